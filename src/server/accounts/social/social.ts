import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { SocialOffer } from '../../../contract/accounts/social.schema.ts'
import type { SocialProvider } from '../../../contract/accounts/social.ts'
import type { Config } from '../../platform/config.ts'

declare module '../../platform/services.ts' {
  interface Services {
    social: Social
  }
}

/** The published settings of a provider, which are the same for every site. */
export type ProviderSettings = {
  issuers: string[]
  /** The URL of its public keys. */
  keys: string
  /** Its sign-in page, and the parameters that ask for the ID token there. */
  page: string
  asks: Record<string, string>
  /** The path on this site the browser comes back to. */
  returns: string
}

/**
 * Both providers send the ID token with the browser, so this site needs no client secret. Google puts it in the URL
 * fragment (`#`) of the sign-in page; Apple sends an e-mail only in a posted form (see `return.ts`).
 */
export const knownProviders: Record<SocialProvider, ProviderSettings> = {
  google: {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    page: 'https://accounts.google.com/o/oauth2/v2/auth',
    asks: { response_type: 'id_token', response_mode: 'fragment', scope: 'openid email profile' },
    returns: '/auth/login',
  },
  apple: {
    issuers: ['https://appleid.apple.com'],
    keys: 'https://appleid.apple.com/auth/keys',
    page: 'https://appleid.apple.com/auth/authorize',
    asks: { response_type: 'code id_token', response_mode: 'form_post', scope: 'name email' },
    returns: '/auth/apple',
  },
}

/** A person vouched for by a provider, with an e-mail it has verified; or the reason there is none. */
export type VouchedPerson =
  | { ok: true; subject: string; email: string; name: string | null }
  | { ok: false; why: 'failed' | 'no_email' | 'unavailable' }

export type Social = {
  /** The configured providers. */
  offers: readonly SocialOffer[]
  /** Verifies an ID token with the provider's keys: signature, issuer, audience and authorised party, nonce, expiry. */
  vouch(provider: SocialProvider, idToken: string, verifier: string, now: Date): Promise<VouchedPerson>
}

type ReadyProvider = { issuers: string[]; audience: string; key: JWTVerifyGetKey }

/** Creates social sign-in with the providers whose client id is configured. */
export function createSocial(
  { GOOGLE_CLIENT_ID, APPLE_CLIENT_ID, publicUrl }: Pick<Config, 'GOOGLE_CLIENT_ID' | 'APPLE_CLIENT_ID' | 'publicUrl'>,
  known = knownProviders,
): Social {
  const ids: Record<SocialProvider, string | undefined> = { google: GOOGLE_CLIENT_ID, apple: APPLE_CLIENT_ID }
  const ready = new Map<SocialProvider, ReadyProvider>()
  const offers: SocialOffer[] = []
  for (const [provider, audience] of Object.entries(ids) as [SocialProvider, string | undefined][]) {
    if (!audience) continue
    const { issuers, keys, page, asks, returns } = known[provider]
    ready.set(provider, { issuers, audience, key: createRemoteJWKSet(new URL(keys)) })
    const query = new URLSearchParams({ ...asks, client_id: audience, redirect_uri: publicUrl + returns })
    offers.push({ provider, address: `${page}?${query}` })
  }
  return {
    offers,
    async vouch(provider, idToken, verifier, now) {
      const trusted = ready.get(provider)
      if (!trusted) return { ok: false, why: 'failed' }
      try {
        const { payload } = await jwtVerify(idToken, trusted.key, {
          issuer: trusted.issuers,
          audience: trusted.audience,
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
          maxTokenAge: '10m',
          clockTolerance: 60,
          currentDate: now,
        })
        // A token for several audiences is accepted only where this site is the party that asked for it.
        const isOurs = payload.azp === undefined ? typeof payload.aud === 'string' : payload.azp === trusted.audience
        return isOurs && payload.nonce === deriveNonce(verifier) ? readClaims(payload) : { ok: false, why: 'failed' }
      } catch (error) {
        return { ok: false, why: isAnswer(error) ? 'failed' : 'unavailable' }
      }
    },
  }
}

/** Derives the nonce that belongs to a browser's secret: its SHA-256, base64url. */
export const deriveNonce = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/**
 * Returns whether an error is a verdict on the token; any other means that the provider's keys could not be fetched.
 */
const isAnswer = (error: unknown) =>
  error instanceof errors.JOSEError && error.code !== 'ERR_JWKS_TIMEOUT' && error.code !== 'ERR_JOSE_GENERIC'

/**
 * Reads the claims of a token. Only an e-mail the provider has verified counts: it decides whose account is opened the
 * first time.
 */
function readClaims({ sub, email, email_verified, name }: JWTPayload): VouchedPerson {
  const proven = email_verified === true || email_verified === 'true'
  if (!sub) return { ok: false, why: 'failed' }
  if (typeof email !== 'string' || !proven) return { ok: false, why: 'no_email' }
  return {
    ok: true,
    subject: sub,
    email: email.toLowerCase(),
    name: typeof name === 'string' ? name.slice(0, 100) : null,
  }
}
