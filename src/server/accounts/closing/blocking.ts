import { closedDays } from '../../../contract/accounts/closing.ts'
import { record } from '../../audit/audit.ts'
import { getDayAfter } from '../../platform/months.ts'
import type { Services } from '../../platform/services.ts'
import { markBlocked, markUnblocked } from './closing.queries.ts'

type Dependencies = Pick<Services, 'db' | 'privacy'>
type BlockAction = { actor: string; now: Date }

/**
 * Shuts somebody out, with its line in the audit: the day the account is deleted on, `moderator` where they moderate (the
 * operator takes that away first), undefined where there is no such account.
 */
export function block({ db, privacy }: Dependencies, email: string, { actor, now }: BlockAction) {
  const day = getDayAfter(now, closedDays)
  return db.transaction(async (tx): Promise<{ day: string } | 'moderator' | undefined> => {
    const account = await markBlocked({ db: tx, privacy }, email, day)
    if (!account || account === 'moderator') return account
    await record({ db: tx, privacy }, { actor, action: 'account.block', subject: `account/${account.id}`, now })
    return { day }
  })
}

/** Takes that back; false where there is no such account. */
export function unblock({ db, privacy }: Dependencies, email: string, { actor, now }: BlockAction): Promise<boolean> {
  return db.transaction(async (tx) => {
    const account = await markUnblocked({ db: tx, privacy }, email)
    if (!account) return false
    await record({ db: tx, privacy }, { actor, action: 'account.unblock', subject: `account/${account.id}`, now })
    return true
  })
}
