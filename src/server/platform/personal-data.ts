import type { Account } from './http/account.ts'
import type { Language } from './http/words.ts'
import type { Services } from './services.ts'
import type { Withheld } from './withheld.ts'

export type DataDependencies = Pick<Services, 'db' | 'privacy'>
/** Somebody who wants what is theirs, or to be gone. */
export type Person = Pick<Account, 'id' | 'secret' | 'vault'>

/** What one feature keeps of a person, or what they have written there. Listed in `parts.ts`. */
export type PersonPart = {
  /** Its name in the file people download. */
  name: string
  /** All of it, as JSON, in the person's language where there is one. */
  gather(using: DataDependencies, person: Person, language: Language): Promise<unknown>
  /**
   * What they have written and want to go: answers what readers are to see no more and the next purge deletes. What nobody
   * has seen is deleted at once. May be begun again after a crash.
   */
  remove?(using: DataDependencies, person: Person, now: Date): Promise<readonly Withheld[]>
  /**
   * What would outlive the account and still lead to it, found before its secret is gone: the next purge cuts it. Rows that
   * hang on the account go with it.
   */
  untie?(using: DataDependencies, person: Person, now: Date): Promise<readonly Withheld[]>
}
