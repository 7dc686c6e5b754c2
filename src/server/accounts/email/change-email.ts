import { create, optional, string, type } from 'superstruct'
import { undoDays } from '../../../contract/accounts/change-email.ts'
import type { Account } from '../../platform/http/account.ts'
import { getDayAfter } from '../../platform/months.ts'
import { openCard } from '../../platform/privacy/card.ts'
import type { Services } from '../../platform/services.ts'
import { createToken, decodeToken, hashOf } from '../../platform/tokens.ts'
import { removeSessions } from '../accounts.queries.ts'
import { addLink, consumeLink, type LinkProblem, openLink, removeUndoLinks } from '../links.queries.ts'
import { changeLocks } from '../locks.queries.ts'
import { buildCodeOpener, getCodeLock, isTakingLetterCodes, makeLock, withCode } from '../locks.ts'
import { setEmail } from './email.queries.ts'

type Dependencies = Pick<Services, 'db' | 'privacy' | 'mail' | 'config'>

/**
 * What a link about an address contains, encrypted under its own token: the address it gives, and the recovery code
 * that comes with it, as it is (`code`) or as the lock from before (`lock`).
 */
const Gives = type({ email: string(), code: optional(string()), lock: optional(string()) })

/** The reason nothing was changed. */
type Problem = LinkProblem | 'email_taken'

/** Thrown to roll back a change that is refused. */
class Refused extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Gives an account the address named by the link of a mail, if the link belongs to that account; resolves to undefined
 * when done. The earlier address is told in the same transaction, with a link that undoes the change for a week and
 * that only its use or the end of the account removes.
 */
export function confirmEmail(
  { db, privacy, mail, config }: Dependencies,
  { token, account, now }: { token: string; account: Pick<Account, 'id' | 'secret'>; now: Date },
): Promise<Problem | undefined> {
  return runInTransaction(db, async (tx) => {
    const hash = hashOf(token)
    const link = await openLink(tx, 'email', hash, now)
    if (typeof link === 'string') throw new Refused(link)
    if (link.accountId !== account.id || link.answers === null) throw new Refused('token_unknown')
    const { email, code } = create(privacy.openSignUp(decodeToken(token), link.answers), Gives)
    const { email: before, language } = openCard(privacy, link.card)
    const renews = code !== undefined && isTakingLetterCodes(privacy, link.locks)
    const lock = renews ? getCodeLock(privacy, link.locks) : null
    if (!(await setEmail({ db: tx, privacy }, account.id, email))) throw new Refused('email_taken')
    if (renews) {
      const byCode = makeLock(privacy, account.secret, buildCodeOpener(code))
      await changeLocks(tx, account.id, (locks) => withCode(privacy, locks, byCode, 'letter'))
    }
    await consumeLink(tx, hash, account.id, now)
    const undo = createToken()
    await addLink(tx, {
      ...{ tokenHash: hashOf(undo), purpose: 'undo', accountId: account.id },
      answers: privacy.sealSignUp(decodeToken(undo), { email: before, ...(lock ? { lock } : {}) }),
      expiresAt: new Date(now.getTime() + undoDays * 86_400_000),
    })
    const address = `${config.publicUrl}/auth/email/undo/${undo}`
    const day = getDayAfter(now, undoDays)
    await mail.add(tx, { kind: 'email_changed', to: before, language, day, link: address }, now)
    await mail.add(tx, { kind: 'email_yours', to: email, language, link: `${config.publicUrl}/user/myprofile` }, now)
  })
}

/**
 * Restores the address of an account that the link names, ends all its sessions and notifies both addresses; resolves
 * to undefined when done. Changes made after the undone one cannot be undone: their maker may be the very
 * intruder.
 */
export function undoEmail(
  { db, privacy, mail, config }: Dependencies,
  { token, now }: { token: string; now: Date },
): Promise<Problem | undefined> {
  return runInTransaction(db, async (tx) => {
    const hash = hashOf(token)
    const link = await openLink(tx, 'undo', hash, now)
    if (typeof link === 'string') throw new Refused(link)
    if (link.answers === null) throw new Refused('token_unknown')
    const { accountId } = link
    const { email, lock } = create(privacy.openSignUp(decodeToken(token), link.answers), Gives)
    const { email: after, language } = openCard(privacy, link.card)
    if (!(await setEmail({ db: tx, privacy }, accountId, email))) throw new Refused('email_taken')
    // The code of the address from before counts again, and that of the other one no more.
    if (lock) await changeLocks(tx, accountId, (locks) => withCode(privacy, locks, lock, 'letter'))
    await removeSessions(tx, accountId)
    await removeUndoLinks(tx, { accountId, since: link.expiresAt, but: hash })
    await consumeLink(tx, hash, accountId, now)
    const said = { kind: 'email_undone', language, link: `${config.publicUrl}/auth/forgotPassword` } as const
    for (const to of new Set([email, after])) await mail.add(tx, { ...said, to }, now)
  })
}

/** Runs the change in a transaction: all of it, or nothing and the reason. */
async function runInTransaction(
  db: Services['db'],
  act: (tx: Services['db']) => Promise<void>,
): Promise<Problem | undefined> {
  try {
    await db.transaction(act)
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.problem
    if (isTaken(error)) return 'email_taken'
    throw error
  }
}

/** Returns whether another account got the address at the same moment: PostgreSQL's `unique_violation`. */
function isTaken(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === '23505' || (cause instanceof Error && isTaken(cause))
}
