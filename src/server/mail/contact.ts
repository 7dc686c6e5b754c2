import { enums, is, string, type } from 'superstruct'
import type { Language } from '../platform/http/words.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

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
