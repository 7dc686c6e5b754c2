import * as accounts from '../../contract/accounts/accounts.ts'
import type { User } from '../../contract/accounts/user.ts'
import * as user from '../../contract/accounts/user.ts'
import type { Services } from '../app.ts'
import { pictureOf } from '../files/store.ts'
import { refuse } from '../http/answer.ts'
import { type Route, route } from '../http/route.ts'
import type { Language } from '../http/words.ts'
import { type Account, rolesOf } from './account.ts'
import { isCommon } from './common-passwords.ts'
import { startSession } from './sessions.ts'
import { addAccount, addVerification, findAccount, removeSession, verifyAccount } from './store.ts'
import { hashOf, newToken } from './token.ts'

/** How long a verification link is good. */
const verifyHours = 48

/** A person as the client sees them (spec 3, session and profile). */
export async function userOf(services: Services, account: Account, language: Language): Promise<User> {
  return {
    data: { name: account.name, email: account.email, image: await pictureOf(services, account) },
    closeable: account.closeable ? 1 : 0,
    roles: rolesOf(account, services.config.moderators),
    companies: await services.experienceOf(account, language),
  }
}

export const accountRoutes: readonly Route[] = [
  route(accounts.register, async ({ services, answers, language, now }) => {
    const { db, privacy, mail, passwords } = services
    const password = String(answers.password)
    if (isCommon(password)) return refuse(422, 'password_common', 'password')
    const email = String(answers.email).toLowerCase()
    const wait = await services.limits.mail.attempt(email)
    if (wait > 0) return refuse(429, 'too_many', '', wait)
    // The same work and the same answer whether the e-mail is known or not; only its owner learns which, by mail.
    const passwordHash = await passwords.hash(password)
    const token = newToken()
    await db.transaction(async (tx) => {
      const chosen = { name: String(answers.name), passwordHash }
      const added = await addAccount(tx, { ...chosen, email, secret: privacy.newSecret() })
      const known = added ? undefined : await findAccount(tx, email)
      const accountId = added ?? (known?.verified ? undefined : known?.id)
      const expiresAt = new Date(now.getTime() + verifyHours * 3_600_000)
      if (accountId) await addVerification(tx, { ...chosen, tokenHash: hashOf(token), accountId, expiresAt })
      const path = accountId ? `/auth/verify/${token}` : '/auth/login'
      const link = services.config.publicUrl + path
      await mail.add(tx, { kind: accountId ? 'verify' : 'already_registered', to: email, language, link }, now)
    })
    return { message: 'mail_sent' }
  }),

  route(accounts.verify, async ({ services, answers, now }) =>
    (await verifyAccount(services.db, hashOf(String(answers.token)), now))
      ? { message: 'email_verified' }
      : refuse(422, 'token_unknown', 'token'),
  ),

  route(accounts.login, async ({ services, answers, language, now, address, device }) => {
    const { db, limits, passwords } = services
    const email = String(answers.email).toLowerCase()
    const wait = await limits.login.attempt(email, address)
    if (wait > 0) return refuse(429, 'too_many', '', wait)
    const account = await findAccount(db, email)
    if (!(await passwords.fits(String(answers.password), account?.passwordHash)) || !account)
      return refuse(401, 'login_failed')
    await limits.login.forget(email, address)
    if (!account.verified) return refuse(409, 'email_not_verified')
    if (account.blocked) return refuse(409, 'account_blocked')
    const token = await startSession(db, account.id, now, { device, language })
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
