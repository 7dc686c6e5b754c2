import { create, optional, string, type } from 'superstruct'
import { isCode } from '../../contract/accounts/recovery-code.ts'
import { anewDays, recentDays } from '../../contract/accounts/reset.ts'
import { getDayAfter } from '../platform/months.ts'
import { openCard } from '../platform/privacy/card.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import type { Services } from '../platform/services.ts'
import { decodeToken, hashOf } from '../platform/tokens.ts'
import { proveAccount, removeSessions } from './accounts.queries.ts'
import { type Aside, findAside, putAside, restoreAside } from './aside.queries.ts'
import { getBegunByLink } from './begun.ts'
import { isGuessable } from './common-passwords.ts'
import { endRecentKeys } from './end-recent-keys.ts'
import { endRoles, lockCompaniesOf } from './end-roles.queries.ts'
import { consumeLink, type LinkProblem, type OpenedLink, openLink } from './links.queries.ts'
import {
  buildCodeOpener,
  buildDeviceOpener,
  getCodeSource,
  isTakingLetterCodes,
  makeLock,
  openSecret,
  removeDevices,
  withCode,
  withPassword,
} from './locks.ts'
import { toDay } from './sessions.ts'
import { beginAnew } from './vault.queries.ts'

type Dependencies = Pick<Services, 'db' | 'privacy' | 'passwords' | 'limits' | 'mail' | 'config'>

/** What the caller brings to keep their data: this browser's secret, a code, or `nothing`, said explicitly. */
type GivenProof = { device?: string | undefined; code?: string | undefined; nothing?: boolean }

/**
 * What is kept by a reset: everything; everything but the keys added lately; what had been put aside when the account
 * started over; or the account alone.
 */
type Kept = 'all' | 'all_but_recent' | 'taken_back' | 'account'

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
 * What a reset link contains under its token: the recovery code its e-mail carries; none for a person who wants none.
 */
const InLink = type({ code: optional(string()) })

/**
 * Sets a new password by a link from a mail and ends every session. Opening the mail proves the e-mail as well, and
 * only that: what the account's owner wrote and said of themselves opens with what is `brought`. A caller who brings
 * nothing keeps the account and starts over in it, which is limited; what they had is put aside for some days and comes
 * back to the person who brings what opens it. What may be an intruder's ends: keys added lately, and the roles of a
 * person who proves no more than the mailbox.
 */
export async function resetByLink(
  { db, privacy, passwords, limits, mail, config }: Dependencies,
  { token, password, ...brought }: GivenProof & { token: string; password: string },
  now: Date,
): Promise<ResetOutcome> {
  const hash = hashOf(token)
  const link = await openLink(db, 'reset', hash, now)
  if (typeof link === 'string') return { ok: false, problem: link, of: 'token' }
  const { email, name, language } = openCard(privacy, link.card)
  if (isGuessable(password, [email, name])) return { ok: false, problem: 'password_common', of: 'password' }
  const aside = await findAside(db, link.accountId)
  const found = findOpened(privacy, link, aside, brought)
  if (found && 'problem' in found) return { ok: false, ...found }
  const isAnew = found === undefined && link.locks !== null
  const begun = isAnew
    ? await getBegunByLink({ db, limits }, { purpose: 'reset', tokenHash: hash, email }, now)
    : undefined
  if (begun?.may === false) return { ok: false, problem: 'begun_anew', of: '' }
  // Hashing is expensive, so it is done only for a link that counts.
  const { hash: passwordHash, key } = await passwords.hash(password)
  const done = await db.transaction(async (tx): Promise<ResetOutcome> => {
    const using = { db: tx, privacy }
    await lockCompaniesOf(tx, link.accountId)
    const again = await openLink(tx, 'reset', hash, now)
    if (typeof again === 'string') return { ok: false, problem: again, of: 'token' }
    const { accountId: id } = again
    const secret = found?.secret ?? privacy.newSecret()
    if (isAnew) await putAside(using, id, getDayAfter(now, anewDays))
    if (found?.aside && !(await restoreAside(tx, id, found.aside)))
      return { ok: false, problem: 'token_used', of: 'token' }
    const before = found ? (found.aside?.locks ?? again.locks) : null
    const locks = buildLocks(privacy, before, { token, link: again, secret, key, device: brought.device })
    await proveAccount(using, id, { passwordHash, locks })
    const ends = found
      ? await endRecent(using, { id, ...found }, now)
      : { kept: isAnew ? ('account' as const) : ('all' as const), rolesEnded: await endRoles(using, id, now) }
    if (!found) await beginAnew(using, { id, secret }, getDayAfter(now, 0))
    await removeSessions(tx, id)
    await consumeLink(tx, hash, id, now)
    // The account's owner may not be the only reader of the mailbox.
    const to = { to: email, language, link: `${config.publicUrl}/auth/forgotPassword` }
    const day = getDayAfter(now, anewDays)
    await mail.add(tx, isAnew ? { kind: 'begun_anew', day, ...to } : { kind: 'password_changed', ...to }, now)
    return { ok: true, ...ends }
  })
  // A link that another call has opened meanwhile has started over.
  if (!done.ok && done.problem !== 'token_used') await begun?.takeBack()
  return done
}

type NewLocks = { token: string; link: OpenedLink; secret: Buffer; key: Uint8Array; device: string | undefined }

/**
 * Builds the locks after a reset: another password, and the recovery code that came with the link. Of the browsers that
 * opened the account this one continues to do so; each other one does when its person signs in there again.
 */
function buildLocks(privacy: Privacy, before: Buffer | null, { token, link, secret, key, device }: NewLocks): Buffer {
  const opened = withPassword(privacy, before, secret, key)
  const locks = removeDevices(privacy, opened, device === undefined ? undefined : buildDeviceOpener(device).by)
  const { code } = link.answers ? create(privacy.openSignUp(decodeToken(token), link.answers), InLink) : {}
  if (code === undefined || !isTakingLetterCodes(privacy, before)) return locks
  return withCode(privacy, locks, makeLock(privacy, secret, buildCodeOpener(code)), 'letter')
}

type Opened = { secret: Buffer; by: 'device' | 'letter' | 'person'; aside?: Aside | undefined }

/**
 * Ends what was added lately, and the roles of a person whose last key ended with it: only a recovery code of their own
 * stands in for a key, as a person who reads the mailbox has the one that came by e-mail. Roles do not come back with
 * what was put aside.
 */
async function endRecent(
  using: Pick<Dependencies, 'db' | 'privacy'>,
  { id, secret, by, aside }: Opened & { id: string },
  now: Date,
) {
  const { ended, remaining } = await endRecentKeys(using, { id, secret }, toDay(now, -recentDays))
  const rolesEnded = by !== 'person' && ended > 0 && remaining === 0 && (await endRoles(using, id, now))
  const kept = ended > 0 ? ('all_but_recent' as const) : aside ? ('taken_back' as const) : ('all' as const)
  return { kept, rolesEnded }
}

/**
 * Finds the secret to keep, in the account or in what was put aside of it; undefined where a new one is to be made, or
 * the problem with what was brought.
 */
function findOpened(
  privacy: Privacy,
  { locks }: OpenedLink,
  aside: Aside | undefined,
  { device, code, nothing }: GivenProof,
): Opened | undefined | RecoveryProblem {
  if (locks === null) return undefined
  const isWhole = code !== undefined && isCode(code)
  const openers = [
    ...(isWhole ? [buildCodeOpener(code)] : []),
    // Nobody loses anything in a browser that opens the account, no matter what they chose.
    ...(device === undefined ? [] : [buildDeviceOpener(device)]),
  ]
  // What was put aside comes first: after starting over, this browser may open both.
  for (const opener of openers)
    for (const of of aside ? [{ locks: aside.locks, aside }, { locks }] : [{ locks }]) {
      const secret = openSecret(privacy, of.locks, opener)
      const by = opener.kind === 'code' ? (getCodeSource(privacy, of.locks) ?? 'person') : ('device' as const)
      if (secret) return { secret, by, aside: 'aside' in of ? of.aside : undefined }
    }
  if (nothing) return undefined
  if (!code) return { problem: 'recovery_missing', of: 'recovery' }
  return { problem: isWhole ? 'recovery_code_wrong' : 'recovery_code_malformed', of: 'code' }
}
