import * as accounts from '../../contract/accounts/accounts.ts'
import * as registration from '../../contract/accounts/registration.ts'
import * as reset from '../../contract/accounts/reset.ts'
import * as user from '../../contract/accounts/user.ts'
import { removeSession } from '../accounts/accounts.queries.ts'
import { findAccountByPassword } from '../accounts/by-password.ts'
import { addRequest } from '../accounts/requests.ts'
import { resetByLink } from '../accounts/reset.ts'
import { startSession } from '../accounts/sessions.ts'
import { toUser } from '../accounts/user.ts'
import { askLimits, getTriedBy } from '../limits/ask.ts'
import { isRefused, refuse } from '../platform/http/answer.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { completeRegistration } from './complete.ts'
import { askToRegister, requestRegistration } from './register.ts'

export const accountRoutes: readonly Route[] = [
  route(registration.register, (call) => {
    const { name: _, email: _email, password: _password, ...given } = call.answers
    return askToRegister(call, given)
  }),

  route(registration.verify, async (call) => {
    const { services, answers, beside, now } = call
    const held = await askLimits(call, 'link', getTriedBy(call, {}))
    if (isRefused(held)) return held
    const { claim, password } = beside
    const done = await completeRegistration(services, { token: answers.token, claim, password }, now)
    if (!done.ok && done.problem === 'accounts_begun') return refuse(409, done.problem)
    if (!done.ok) return refuse(422, done.problem, done.of)
    return { data: { as: done.as }, message: done.shared ? 'email_verified_salary' : 'email_verified' }
  }),

  route(reset.forgotPassword, async (call) => {
    const asked = await requestRegistration(call, 'forgot')
    if (isRefused(asked)) return asked
    const { db, privacy } = call.services
    await addRequest(db, privacy, { ...asked.from, asks: asked.silent ? 'nothing' : 'reset' }, call.now)
    return { message: 'reset_mail_sent' }
  }),

  route(reset.resetPassword, async (call) => {
    const { services, answers, beside, now } = call
    const held = await askLimits(call, 'link', getTriedBy(call, {}))
    if (isRefused(held)) return held
    const { password, recovery, code } = answers
    const nothing = recovery === 'none'
    const done = await resetByLink(services, { token: beside.token, password, code, nothing }, now)
    if (!done.ok && done.problem === 'accounts_begun') return refuse(409, done.problem)
    if (!done.ok) return refuse(422, done.problem, done.of)
    return { message: done.kept ? 'password_changed' : 'password_changed_anew' }
  }),

  route(accounts.login, async (call) => {
    const { services, language, now, device } = call
    const account = await findAccountByPassword(call)
    if (isRefused(account)) return account
    const { secret } = account
    if (!account.verified || !secret) return refuse(409, 'email_not_verified')
    if (account.blocked) return refuse(409, 'account_blocked')
    const person = { ...account, secret }
    const token = await startSession(services, person, now, { device, language })
    return { data: { token, user: await toUser(services, person, language) }, message: 'signed_in' }
  }),

  route(user.logout, async ({ services, tokenHash }) => {
    await removeSession(services.db, tokenHash)
    return { message: 'signed_out' }
  }),

  route(user.getProfile, async ({ services, account, language }) => ({
    data: await toUser(services, account, language),
  })),
]
