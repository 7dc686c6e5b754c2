import { boolean, enums, nullable, object, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { Id } from '../params.ts'
import { readOneByOne } from './readings.ts'

/**
 * GET /companies/:id/context?kind=&department=&joblevel=&city=: whether enough people who wrote a review of this kind
 * about the company share these three for readers to see the city, and the region that could be shown instead, in the
 * reader's language (null for a city without one). It discloses no more than the published reviews do (design: product,
 * before sending).
 */
export const getContext = defineEndpoint({
  method: 'GET',
  path: '/companies/:id/context',
  params: { id: Id },
  access: 'public',
  query: object({ kind: enums(readOneByOne), department: Id, joblevel: Id, city: Id }),
  response: type({ crowded: boolean(), region: nullable(string()) }),
})
