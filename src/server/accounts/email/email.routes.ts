import * as contract from '../../../contract/accounts/change-email.ts'
import { askLimits, getTriedBy } from '../../limits/ask.ts'
import { isRefused, refuse } from '../../platform/http/answer.ts'
import type { Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import { findAccountById } from '../accounts.queries.ts'
import { addRequest } from '../requests.ts'
import { toUser } from '../user.ts'
import { confirmEmail, undoEmail } from './change-email.ts'

/**
 * The routes that change an account's e-mail: asked for by the account, confirmed from the new address, taken back from
 * the old one.
 */
export const emailRoutes: readonly Route[] = [
  route(contract.askEmail, async (call) => {
    const { services, account, answers, language, now } = call
    const { email } = answers
    if (email === account.email) return refuse(409, 'nothing_changed', 'email')
    const tried = getTriedBy(call, { account: account.id, email })
    const held = await askLimits(call, 'changeEmail', tried)
    if (isRefused(held)) return held
    const from = { email, language, site: services.config.publicUrl }
    await addRequest(services.db, services.privacy, { ...from, asks: 'email', account: account.id }, now)
    return { message: 'email_asked' }
  }),

  route(contract.confirmEmail, async (call) => {
    const { services, account, answers, language, now } = call
    const held = await askLimits(call, 'link', getTriedBy(call, {}))
    if (isRefused(held)) return held
    const problem = await confirmEmail(services, { token: answers.token, account, now })
    if (problem) return problem === 'email_taken' ? refuse(409, problem) : refuse(422, problem, 'token')
    const changed = await findAccountById(services, account.id)
    const person = { ...account, email: changed?.email ?? account.email }
    return { data: await toUser(services, person, language), message: 'email_confirmed' }
  }),

  route(contract.undoEmail, async (call) => {
    const { services, answers, now } = call
    const held = await askLimits(call, 'link', getTriedBy(call, {}))
    if (isRefused(held)) return held
    const problem = await undoEmail(services, { token: answers.token, now })
    if (problem) return problem === 'email_taken' ? refuse(409, problem) : refuse(422, problem, 'token')
    return { message: 'email_undone' }
  }),
]
