import { getSocialProviders, type SocialProvider, socialLogin } from '../../contract/accounts/social.ts'
import { addAccount, findAccount, proveAccount } from '../accounts/accounts.queries.ts'
import { removeLinks } from '../accounts/links.queries.ts'
import { startSession } from '../accounts/sessions.ts'
import { userOf } from '../accounts/user.ts'
import { refuse } from '../platform/http/answer.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { Card } from '../platform/privacy/card.ts'
import { isSameMailbox } from '../platform/privacy/normal-email.ts'
import type { Services } from '../platform/services.ts'
import { newToken } from '../platform/tokens.ts'

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
    const account = await accountOf(services, {
      email,
      name: vouched.name ?? (typeof name === 'string' ? name : null),
      language,
    })
    if (account === 'other_mailbox') return refuse(409, 'social_other_mailbox')
    if (account.blocked) return refuse(409, 'account_blocked')
    const token = await startSession(services, account.id, now, { device, language })
    return { data: { token, user: await userOf(services, account, language) }, message: 'signed_in' }
  }),
]

/**
 * The account of a proven e-mail; a new one where there is none. An account nobody has verified may have been begun by
 * somebody else: it loses the password and the links it was begun with. `other_mailbox` where the account was proven with
 * another way of writing the address, which at most providers is somebody else's mailbox.
 */
async function accountOf({ db, privacy, passwords }: Services, card: Card) {
  const { email, name } = card
  const isOurs = (account: { email: string }) => isSameMailbox(account.email, email)
  const known = await findAccount({ db, privacy }, email)
  if (known?.verified) return isOurs(known) ? known : 'other_mailbox'
  // A password nobody knows; the person may choose one through the forgotten-password mail.
  const passwordHash = await passwords.hash(newToken())
  return db.transaction(async (tx) => {
    const using = { db: tx, privacy }
    await addAccount(using, { ...card, passwordHash, secret: privacy.newSecret() })
    const found = await findAccount(using, email)
    if (!found) throw new Error('the account is gone')
    if (found.verified) return isOurs(found) ? found : 'other_mailbox'
    await removeLinks(tx, found.id)
    await proveAccount(using, found.id, { ...card, passwordHash })
    return { ...found, email, name, verified: true }
  })
}
