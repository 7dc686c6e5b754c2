import type { CaseKind, DecisionReason } from '../../contract/moderation/cases.ts'
import { notifyContact } from '../accounts/notify-contact.ts'
import { openContact, sealContact } from '../mail/contact.ts'
import type { MailKind, WaitingMessage } from '../mail/queue.ts'
import type { Database } from '../platform/db/database.ts'
import type { Language } from '../platform/http/words.ts'
import type { Services } from '../platform/services.ts'
import { listCompanyNames, listSpeakers } from './decisions.queries.ts'
import type { CaseEffect, DecisionEffect } from './queue.ts'

/**
 * Returns whether the person a decision concerns may appeal against it by the link of a mail: if their request was
 * rejected and there is a contact to notify. Against a removal the author appeals signed in (`notifications/activity`).
 * A rejected letter is not appealed against but followed by a better one: it is deleted after a day.
 */
export const mayAppeal = (kind: CaseKind, { outcome, mailKind: told }: DecisionEffect): boolean =>
  told !== undefined && outcome === 'rejected' && kind !== 'unlock'

type InformedOutcome = CaseEffect & { reason?: DecisionReason | undefined }

/** The mails to the person who sent a notice, where others get another. */
const noticeKinds: { readonly [Kind in MailKind]?: MailKind } = { appeal_dismissed: 'notice_upheld' }

type Dependencies = { services: Pick<Services, 'db' | 'privacy' | 'mail' | 'config'>; now: Date }

/**
 * Queues the mails to the people a decision concerns, each in their language, in the decision's transaction, so that no
 * decision stands without them. With `token` the link leads to the appeal, otherwise to the company's page.
 */
export async function inform(
  using: Dependencies,
  { concerned, companyId, mailKind: kind, ...done }: InformedOutcome,
  token?: string,
) {
  if (!kind) return
  const { services, now } = using
  const { privacy, db, config } = services
  if ('sender' in concerned) {
    if (!concerned.sender) return
    const { to, language, path, number } = concerned.sender
    const company = await nameOf(db, companyId, language)
    const message = { kind: noticeKinds[kind] ?? kind, company, number, link: `${config.publicUrl}${path}`, ...done }
    return services.mail.add(db, { ...(message as WaitingMessage), to, language }, now)
  }
  const contacts =
    'contact' in concerned
      ? [concerned.contact]
      : (await listSpeakers({ db, privacy }, concerned.peopleOf)).map((one) => sealContact(privacy, one))
  for (const contact of contacts) {
    const language = contact && openContact(privacy, contact)?.language
    if (!contact || !language) continue
    const company = await nameOf(db, companyId, language)
    const path = pageAbout(kind, companyId)
    const link = `${config.publicUrl}${token ? `/appeal/${token}` : path}`
    await notifyContact({ services, now }, contact, { kind, company, link, ...done } as WaitingMessage)
  }
}

/** Returns the page that a notice without an appeal links to. */
function pageAbout(kind: MailKind, companyId: number | null): string {
  if (kind === 'appeal_dismissed') return '/moderation/log'
  return companyId === null ? '/user/myprofile/support' : `/company/${companyId}`
}

async function nameOf(db: Database, companyId: number | null, language: Language): Promise<string> {
  return (companyId !== null && (await listCompanyNames(db, [companyId], language)).get(companyId)) || ''
}
