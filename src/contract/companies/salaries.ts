import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './salaries.schema.ts'

/** GET /companies/:id/salaries (spec 2, company page: salaries). */
export const getSalaries = defineEndpoint<typeof shapes.getSalaries>()({
  method: 'GET',
  path: '/companies/:id/salaries',
  access: 'public',
  cache: 'public',
})
