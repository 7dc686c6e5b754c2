import { subscribe } from 'valtio'
import { deviceStorage } from '../platform/device-storage.ts'
import { getOwner, session } from './session.ts'
import { device } from './shared-device.ts'
import { revokeLease, storeLease } from './store.ts'

const key = 'sessionEpoch'
const readEpoch = () => Number(deviceStorage.getItem(key) ?? 0)

/** Lends a copy of the session to the worker, unless the device is shared. */
export async function shareSessionWithWorker(): Promise<void> {
  const { token } = session.auth
  const user = getOwner(session.auth)
  if (!token || !user || device.shared) return
  // Not the page's own, which a browser that translates it changes.
  const language = deviceStorage.getItem('lng') === 'arabic' ? 'ar' : 'en'
  await storeLease({ token, user, epoch: readEpoch(), language })
}

/** Takes the copy back: nothing is left to send, or the device is shared. */
export const revokeFromWorker = (): Promise<void> => revokeLease(readEpoch())

/**
 * Counts the sessions of this device, and takes the worker's copy back whenever one ends, in any tab. Returns a
 * function that stops it.
 */
export function watchSession(): () => void {
  let last = session.auth.token
  const stopSession = subscribe(
    session,
    () => {
      const { token } = session.auth
      if (token === last) return
      const ended = last !== null
      last = token
      deviceStorage.setItem(key, String(readEpoch() + 1))
      if (ended) void revokeFromWorker()
    },
    true,
  )
  const stopDevice = subscribe(device, () => {
    if (device.shared) void revokeFromWorker()
  })
  return () => {
    stopSession()
    stopDevice()
  }
}
