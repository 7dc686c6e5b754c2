import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { backoff, computeBackoff } from '../data/backoff.ts'
import type { Call, Outcome } from '../data/call.ts'
import { toMultipart as multipartOf } from '../data/multipart.ts'
import { isPacked, packAgain } from './packings/again.ts'
import type { OutboxStore } from './store.ts'
import {
  getSlot,
  holdUntilSignedIn,
  isDue,
  markRefused,
  type Parcel,
  postpone,
  type Submission,
  startAttempt,
  toTrace,
} from './submission.ts'

/** What a drain needs; the page, the worker and the tests each provide their own. */
export type DrainDeps = {
  store: OutboxStore
  call: Call
  /** Returns the person signed in at the moment (`getOwner`), with whose token `call` sends; null for nobody. */
  owner: () => string | null
  now: () => number
  /**
   * Packs a record that an earlier client packed, or queued without its parcel; where it cannot, the record waits for a
   * drain that can.
   */
  pack?: (record: Submission) => Promise<Parcel | undefined>
  /** Returns a random number from 0 to 1. */
  random: () => number
  /** Runs `work` while no other tab or worker drains. */
  lock: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * The state of the queue after a drain: `empty`, `later` (next attempt in `wait` ms) or `signedOut` (its owner has to
 * sign in).
 */
export type DrainResult = { state: 'empty' } | { state: 'later'; wait: number } | { state: 'signedOut' }
export type Drain = (options?: { eager?: boolean }) => Promise<DrainResult>

/**
 * Creates a drain: it sends what waits, in order, one at a time, only the signed-in person's, until the queue is empty
 * or its head has to wait (design: offline 13 to 17). `eager` skips the backoff, as when the connection returns. It
 * resolves no matter what the network does; nothing is ever dropped by age.
 */
export function createDrain({ store, call, owner, pack, now, random, lock }: DrainDeps): Drain {
  const attempt = async (
    record: Submission,
    { path, body, multipart }: Parcel,
  ): Promise<Outcome<unknown> | undefined> => {
    const begun = await changeIfSame(store, record, (same) => startAttempt(same, now()))
    // The record was edited by its writer, or the person changed, while the attempt was being recorded.
    if (!begun || owner() !== record.owner) return undefined
    return call(buildEndpoint(path), { body: multipart ? multipartOf(body) : body, idempotencyKey: record.key })
  }

  const drain = async (eager: boolean): Promise<DrainResult> => {
    const tried = new Set<string>()
    for (;;) {
      const { records } = await store.read()
      const person = owner()
      if (person === null) return { state: 'signedOut' }
      const head = records.find((record) => record.state === 'waiting' && record.owner === person)
      if (!head) return { state: 'empty' }
      if (!isPacked(head)) {
        const parcel = await pack?.(head)
        if (!parcel) return { state: 'later', wait: backoff.longest }
        await changeIfSame(store, head, (same) => packAgain(same, parcel))
        continue
      }
      // `eager` applies to the first attempt of a run; a second attempt waits as usual.
      if (!isDue(head, now(), eager && !tried.has(head.key))) return { state: 'later', wait: head.notBefore - now() }
      tried.add(head.key)
      const outcome = await attempt(head, head.parcel)
      if (!outcome) continue
      if (outcome.ok) {
        await leave(store, head, now(), outcome.message ?? findMessage(outcome.data))
        continue
      }
      // The server has accepted these answers already, as an earlier client packed them.
      if (head.parcel.again && outcome.problems.some(({ code }) => code === 'idempotency_reused')) {
        await leave(store, head, now())
        continue
      }
      const { status, problems, message } = outcome
      if (status === 401 || status === 403) {
        await changeIfSame(store, head, holdUntilSignedIn)
        return { state: 'signedOut' }
      }
      const wait = computeBackoff(outcome, head.attempts, random)
      await changeIfSame(store, head, (same) =>
        wait === undefined
          ? markRefused(same, problems, message)
          : postpone(same, now(), { wait, paced: outcome.retryAfter !== undefined, message }),
      )
    }
  }
  return ({ eager = false } = {}) => lock(() => drain(eager))
}

/** Returns the endpoint without its form, which the worker does not need and which would enlarge its bundle. */
const buildEndpoint = (path: string): AnyEndpoint => ({ method: 'POST', path, access: 'member' })

/** The interview's response carries its message inside its data (spec 7). */
function findMessage(data: unknown): string | undefined {
  const { message } = (data ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : undefined
}

/**
 * Removes a sent record from the queue and adds its trace, in one write. A record changed meanwhile holds its writer's
 * new text and stays.
 */
async function leave(store: OutboxStore, sent: Submission, at: number, message?: string): Promise<void> {
  await store.transact(({ records, sent: traces }) => ({
    remove: records.some((record) => record.id === sent.id && record.key === sent.key) ? [getSlot(sent)] : [],
    sent: [toTrace(sent, at, message), ...traces],
  }))
}

/**
 * Writes a change of the record, unless its content changed since it was read. Resolves with whether it was written.
 */
async function changeIfSame(
  store: OutboxStore,
  { id, key }: Submission,
  change: (same: Submission) => Submission,
): Promise<boolean> {
  let found = false
  await store.transact(({ records }) => {
    const same = records.find((record) => record.id === id && record.key === key && record.state === 'waiting')
    if (!same) return undefined
    found = true
    return { put: [change(same)] }
  })
  return found
}
