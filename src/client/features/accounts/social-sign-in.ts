import type { SocialOffer } from '../../../contract/accounts/social.schema.ts'
import type { SocialProvider } from '../../../contract/accounts/social.ts'
import { createRandomBytes, getSubtleCrypto } from '../../platform/browser.ts'
import { toBase64Url } from '../../platform/bytes.ts'

/** What this tab stores while the person is at the provider: the secrets of one attempt, and where they came from. */
type Attempt = { provider: SocialProvider; verifier: string; state: string; from: unknown }

const key = 'social'
type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Begins a sign-in with a provider and returns the address to go to. The nonce is the SHA-256 of a secret that stays in
 * this tab, so that the ID token is of use to nobody else; `from` is the history state to return with. Throws where the browser has no digests.
 */
export async function beginSocial(offer: SocialOffer, from: unknown, storage: TabStorage): Promise<string> {
  const [verifier, state] = [createRandomText(), createRandomText()]
  const attempt: Attempt = { provider: offer.provider, verifier, state, from }
  storage.setItem(key, JSON.stringify(attempt))
  const digest = await getSubtleCrypto()!.digest('SHA-256', new TextEncoder().encode(verifier))
  const address = new URL(offer.address)
  address.searchParams.set('nonce', toBase64Url(new Uint8Array(digest)))
  address.searchParams.set('state', state)
  return address.href
}

export type SocialReturn =
  | { was: 'nothing' }
  | { was: 'given up' }
  | { was: 'answered'; answers: { provider: SocialProvider; id_token: string; verifier: string; name?: string } }

/**
 * Takes the provider's response after the `#`, once: the response to an attempt of this tab, or none. A response to
 * anything else (another `state`) is ignored, so that nobody is signed in by a link from elsewhere.
 */
export function takeSocialReturn(hash: string, storage: TabStorage): { returned: SocialReturn; from: unknown } {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  if (!given.has('id_token') && !given.has('error')) return { returned: { was: 'nothing' }, from: undefined }
  const attempt = takeAttempt(storage)
  const token = given.get('id_token')
  if (!attempt || given.get('state') !== attempt.state) return { returned: { was: 'nothing' }, from: undefined }
  if (!token) return { returned: { was: 'given up' }, from: attempt.from }
  const { provider, verifier, from } = attempt
  const name = given.get('name')
  return {
    returned: { was: 'answered', answers: { provider, id_token: token, verifier, ...(name !== null && { name }) } },
    from,
  }
}

function takeAttempt(storage: TabStorage): Attempt | undefined {
  try {
    return JSON.parse(storage.getItem(key) ?? '') as Attempt
  } catch {
    return undefined
  } finally {
    storage.removeItem(key)
  }
}

const createRandomText = () => toBase64Url(createRandomBytes(32))
