import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCompanyProfile } from '../../contract/companies/companies.ts'
import { hasWrittenLately, invalidate } from './cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('for ten seconds after a write what is read is asked for again', async () => {
  await invalidate([getCompanyProfile])
  vi.advanceTimersByTime(20_000)
  expect(hasWrittenLately()).toBe(false)
  await invalidate([])
  expect(hasWrittenLately()).toBe(false)
  await invalidate([getCompanyProfile])
  expect(hasWrittenLately()).toBe(true)
  vi.advanceTimersByTime(9_900)
  expect(hasWrittenLately()).toBe(true)
  vi.advanceTimersByTime(200)
  expect(hasWrittenLately()).toBe(false)
})
