import { blockAccount, unblockAccount } from '../../../contract/accounts/blocking.ts'
import { openAccount } from '../../../contract/accounts/closing.ts'
import { refuse } from '../../platform/http/answer.ts'
import type { Route } from '../../platform/http/call.ts'
import { formatDay } from '../../platform/http/days.ts'
import { route } from '../../platform/http/route.ts'
import { block, unblock } from './blocking.ts'
import { markOpen } from './closing.queries.ts'

/** The routes that reopen a closed account and block one (spec 4, closed account). */
export const closingRoutes: readonly Route[] = [
  route(openAccount, async ({ services, account }) => {
    if (account.closeable) await markOpen(services.db, account.id)
    return { message: 'account_opened' }
  }),

  route(blockAccount, async ({ services, account, answers, language, now }) => {
    const email = answers.email.toLowerCase()
    const done = await block(services, email, { actor: account.moderates.pseudonym, now })
    // A moderator may not be blocked by another moderator.
    if (done === 'moderator') return refuse(409, 'is_moderator', 'email')
    return done
      ? { message: 'account_is_blocked', values: { day: formatDay(language, done.day) } }
      : refuse(404, 'not_found')
  }),

  route(unblockAccount, async ({ services, account, answers, now }) =>
    (await unblock(services, answers.email.toLowerCase(), { actor: account.moderates.pseudonym, now }))
      ? { message: 'account_is_unblocked' }
      : refuse(404, 'not_found'),
  ),
]
