import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toBytes, watchReplicas } from './replicas.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A database at this log position, or one that does not answer. */
function database(at: string | undefined) {
  const standing = { at }
  const query = async () => {
    if (standing.at === undefined) throw new Error('ECONNREFUSED')
    return { rows: [{ lsn: standing.at }] }
  }
  return { standing, pool: { query } as unknown as Pool }
}

test('places in the log are compared as numbers', () => {
  expect(toBytes('16/B374D848')).toBeGreaterThan(toBytes('9/FFFFFFFF'))
  expect(toBytes('1/10')).toBe(0x100000010n)
})

test('visitors read from replicas by turns, from none that is two seconds behind, and on while the primary is away', async () => {
  const primary = database('0/100')
  const [one, two] = [database('0/100'), database('0/100')]
  let now = 0
  const watched = watchReplicas(
    primary.pool,
    [
      { pool: one.pool, reads: 'one' },
      { pool: two.pool, reads: 'two' },
    ],
    () => now,
  )
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 500) {
      now += 500
      await vi.advanceTimersByTimeAsync(500)
    }
  }
  expect(watched.next()).toBeUndefined()
  await pass(500)
  expect(new Set([watched.next(), watched.next()])).toEqual(new Set(['one', 'two']))

  // The second replica stands still while the first keeps up.
  for (let n = 0; n < 8; n += 1) {
    primary.standing.at = one.standing.at = `0/${200 + n}`
    await pass(500)
  }
  expect([watched.following(), watched.next(), watched.next()]).toEqual([1, 'one', 'one'])
  two.standing.at = primary.standing.at
  await pass(500)
  expect(watched.following()).toBe(2)

  // The primary is down: a replica that had everything is read; one that is down as well is not.
  primary.standing.at = undefined
  two.standing.at = undefined
  await pass(30_000)
  expect([watched.following(), watched.next()]).toEqual([1, 'one'])
  one.standing.at = undefined
  await pass(500)
  expect(watched.next()).toBeUndefined()
  watched.stop()
})
