import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { getSlot, parseRecord, type Submission, type Trace } from './submission.ts'

/** Everything kept: the records, at most one to a place, and the traces of sent ones, newest first. */
export type OutboxContent = { records: Submission[]; sent: Trace[] }

/** What one atomic write changes. `remove` holds slots; `sent` replaces the traces. */
export type OutboxChange = { put?: Submission[]; remove?: string[]; sent?: Trace[] }

export type OutboxStore = {
  /** False when nothing outlives the page: no IndexedDB (private modes), or it failed. */
  kept: () => boolean
  read: () => Promise<OutboxContent>
  /**
   * Reads everything, lets `work` decide, writes what it returns: one transaction, so no other tab or worker comes
   * between. Resolves with the book as it is afterwards. Rejects only when `work` throws.
   */
  transact: (work: (book: OutboxContent) => OutboxChange | undefined) => Promise<OutboxContent>
  /**
   * Writes a record without reading what is there, for a page that may be gone the next moment: the write is handed over
   * and closed in this turn, and needs nothing of the page any more. What this page has begun and not ended steps aside
   * and is done after it: a write that waits goes with its page. `ifNone`: only where its place is empty.
   */
  putAtOnce: (record: Submission, options?: { ifNone: boolean }) => void
  /** Told after every write: here, in other tabs and in the worker. Returns an unsubscriber. */
  subscribe: (listener: () => void) => () => void
}

/** How many sent reviews are remembered on the device. */
const tracesKept = 20
const sentKey = 'sent'

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/** Opens the outbox of this device. Without IndexedDB it lives in memory and says so (design: offline 19). */
export function openOutboxStore(
  channel: Channel | undefined = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('outbox'),
): OutboxStore {
  const disk = openDisk()
  const memory: OutboxContent = { records: [], sent: [] }
  let kept = disk !== undefined
  /** What this page has begun on the disk and not ended, and what of it had to step aside. */
  const running = new Set<IDBTransaction>()
  const interrupted = new WeakSet<IDBTransaction>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  channel?.addEventListener('message', tell)

  const run = async (
    work: (book: OutboxContent) => OutboxChange | undefined,
    mode: IDBTransactionMode = 'readwrite',
  ): Promise<{ book: OutboxContent; wrote: boolean }> => {
    let own: unknown
    const decide = (book: OutboxContent) => {
      try {
        return work(book)
      } catch (error) {
        own = error
        throw error
      }
    }
    while (disk && kept) {
      let transaction: IDBTransaction | undefined
      try {
        const done = await runTransaction(disk, mode, decide, (begun) => {
          transaction = begun
          running.add(begun)
        })
        Object.assign(memory, done.book)
        return done
      } catch (error) {
        if (own) throw own
        if (transaction && interrupted.has(transaction)) continue
        // A full or broken disk: go on in memory from what was last read, and say that nothing is kept.
        kept = false
        tell()
        console.warn('The outbox could not be written', error instanceof Error ? error.name : '')
      } finally {
        if (transaction) running.delete(transaction)
      }
    }
    const change = decide(memory)
    if (change) Object.assign(memory, apply(memory, change))
    return { book: { ...memory }, wrote: change !== undefined }
  }

  return {
    kept: () => kept,
    // A write never waits for one who reads.
    read: async () => (await run(() => undefined, 'readonly')).book,
    transact: async (work) => {
      const { book, wrote } = await run(work)
      if (wrote) {
        tell()
        channel?.postMessage(null)
      }
      return book
    },
    putAtOnce: (record, { ifNone } = { ifNone: false }) => {
      if (!disk || !kept) return
      for (const one of running) {
        try {
          one.abort()
          interrupted.add(one)
        } catch {
          // It is being closed, which needs nothing of the page any more.
        }
      }
      disk('readwrite', async (store) => {
        if (ifNone) store.add(record, getSlot(record))
        else store.put(record, getSlot(record))
        store.transaction.commit()
      }).catch(() => undefined)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function openDisk(): UseStore | undefined {
  try {
    return typeof indexedDB === 'undefined' ? undefined : createStore('outbox', 'submissions')
  } catch {
    return undefined
  }
}

function runTransaction(
  disk: UseStore,
  mode: IDBTransactionMode,
  decide: (book: OutboxContent) => OutboxChange | undefined,
  onBegin: (transaction: IDBTransaction) => void,
) {
  return disk(mode, async (store) => {
    onBegin(store.transaction)
    const rows: unknown[] = await promisifyRequest(store.getAll())
    const sent = rows.find(Array.isArray) as Trace[] | undefined
    const records = rows.flatMap((row) => parseRecord(row) ?? [])
    const book = { records: records.sort(comparePlaces), sent: sent ?? [] }
    const change = decide(book)
    if (!change) return { book, wrote: false }
    for (const slot of change.remove ?? []) store.delete(slot)
    for (const record of change.put ?? []) store.put(record, getSlot(record))
    if (change.sent) store.put(change.sent.slice(0, tracesKept), sentKey)
    await promisifyRequest(store.transaction)
    return { book: apply(book, change), wrote: true }
  })
}

function apply(book: OutboxContent, { put = [], remove = [], sent = book.sent }: OutboxChange): OutboxContent {
  const replaced = new Set([...remove, ...put.map(getSlot)])
  const records = [...book.records.filter((record) => !replaced.has(getSlot(record))), ...put]
  return { records: records.sort(comparePlaces), sent: sent.slice(0, tracesKept) }
}

const comparePlaces = (a: Submission, b: Submission) => a.order - b.order || b.savedAt - a.savedAt
