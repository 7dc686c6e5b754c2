import type { Account } from './http/account.ts'
import type { Language } from './http/words.ts'
import type { Services } from './services.ts'

export type Using = Pick<Services, 'db' | 'privacy'>
/** Somebody who wants what is theirs, or to be gone. */
export type Person = Pick<Account, 'id' | 'secret' | 'vault'>

/** What one feature keeps of a person, or what they have written there. Listed in `parts.ts`. */
export type PersonPart = {
  /** Its name in the file people download. */
  name: string
  /** All of it, as JSON, in the person's language where there is one. */
  gather(using: Using, person: Person, language: Language): Promise<unknown>
  /** Deletes what they have written, where a person wants everything to go. May be begun again after a crash. */
  remove?(using: Using, person: Person): Promise<void>
  /**
   * Cuts what would outlive the account and still lead to it, before its secret is gone. Rows that hang on the account
   * go by themselves.
   */
  untie?(using: Using, person: Person): Promise<void>
}
