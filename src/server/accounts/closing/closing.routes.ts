import { blockAccount, unblockAccount } from '../../../contract/accounts/blocking.ts'
import * as closing from '../../../contract/accounts/closing.ts'
import { refuse } from '../../platform/http/answer.ts'
import type { Route } from '../../platform/http/call.ts'
import { dayIn } from '../../platform/http/days.ts'
import { route } from '../../platform/http/route.ts'
import { block, unblock } from './blocking.ts'
import { closeAccount, openAccount } from './closing.ts'

/** Closing an account, opening it again, and shutting somebody out (spec 4, closed account). */
export const closingRoutes: readonly Route[] = [
  route(closing.closeAccount, async ({ services, account, answers, language, now }) => {
    const reason = { type: answers.reason_type, reason: answers.reason }
    const day = await closeAccount(services, account, { reason, language, now })
    return { message: 'account_closed', values: { day: dayIn(language, day) } }
  }),

  route(closing.openAccount, async ({ services, account }) => {
    await openAccount(services, account)
    return { message: 'account_opened' }
  }),

  route(blockAccount, async ({ services, account, answers, language, now }) => {
    const email = answers.email.toLowerCase()
    const done = await block(services, email, { actor: account.moderates.pseudonym, now })
    // One who decides about others is not shut out by another.
    if (done === 'moderator') return refuse(409, 'is_moderator', 'email')
    return done
      ? { message: 'account_is_blocked', values: { day: dayIn(language, done.day) } }
      : refuse(404, 'not_found')
  }),

  route(unblockAccount, async ({ services, account, answers, now }) =>
    (await unblock(services, answers.email.toLowerCase(), { actor: account.moderates.pseudonym, now }))
      ? { message: 'account_is_unblocked' }
      : refuse(404, 'not_found'),
  ),
]
