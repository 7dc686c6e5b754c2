import { array, enums, type Infer, integer, nullable, number, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { Id } from '../params.ts'
import { aspects } from '../reviews/aspects.ts'
import { ReviewFilter } from '../reviews/voices.ts'

/** More reviews than this are not counted one by one. */
export const reviewsCounted = 1000

/**
 * How many of the reviews mention an aspect of work, how many of them as praise and as a fault (some do both), and the
 * interval in which the share of reviews that mention it lies (0..1, 95 %: `statistics/interval.ts`).
 */
const AspectMentions = type({
  id: enums(aspects),
  mentions: integer(),
  praised: integer(),
  fault: integer(),
  low: number(),
  high: number(),
})
export type AspectMentions = Infer<typeof AspectMentions>

const OfReviews = type({ count: integer(), average: nullable(number()) })
/**
 * What a filter finds: how many reviews and their stars on average, `reviewsCounted` and one more, without an average,
 * where there are too many to count; and how many of all reviews each choice has, null where these are too many.
 */
export const ReviewSummary = type({
  found: OfReviews,
  all: nullable(
    type({
      /** How many have 1, 2, 3, 4 and 5 stars. */
      stars: array(integer()),
      current: integer(),
      former: integer(),
      ar: integer(),
      en: integer(),
      answered: integer(),
      unanswered: integer(),
      /** Those shown beside reviews, most reviews first. */
      departments: array(type({ id: integer(), name: string(), count: integer() })),
      /** What `minMentions` of them or more mention, most mentions first. */
      aspects: array(AspectMentions),
    }),
  ),
})
export type ReviewSummary = Infer<typeof ReviewSummary>

/** GET /companies/:id/reviews/summary: what the list of the same filter finds, and the choices there are. */
export const summarizeReviews = defineEndpoint({
  method: 'GET',
  path: '/companies/:id/reviews/summary',
  params: { id: Id },
  access: 'public',
  query: ReviewFilter,
  response: ReviewSummary,
  cache: 'public',
})
