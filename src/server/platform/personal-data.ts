import type { Account } from './http/account.ts'
import type { Language } from './http/words.ts'
import type { Services } from './services.ts'
import type { Withheld } from './withheld.ts'

export type DataDependencies = Pick<Services, 'db' | 'privacy'>
/** A person who exports their data or deletes it. */
export type Person = Pick<Account, 'id' | 'secret' | 'vault'>

/**
 * One feature's share of a person's data: what it keeps of them, and what they have written there. Listed in
 * `parts.ts`.
 */
export type PersonPart = {
  /** Its name in the file people download. */
  name: string
  /** Returns all of it, as JSON, in the person's language where there is one. */
  gather(using: DataDependencies, person: Person, language: Language): Promise<unknown>
  /**
   * Removes what they have written and want deleted: returns what readers are not to see any more and the next purge
   * deletes. What nobody has seen is deleted at once. May be run again after a crash.
   */
  remove?(using: DataDependencies, person: Person, now: Date): Promise<readonly Withheld[]>
  /**
   * Finds what would outlive the account and still lead to it, before the account's secret is gone: the next purge cuts
   * it. Rows that belong to the account are deleted with it.
   */
  untie?(using: DataDependencies, person: Person, now: Date): Promise<readonly Withheld[]>
}
