import { afterEach, expect, test, vi } from 'vitest'
import * as browser from './browser.ts'

afterEach(() => vi.unstubAllGlobals())

const refuse = () => {
  throw new DOMException('Access is denied for this document', 'SecurityError')
}

test('without https a UUID is made of random bytes', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const made = Array.from({ length: 100 }, browser.createUuid)
  for (const one of made) expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(made).size).toBe(100)
  expect(browser.getSubtleCrypto()).toBeUndefined()
})

test.each([
  ['lacks', () => undefined],
  ['refuses', refuse],
])('nothing throws in a browser that %s them', async (_, get) => {
  for (const name of ['indexedDB', 'caches', 'BroadcastChannel']) {
    vi.stubGlobal(name, undefined)
    Object.defineProperty(globalThis, name, { get, configurable: true })
  }
  vi.stubGlobal('navigator', Object.defineProperties({}, { serviceWorker: { get }, locks: { get } }))
  expect(browser.getServiceWorkers()).toBeUndefined()
  expect(browser.getLocks()).toBeUndefined()
  expect(browser.openChannel('outbox')).toBeUndefined()
  expect(browser.hasIndexedDb()).toBe(false)
  await expect(browser.deleteCaches(['companies'])).resolves.toBeUndefined()
})
