import { Secret, TOTP } from 'otpauth'
import type { TestServer } from './server.ts'

/** Returns the code an authenticator app shows for a secret. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** Returns a code that is wrong at that time. */
export function wrongCodeAt(secret: string, now: Date): string {
  const shown = [-30, 0, 30].map((later) => codeAt(secret, new Date(now.getTime() + later * 1000)))
  return ['123456', '234567', '345678', '456789'].find((one) => !shown.includes(one))!
}

/**
 * Adds an authenticator app to an account, as the browser and the phone do; returns its secret and the one-time codes.
 */
export async function addAppTo({ call }: Pick<TestServer, 'call'>, token: string, now: Date) {
  const { secret } = (await call('POST', '/account/authenticator/begin', { token, body: {} })).json.data as {
    secret: string
  }
  const added = await call('POST', '/account/authenticator', { token, body: { secret, code: codeAt(secret, now) } })
  return { secret, added, codes: added.json.data?.codes as string[] }
}
