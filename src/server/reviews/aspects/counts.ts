import type { AspectMentions } from '../../../contract/companies/review-summary.schema.ts'
import { aspects, minMentions } from '../../../contract/reviews/aspects.ts'
import { computeRatingInterval } from '../../statistics/rating.ts'

/** The aspects one review mentions, each marked as praise or as a fault: `+late_pay`, `-late_pay`. */
export type MentionedAspects = readonly string[]

/**
 * Counts how many of these reviews mention each aspect, as praise and as a fault, with the interval of the share that
 * does (0..1). Leaves out aspects with fewer than `minMentions` mentions; most mentions first.
 */
export function countAspects(reviews: readonly MentionedAspects[]): AspectMentions[] {
  const counts = new Map(aspects.map((id) => [id as string, { id, mentions: 0, praised: 0, fault: 0 }]))
  for (const mentioned of reviews) {
    for (const one of mentioned) {
      const count = counts.get(one.slice(1))
      if (count) count[one.startsWith('+') ? 'praised' : 'fault'] += 1
    }
    for (const id of new Set(mentioned.map((one) => one.slice(1)))) {
      const count = counts.get(id)
      if (count) count.mentions += 1
    }
  }
  return [...counts.values()]
    .filter(({ mentions }) => mentions >= minMentions)
    .map((count) => {
      const others = reviews.length - count.mentions
      const { lower, upper } = computeRatingInterval([
        [0, others],
        [1, count.mentions],
      ])!
      return { ...count, lower, upper }
    })
    .sort((one, other) => other.mentions - one.mentions)
}
