import { createRandomBytes } from '../platform/browser.ts'
import { toBase64Url } from '../platform/bytes.ts'
import { deviceStorage } from '../platform/device-storage.ts'
import { device } from './shared-device.ts'

const key = 'deviceSecret'

/**
 * Returns a random value this browser keeps, which unlocks what its people wrote when they forget their password or
 * sign in through a provider. It identifies nobody and stays at sign-out: without it their recovery code is asked for.
 * Where nothing can be stored it is a new one with each page.
 */
export function getDeviceSecret(): string {
  const kept = deviceStorage.getItem(key)
  if (kept && /^[\w-]{43}$/.test(kept)) return kept
  const made = toBase64Url(createRandomBytes(32))
  deviceStorage.setItem(key, made)
  return made
}

/**
 * Returns what this browser adds to a sign-in or a new password; nothing where several people share the device, or
 * where it stores nothing.
 */
export const getKeptDevice = (): { device?: string } =>
  device.shared || !deviceStorage.isKept() ? {} : { device: getDeviceSecret() }
