import { createRandomBytes } from '../platform/browser.ts'
import { deviceStorage } from '../platform/device-storage.ts'

const key = 'deviceSecret'

/**
 * Returns a random value this browser keeps for those who sign in through a provider, who have no password that could
 * lock what they write. It identifies nobody and stays at sign-out: without it their recovery code is asked for again.
 * Where nothing can be stored it is a new one with each page.
 */
export function getDeviceSecret(): string {
  const kept = deviceStorage.getItem(key)
  if (kept && /^[\w-]{43}$/.test(kept)) return kept
  const made = createSecret()
  deviceStorage.setItem(key, made)
  return made
}

function createSecret(): string {
  return btoa(String.fromCharCode(...createRandomBytes(32)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}
