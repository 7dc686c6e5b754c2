import type * as shapes from './developers.schema.ts'
import { defineEndpoint } from './endpoint.ts'

/** GET /developers/guide: the API document in the form a person reads it, in the language of the call. */
export const getApiGuide = defineEndpoint<typeof shapes.getApiGuide>()({
  method: 'GET',
  path: '/developers/guide',
  access: 'public',
  cache: 'public',
})
