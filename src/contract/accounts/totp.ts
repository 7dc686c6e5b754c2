import { array, type Infer, integer, nullable, size, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { cleanCode } from './recovery-code.ts'

/** What apps that show codes expect everywhere (RFC 6238): six digits, another code each 30 seconds. */
export const appCodes = { digits: 6, seconds: 30, algorithm: 'SHA1', issuer: 'Shafaf' } as const

/** The secret an app shares with the server: 160 random bits in base 32. */
const AppSecret = size(string(), 1, 64)
/** Whether it is one. */
export const isAppSecret = (secret: string): boolean => /^[A-Z2-7]{32}$/.test(secret)

/** The address an app reads from the picture: `otpauth://totp/Shafaf:sara%40example.com?secret=...`. */
export function appAddress(secret: string, email: string): string {
  const { digits, seconds, algorithm, issuer } = appCodes
  const query = new URLSearchParams({ secret, issuer, algorithm, digits: String(digits), period: String(seconds) })
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query}`
}

/** So many one-time codes are made together. */
export const spareCodes = 10
/** Letters of one: 50 random bits in Crockford's base 32. */
export const spareLetters = 10
/** In two groups, as it is written down. */
export const shownSpare = (code: string): string => `${code.slice(0, spareLetters / 2)}-${code.slice(spareLetters / 2)}`

const codeAlso = {
  input: 'oneTime',
  clean: cleanCode,
  missing: 'app_code_missing',
  problem: 'app_code_malformed',
} as const

/** What is known of the caller's app: the day it was added, null where there is none, and how many one-time codes are left. */
export const OwnApp = type({ added: nullable(string()), codes: integer() })
export type OwnApp = Infer<typeof OwnApp>
export const getApp = endpoint({
  method: 'GET',
  path: '/account/app',
  whose: 'self',
  access: 'member',
  response: OwnApp,
})

/** A new secret for an app; nothing is kept before a code of it has come back. */
export const beginApp = endpoint({
  method: 'POST',
  path: '/account/app/begin',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  response: type({ secret: AppSecret }),
})

/** One-time codes, shown this once. */
const Spares = type({ codes: array(string()) })
export type Spares = Infer<typeof Spares>

/** The code an app shows for its new secret. */
export const appForm = defineForm('app', [text('code', { ...codeAlso, max: 20, pattern: /^\d{6}$/ })])
/**
 * Keeps an app by its secret and a code that it shows for it, in the place of the one before, and makes one-time codes anew.
 * 422 `app_code_wrong` where the code does not fit.
 */
export const addApp = endpoint({
  method: 'POST',
  path: '/account/app',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  form: appForm,
  beside: type({ secret: AppSecret }),
  response: Spares,
  invalidates: [getApp],
  problems: ['app_code_wrong'],
})
/** Takes the app away and its one-time codes with it. */
export const removeApp = endpoint({
  method: 'POST',
  path: '/account/app/remove',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  invalidates: [getApp],
  problems: ['not_found'],
})
/** Makes one-time codes anew; those before open nothing any more. */
export const renewSpares = endpoint({
  method: 'POST',
  path: '/account/app/codes',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  response: Spares,
  invalidates: [getApp],
  problems: ['not_found'],
})

/** The code an app shows now, or a one-time code. */
export const presenceByAppForm = defineForm('presenceByApp', [
  text('code', { ...codeAlso, max: 20, pattern: new RegExp(`^(\\d{6}|[0-9A-HJKMNP-TV-Z]{${spareLetters}})$`) }),
])
/** Proves presence as a passkey does; each code counts once. */
export const provePresenceByApp = endpoint({
  method: 'POST',
  path: '/account/presence/app',
  whose: 'self',
  access: 'member',
  form: presenceByAppForm,
  invalidates: [getApp],
  problems: ['app_code_wrong'],
})
