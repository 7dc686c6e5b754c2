import { openCard } from '../platform/privacy/card.ts'
import type { Services } from '../platform/services.ts'
import { hashOf } from '../platform/tokens.ts'
import { proveAccount, removeSessions } from './accounts.queries.ts'
import { isGuessable } from './common-passwords.ts'
import { consumeLink, type LinkProblem, openLink } from './links.queries.ts'

type With = Pick<Services, 'db' | 'privacy' | 'passwords'>

/**
 * Sets a new password by a link of a mail and ends every session; undefined when done, else what is wrong with the link, or
 * `password_common` where the password is among the first to be tried for this person.
 * Whoever opens the mail has proven the e-mail as well.
 */
export async function resetByLink(
  { db, privacy, passwords }: With,
  token: string,
  password: string,
  now: Date,
): Promise<LinkProblem | 'password_common' | undefined> {
  const hash = hashOf(token)
  // Hashing is dear: only for a link that counts.
  const link = await openLink(db, 'reset', hash, now)
  if (typeof link === 'string') return link
  const { email, name } = openCard(privacy, link.card)
  if (isGuessable(password, [email, name])) return 'password_common'
  const passwordHash = await passwords.hash(password)
  return db.transaction(async (tx) => {
    const again = await openLink(tx, 'reset', hash, now)
    if (typeof again === 'string') return again
    await proveAccount({ db: tx, privacy }, again.accountId, { passwordHash })
    await removeSessions(tx, again.accountId)
    await consumeLink(tx, hash, again.accountId, now)
    return undefined
  })
}
