import { proxy } from 'valtio'
import { deviceStorage } from '../platform/device-storage.ts'

const key = 'sharedDevice'

/**
 * Whether this device is shared by several people: then the worker gets no session and drafts are deleted at sign-out.
 */
export const device = proxy({ shared: isShared() })

/** Turns the setting on or off, for this device. */
export function shareDevice(shared: boolean): void {
  device.shared = shared
  if (shared) deviceStorage.setItem(key, 'yes')
  else deviceStorage.removeItem(key)
}

function isShared(): boolean {
  return deviceStorage.getItem(key) === 'yes'
}
