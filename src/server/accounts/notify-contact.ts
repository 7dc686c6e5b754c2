import { openContact } from '../mail/contact.ts'
import { findAddressee } from '../mail/mail.queries.ts'
import type { WaitingMessage } from '../mail/queue.ts'
import type { Language } from '../platform/http/words.ts'
import type { Services } from '../platform/services.ts'
import { mayMail } from './may-mail.ts'

/**
 * Queues a mail to a contact who wants mails of its kind, in the caller's transaction: a sealed mail is not a row about
 * people. Closed, blocked and unverified accounts get no mail about what they chose. A message that names something is
 * made in the language the contact wrote in.
 */
export async function notifyContact(
  { services, now }: { services: Pick<Services, 'db' | 'privacy' | 'mail'>; now: Date },
  sealed: Uint8Array,
  message: WaitingMessage | ((language: Language) => WaitingMessage),
): Promise<void> {
  const { db, privacy, mail } = services
  const contact = openContact(privacy, sealed)
  if (!contact) return
  const addressee = await findAddressee({ db, privacy }, contact.account)
  const said = typeof message === 'function' ? message(contact.language) : message
  if (!addressee || !mayMail(addressee, said.kind)) return
  await mail.add(db, { ...said, to: addressee.email, language: contact.language }, now)
}
