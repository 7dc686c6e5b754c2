import { isCode } from '../../contract/accounts/recovery-code.ts'
import { recentDays } from '../../contract/accounts/reset.ts'
import { getDayAfter } from '../platform/months.ts'
import { openCard } from '../platform/privacy/card.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import type { Services } from '../platform/services.ts'
import { hashOf } from '../platform/tokens.ts'
import { proveAccount, removeSessions } from './accounts.queries.ts'
import { getBegunByLink } from './begun.ts'
import { isGuessable } from './common-passwords.ts'
import { endRecentKeys } from './end-recent-keys.ts'
import { endRoles, holdCompaniesOf } from './end-roles.queries.ts'
import { consumeLink, type LinkProblem, type OpenedLink, openLink } from './links.queries.ts'
import { changeLocks } from './locks.queries.ts'
import { decodeRecoveryCode, openDevice, openSecret, withoutCodeSince, withPassword } from './locks.ts'
import { toDay } from './sessions.ts'
import { beginAnew } from './vault.queries.ts'

type Dependencies = Pick<Services, 'db' | 'privacy' | 'passwords' | 'limits' | 'mail' | 'config'>

/** What the caller brings to keep their data: this browser's secret, a code, or `nothing`, said explicitly. */
type GivenProof = { device?: string | undefined; code?: string | undefined; nothing?: boolean }

/** What was kept by a reset: everything; everything but what was added lately; the account alone. */
type Kept = 'all' | 'all_but_recent' | 'account'

type ResetOutcome =
  | { ok: true; kept: Kept; rolesEnded: boolean }
  | { ok: false; problem: LinkProblem; of: 'token' }
  | { ok: false; problem: 'password_common'; of: 'password' }
  | { ok: false; problem: 'begun_anew'; of: '' }
  | ({ ok: false } & RecoveryProblem)
type RecoveryProblem =
  | { problem: 'recovery_missing'; of: 'recovery' }
  | { problem: 'recovery_code_malformed' | 'recovery_code_wrong'; of: 'code' }

/**
 * Sets a new password by a link from a mail and ends every session. Opening the mail proves the e-mail as well, and
 * only that: what the account's owner wrote and said of themselves opens with what is `brought`. A caller who brings
 * nothing keeps the account and begins anew in it (decision 44), which is limited. What may be an intruder's ends: keys
 * added lately, and the roles of whoever proves no more than the mailbox.
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
  if (known && 'problem' in known) return { ok: false, ...known }
  const isAnew = known === undefined && link.locks !== null
  const begun = isAnew
    ? await getBegunByLink({ db, limits }, { purpose: 'reset', tokenHash: hash, email }, now)
    : undefined
  if (begun?.may === false) return { ok: false, problem: 'begun_anew', of: '' }
  // Hashing is expensive, so it is done only for a link that counts.
  const { hash: passwordHash, key } = await passwords.hash(password)
  const done = await db.transaction(async (tx): Promise<ResetOutcome> => {
    const using = { db: tx, privacy }
    await holdCompaniesOf(tx, link.accountId)
    const again = await openLink(tx, 'reset', hash, now)
    if (typeof again === 'string') return { ok: false, problem: again, of: 'token' }
    const { accountId } = again
    const secret = known?.secret ?? privacy.newSecret()
    const locks = withPassword(privacy, known ? again.locks : null, { secret, key, device: brought.device })
    await proveAccount(using, accountId, { passwordHash, locks })
    const owner = { id: accountId, secret }
    const done = known
      ? await endRecent(using, { ...owner, by: known.by }, now)
      : { kept: isAnew ? ('account' as const) : ('all' as const), rolesEnded: await endRoles(using, accountId, now) }
    if (!known) await beginAnew(using, owner, getDayAfter(now, 0))
    await removeSessions(tx, accountId)
    await consumeLink(tx, hash, accountId, now)
    // The account's owner may not be the only reader of the mailbox.
    const lead = `${config.publicUrl}/auth/forgotPassword`
    await mail.add(tx, { kind: 'password_changed', to: email, language, link: lead }, now)
    return { ok: true, ...done }
  })
  if (!done.ok) await begun?.takeBack()
  return done
}

type Opened = { secret: Buffer; by: 'device' | 'code' }

/**
 * Ends what was added lately, and the roles of a person whose last key ended with it: only their recovery code stands
 * in for a key.
 */
async function endRecent(
  using: Pick<Dependencies, 'db' | 'privacy'>,
  { id, secret, by }: Opened & { id: string },
  now: Date,
) {
  const since = toDay(now, -recentDays)
  const { ended, left } = await endRecentKeys(using, { id, secret }, since)
  let endedCode = false
  if (by !== 'code')
    await changeLocks(using.db, id, (locks) => {
      const kept = locks && withoutCodeSince(using.privacy, locks, since)
      endedCode = kept !== locks
      return kept
    })
  const rolesEnded = by !== 'code' && ended > 0 && left === 0 && (await endRoles(using, id, now))
  return { kept: ended > 0 || endedCode ? ('all_but_recent' as const) : ('all' as const), rolesEnded }
}

/** Returns the secret to keep, undefined where a new one is to be made, or the problem with what was brought. */
function findSecret(
  privacy: Privacy,
  { locks }: OpenedLink,
  { device, code, nothing }: GivenProof,
): Opened | undefined | RecoveryProblem {
  if (locks === null) return undefined
  const isWhole = code !== undefined && isCode(code)
  const byCode = isWhole ? openSecret(privacy, locks, { kind: 'code', by: decodeRecoveryCode(code) }) : undefined
  if (byCode) return { secret: byCode, by: 'code' }
  // Nobody loses anything in a browser that opens the account, whatever they chose.
  const here = device === undefined ? undefined : openSecret(privacy, locks, openDevice(device))
  if (here) return { secret: here, by: 'device' }
  if (nothing) return undefined
  if (!code) return { problem: 'recovery_missing', of: 'recovery' }
  return { problem: isWhole ? 'recovery_code_wrong' : 'recovery_code_malformed', of: 'code' }
}
