import { create, defaulted, enums, type Infer, integer, nullable, optional, string, type } from 'superstruct'
import { Preferences } from '../../../contract/profile/preferences.schema.ts'
import { normaliseAsStored, normaliseEmail } from './normal-email.ts'
import type { Privacy } from './privacy.ts'

/**
 * The owner of an account, as mails need it when the person is not signed in: the address as it was given, name,
 * language, and what they want to be mailed about (null until they choose).
 */
export const Card = type({
  email: string(),
  name: nullable(string()),
  language: enums(['en', 'ar']),
  preferences: defaulted(nullable(Preferences), null),
  /** The version of the terms that was in force when they signed up or in last; absent for the first. */
  terms: optional(integer()),
})
export type Card = Infer<typeof Card>

/** Derives the mark an account is stored under: the same for the spellings every version knows, noise without the key. */
export const deriveEmailMark = (privacy: Privacy, email: string): Buffer => privacy.emailMark(normaliseAsStored(email))

/** Derives the mark of a mailbox: the same for every spelling its provider delivers to it. */
export const deriveMailboxMark = (privacy: Privacy, email: string): Buffer =>
  privacy.emailMark(`mailbox ${normaliseEmail(email)}`)

/** Seals a card for storage: noise of one length without the author key. */
export const sealCard = (privacy: Privacy, card: Card): Buffer => privacy.sealCard(card)

/** Opens a card. Throws when the bytes were changed or belong to another key. */
export const openCard = (privacy: Privacy, sealed: Uint8Array): Card => create(privacy.openCard(sealed), Card)
