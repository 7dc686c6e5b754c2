import type { Contribution } from '../../contract/profile/profile.ts'
import { isReadOneByOne, readings } from '../../contract/reviews/readings.ts'

/** What a reader would recognise a review by, where it has words; cut where they are many. */
export function describeContribution({ kind, answers }: Pick<Contribution, 'kind' | 'answers'>): string | undefined {
  const words = isReadOneByOne(kind) ? answers[readings[kind].words] : undefined
  if (typeof words !== 'string') return undefined
  return words.length > 160 ? `${words.slice(0, 160)}…` : words
}
