import { createHash } from 'node:crypto'
import { isCode } from '../../contract/accounts/recovery-code.ts'
import { getSocialProviders, socialLogin } from '../../contract/accounts/social.ts'
import { addAccount, findAccount, findAccountById, proveAccount } from '../accounts/accounts.queries.ts'
import { getBegunBy } from '../accounts/begun.ts'
import { removeLinks } from '../accounts/links.queries.ts'
import { addDevice } from '../accounts/locks.queries.ts'
import { buildCodeOpener, buildDeviceOpener, openSecret, withDevice } from '../accounts/locks.ts'
import { startSession, toDay } from '../accounts/sessions.ts'
import {
  addIdentity,
  findAccountOfIdentity,
  hasIdentity,
  type Identity,
} from '../accounts/social/identities.queries.ts'
import { toSignedIn } from '../accounts/user.ts'
import { beginAnew } from '../accounts/vault.queries.ts'
import { askLimits, getTriedBy } from '../limits/ask.ts'
import { isRefused, refuse } from '../platform/http/answer.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { getDayAfter } from '../platform/months.ts'
import type { Card } from '../platform/privacy/card.ts'
import { isSameMailbox } from '../platform/privacy/normal-email.ts'
import type { Services } from '../platform/services.ts'
import { createToken } from '../platform/tokens.ts'

export const socialRoutes: readonly Route[] = [
  route(getSocialProviders, async ({ services }) => ({ data: [...services.social.offers] })),

  route(socialLogin, async (call) => {
    const { services, answers, language, now, device } = call
    const { limits } = services
    const { provider, id_token, verifier, name, device: own, code } = answers
    const vouched = await services.social.vouch(provider, id_token, verifier, now)
    if (!vouched.ok) {
      if (vouched.why === 'no_email') return refuse(422, 'social_email_missing')
      return vouched.why === 'failed' ? refuse(401, 'social_failed') : refuse(503, 'unavailable', '', 5)
    }
    const { email, subject } = vouched
    const identity = { provider, subject }
    // Counted by the signed part: the signature itself can be encoded in more than one way.
    const signed = id_token.slice(0, id_token.lastIndexOf('.'))
    const vouching = getTriedBy(call, { token: createHash('sha256').update(signed).digest('base64url') })
    // A stolen token that has been used is refused.
    if ((await limits.attempt('idToken', vouching)).may !== 'go') return refuse(401, 'social_failed')
    const card = { email, name: vouched.name ?? name ?? null, language }
    const account = await findOrAddAccount(services, { identity, card, device: own, now })
    if (account === 'other_mailbox') return refuse(409, 'social_other_mailbox')
    if (account === 'other_person') return refuse(409, 'social_other_person')
    if (account === 'begun') return refuse(409, 'accounts_begun')
    if (account.blocked) return refuse(409, 'account_blocked')
    // Nobody is signed in, so the token is still valid together with the code.
    const returnToken = () => limits.giveBack('idToken', vouching)
    const held = code ? await askLimits(call, 'link', getTriedBy(call, {})) : undefined
    if (held && isRefused(held)) {
      await returnToken()
      return held
    }
    const secret = await findSecret(services, account, { device: own, code, now })
    if (!Buffer.isBuffer(secret)) {
      await returnToken()
      return secret
    }
    // From here on they are found by the provider's id, no matter what happens to their e-mail there or here.
    if (!(await addIdentity(services, identity, account.id))) return refuse(409, 'social_other_person')
    const person = { ...account, secret }
    const token = await startSession(services, person, now, { device, language })
    return { data: { token, user: await toSignedIn(services, person, language) }, message: 'signed_in' }
  }),
]

/**
 * Finds the secret of a person a provider vouches for: this browser has its key, or their recovery code opens it and
 * this browser is known from then on; or returns the refusal.
 */
async function findSecret(
  { db, privacy }: Pick<Services, 'db' | 'privacy'>,
  { id, locks }: { id: string; locks: Buffer | null },
  { device, code, now }: { device: string; code: string | undefined; now: Date },
) {
  const known = openSecret(privacy, locks, buildDeviceOpener(device))
  if (known) return known
  if (code === undefined) return refuse(409, 'social_code_needed')
  if (!isCode(code)) return refuse(422, 'recovery_code_malformed', 'code')
  const secret = openSecret(privacy, locks, buildCodeOpener(code))
  if (!secret) return refuse(422, 'recovery_code_wrong', 'code')
  await addDevice({ db, privacy }, { id, secret }, device, now)
  return secret
}

/**
 * A person signing in through a provider. Their account is that of the provider's identity, or else of a proven e-mail;
 * a new one if there is none. `other_person` when the provider knows the account's person by another identity: an
 * address may be given to another person one day. An account nobody has verified may have been begun by another person:
 * it loses the password and the links it was begun with. `other_mailbox` when the account was proven with another
 * spelling of the address, which at most providers is another person's mailbox; `begun` when the mailbox has begun as
 * many as it may.
 */
type SocialArrival = { identity: Identity; card: Omit<Card, 'preferences'>; device: string; now: Date }

async function findOrAddAccount(services: Services, { identity, card, device, now }: SocialArrival) {
  const { db, privacy, passwords } = services
  const { email, name } = card
  const isOurs = (account: { email: string }) => isSameMailbox(account.email, email)
  const own = await findAccountOfIdentity({ db, privacy }, identity)
  const theirs = own === undefined ? undefined : await findAccountById({ db, privacy }, own)
  if (theirs?.verified) return theirs
  const known = await findAccount({ db, privacy }, email)
  if (known?.verified && !isOurs(known)) return 'other_mailbox'
  if (known?.verified) return (await hasIdentity({ db, privacy }, identity.provider, known.id)) ? 'other_person' : known
  // A password nobody knows; the person may choose one through the forgotten-password mail.
  const { hash: passwordHash } = await passwords.hash(createToken())
  if (!(await getBegunBy(services, email, now)).may) return 'begun'
  return db.transaction(async (tx) => {
    const using = { db: tx, privacy }
    await addAccount(using, { ...card, passwordHash })
    const found = await findAccount(using, email)
    if (!found) throw new Error('the account is gone')
    if (found.verified) return isOurs(found) ? found : 'other_mailbox'
    await removeLinks(tx, found.id)
    const secret = privacy.newSecret()
    const locks = withDevice(privacy, null, { secret, by: buildDeviceOpener(device).by, day: toDay(now) })
    await proveAccount(using, found.id, { ...card, passwordHash, locks })
    await beginAnew(using, { id: found.id, secret }, getDayAfter(now, 0))
    return { ...found, email, name, verified: true, locks }
  })
}
