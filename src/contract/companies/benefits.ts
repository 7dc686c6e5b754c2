import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './benefits.schema.ts'

/**
 * GET /companies/:id/benefits: comments newest first, and what all reviewers said of each benefit (in the list's
 * order).
 */
export const listBenefitComments = defineEndpoint<typeof shapes.listBenefitComments>()({
  method: 'GET',
  path: '/companies/:id/benefits',
  access: 'public',
  cache: 'public',
})
