import { getSocialProviders, type SocialProvider, socialLogin } from '../../../contract/accounts/social.ts'
import type { Services } from '../../app.ts'
import { refuse } from '../../http/answer.ts'
import { type Route, route } from '../../http/route.ts'
import { removeLinks } from '../links/store.ts'
import { userOf } from '../routes.ts'
import { startSession } from '../sessions.ts'
import { addAccount, findAccount, proveAccount } from '../store.ts'
import { newToken } from '../token.ts'

export const socialRoutes: readonly Route[] = [
  route(getSocialProviders, async ({ services }) => ({ data: services.social.offers })),

  route(socialLogin, async ({ services, answers, language, now, device }) => {
    const { provider, id_token, verifier, name } = answers
    const vouched = await services.social.vouch(provider as SocialProvider, String(id_token), String(verifier), now)
    if (!vouched.ok) {
      if (vouched.why === 'no_email') return refuse(422, 'social_email_missing')
      return vouched.why === 'failed' ? refuse(401, 'social_failed') : refuse(503, 'unavailable', '', 5)
    }
    const { email } = vouched
    const account = await accountOf(services, email, vouched.name ?? (typeof name === 'string' ? name : null))
    if (account.blocked) return refuse(409, 'account_blocked')
    const token = await startSession(services.db, account.id, now, { device, language })
    return { data: { token, user: await userOf(services, account, language) }, message: 'signed_in' }
  }),
]

/**
 * The account of a proven e-mail; a new one where there is none. An account nobody has verified may have been begun by
 * somebody else: it loses the password and the links it was begun with.
 */
async function accountOf({ db, privacy, passwords }: Services, email: string, name: string | null) {
  const known = await findAccount(db, email)
  if (known?.verified) return known
  // A password nobody knows; the person may choose one through the forgotten-password mail.
  const passwordHash = await passwords.hash(newToken())
  return db.transaction(async (tx) => {
    await addAccount(tx, { email, name, passwordHash, secret: privacy.newSecret() })
    const found = await findAccount(tx, email)
    if (!found) throw new Error('the account is gone')
    if (found.verified) return found
    await removeLinks(tx, found.id)
    await proveAccount(tx, found.id, { name, passwordHash })
    return { ...found, name, verified: true }
  })
}
