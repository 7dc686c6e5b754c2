import { createCall } from '../data/call.ts'
import { answerPush, countCopiedNews } from '../data/following/worker.ts'
import { getLocks } from '../platform/browser.ts'
import { readLease, revokeLease } from '../session/store.ts'
import { showBadge } from './badge.ts'
import { createDrain } from './drain.ts'
import { createLock } from './lock.ts'
import { type OutboxStore, openOutboxStore } from './store.ts'
import type { Submission } from './submission.ts'

/**
 * Sends what waits while no page is open, with the lent session (design: offline, session for the worker). Rejects
 * while something is left for later, so that the browser tries again; does nothing without a lent session.
 */
export async function sendFromWorker(): Promise<void> {
  let lease = await readLease()
  if (!lease) return
  const { epoch } = lease
  const disk = openOutboxStore()
  // Read again before each request: the person may sign out, or another sign in, meanwhile.
  const store: OutboxStore = {
    ...disk,
    read: async () => {
      lease = await readLease()
      return disk.read()
    },
  }
  const drain = createDrain({
    store,
    call: createCall({
      fetch: (input, options) => fetch(input, options),
      language: () => lease?.language ?? 'en',
      token: () => lease?.token ?? null,
    }),
    owner: () => lease?.user ?? null,
    now: Date.now,
    random: Math.random,
    lock: createLock(getLocks()),
  })
  const drained = await drain({ eager: true })
  const person = lease?.user
  showBadge({ unsent: countUnsent((await disk.read()).records, person), news: await countCopiedNews() })
  if (drained.state === 'later') throw new Error('Not everything is sent yet')
  await revokeLease(epoch)
}

const countUnsent = (records: readonly Submission[], person: string | undefined): number =>
  records.filter(({ owner, state }) => owner === person && state !== 'draft').length

/** Answers a push with a message, and shows on the badge what is new beside what waits. */
export async function showNewsFromWorker(registration: ServiceWorkerRegistration): Promise<void> {
  const news = await answerPush(registration)
  const lease = await readLease()
  const unsent = lease ? countUnsent((await openOutboxStore().read()).records, lease.user) : 0
  showBadge({ unsent, news })
}
