import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './analytics.schema.ts'

/** GET /employer/companies/:id/analytics */
export const getAnalytics = defineEndpoint<typeof shapes.getAnalytics>()({
  method: 'GET',
  path: '/employer/companies/:id/analytics',
  whose: 'company',
  access: 'employer',
})
