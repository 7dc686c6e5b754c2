import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadScreen } from './lazy-with-retry.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Loads a screen that fails as often as told; returns how it ended, and how often it was requested. */
async function loadFailing(failures: number, onLine: boolean) {
  vi.stubGlobal('navigator', { onLine })
  let asked = 0
  const load = async () => {
    asked += 1
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the screen'
  }
  const ended = loadScreen(load).catch((error: Error) => error.message)
  await vi.runAllTimersAsync()
  return [await ended, asked]
}

test('R-047: a screen that fails to load once is loaded again; a second failure, or one without a network, is shown', async () => {
  const failed = 'Failed to fetch dynamically imported module'
  expect(await loadFailing(0, true)).toEqual(['the screen', 1])
  expect(await loadFailing(1, true)).toEqual(['the screen', 2])
  expect(await loadFailing(9, true)).toEqual([failed, 2])
  expect(await loadFailing(1, false)).toEqual([failed, 1])
})
