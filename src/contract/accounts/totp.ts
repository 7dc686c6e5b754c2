import { defineEndpoint } from '../endpoint.ts'
import { text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { cleanCode } from './recovery-code.ts'
import type * as shapes from './totp.schema.ts'

/** The parameters authenticator apps expect everywhere (RFC 6238): six digits, another code each 30 seconds. */
export const totpRules = { digits: 6, seconds: 30, algorithm: 'SHA1', issuer: 'Shafaf' } as const

/** Whether a text is a secret that an app shares with the server. */
export const isTotpSecret = (secret: string): boolean => /^[A-Z2-7]{32}$/.test(secret)

/** Returns the address an app reads from the QR code: `otpauth://totp/Shafaf:sara%40example.com?secret=...`. */
export function buildTotpUri(secret: string, email: string): string {
  const { digits, seconds, algorithm, issuer } = totpRules
  const query = new URLSearchParams({ secret, issuer, algorithm, digits: String(digits), period: String(seconds) })
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query}`
}

/** How many one-time codes are made together. */
export const backupCodes = 10
/** How many letters a one-time code has: 50 random bits in Crockford's base 32. */
export const backupLetters = 10
/** Formats a one-time code in two groups, as it is written down. */
export const formatBackupCode = (code: string): string =>
  `${code.slice(0, backupLetters / 2)}-${code.slice(backupLetters / 2)}`

const codeAlso = {
  input: 'oneTime',
  clean: cleanCode,
  missing: 'app_code_missing',
  problem: 'app_code_malformed',
} as const

export const getAuthenticator = defineEndpoint<typeof shapes.getAuthenticator>()({
  method: 'GET',
  path: '/account/authenticator',
  whose: 'self',
  access: 'member',
})

/** Returns a new secret for an app; nothing is stored before a code made with it has come back. */
export const beginAuthenticator = defineEndpoint<typeof shapes.beginAuthenticator>()({
  method: 'POST',
  path: '/account/authenticator/begin',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
})

/** The code an app shows for its new secret. */
export const authenticatorForm = defineForm('app', [text('code', { ...codeAlso, max: 20, pattern: /^\d{6}$/ })])
/**
 * Stores an app by its secret and a code it shows for it, in place of the one before, and makes new one-time codes. 422
 * `app_code_wrong` where the code is wrong.
 */
export const addAuthenticator = defineEndpoint<typeof shapes.addAuthenticator>()({
  method: 'POST',
  path: '/account/authenticator',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  form: authenticatorForm,
  invalidates: [getAuthenticator],
})
/** Removes the app and its one-time codes. */
export const removeAuthenticator = defineEndpoint<typeof shapes.removeAuthenticator>()({
  method: 'POST',
  path: '/account/authenticator/remove',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  invalidates: [getAuthenticator],
})
/** Makes new one-time codes; the previous ones are invalid from then on. */
export const renewBackupCodes = defineEndpoint<typeof shapes.renewBackupCodes>()({
  method: 'POST',
  path: '/account/authenticator/codes',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  invalidates: [getAuthenticator],
})

/** The code an app shows at the moment, or a one-time code. */
export const presenceByAuthenticatorForm = defineForm('presenceByApp', [
  text('code', { ...codeAlso, max: 20, pattern: new RegExp(`^(\\d{6}|[0-9A-HJKMNP-TV-Z]{${backupLetters}})$`) }),
])
/** Proves presence as a passkey does; each code counts once. */
export const provePresenceByAuthenticator = defineEndpoint<typeof shapes.provePresenceByAuthenticator>()({
  method: 'POST',
  path: '/account/presence/authenticator',
  whose: 'self',
  access: 'member',
  form: presenceByAuthenticatorForm,
  invalidates: [getAuthenticator],
})
