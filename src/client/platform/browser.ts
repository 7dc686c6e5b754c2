import { toHex } from './bytes.ts'

/**
 * What a browser may lack or refuse, each asked for in one place. Without https (on a local network, say) there are no
 * service workers, locks, passkeys, clipboard, subtle crypto and `randomUUID`; where site data is blocked some throw.
 */

const attempt = <T>(find: () => T): T | undefined => {
  try {
    return find()
  } catch {
    return undefined
  }
}

/** Whether the page came over a connection that allows everything above. */
export const isSecure = (): boolean => globalThis.isSecureContext !== false

export const getServiceWorkers = (): ServiceWorkerContainer | undefined =>
  attempt(() => globalThis.navigator.serviceWorker)

/** Messages of the browser; missing on an iPhone outside the installed app. */
export const getNotifications = (): typeof Notification | undefined => attempt(() => globalThis.Notification)

/** Web Locks, between all tabs and the worker. */
export type Locks = Pick<LockManager, 'request'>
export const getLocks = (): Locks | undefined => attempt(() => globalThis.navigator.locks)

/** A channel to the other tabs and the worker. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
export const openChannel = (name: string): Channel | undefined => attempt(() => new BroadcastChannel(name))

export const hasIndexedDb = (): boolean => attempt(() => globalThis.indexedDB) !== undefined

export async function deleteCaches(names: readonly string[]): Promise<void> {
  const found = attempt(() => globalThis.caches)
  if (found) await Promise.all(names.map((name) => found.delete(name))).catch(() => {})
}

/** Whether passkeys can be used here. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** The browser's hint that there is no network, never a proof. */
export const isOffline = (): boolean => !navigator.onLine

export const getPreferredLanguages = (): readonly string[] => navigator.languages

/** What the browser says about itself, for what differs from device to device. */
export const getNavigator = (): typeof navigator => navigator

/** Digests and keys of the browser. */
export const getSubtleCrypto = (): SubtleCrypto | undefined => attempt(() => globalThis.crypto.subtle)

export const createRandomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length))

/** Returns a random UUID (RFC 9562, version 4). */
export function createUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = createRandomBytes(16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const digits = toHex(bytes)
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
