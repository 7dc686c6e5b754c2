import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './awards.schema.ts'

/** GET /awards: the quarters, newest first; `after` is the `next` of the page before. */
export const listAwards = defineEndpoint<typeof shapes.listAwards>()({
  method: 'GET',
  path: '/awards',
  access: 'public',
  cache: 'public',
})
