import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { backupCodes, backupLetters, totpRules } from '../../../contract/accounts/totp.ts'

/** The number of codes accepted before and after the current one, since the clocks of phones differ. */
const window = 1

/** Creates a secret for an authenticator app, in base 32. */
export const createTotpSecret = (random = randomBytes): string => new Secret({ buffer: toBuffer(random(20)) }).base32

/**
 * Returns the number of the 30-second step a code belongs to if it is one of this secret's around `now`; undefined if
 * not.
 */
export function getTotpStep(secret: string, code: string, now: Date): number | undefined {
  const { digits, seconds: period, algorithm } = totpRules
  const app = new TOTP({ secret: Secret.fromBase32(secret), digits, period, algorithm })
  const timestamp = now.getTime()
  const delta = app.validate({ token: code, timestamp, window })
  return delta === null ? undefined : app.counter({ timestamp }) + delta
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Creates one-time codes; 256 is a multiple of 32, so every letter is equally likely. */
export const createBackupCodes = (random = randomBytes): string[] =>
  Array.from({ length: backupCodes }, () => [...random(backupLetters)].map((byte) => letters[byte % 32]).join(''))

/**
 * Hashes a one-time code for storage. No slow hash is needed: it is encrypted under its person's secret and the author
 * key.
 */
export const hashBackupCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer
