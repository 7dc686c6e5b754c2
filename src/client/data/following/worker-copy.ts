import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { Followed } from './news.ts'

/** What the worker says, in the language of the page that turned the push on. */
export type PushWords = { title: string; some: string; none: string; lang: string; dir: 'ltr' | 'rtl' }
/**
 * A copy of what is followed for the service worker, which cannot read local storage: it exists only while the weekly
 * push is on.
 */
export type WorkerCopy = { list: readonly Followed[]; slots: readonly number[]; words: PushWords }

const key = 'copy'
let disk: UseStore | undefined

export const storeCopy = (copy: WorkerCopy): Promise<void> => onDisk((store) => set(key, copy, store)).then(() => {})
export const readCopy = (): Promise<WorkerCopy | undefined> => onDisk((store) => get<WorkerCopy>(key, store))
export const forgetCopy = (): Promise<void> => onDisk((store) => del(key, store)).then(() => {})

/** Renews the copy, in the words it has; does nothing where there is none. */
export async function renewCopy({ list, slots }: Pick<WorkerCopy, 'list' | 'slots'>): Promise<void> {
  const copy = await readCopy()
  if (copy) await storeCopy({ ...copy, list, slots })
}

async function onDisk<T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    disk ??= createStore('following', 'copy')
    return await work(disk)
  } catch {
    // Without IndexedDB there is no push; the page shows what is new.
    return undefined
  }
}
