import { createStore, get, type UseStore, update } from 'idb-keyval'

/**
 * A copy of the session for the service worker, which cannot read local storage: it exists only while something waits
 * to be sent. `epoch` counts the sessions of this device, so that a late copy of an ended session never comes back.
 */
export type Lease = { token: string; user: string; epoch: number; language: 'ar' | 'en' }
type KeptLease = Lease | { epoch: number }

const key = 'lease'
let disk: UseStore | undefined

/** Lends a copy of the session. Does nothing when a later session has begun or ended, or the device stores nothing. */
export function storeLease(lease: Lease): Promise<void> {
  return change((kept) => (kept && kept.epoch > lease.epoch ? kept : lease))
}

/** Takes back the copy of the given session and of those before it. */
export function revokeLease(epoch: number): Promise<void> {
  return change((kept) => (kept && kept.epoch > epoch ? kept : { epoch }))
}

/** Returns the session lent to the worker, if any. */
export async function readLease(): Promise<Lease | undefined> {
  const kept = await onDisk((store) => get<KeptLease>(key, store))
  return kept && 'token' in kept ? kept : undefined
}

async function change(to: (kept: KeptLease | undefined) => KeptLease): Promise<void> {
  await onDisk((store) => update<KeptLease>(key, to, store))
}

async function onDisk<T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    disk ??= createStore('session', 'lease')
    return await work(disk)
  } catch {
    // Without IndexedDB the worker sends nothing; the page does.
    return undefined
  }
}
