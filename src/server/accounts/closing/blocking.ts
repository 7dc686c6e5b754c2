import { closedDays } from '../../../contract/accounts/closing.ts'
import { record } from '../../audit/audit.ts'
import { getDayAfter } from '../../platform/months.ts'
import type { Services } from '../../platform/services.ts'
import { markBlockedAndSignOut, markUnblocked } from './closing.queries.ts'

type Dependencies = Pick<Services, 'db' | 'privacy'>
type BlockAction = { actor: string; now: Date }

/**
 * Blocks an account, with a line in the audit log. Resolves to the day the account is deleted on, `moderator` when it
 * moderates (the operator takes that away first), or undefined when there is no such account.
 */
export function block({ db, privacy }: Dependencies, email: string, { actor, now }: BlockAction) {
  const day = getDayAfter(now, closedDays)
  return db.transaction(async (tx): Promise<{ day: string } | 'moderator' | undefined> => {
    const account = await markBlockedAndSignOut({ db: tx, privacy }, email, day)
    if (!account || account === 'moderator') return account
    await record({ db: tx, privacy }, { actor, action: 'account.block', subject: `account/${account.id}`, now })
    return { day }
  })
}

/** Unblocks an account; false when there is no such account. */
export function unblock({ db, privacy }: Dependencies, email: string, { actor, now }: BlockAction): Promise<boolean> {
  return db.transaction(async (tx) => {
    const account = await markUnblocked({ db: tx, privacy }, email)
    if (!account) return false
    await record({ db: tx, privacy }, { actor, action: 'account.unblock', subject: `account/${account.id}`, now })
    return true
  })
}
