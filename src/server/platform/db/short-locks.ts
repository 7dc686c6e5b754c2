import { setTimeout as wait } from 'node:timers/promises'
import type { Run } from './migrate.ts'

/** How long a change of the tables waits for a lock, in ms: all later readers and writers wait behind it. */
const lockTimeout = 200
/** Pauses between attempts, in ms; together they outlast the longest transaction of a server. */
const [shortest, longest, attempts] = [50, 2_000, 100]

/**
 * Runs a change of the tables so that it never makes others wait long for a lock it waits for itself: it gives up, and
 * tries again a moment later. `change` must leave nothing behind when it fails. Throws what else goes wrong, and when
 * the lock is not free for minutes.
 */
export async function runWithShortLocks<T>(run: Run, change: () => Promise<T>): Promise<T> {
  await run(`set lock_timeout = ${lockTimeout}`)
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return await change()
      } catch (error) {
        if (!isLockTimeout(error)) throw error
        if (attempt === attempts)
          throw new Error(
            'A table could not be changed, since another transaction has a lock on it. Nothing was changed. End the transaction that holds it (pg_stat_activity), and start again.',
            { cause: error },
          )
        await wait(Math.min(longest, shortest * 2 ** attempt))
      }
    }
  } finally {
    await run('reset lock_timeout')
  }
}

/** PostgreSQL's lock_not_available, also as the cause of an error of the query builder. */
function isLockTimeout(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown }
  return code === '55P03' || (cause !== undefined && isLockTimeout(cause))
}
