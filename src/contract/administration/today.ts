import { defineEndpoint } from '../endpoint.ts'
import { caseKinds } from '../moderation/cases.ts'
import type * as shapes from './today.schema.ts'

/** The queues of a site: cases of moderators, names for lists, mails, and what waits for its publication. */
export const siteQueues = [...caseKinds, 'names', 'mails', 'contributions'] as const

/** What is not safe yet about how a server runs. */
export const dangers = ['no_backup', 'backup_beside', 'no_tls', 'plain_http'] as const
export type Danger = (typeof dangers)[number]

/** GET /admin/today: what waits and since when, how the site runs, and what comes next. */
export const readSiteToday = defineEndpoint<typeof shapes.readSiteToday>()({
  method: 'GET',
  path: '/admin/today',
  whose: 'anybody',
  access: 'administrator',
})
