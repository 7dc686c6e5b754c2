/**
 * A mutex: runs one piece of work at a time, over all tabs and the worker through Web Locks; within this page alone
 * where the browser has none (design: offline 17).
 */
export function createLock(locks: Pick<LockManager, 'request'> | undefined): <T>(work: () => Promise<T>) => Promise<T> {
  if (locks) return (work) => locks.request('outbox', work) as ReturnType<typeof work>
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => {})
    return next
  }
}
