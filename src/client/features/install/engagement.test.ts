import { expect, test } from 'vitest'
import { decline, mayOffer } from './engagement.ts'

const now = Date.parse('2026-11-21')
const day = 86_400_000
function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('installing is offered once a person has used the site for a while, or has written something', () => {
  expect([1, 2, 3].map((seen) => mayOffer(seen, false, now, storage()))).toEqual([false, false, true])
  expect(mayOffer(1, true, now, storage())).toBe(true)
})

test('a declined offer is not repeated for 90 days', () => {
  const kept = storage()
  decline(now, kept)
  expect([1, 90, 91].map((days) => mayOffer(3, false, now + days * day, kept))).toEqual([false, false, true])
})

test('where nothing may be stored nothing is offered, since it could not be declined', () => {
  const forbidden = {
    getItem: () => {
      throw new DOMException('no', 'SecurityError')
    },
  }
  expect(mayOffer(9, true, now, forbidden)).toBe(false)
})
