import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './log.schema.ts'

/** GET /moderation/log: newest first, of one kind where `kind` is given. */
export const listLog = defineEndpoint<typeof shapes.listLog>()({
  method: 'GET',
  path: '/moderation/log',
  access: 'public',
  cache: 'public',
})

/** GET /moderation/log/totals: the totals of the last 6 months with a decision, newest first. */
export const listLogTotals = defineEndpoint<typeof shapes.listLogTotals>()({
  method: 'GET',
  path: '/moderation/log/totals',
  access: 'public',
  cache: 'public',
})
