import { array, type Infer, integer, nullable, size, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { cleanCode } from './recovery-code.ts'

/** The parameters authenticator apps expect everywhere (RFC 6238): six digits, another code each 30 seconds. */
export const totpRules = { digits: 6, seconds: 30, algorithm: 'SHA1', issuer: 'Shafaf' } as const

/** The secret an app shares with the server: 160 random bits in base 32. */
const TotpSecret = size(string(), 1, 64)
/** Whether a text is such a secret. */
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

/**
 * The caller's authenticator app: the day it was added, null where there is none; and how many one-time codes are left.
 */
export const OwnAuthenticator = type({ added: nullable(string()), codes: integer() })
export type OwnAuthenticator = Infer<typeof OwnAuthenticator>
export const getAuthenticator = defineEndpoint({
  method: 'GET',
  path: '/account/authenticator',
  whose: 'self',
  access: 'member',
  response: OwnAuthenticator,
})

/** Returns a new secret for an app; nothing is stored before a code made with it has come back. */
export const beginAuthenticator = defineEndpoint({
  method: 'POST',
  path: '/account/authenticator/begin',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  response: type({ secret: TotpSecret }),
})

/** One-time codes; this response is the only time they are shown. */
const BackupCodes = type({ codes: array(string()) })
export type BackupCodes = Infer<typeof BackupCodes>

/** The code an app shows for its new secret. */
export const authenticatorForm = defineForm('app', [text('code', { ...codeAlso, max: 20, pattern: /^\d{6}$/ })])
/**
 * Stores an app by its secret and a code it shows for it, in place of the one before, and makes new one-time codes. 422
 * `app_code_wrong` where the code is wrong.
 */
export const addAuthenticator = defineEndpoint({
  method: 'POST',
  path: '/account/authenticator',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  form: authenticatorForm,
  beside: type({ secret: TotpSecret }),
  response: BackupCodes,
  invalidates: [getAuthenticator],
  problems: ['app_code_wrong'],
})
/** Removes the app and its one-time codes. */
export const removeAuthenticator = defineEndpoint({
  method: 'POST',
  path: '/account/authenticator/remove',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  invalidates: [getAuthenticator],
  problems: ['not_found'],
})
/** Makes new one-time codes; the previous ones are invalid from then on. */
export const renewBackupCodes = defineEndpoint({
  method: 'POST',
  path: '/account/authenticator/codes',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  response: BackupCodes,
  invalidates: [getAuthenticator],
  problems: ['not_found'],
})

/** The code an app shows at the moment, or a one-time code. */
export const presenceByAuthenticatorForm = defineForm('presenceByApp', [
  text('code', { ...codeAlso, max: 20, pattern: new RegExp(`^(\\d{6}|[0-9A-HJKMNP-TV-Z]{${backupLetters}})$`) }),
])
/** Proves presence as a passkey does; each code counts once. */
export const provePresenceByAuthenticator = defineEndpoint({
  method: 'POST',
  path: '/account/presence/authenticator',
  whose: 'self',
  access: 'member',
  form: presenceByAuthenticatorForm,
  invalidates: [getAuthenticator],
  problems: ['app_code_wrong'],
})
