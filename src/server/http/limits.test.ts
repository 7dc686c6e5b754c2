import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLimits, type Limits } from './limits.ts'

let limits: Limits
beforeEach(() => {
  vi.useFakeTimers()
  limits = createLimits()
})
afterEach(() => {
  vi.useRealTimers()
})

const attempts = async (count: number, ...key: string[]) => {
  const waits: number[] = []
  for (let n = 0; n < count; n++) waits.push(await limits.login.attempt(...key))
  return waits
}

test('five logins a minute for an account and address, then a wait until the minute is over', async () => {
  expect(await attempts(6, 'sara@example.com', '10.0.0.1')).toEqual([0, 0, 0, 0, 0, 60])
  await vi.advanceTimersByTimeAsync(45_000)
  expect(await attempts(1, 'sara@example.com', '10.0.0.1')).toEqual([15])
  await vi.advanceTimersByTimeAsync(15_001)
  expect(await attempts(1, 'sara@example.com', '10.0.0.1')).toEqual([0])
})

test('many at once count too', async () => {
  const waits = await Promise.all(
    Array.from({ length: 20 }, () => limits.login.attempt('sara@example.com', '10.0.0.1')),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
})

test('nobody can lock another out from elsewhere, nor one account through another', async () => {
  await attempts(6, 'sara@example.com', '10.0.0.1')
  expect(await attempts(1, 'sara@example.com', '10.0.0.2')).toEqual([0])
  expect(await attempts(1, 'huda@example.com', '10.0.0.1')).toEqual([0])
})

test('a right login forgets the wrong ones', async () => {
  await attempts(5, 'sara@example.com', '10.0.0.1')
  await limits.login.forget('sara@example.com', '10.0.0.1')
  expect(await attempts(1, 'sara@example.com', '10.0.0.1')).toEqual([0])
})
