/** Whoever calls: a row of `accounts` as far as handlers need it. */
export type Account = {
  id: string
  email: string
  name: string | null
  image: string | null
  verified: boolean
  /** Its owner has closed it and may open it again. */
  closeable: boolean
  /** A moderator shuts its owner out. */
  blocked: boolean
  /** Encrypted; only `privacy` opens it. */
  secret: Buffer
  /** What the person says of themselves, encrypted; null while they have said nothing. */
  vault: Buffer | null
  /** Speaks for a company that is unlocked. */
  represents: boolean
}

export type Role = 'member' | 'employer' | 'moderator'

/**
 * The roles of an account: an employer speaks for a company, a moderator is whoever proved to own an address the operator
 * named.
 */
export function rolesOf({ email, verified, represents }: Account, moderators: readonly string[]): Role[] {
  const roles: Role[] = ['member']
  if (verified && represents) roles.push('employer')
  if (verified && moderators.includes(email)) roles.push('moderator')
  return roles
}
