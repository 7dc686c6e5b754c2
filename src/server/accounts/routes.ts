import * as accounts from '../../contract/accounts/accounts.ts'
import * as registration from '../../contract/accounts/registration.ts'
import * as reset from '../../contract/accounts/reset.ts'
import type { User } from '../../contract/accounts/user.ts'
import * as user from '../../contract/accounts/user.ts'
import type { Services } from '../app.ts'
import { representedBy } from '../employers/store.ts'
import { pictureOf } from '../files/store.ts'
import { isRefused, refuse } from '../http/answer.ts'
import { type Route, route } from '../http/route.ts'
import type { Language } from '../http/words.ts'
import { type Account, rolesOf } from './account.ts'
import { accountWithPassword } from './by-password.ts'
import { isCommon } from './common-passwords.ts'
import { completeRegistration } from './complete.ts'
import { asking, askToRegister } from './register.ts'
import type { Registration } from './registration.ts'
import { addRequest } from './requests.ts'
import { resetByLink } from './reset.ts'
import { startSession } from './sessions.ts'
import { removeSession } from './store.ts'

/** A person as the client sees them (spec 3, session and profile). */
export async function userOf(services: Services, account: Account, language: Language): Promise<User> {
  return {
    data: { name: account.name, email: account.email, image: await pictureOf(services, account) },
    owner: services.privacy.mark(account.secret, 'device', 'owner').toString('base64url').slice(0, 22),
    closeable: account.closeable ? 1 : 0,
    roles: rolesOf(account),
    represents: account.represents ? await representedBy(services.db, account.id, language) : [],
    companies: await services.experienceOf(account, language),
  }
}

export const accountRoutes: readonly Route[] = [
  route(registration.register, (call) => {
    const { name: _, email: _email, password: _password, ...given } = call.answers
    return askToRegister(call, given as Registration)
  }),

  route(registration.verify, async ({ services, answers, now }) => {
    const done = await completeRegistration(services, String(answers.token), now)
    if (!done.ok) return refuse(422, done.problem, 'token')
    return { data: { as: done.as }, message: done.shared ? 'email_verified_salary' : 'email_verified' }
  }),

  route(reset.forgotPassword, async (call) => {
    const asked = await asking(call, 'forgot')
    if (isRefused(asked)) return asked
    const { db, privacy } = call.services
    await addRequest(db, privacy, { ...asked.from, asks: asked.silent ? 'nothing' : 'reset' }, call.now)
    return { message: 'reset_mail_sent' }
  }),

  route(reset.resetPassword, async ({ services, answers, beside, now }) => {
    const password = String(answers.password)
    if (isCommon(password)) return refuse(422, 'password_common', 'password')
    const problem = await resetByLink(services, String(beside.token), password, now)
    return problem ? refuse(422, problem, 'token') : { message: 'password_changed' }
  }),

  route(accounts.login, async (call) => {
    const { services, language, now, device } = call
    const account = await accountWithPassword(call)
    if (isRefused(account)) return account
    if (!account.verified) return refuse(409, 'email_not_verified')
    if (account.blocked) return refuse(409, 'account_blocked')
    const token = await startSession(services, account.id, now, { device, language })
    return { data: { token, user: await userOf(services, account, language) }, message: 'signed_in' }
  }),

  route(user.logout, async ({ services, tokenHash }) => {
    await removeSession(services.db, tokenHash)
    return { message: 'signed_out' }
  }),

  route(user.getProfile, async ({ services, account, language }) => ({
    data: await userOf(services, account, language),
  })),
]
