import { expect, test } from 'vitest'
import { openStorage } from './device-storage.ts'

/** A storage of the browser; `full` once it has no space left. */
function openBrowserStorage() {
  const values = new Map<string, string>()
  const storage = {
    full: false,
    get length() {
      return values.size
    },
    key: (at: number) => [...values.keys()][at] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (storage.full) throw new DOMException('no space left', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  }
  return storage
}

test('what a browser stores is stored there', () => {
  const real = openBrowserStorage()
  const kept = openStorage(() => real)
  expect(kept.isKept()).toBe(true)
  expect(real.length).toBe(0)
  expect(kept.setItem('a', '1')).toBe(true)
  expect(real.getItem('a')).toBe('1')
  expect(kept.keys()).toEqual(['a'])
  kept.removeItem('a')
  expect(kept.getItem('a')).toBeNull()
})

test.each([
  [
    'whose global throws',
    (): Storage => {
      throw new DOMException('Access is denied for this document', 'SecurityError')
    },
  ],
  ['that has none', () => undefined as unknown as Storage],
])('a browser %s keeps values until the page closes, and says so', (_, find) => {
  const kept = openStorage(find)
  expect(kept.isKept()).toBe(false)
  expect(kept.getItem('a')).toBeNull()
  expect(kept.setItem('a', '1')).toBe(false)
  expect(kept.getItem('a')).toBe('1')
  expect(kept.keys()).toEqual(['a'])
  kept.removeItem('a')
  expect(kept.keys()).toEqual([])
})

test('a storage that is full shows the newest value, and stores it once there is space', () => {
  const real = openBrowserStorage()
  const kept = openStorage(() => real)
  kept.setItem('a', 'old')
  real.full = true
  expect(kept.setItem('a', 'new')).toBe(false)
  expect(kept.getItem('a')).toBe('new')
  real.full = false
  expect(kept.setItem('a', 'newest')).toBe(true)
  expect([kept.getItem('a'), real.getItem('a')]).toEqual(['newest', 'newest'])
})
