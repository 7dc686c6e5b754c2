import type { Contribution } from '../../contract/profile/profile.schema.ts'
import { isReadOneByOne, readings } from '../../contract/reviews/readings.ts'

/** Returns the words by which a reader recognises a review, where it has any; shortened where they are many. */
export function describeContribution({ kind, answers }: Pick<Contribution, 'kind' | 'answers'>): string | undefined {
  const words = isReadOneByOne(kind) ? answers[readings[kind].words] : undefined
  if (typeof words !== 'string') return undefined
  return words.length > 160 ? `${words.slice(0, 160)}…` : words
}
