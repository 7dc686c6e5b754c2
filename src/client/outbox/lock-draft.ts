import type { Locks } from '../platform/browser.ts'

/** How long a lock may take, in ms: after that it is held by another tab, not by the page just left. */
const lockTimeout = 250

type Hold = { steal: () => void; release: () => void }

/**
 * Holds the lock of one draft; calls `elsewhere` when another tab holds or takes it, `granted` when the lock is granted
 * (again).
 */
export function lockDraft(
  locks: Locks | undefined,
  slot: string,
  { granted, elsewhere }: { granted: () => void; elsewhere: () => void },
): Hold {
  if (!locks) {
    granted()
    return { steal: () => {}, release: () => {} }
  }
  let releaseLock = () => {}
  let waiting = new AbortController()
  const ask = (options: LockOptions) => {
    const late = setTimeout(elsewhere, lockTimeout)
    const keep = () =>
      new Promise<void>((resolve) => {
        clearTimeout(late)
        releaseLock = resolve
        granted()
      })
    locks.request(`draft ${slot}`, options, keep).catch((error: unknown) => {
      clearTimeout(late)
      if (options.signal?.aborted) return
      // Another tab took it over; or the browser refuses locks, and then no tab has them.
      if (error instanceof DOMException && error.name === 'SecurityError') granted()
      else elsewhere()
    })
  }
  ask({ signal: waiting.signal })
  return {
    steal: () => {
      waiting.abort()
      waiting = new AbortController()
      ask({ steal: true })
    },
    release: () => {
      waiting.abort()
      releaseLock()
    },
  }
}
