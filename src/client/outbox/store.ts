import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { type Channel, hasIndexedDb, openChannel } from '../platform/browser.ts'
import { getSlot, parseRecord, type Submission, type Trace } from './submission.ts'

/** The content of the outbox: the records, at most one per place, and the traces of sent ones, newest first. */
export type OutboxContent = { records: Submission[]; sent: Trace[] }

/** The changes of one transaction. `remove` holds slots; `sent` replaces the traces. */
export type OutboxChange = { put?: Submission[]; remove?: string[]; sent?: Trace[] }

export type OutboxStore = {
  /** False when no storage outlives the page: no IndexedDB (private modes), or it failed. */
  kept: () => boolean
  read: () => Promise<OutboxContent>
  /**
   * Reads everything, lets `work` decide, and writes what it returns in one transaction, so no other tab or worker
   * interferes. Resolves with the content as it is afterwards. Rejects only when `work` throws.
   */
  transact: (work: (book: OutboxContent) => OutboxChange | undefined) => Promise<OutboxContent>
  /**
   * Writes a record without reading first, for a page that may be closed the next moment: the write is requested and
   * committed synchronously, and needs nothing more of the page. Transactions this page has begun and not finished are
   * aborted and repeated after it: a write that waits would be lost with its page. `ifNone`: only where its place is
   * empty.
   */
  putAtOnce: (record: Submission, options?: { ifNone: boolean }) => void
  /** Calls the listener after every write: here, in other tabs and in the worker. Returns an unsubscriber. */
  subscribe: (listener: () => void) => () => void
}

/** How many sent reviews are remembered on the device. */
const tracesKept = 20
const sentKey = 'sent'

/**
 * Opens the outbox of this device. Without IndexedDB it is kept in memory, and `kept` is false (design: offline 19).
 */
export function openOutboxStore(channel: Channel | undefined = openChannel('outbox')): OutboxStore {
  const disk = openDisk()
  const memory: OutboxContent = { records: [], sent: [] }
  let kept = disk !== undefined
  /** The unfinished transactions of this page, and those of them that were aborted to be repeated. */
  const running = new Set<IDBTransaction>()
  const interrupted = new WeakSet<IDBTransaction>()
  const listeners = new Set<() => void>()
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  channel?.addEventListener('message', notifyListeners)

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
        // A full or broken disk: continue in memory with what was last read, and say that nothing is stored.
        kept = false
        notifyListeners()
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
    // Read-only, so that a write never waits for a read.
    read: async () => (await run(() => undefined, 'readonly')).book,
    transact: async (work) => {
      const { book, wrote } = await run(work)
      if (wrote) {
        notifyListeners()
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
          // It is committing already, which needs nothing more of the page.
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
    return hasIndexedDb() ? createStore('outbox', 'submissions') : undefined
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
