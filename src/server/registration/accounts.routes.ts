import * as accounts from '../../contract/accounts/accounts.ts'
import * as registration from '../../contract/accounts/registration.ts'
import * as reset from '../../contract/accounts/reset.ts'
import * as user from '../../contract/accounts/user.ts'
import { findAccountById, removeSession } from '../accounts/accounts.queries.ts'
import { findAccountByPassword } from '../accounts/by-password.ts'
import { addDevice, changeLocks } from '../accounts/locks.queries.ts'
import { buildDeviceOpener, removeDevice } from '../accounts/locks.ts'
import { addRequest } from '../accounts/requests.ts'
import { resetByLink } from '../accounts/reset.ts'
import { startSession } from '../accounts/sessions.ts'
import { toSignedIn, toUser } from '../accounts/user.ts'
import { askLimits, getTriedBy } from '../limits/ask.ts'
import type { Account } from '../platform/http/account.ts'
import { isRefused, refuse } from '../platform/http/answer.ts'
import type { Call, Route } from '../platform/http/call.ts'
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
    const session = beside.sign_in === true ? await signInNow(call, done) : null
    if (session) await addDevice(services, { id: done.accountId, secret: done.secret }, beside.device, now)
    if (session) return { data: { as: done.as, session }, message: done.shared ? 'signed_up_salary' : 'signed_up' }
    return { data: { as: done.as, session }, message: done.shared ? 'email_verified_salary' : 'email_verified' }
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
    const { token, device } = beside
    const done = await resetByLink(services, { token, password, device, code, nothing }, now)
    if (!done.ok && done.problem === 'begun_anew') return refuse(409, done.problem)
    if (!done.ok) return refuse(422, done.problem, done.of)
    if (done.kept === 'account') return { message: 'password_changed_anew' }
    if (done.kept === 'taken_back') return { message: 'password_changed_taken_back' }
    if (done.rolesEnded) return { message: 'password_changed_without_roles' }
    return { message: done.kept === 'all' ? 'password_changed' : 'password_changed_without_recent' }
  }),

  route(accounts.login, async (call) => {
    const account = await findAccountByPassword(call)
    if (isRefused(account)) return account
    const { secret } = account
    if (!account.verified || !secret) return refuse(409, 'email_not_verified')
    if (account.blocked) return refuse(409, 'account_blocked')
    await addDevice(call.services, { id: account.id, secret }, call.beside.device, call.now)
    return { data: await openSession(call, { ...account, secret }), message: 'signed_in' }
  }),

  route(user.logout, async ({ services, tokenHash }) => {
    await removeSession(services.db, tokenHash)
    return { message: 'signed_out' }
  }),

  route(user.logoutAndForget, async ({ services: { db, privacy }, account, tokenHash, beside: { device } }) => {
    await removeSession(db, tokenHash)
    if (device !== undefined) {
      const { by } = buildDeviceOpener(device)
      await changeLocks(db, account.id, (locks) => removeDevice(privacy, locks, by))
    }
    return { message: 'signed_out' }
  }),

  route(user.getProfile, async ({ services, account, language }) => ({
    data: await toUser(services, account, language),
  })),
]

type AnswerContext = Pick<Call, 'services' | 'now' | 'device' | 'language'>

/** Opens a session for a person who has just completed their registration. */
async function signInNow(call: AnswerContext, { accountId, secret }: { accountId: string; secret: Buffer }) {
  const account = await findAccountById(call.services, accountId)
  if (!account || account.blocked) return null
  return openSession(call, { ...account, secret })
}

/** Starts a session and returns who is signed in by it. */
async function openSession({ services, now, device, language }: AnswerContext, account: Account) {
  const token = await startSession(services, account, now, { device, language })
  return { token, user: await toSignedIn(services, account, language) }
}
