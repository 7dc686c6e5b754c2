/** Web Locks, as far as drafts use them. */
export type Locks = Pick<LockManager, 'request'>

/** A lock not granted by then is held by another tab, not by the page just left. */
const lockTimeout = 250

type Hold = { steal: () => void; release: () => void }

/** Holds the lock of one draft; `elsewhere` when another tab has or takes it, `granted` when it comes (again). */
export function holdDraft(
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
    locks.request(`draft ${slot}`, options, keep).catch(() => {
      clearTimeout(late)
      // Taken over by another tab, unless we stopped asking ourselves.
      if (!('signal' in options) || !options.signal?.aborted) elsewhere()
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
