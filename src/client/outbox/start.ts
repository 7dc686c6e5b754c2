import { subscribe } from 'valtio'
import { watchSession } from '../session/lease.ts'
import { ownerOf, session } from '../session/session.ts'
import { showBadge } from './badge.ts'
import { send, store } from './page.ts'
import { queue, refreshQueue } from './queue.ts'
import { resumeHeld } from './resume.ts'
import { forgetTraces } from './sign-out.ts'
import { forgetSignUps, signUpsKept } from './sign-ups.ts'

/**
 * Starts the outbox of this page, once: shows what is on the device in `queue`, and sends what waits at the start, when
 * the network or the page comes back, and when its writer signs in (architecture: the main job). Returns how to stop.
 */
export function startOutbox(): () => void {
  const person = () => ownerOf(session.auth)
  const refresh = async () => {
    await refreshQueue(store, person(), Date.now())
    showBadge(queue.counts.onTheWay + queue.counts.needsYou)
    // With nothing on its way nothing is tried, so that only the browser's hint is left.
    if (queue.counts.onTheWay === 0) queue.offline = !navigator.onLine
  }
  const resumeAndSend = async () => {
    await resumeHeld(store, person())
    await send({ eager: true })
  }
  let last = person()
  const signedIn = () => {
    if (person() === last) return
    last = person()
    if (last === null) void forgetTraces()
    else void forgetSignUps(store)
    void refresh()
    if (last) void resumeAndSend()
  }
  const online = () => {
    queue.offline = false
    void resumeAndSend()
  }
  const offline = () => {
    queue.offline = true
  }
  const seen = () => {
    if (document.visibilityState === 'visible') void resumeAndSend()
  }

  const stops = [watchSession(), store.subscribe(() => void refresh()), subscribe(session, signedIn)]
  addEventListener('online', online)
  addEventListener('offline', offline)
  document.addEventListener('visibilitychange', seen)
  queue.offline = !navigator.onLine
  void forgetSignUps(store, Date.now() - signUpsKept)
  void refresh()
  void resumeAndSend()
  return () => {
    for (const stop of stops) stop()
    removeEventListener('online', online)
    removeEventListener('offline', offline)
    document.removeEventListener('visibilitychange', seen)
  }
}
