import { array, enums, type Infer, integer, nullable, number, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { aspects } from '../reviews/aspects.ts'
import { ReviewFilter } from '../reviews/voices.schema.ts'

/**
 * How many of the reviews mention an aspect of work, how many of them as praise and how many as a fault (some do both),
 * and the bounds of the 95 % confidence interval of the share of reviews that mention it (0..1:
 * `statistics/interval.ts`).
 */
const AspectMentions = type({
  id: enums(aspects),
  mentions: integer(),
  praised: integer(),
  fault: integer(),
  lower: number(),
  upper: number(),
})
export type AspectMentions = Infer<typeof AspectMentions>

const OfReviews = type({ count: integer(), average: nullable(number()) })
/**
 * What a filter matches: how many reviews and their average stars; `reviewsCounted` and one more, without an average,
 * where there are too many to count; and how many of all reviews each choice has, null where these are too many.
 */
export const ReviewSummary = type({
  found: OfReviews,
  /** Of all reviews of the company, at least how many are by people who have proven to work there; null below ten. */
  proven: nullable(type({ at_least: integer(), of: integer() })),
  all: nullable(
    type({
      /** How many reviews have 1, 2, 3, 4 and 5 stars. */
      stars: array(integer()),
      current: integer(),
      former: integer(),
      ar: integer(),
      en: integer(),
      answered: integer(),
      unanswered: integer(),
      /** The departments shown beside reviews, the one with most reviews first. */
      departments: array(type({ id: integer(), name: string(), count: integer() })),
      /** The aspects that `minMentions` reviews or more mention, most mentions first. */
      aspects: array(AspectMentions),
    }),
  ),
})
export type ReviewSummary = Infer<typeof ReviewSummary>

export const summarizeReviews = defineShapes({ params: { id: Id }, query: ReviewFilter, response: ReviewSummary })
