import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './context.schema.ts'

/**
 * GET /companies/:id/context?kind=&department=&joblevel=&city=: whether enough people who wrote a review of this kind
 * about the company share these three for readers to see the city, and the region that could be shown instead, in the
 * reader's language (null for a city without one). It discloses no more than the published reviews do (design: product,
 * before sending).
 */
export const getContext = defineEndpoint<typeof shapes.getContext>()({
  method: 'GET',
  path: '/companies/:id/context',
  access: 'public',
})
