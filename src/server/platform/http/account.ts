import type { ModeratorRole } from '../../../contract/moderation/desk.ts'
import type { Preferences } from '../../../contract/profile/preferences.ts'
import type { Language } from '../http/words.ts'

/** Whoever calls: a row of `accounts` as far as handlers need it. */
export type Account = {
  id: string
  /** As it was given; `card` in the database. */
  email: string
  name: string | null
  /** What they last signed in with: the language of mails nobody is waiting for. */
  language: Language
  image: string | null
  verified: boolean
  /** Its owner has closed it and may open it again. */
  closeable: boolean
  /** A moderator shuts its owner out. */
  blocked: boolean
  /** What they want to hear of; null until they choose. */
  preferences: Preferences | null
  /** What ties them to what they wrote: opened by what they signed in with, known for as long as the call. */
  secret: Buffer
  /** What the person says of themselves, encrypted; null while they have said nothing. */
  vault: Buffer | null
  /** Speaks for a company that is unlocked. */
  represents: boolean
  /** What the operator made them; null for everybody else. */
  moderates: { role: ModeratorRole; pseudonym: string } | null
}

/** An account the operator made a moderator's. */
export type Moderator = Account & { moderates: NonNullable<Account['moderates']> }

export type Role = 'member' | 'employer' | 'moderator' | 'lead'

/** An account as it is stored: the secret stays under its locks. */
export type StoredAccount = Omit<Account, 'secret'>

/**
 * The roles of an account: an employer speaks for a company, a moderator was made one by the operator. An address that
 * nobody has proven has none, however a session for it came about.
 */
export function listRoles({ verified, represents, moderates }: Account): Role[] {
  if (!verified) return []
  const roles: Role[] = ['member']
  if (represents) roles.push('employer')
  if (moderates) roles.push('moderator')
  if (moderates?.role === 'lead') roles.push('lead')
  return roles
}
