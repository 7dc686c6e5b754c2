import { enums, is, string, type } from 'superstruct'
import type { Language } from '../platform/http/words.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

/** The account to notify of the outcome of something its owner wrote, and the language they wrote in (decision 16). */
type Contact = { account: string; language: Language }
const Contact = type({ account: string(), language: enums(['en', 'ar']) })

/**
 * Seals a contact for storage beside what the person wrote: noise of one length without the author key. Null: of a
 * person who is gone.
 */
export const sealContact = (privacy: Privacy, contact: Contact | null): Buffer => privacy.sealContact(contact)

/**
 * Opens a sealed contact; undefined when it stands for nobody. Only for what cannot be done without knowing the
 * account.
 */
export function openContact(privacy: Privacy, sealed: Uint8Array): Contact | undefined {
  const opened = privacy.openContact(sealed)
  return is(opened, Contact) ? opened : undefined
}
