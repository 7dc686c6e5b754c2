import { device } from '../session/shared-device.ts'

type Registration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Whether what waits is sent with this page closed (design: offline 18); else at the next start. */
export const canSendWhenClosed = (): boolean => 'SyncManager' in globalThis && !device.shared

/** Asks the browser to wake the worker when the connection is back, where it can. */
export async function askWorkerToSend(): Promise<void> {
  if (!canSendWhenClosed()) return
  try {
    const registration: Registration | undefined = await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register('outbox')
  } catch {
    // Not allowed here: the next start sends it.
  }
}
