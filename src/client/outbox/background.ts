import { getServiceWorkers } from '../platform/browser.ts'
import { device } from '../session/shared-device.ts'

type Registration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Whether the waiting records are sent while this page is closed (design: offline 18); otherwise at the next start. */
export const canSendWhenClosed = (): boolean => 'SyncManager' in globalThis && !device.shared

/** Asks the browser to wake the worker when the connection returns, where the browser can. */
export async function askWorkerToSend(): Promise<void> {
  if (!canSendWhenClosed()) return
  try {
    const registration: Registration | undefined = await getServiceWorkers()?.getRegistration()
    await registration?.sync?.register('outbox')
  } catch {
    // Background sync is not allowed here: the next start sends it.
  }
}
