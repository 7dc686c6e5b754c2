import { createCall } from '../api/call.ts'
import { giveBack, leased } from '../session/store.ts'
import { createDrain } from './drain.ts'
import { createLock } from './lock.ts'
import { openOutboxStore } from './store.ts'

/**
 * Sends what waits while no page is open, with the leased session (design: offline, session for the worker). Rejects
 * while something is left for later, so that the browser tries again; does nothing without a lease.
 */
export async function sendFromWorker(): Promise<void> {
  const lease = await leased()
  if (!lease) return
  const drain = createDrain({
    store: openOutboxStore(),
    call: createCall({
      fetch: (input, options) => fetch(input, options),
      language: () => lease.language,
      token: () => lease.token,
    }),
    owner: () => lease.user,
    now: Date.now,
    random: Math.random,
    lock: createLock(navigator.locks),
  })
  const drained = await drain({ eager: true })
  if (drained.state === 'later') throw new Error('Not everything is sent yet')
  await giveBack(lease.epoch)
}
