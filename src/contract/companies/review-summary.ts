import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './review-summary.schema.ts'

/** Up to how many reviews are counted exactly. */
export const reviewsCounted = 1000

/** GET /companies/:id/reviews/summary: how many the list with the same filter finds, and the available choices. */
export const summarizeReviews = defineEndpoint<typeof shapes.summarizeReviews>()({
  method: 'GET',
  path: '/companies/:id/reviews/summary',
  access: 'public',
  cache: 'public',
})
