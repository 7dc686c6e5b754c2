import { expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { startMaintenance } from './maintenance.ts'

/** Ticks by hand instead of hour by hour. */
function handClock() {
  const tasks: (() => void)[] = []
  const every = (milliseconds: number, task: () => void) => {
    expect(milliseconds).toBe(60 * 60 * 1000)
    tasks.push(task)
    return () => tasks.splice(0)
  }
  return { every, tick: (hours: number) => Array.from({ length: hours }, () => tasks.map((task) => task())) }
}
const clock = () => new Date('2026-10-10T09:00:00Z')

test('maintenance runs in the first hour and then once a day, until it is stopped', async () => {
  let rounds = 0
  const db = { execute: async () => ({ rows: [], counted: rounds++ }) } as unknown as Database
  const { every, tick } = handClock()
  const stop = startMaintenance({ db, clock, failed: (error) => expect(error).toBeUndefined(), every })
  tick(1)
  await stop()
  const once = rounds
  expect(once).toBeGreaterThan(0)
  tick(1)
  await stop()
  expect(rounds).toBe(once)
})

test('a round that fails is told of, and the next day has its round', async () => {
  let failing = true
  let rounds = 0
  const execute = async () => {
    if (failing) throw new Error('the disk is full')
    rounds++
    return { rows: [] }
  }
  const failures: unknown[] = []
  const { every, tick } = handClock()
  const db = { execute } as unknown as Database
  const stop = startMaintenance({ db, clock, failed: (error) => failures.push(error), every })
  tick(24)
  await new Promise(setImmediate)
  expect(failures).toHaveLength(1)
  failing = false
  tick(1)
  await stop()
  expect(rounds).toBeGreaterThan(0)
  expect(failures).toHaveLength(1)
})
