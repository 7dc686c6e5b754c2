import { defineEndpoint } from '../endpoint.ts'
import { choice, date, optional, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './audit.schema.ts'

/** What an entry of the audit says that was done. */
export const auditActions = [
  'case.propose',
  'case.decide',
  'decision.undo',
  'letter.read',
  'account.block',
  'account.unblock',
  'announcement.send',
  'breach.send',
  'moderator.add',
  'moderator.remove',
  'administrator.add',
  'administrator.remove',
  'company.remove',
  'company.rename',
  'company.close',
  'companies.import',
  'settings.set',
  'text.draft',
  'text.publish',
  'list.add',
  'list.change',
  'list.join',
  'list.separate',
  'list.refuse',
  'study.add',
  'study.change',
  'study.state',
  'site.open',
  'site.close',
  'site.link',
  'site.try',
  'recount',
  'reindex',
  'rekey',
  'open-data.import',
] as const
export type AuditAction = (typeof auditActions)[number]

/** By what the audit is searched; a subject is found by its beginning: `text/` finds all texts. */
export const auditForm = defineForm('audit', [
  optional(choice('action', auditActions)),
  optional(text('actor', { max: 40 })),
  optional(text('subject', { max: 100 })),
  optional(date('day', { past: true })),
])

/** GET /admin/audit: the entries, newest first. */
export const searchAudit = defineEndpoint<typeof shapes.searchAudit>()({
  method: 'GET',
  path: '/admin/audit',
  whose: 'anybody',
  access: 'administrator',
})
