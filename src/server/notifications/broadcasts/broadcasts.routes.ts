import type { AnswersOf } from '../../../contract/form/form.ts'
import { announce, announceForSite, type announcementForm } from '../../../contract/notifications/announcements.ts'
import { record } from '../../audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Route } from '../../platform/http/call.ts'
import { routeOnce } from '../../platform/idempotency/once.ts'
import type { Services } from '../../platform/services.ts'
import { addBroadcast } from './broadcasts.queries.ts'

/**
 * The routes of announcements: the operator's messages to those who asked for them (spec 3: marketing, announcement).
 */
export const announcementRoutes: readonly Route[] = [
  routeOnce(announce, {
    act: (tx, { answers, services, account, now }) =>
      queue(tx, answers, { services, actor: account.moderates.pseudonym, now }),
  }),
  routeOnce(announceForSite, {
    act: (tx, { answers, services, account, now }) =>
      queue(tx, answers, { services, actor: account.administers.pseudonym, now }),
  }),
]

async function queue(
  tx: Database,
  { kind, subject_en, subject_ar, text_en, text_ar }: AnswersOf<typeof announcementForm>,
  { services: { privacy }, actor, now }: { services: Services; actor: string; now: Date },
) {
  const words = { en: { subject: subject_en, text: text_en }, ar: { subject: subject_ar, text: text_ar } }
  await addBroadcast(tx, { kind, words })
  const details = { en: subject_en, ar: subject_ar }
  await record({ db: tx, privacy }, { actor, action: 'announcement.send', subject: `mail/${kind}`, details, now })
  return { status: 200, message: 'announcement_queued' } as const
}
