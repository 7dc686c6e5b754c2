import { proxy } from 'valtio'

const key = 'sharedDevice'

/**
 * Whether this device is shared by several people: then the worker gets no session and drafts are deleted at sign-out.
 */
export const device = proxy({ shared: isShared() })

/** Turns the setting on or off, for this device. */
export function shareDevice(shared: boolean): void {
  device.shared = shared
  if (shared) localStorage.setItem(key, 'yes')
  else localStorage.removeItem(key)
}

function isShared(): boolean {
  try {
    return localStorage.getItem(key) === 'yes'
  } catch {
    return false
  }
}
