import type { CaseKind, DecisionReason } from '../../contract/moderation/cases.ts'
import type { Call } from '../http/route.ts'
import type { Language } from '../http/words.ts'
import { openContact, sealContact, tell } from '../mail/contact.ts'
import type { Message } from '../mail/queue.ts'
import { companyNames, speakersOf } from './decisions/store.ts'
import type { Acted, Decided } from './queue.ts'

/**
 * Whether whoever a decision concerns may appeal against it: where something was rejected or removed and there is somebody
 * to tell. A rejected letter is not appealed against but followed by a better one: it is gone after a day.
 */
export const mayAppeal = (kind: CaseKind, { outcome, tell: told }: Decided): boolean =>
  told !== undefined && (outcome === 'removed' || (outcome === 'rejected' && kind !== 'unlock'))

type Told = Acted & { reason?: DecisionReason }

/**
 * Mails those a decision concerns, each in their language, in transactions of their own (`mail/contact.ts`). With `token`
 * the link leads to the appeal, else to the company's page.
 */
export async function inform(call: Call, { concerned, companyId, tell: kind, ...done }: Told, token?: string) {
  if (!kind) return
  const { privacy, db, config } = call.services
  const contacts =
    'contact' in concerned
      ? [concerned.contact]
      : (await speakersOf(db, concerned.peopleOf)).map((one) => sealContact(privacy, one))
  for (const contact of contacts) {
    const language = contact && openContact(privacy, contact)?.language
    if (!contact || !language) continue
    const company = await nameOf(call, companyId, language)
    const link = token
      ? `${config.publicUrl}/appeal/${token}`
      : `${config.publicUrl}${companyId === null ? '/user/myprofile/support' : `/company/${companyId}`}`
    await tell(call, contact, { kind, company, link, ...done } as Message)
  }
}

async function nameOf({ services: { db } }: Call, companyId: number | null, language: Language): Promise<string> {
  return (companyId !== null && (await companyNames(db, [companyId], language)).get(companyId)) || ''
}
