import { subscribe } from 'valtio'
import { invalidate } from '../data/cache.ts'
import { isOffline } from '../platform/browser.ts'
import { setCloseGuard } from '../platform/close-guard.ts'
import { watchSession } from '../session/lease.ts'
import { getOwner, session } from '../session/session.ts'
import { showBadge } from './badge.ts'
import { send, store } from './page.ts'
import { queue, refreshQueue } from './queue.ts'
import { resumeHeld } from './resume.ts'
import { forgetTraces } from './sign-out.ts'
import { forgetSignUps, signUpsKept } from './sign-ups.ts'
import type { Trace } from './submission.ts'

/**
 * Returns a function to call with what a person has sent so far, from any tab or worker; it has the page invalidate the
 * reads that the new ones change. What was sent before the page was loaded changes nothing on it.
 */
function readAnewWhenSent(): (owner: string | null, sent: readonly Trace[]) => void {
  let known: { owner: string | null; ids: ReadonlySet<string> } | undefined
  return (owner, sent) => {
    const before = known?.owner === owner ? known.ids : undefined
    known = { owner, ids: new Set(sent.map(({ id }) => id)) }
    const fresh = before ? sent.filter(({ id }) => !before.has(id)) : []
    if (fresh.length === 0) return
    void import('./sent-reads.ts').then(
      ({ listReadsChangedBy }) => invalidate(fresh.flatMap(({ type }) => listReadsChangedBy(type))),
      // Without that chunk the page shows what it has until it is opened again.
      () => undefined,
    )
  }
}

/**
 * Starts the outbox of this page, once: shows what is on the device in `queue`, and sends what waits at the start, when
 * the network or the page comes back, and when its writer signs in (design: offline 10 to 18). Returns a function
 * that stops it.
 */
export function startOutbox(): () => void {
  const findPerson = () => getOwner(session.auth)
  const readAnew = readAnewWhenSent()
  const refresh = async () => {
    const owner = findPerson()
    await refreshQueue(store, owner, Date.now())
    readAnew(owner, queue.sent)
    // What the browser refuses to store is lost with the page.
    setCloseGuard(queue, !queue.kept && queue.records.length > 0)
    showBadge({ unsent: queue.counts.onTheWay + queue.counts.needsYou })
    // With an empty queue no attempt is made, so only the browser's hint is left.
    if (queue.counts.onTheWay === 0) queue.offline = isOffline()
  }
  const resumeAndSend = async () => {
    await resumeHeld(store, findPerson())
    await send({ eager: true })
  }
  let last = findPerson()
  const onSessionChange = () => {
    if (findPerson() === last) return
    last = findPerson()
    if (last === null) void forgetTraces()
    else void forgetSignUps(store)
    void refresh()
    if (last) void resumeAndSend()
  }
  const onOnline = () => {
    queue.offline = false
    void resumeAndSend()
  }
  const onOffline = () => {
    queue.offline = true
  }
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') void resumeAndSend()
  }

  const stops = [watchSession(), store.subscribe(() => void refresh()), subscribe(session, onSessionChange)]
  addEventListener('online', onOnline)
  addEventListener('offline', onOffline)
  document.addEventListener('visibilitychange', onVisibilityChange)
  queue.offline = isOffline()
  void forgetSignUps(store, Date.now() - signUpsKept)
  void refresh()
  void resumeAndSend()
  return () => {
    for (const stop of stops) stop()
    removeEventListener('online', onOnline)
    removeEventListener('offline', onOffline)
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }
}
