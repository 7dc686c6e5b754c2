import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './dashboard.schema.ts'

/** GET /dashboard: it is about the caller, so the response is not cached. */
export const getDashboard = defineEndpoint<typeof shapes.getDashboard>()({
  method: 'GET',
  path: '/dashboard',
  whose: 'anybody',
  access: 'member',
})
