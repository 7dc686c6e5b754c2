import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCompanyProfile } from '../../contract/companies/companies.ts'
import { invalidate, wroteLately } from './cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('for ten seconds after a write what is read is asked for anew', async () => {
  expect(wroteLately()).toBe(false)
  await invalidate([])
  expect(wroteLately()).toBe(false)
  await invalidate([getCompanyProfile])
  expect(wroteLately()).toBe(true)
  vi.advanceTimersByTime(9_900)
  expect(wroteLately()).toBe(true)
  vi.advanceTimersByTime(200)
  expect(wroteLately()).toBe(false)
})
