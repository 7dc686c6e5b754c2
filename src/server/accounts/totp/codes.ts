import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { backupCodes, backupLetters, totpRules } from '../../../contract/accounts/totp.ts'

/** So many codes before and after the present one count as well: clocks of telephones differ. */
const window = 1
/** Seconds after which no code that has counted could count again. */
export const countsFor = totpRules.seconds * (2 * window + 1)

/** A new secret for an app, in base 32. */
export const createTotpSecret = (random = randomBytes): string => new Secret({ buffer: toBuffer(random(20)) }).base32

/** The number of the 30 seconds a code belongs to, where it is one of this secret's about `now`; undefined where it is not. */
export function getTotpStep(secret: string, code: string, now: Date): number | undefined {
  const { digits, seconds: period, algorithm } = totpRules
  const app = new TOTP({ secret: Secret.fromBase32(secret), digits, period, algorithm })
  const timestamp = now.getTime()
  const delta = app.validate({ token: code, timestamp, window })
  return delta === null ? undefined : app.counter({ timestamp }) + delta
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** One-time codes; 256 is a multiple of 32, so every letter is as likely as another. */
export const createBackupCodes = (random = randomBytes): string[] =>
  Array.from({ length: backupCodes }, () => [...random(backupLetters)].map((byte) => letters[byte % 32]).join(''))

/** What is kept of a one-time code. Nothing slow is needed: it lies under its person's secret and the author key. */
export const hashBackupCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer
