import { getCompanyProfile, listCompanies, searchCompanies } from '../companies/companies.ts'
import { defineEndpoint } from '../endpoint.ts'
import { choice, date, optional, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { getSettings } from '../lookups/lists.ts'
import { getStudy, listStudies } from '../studies/studies.ts'
import { getSite, readLaunch } from './administration.ts'
import type * as shapes from './audit.schema.ts'
import { readListedCompany } from './directory.ts'
import { changedByFigures } from './figures.ts'
import { changes as changedByLists } from './lists.ts'
import { listSiteStudies } from './studies.ts'
import { getText, listTexts, readTextVersion } from './texts.ts'

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
  'company.join',
  'company.separate',
  'company.domain',
  'companies.import',
  'settings.set',
  'text.draft',
  'text.publish',
  'list.add',
  'list.change',
  'list.join',
  'list.separate',
  'list.refuse',
  'figures.import',
  'figures.withdraw',
  'figures.restore',
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
  'authorities.set',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What can be undone: every act that people see, but for imports of the directory and e-mails that are sent. */
export const undoableActions = [
  'company.rename',
  'company.close',
  'company.join',
  'company.separate',
  'settings.set',
  'text.publish',
  'list.add',
  'list.change',
  'list.join',
  'list.separate',
  'figures.import',
  'figures.withdraw',
  'figures.restore',
  'study.state',
  'site.open',
  'site.close',
] as const satisfies readonly AuditAction[]
export type UndoableAction = (typeof undoableActions)[number]
/** For how many days. */
export const undoableDays = 7

/** By what the audit is searched; a subject is found by its beginning: `text/` finds all texts. */
export const auditForm = defineForm('audit', [
  optional(choice('action', auditActions)),
  optional(text('actor', { input: 'word', max: 40 })),
  optional(text('subject', { input: 'word', max: 100 })),
  optional(date('day', { past: true })),
])

/** GET /admin/audit: the entries, newest first. */
export const searchAudit = defineEndpoint<typeof shapes.searchAudit>()({
  method: 'GET',
  path: '/admin/audit',
  whose: 'anybody',
  access: 'administrator',
})

/** What an act that is undone may have changed. */
const changes = [
  searchAudit,
  getSite,
  readLaunch,
  getSettings,
  getText,
  listTexts,
  readTextVersion,
  readListedCompany,
  getCompanyProfile,
  listCompanies,
  searchCompanies,
  listSiteStudies,
  listStudies,
  getStudy,
  ...changedByLists,
  ...changedByFigures,
] as const

/**
 * POST /admin/audit/:entry/undo: does an act once more with what was before and after exchanged. 409 `changed_since`
 * where what it changed has changed again, `undo_over` after seven days.
 */
export const undoEntry = defineEndpoint<typeof shapes.undoEntry>()({
  method: 'POST',
  path: '/admin/audit/:entry/undo',
  whose: 'anybody',
  access: 'administrator',
  fresh: true,
  invalidates: changes,
})
