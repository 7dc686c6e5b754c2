import { createHash } from 'node:crypto'
import { getSocialProviders, socialLogin } from '../../contract/accounts/social.ts'
import { addAccount, findAccount, proveAccount } from '../accounts/accounts.queries.ts'
import { removeLinks } from '../accounts/links.queries.ts'
import { startSession } from '../accounts/sessions.ts'
import { userOf } from '../accounts/user.ts'
import { changeVault } from '../accounts/vault.queries.ts'
import { refuse } from '../platform/http/answer.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { dayAfter } from '../platform/months.ts'
import type { Card } from '../platform/privacy/card.ts'
import { isSameMailbox } from '../platform/privacy/normal-email.ts'
import type { Services } from '../platform/services.ts'
import { newToken } from '../platform/tokens.ts'
import { begunBy } from './complete.ts'

export const socialRoutes: readonly Route[] = [
  route(getSocialProviders, async ({ services }) => ({ data: [...services.social.offers] })),

  route(socialLogin, async ({ services, answers, language, now, device }) => {
    const { provider, id_token, verifier, name } = answers
    const vouched = await services.social.vouch(provider, id_token, verifier, now)
    if (!vouched.ok) {
      if (vouched.why === 'no_email') return refuse(422, 'social_email_missing')
      return vouched.why === 'failed' ? refuse(401, 'social_failed') : refuse(503, 'unavailable', '', 5)
    }
    const { email } = vouched
    // Whoever gets hold of a token that was used comes too late.
    const once = { token: createHash('sha256').update(id_token).digest('base64url'), now }
    if ((await services.limits.attempt('idToken', once)).may !== 'go') return refuse(401, 'social_failed')
    const card = { email, name: vouched.name ?? name ?? null, language }
    const account = await accountOf(services, card, now)
    if (account === 'other_mailbox') return refuse(409, 'social_other_mailbox')
    if (account === 'begun') return refuse(409, 'accounts_begun')
    if (account.blocked) return refuse(409, 'account_blocked')
    const token = await startSession(services, account.id, now, { device, language })
    return { data: { token, user: await userOf(services, account, language) }, message: 'signed_in' }
  }),
]

/**
 * The account of a proven e-mail; a new one where there is none. An account nobody has verified may have been begun by
 * somebody else: it loses the password and the links it was begun with. `other_mailbox` where the account was proven with
 * another way of writing the address, which at most providers is somebody else's mailbox; `begun` where the mailbox has begun as
 * many as it may.
 */
async function accountOf(services: Services, card: Card, now: Date) {
  const { db, privacy, passwords } = services
  const { email, name } = card
  const isOurs = (account: { email: string }) => isSameMailbox(account.email, email)
  const known = await findAccount({ db, privacy }, email)
  if (known?.verified) return isOurs(known) ? known : 'other_mailbox'
  // A password nobody knows; the person may choose one through the forgotten-password mail.
  const passwordHash = await passwords.hash(newToken())
  if (!(await begunBy(services, email, now)).may) return 'begun'
  return db.transaction(async (tx) => {
    const using = { db: tx, privacy }
    await addAccount(using, { ...card, passwordHash, secret: privacy.newSecret() })
    const found = await findAccount(using, email)
    if (!found) throw new Error('the account is gone')
    if (found.verified) return isOurs(found) ? found : 'other_mailbox'
    await removeLinks(tx, found.id)
    await proveAccount(using, found.id, { ...card, passwordHash })
    await changeVault(using, found.id, (vault) => ({ ...vault, since: vault.since ?? dayAfter(now, 0) }))
    return { ...found, email, name, verified: true }
  })
}
