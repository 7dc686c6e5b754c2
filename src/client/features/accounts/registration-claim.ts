import { createRandomBytes } from '../../platform/browser.ts'
import { toHex } from '../../platform/bytes.ts'
import { deviceStorage } from '../../platform/device-storage.ts'

const key = 'registrationClaim'

/**
 * Returns a random value that this browser sends along with a registration and again when the link of the mail is
 * opened here: then the link requires no password. It identifies nobody. Undefined where the browser stores nothing.
 */
export function createClaim(): string | undefined {
  const kept = deviceStorage.getItem(key)
  if (kept) return kept
  const made = toHex(createRandomBytes(24))
  return deviceStorage.setItem(key, made) ? made : undefined
}

/** Returns the claim of an earlier registration in this browser. */
export const readClaim = (): string | undefined => deviceStorage.getItem(key) ?? undefined

/** Deletes the claim, once the link was opened. */
export const forgetClaim = (): void => deviceStorage.removeItem(key)
