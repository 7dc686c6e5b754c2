import { enums, is, string, type } from 'superstruct'
import type { Services } from '../app.ts'
import type { Language } from '../http/words.ts'
import type { Privacy } from '../privacy/privacy.ts'
import { mayMail } from './may-mail.ts'
import type { Message } from './queue.ts'
import { addresseeOf } from './store.ts'

/** Whom to tell of what becomes of something they wrote, and the language they wrote in (decision 16). */
type Contact = { account: string; language: Language }
const Contact = type({ account: string(), language: enums(['en', 'ar']) })

/** A contact as it is kept beside what they wrote: noise of one length without the author key. Null: of somebody gone. */
export const sealContact = (privacy: Privacy, contact: Contact | null): Buffer => privacy.sealContact(contact)

/** Who a sealed contact is; undefined where it is none. Only for what cannot be done without knowing them. */
export function openContact(privacy: Privacy, sealed: Uint8Array): Contact | undefined {
  const opened = privacy.openContact(sealed)
  return is(opened, Contact) ? opened : undefined
}

/**
 * Queues a mail to a contact who wants mails of its kind, in a transaction of its own: no transaction may write both a row
 * of people and a contribution. Closed, blocked and unverified accounts are told nothing of what they chose. A message that
 * names something is made in the language they wrote in.
 */
export async function tell(
  { services, now }: { services: Services; now: Date },
  sealed: Uint8Array,
  message: Message | ((language: Language) => Message),
): Promise<void> {
  const { db, privacy, mail } = services
  const contact = openContact(privacy, sealed)
  if (!contact) return
  const addressee = await addresseeOf({ db, privacy }, contact.account)
  const said = typeof message === 'function' ? message(contact.language) : message
  if (!addressee || !mayMail(privacy, addressee, said.kind)) return
  await mail.add(db, { ...said, to: addressee.email, language: contact.language }, now)
}
