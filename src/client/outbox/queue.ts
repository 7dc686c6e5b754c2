import { proxy, ref } from 'valtio'
import type { OutboxStore } from './store.ts'
import type { Submission, Trace } from './submission.ts'

/** The outbox as the page shows it; components read it with `useSnapshot(queue)`. */
export type Queue = {
  /** The signed-in person's records and visitors' drafts, in the order they are sent. */
  records: Submission[]
  /** Traces of the signed-in person's sent reviews, newest first. */
  sent: Trace[]
  counts: { needsYou: number; onTheWay: number; savedHere: number }
  /** The id of the record being sent. */
  sending: string | null
  /**
   * True after an attempt did not reach the server, or when the browser says there is no network: a hint, never proof.
   */
  offline: boolean
  /** False when no storage outlives the page (private modes). */
  kept: boolean
  /** False until the device has been read. */
  loaded: boolean
}

export const queue = proxy<Queue>({
  records: [],
  sent: [],
  counts: { needsYou: 0, onTheWay: 0, savedHere: 0 },
  sending: null,
  offline: false,
  kept: true,
  loaded: false,
})

/** How long an attempt can take, in ms: one that began longer ago was cut off, with its page or worker. */
const maxAttemptTime = 25_000

/** Reads the device into `queue` for `person` (`getOwner`; null for a visitor), who sees only their own records. */
export async function refreshQueue(store: OutboxStore, person: string | null, now: number): Promise<void> {
  const book = await store.read()
  const records = book.records.filter(({ owner }) => owner === person || owner === null)
  const count = (...states: Submission['state'][]) => records.filter(({ state }) => states.includes(state)).length
  const sending = records.find(
    ({ state, startedAt }) => state === 'waiting' && startedAt !== undefined && now - startedAt < maxAttemptTime,
  )
  Object.assign(queue, {
    // The objects as they are on the device (not proxied), so that a component that takes one from here can put it
    // back.
    records: ref(records),
    sent: ref(book.sent.filter(({ owner }) => owner === person)),
    counts: { needsYou: count('refused', 'held'), onTheWay: count('waiting'), savedHere: count('draft') },
    sending: sending?.id ?? null,
    kept: store.kept(),
    loaded: true,
  })
}
