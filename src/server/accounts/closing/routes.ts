import { blockAccount, unblockAccount } from '../../../contract/accounts/blocking.ts'
import * as closing from '../../../contract/accounts/closing.ts'
import { refuse } from '../../http/answer.ts'
import { dayIn } from '../../http/days.ts'
import { type Route, route } from '../../http/route.ts'
import { dayAfter } from '../../reviews/month.ts'
import { closeAccount, openAccount } from './closing.ts'
import { markBlocked, markUnblocked } from './store.ts'

/** Closing an account, opening it again, and shutting somebody out (spec 4, closed account). */
export const closingRoutes: readonly Route[] = [
  route(closing.closeAccount, async ({ services, account, answers, language, now }) => {
    const reason = { type: String(answers.reason_type), reason: String(answers.reason) }
    const day = await closeAccount(services, account, { reason, language, now })
    return { message: 'account_closed', values: { day: dayIn(language, day) } }
  }),

  route(closing.openAccount, async ({ services, account }) => {
    await openAccount(services, account)
    return { message: 'account_opened' }
  }),

  route(blockAccount, async ({ services, answers, language, now }) => {
    const email = String(answers.email).toLowerCase()
    // One who decides about others is not shut out by another: the operator names them.
    if (services.config.moderators.includes(email)) return refuse(409, 'is_moderator', 'email')
    const day = dayAfter(now, closing.closedDays)
    if (!(await markBlocked(services.db, email, day))) return refuse(404, 'not_found')
    return { message: 'account_is_blocked', values: { day: dayIn(language, day) } }
  }),

  route(unblockAccount, async ({ services, answers }) =>
    (await markUnblocked(services.db, String(answers.email).toLowerCase()))
      ? { message: 'account_is_unblocked' }
      : refuse(404, 'not_found'),
  ),
]
