import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './ledger.schema.ts'

/** GET /statistics/ledger: what is spent of people's privacy, by the table the noise of releases is sampled by. */
export const getLedger = defineEndpoint<typeof shapes.getLedger>()({
  method: 'GET',
  path: '/statistics/ledger',
  access: 'public',
  cache: 'public',
})
