import type { Locks } from '../platform/browser.ts'

/**
 * A mutex: runs one piece of work at a time, over all tabs and the worker through Web Locks; within this page alone
 * where the browser has none or refuses them (design: offline 17).
 */
export function createLock(locks: Locks | undefined): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  const runAfterLast = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work)
    last = next.catch(() => {})
    return next
  }
  if (!locks) return runAfterLast
  return async (work) => {
    let granted = false
    const begin = () => {
      granted = true
      return work()
    }
    try {
      return (await locks.request('outbox', begin)) as Awaited<ReturnType<typeof work>>
    } catch (error) {
      if (granted) throw error
      return runAfterLast(work)
    }
  }
}
