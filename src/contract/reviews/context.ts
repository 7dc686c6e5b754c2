import { boolean, nullable, object, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'

/**
 * GET /companies/:id/context?department=&joblevel=&city=: whether enough people who reviewed the company share these
 * three for readers to see the city, and the region that could stand in its place, in the reader's language (null for
 * a city without one). It tells no more than the published reviews do (design: product, before sending).
 */
export const getContext = endpoint({
  method: 'GET',
  path: '/companies/:id/context',
  access: 'public',
  query: object({ department: string(), joblevel: string(), city: string() }),
  response: type({ crowded: boolean(), region: nullable(string()) }),
})
