import type { ModeratorRole } from '../../../contract/moderation/desk.ts'
import type { Preferences } from '../../../contract/profile/preferences.schema.ts'
import type { Language } from './words.ts'

/** The calling account: the columns of `accounts` that handlers need. */
export type Account = {
  id: string
  /** The e-mail as it was given; stored in `card`. */
  email: string
  name: string | null
  /** The language of the last sign-in: the language of mails nobody is waiting for. */
  language: Language
  image: string | null
  verified: boolean
  /** True when its owner has closed it and may open it again. */
  closeable: boolean
  /** True when a moderator has blocked it. */
  blocked: boolean
  /** What the person wants to be mailed about; null until they choose. */
  preferences: Preferences | null
  /** The version of the terms that was in force when they signed in last; absent for the first. */
  terms?: number | undefined
  /**
   * The secret that ties them to what they wrote: opened by what they signed in with, known for the duration of the
   * call.
   */
  secret: Buffer
  /** What the person says of themselves, encrypted; null while they have said nothing. */
  vault: Buffer | null
  /** Whether the account speaks for a company that is unlocked. */
  represents: boolean
  /** The moderator role the operator gave; null for everybody else. */
  moderates: { role: ModeratorRole; pseudonym: string } | null
  /** Whether the account runs the site, and its pseudonym as such. */
  administers: { pseudonym: string } | null
}

/** An account whose owner the operator made a moderator. */
export type Moderator = Account & { moderates: NonNullable<Account['moderates']> }

/** An account that runs the site. */
export type Administrator = Account & { administers: NonNullable<Account['administers']> }

export type Role = 'member' | 'employer' | 'moderator' | 'lead' | 'administrator'

/**
 * Lists the roles of an account: an employer speaks for a company, a moderator was made one by the operator. An account
 * with an unproven address has none, however it got a session.
 */
export function listRoles({ verified, represents, moderates, administers }: Account): Role[] {
  if (!verified) return []
  const roles: Role[] = ['member']
  if (represents) roles.push('employer')
  if (moderates) roles.push('moderator')
  if (moderates?.role === 'lead') roles.push('lead')
  if (administers) roles.push('administrator')
  return roles
}
