import type { Call } from '../data/call.ts'
import { call } from '../data/client.ts'
import { onBeforeReload } from '../i18n/reload.ts'
import { createUuid, getLocks } from '../platform/browser.ts'
import { askToPersist } from '../platform/page-browser.ts'
import { revokeFromWorker, shareSessionWithWorker } from '../session/lease.ts'
import { getOwner, session } from '../session/session.ts'
import { askWorkerToSend } from './background.ts'
import type { Draft, DraftDeps } from './draft.ts'
import { createDrain, type Drain } from './drain.ts'
import { createLock } from './lock.ts'
import { findPacking } from './packings/find.ts'
import { queue } from './queue.ts'
import { openOutboxStore } from './store.ts'
import type { TransitionDeps } from './submission.ts'

/** Undefined on the server, which renders pages and sends nothing. */
const locks = getLocks()

/** The outbox of this page: the device's records, sent with the page's session. */
export const store = openOutboxStore()

export const createTransitionDeps = (): TransitionDeps => ({ now: Date.now(), uuid: createUuid })

/** Calls the server for the page, and records with every attempt whether the server can be reached. */
const attempt: Call = async (endpoint, input) => {
  const outcome = await call(endpoint, input)
  queue.offline = !outcome.ok && outcome.status === 0
  return outcome
}

const drain = createDrain({
  store,
  call: attempt,
  owner: () => getOwner(session.auth),
  pack: (record) =>
    findPacking(record.type).then(
      (packing) => packing?.pack(record),
      () => undefined,
    ),
  now: Date.now,
  random: Math.random,
  lock: createLock(locks),
})

let next: ReturnType<typeof setTimeout> | undefined

/**
 * Sends what waits, and schedules itself again for what is left. Meanwhile the worker holds a copy of the session, so
 * that it can continue when this page is closed (design: offline, session for the worker).
 */
export const send: Drain = async (options) => {
  clearTimeout(next)
  const person = getOwner(session.auth)
  const { records } = await store.read()
  if (records.some(({ owner, state }) => state === 'waiting' && owner === person)) await shareSessionWithWorker()
  const drained = await drain(options)
  if (drained.state === 'later') {
    // A drain that found nothing to do may have taken the copy back meanwhile.
    await shareSessionWithWorker()
    void askWorkerToSend()
    next = setTimeout(() => void send(), Math.min(Math.max(drained.wait, 500), 2 ** 31 - 1))
  }
  if (drained.state === 'empty') await revokeFromWorker()
  return drained
}

let asked = false
export const draftDeps: DraftDeps = {
  store,
  drain: send,
  chance: createTransitionDeps,
  locks,
  onFirstSave: () => {
    if (asked) return
    asked = true
    // The browser may evict storage it was not asked to persist (design: offline 23).
    void askToPersist()
  },
}

/** Saves the draft whenever the page may be closed without another chance. Returns a function that stops it. */
export function flushOnClose(draft: Draft): () => void {
  const stop = onBeforeReload(() => draft.flush())
  const leave = () => draft.leave()
  document.addEventListener('visibilitychange', leave)
  addEventListener('pagehide', leave)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', leave)
    removeEventListener('pagehide', leave)
  }
}
