import { isCode } from '../../contract/accounts/recovery-code.ts'
import { getDayAfter } from '../platform/months.ts'
import { openCard } from '../platform/privacy/card.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import type { Services } from '../platform/services.ts'
import { hashOf } from '../platform/tokens.ts'
import { proveAccount, removeSessions } from './accounts.queries.ts'
import { getBegunByLink } from './begun.ts'
import { isGuessable } from './common-passwords.ts'
import { consumeLink, type LinkProblem, type OpenedLink, openLink } from './links.queries.ts'
import { decodeRecoveryCode, openSecret, withLock } from './locks.ts'
import { beginAnew } from './vault.queries.ts'

type Dependencies = Pick<Services, 'db' | 'privacy' | 'passwords' | 'limits' | 'mail' | 'config'>

/** What the caller brings to keep their data: their recovery code, or `nothing`, said explicitly. */
type GivenProof = { code?: string | undefined; nothing?: boolean }

type ResetOutcome =
  | { ok: true; kept: boolean }
  | { ok: false; problem: LinkProblem; of: 'token' }
  | { ok: false; problem: 'password_common'; of: 'password' }
  | { ok: false; problem: 'accounts_begun'; of: '' }
  | ({ ok: false } & RecoveryProblem)
type RecoveryProblem =
  | { problem: 'recovery_missing'; of: 'recovery' }
  | { problem: 'recovery_code_malformed' | 'recovery_code_wrong'; of: 'code' }

/**
 * Sets a new password by a link from a mail and ends every session. Opening the mail proves the e-mail as well, and
 * only that: what the account's owner wrote and said of themselves opens with what is `brought`. A caller who brings
 * nothing keeps the account and begins anew in it (decision 44), which counts as beginning one.
 */
export async function resetByLink(
  { db, privacy, passwords, limits, mail, config }: Dependencies,
  { token, password, ...brought }: { token: string; password: string } & GivenProof,
  now: Date,
): Promise<ResetOutcome> {
  const hash = hashOf(token)
  const link = await openLink(db, 'reset', hash, now)
  if (typeof link === 'string') return { ok: false, problem: link, of: 'token' }
  const { email, name, language } = openCard(privacy, link.card)
  if (isGuessable(password, [email, name])) return { ok: false, problem: 'password_common', of: 'password' }
  const known = findSecret(privacy, link, brought)
  if (typeof known === 'object' && 'problem' in known) return { ok: false, ...known }
  const begun = known
    ? undefined
    : await getBegunByLink({ db, limits }, { purpose: 'reset', tokenHash: hash, email }, now)
  if (begun?.may === false) return { ok: false, problem: 'accounts_begun', of: '' }
  // Hashing is expensive, so it is done only for a link that counts.
  const { hash: passwordHash, key } = await passwords.hash(password)
  const done = await db.transaction(async (tx): Promise<ResetOutcome> => {
    const again = await openLink(tx, 'reset', hash, now)
    if (typeof again === 'string') return { ok: false, problem: again, of: 'token' }
    const { accountId } = again
    const secret = known ?? privacy.newSecret()
    const locks = withLock(privacy, known ? again.locks : null, secret, { kind: 'password', by: key })
    await proveAccount({ db: tx, privacy }, accountId, { passwordHash, locks })
    if (!known) await beginAnew({ db: tx, privacy }, { id: accountId, secret }, getDayAfter(now, 0))
    await removeSessions(tx, accountId)
    await consumeLink(tx, hash, accountId, now)
    // The account's owner may not be the only reader of the mailbox.
    const lead = `${config.publicUrl}/auth/forgotPassword`
    await mail.add(tx, { kind: 'password_changed', to: email, language, link: lead }, now)
    return { ok: true, kept: known !== undefined || again.locks === null }
  })
  // A link that another call has opened meanwhile has begun anew.
  if (!done.ok && done.problem !== 'token_used') await begun?.takeBack()
  return done
}

/** Returns the secret to keep, undefined where a new one is to be made, or the problem with what was brought. */
function findSecret(
  privacy: Privacy,
  { locks }: OpenedLink,
  { code, nothing }: GivenProof,
): Buffer | undefined | RecoveryProblem {
  if (locks === null || nothing) return undefined
  if (!code) return { problem: 'recovery_missing', of: 'recovery' }
  if (!isCode(code)) return { problem: 'recovery_code_malformed', of: 'code' }
  return (
    openSecret(privacy, locks, { kind: 'code', by: decodeRecoveryCode(code) }) ?? {
      problem: 'recovery_code_wrong',
      of: 'code',
    }
  )
}
