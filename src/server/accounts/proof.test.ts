import { expect, test } from 'vitest'
import { hasUsedKey, isPresent } from './proof.ts'

const now = new Date('2026-11-28T12:00:00Z')
const day = 86_400_000
const proofAt = (at: number) => ({ present: now.getTime() + at, byKey: true, second: now.getTime() + at })

test.each([
  ['a moment ago', -1000, true],
  ['by a server whose clock is nine seconds ahead', 9_000, true],
  ['by a clock that was 400 days ahead', 400 * day, false],
  ['long ago', -day, false],
])('a proof noted %s', (_, at, counts) => {
  expect([isPresent(proofAt(at), now), hasUsedKey(proofAt(at), now)]).toEqual([counts, counts])
})
