import type { RawAnswers } from '../../../../contract/form/form.ts'
import { getContext } from '../../../../contract/reviews/context.ts'
import type { OneByOneKind } from '../../../../contract/reviews/kinds.ts'
import { useQuery } from '../../../data/query.ts'

export type AnonymityPreview = { crowded: boolean; region: string | null }

/**
 * Returns whether readers would see the city of a review with these answers, and the region that can be shown instead.
 * Undefined until department, level and city are answered, and without a network.
 */
export function useFit(
  companyId: number,
  kind: OneByOneKind | undefined,
  { department, joblevel, cities }: RawAnswers,
): AnonymityPreview | undefined {
  const complete = kind !== undefined && [department, joblevel, cities].every((id) => Number(id) > 0)
  const query = { kind, department: String(department), joblevel: String(joblevel), city: String(cities) }
  return useQuery(getContext, complete ? { params: { id: companyId }, query } : null).data
}
