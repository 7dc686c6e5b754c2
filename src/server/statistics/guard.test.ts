import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Counts, guarded, guardedParts, guardedSum, peopleIn, releases } from './guard.ts'

const counts = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,2}$/), fc.integer({ min: 0, max: 12 })), {
    selector: ([bucket]) => bucket,
    maxLength: 12,
  })
  .map((entries): Counts => new Map(entries))

describe('the guard', () => {
  test('publishes nothing about fewer than 5 people', () => {
    fc.assert(
      fc.property(counts, (some) => {
        expect(guarded(some, peopleIn)).toBe(peopleIn(some) < 5 ? null : peopleIn(some))
      }),
    )
  })

  test('leaves no part, and nothing found by subtracting parts from the whole, under 5 people', () => {
    fc.assert(
      fc.property(counts, (some) => {
        const told = guardedParts(some)
        if (!told) {
          expect(peopleIn(some)).toBeLessThan(5)
          return
        }
        for (const [bucket, n] of told.parts) {
          expect(n).toBeGreaterThanOrEqual(5)
          expect(n).toBe(some.get(bucket))
        }
        expect(told.other === 0 || told.other >= 5).toBe(true)
        expect(peopleIn(told.parts) + told.other).toBe(peopleIn(some))
      }),
    )
  })

  test('publishes no pay sum of which one person is more than a quarter', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 10, max: 99_999 }), { maxLength: 30 }), (amounts) => {
        const sum = guardedSum(amounts)
        const total = amounts.reduce((a, b) => a + b, 0)
        const allowed = amounts.length >= 5 && amounts.every((amount) => amount * 4 <= total)
        expect(sum).toBe(allowed ? total : null)
      }),
    )
    expect(guardedSum([100, 100, 100, 100, 5000])).toBeNull()
  })

  test('two published states never differ by fewer than 5 contributions', () => {
    const events = fc.array(fc.record({ bucket: fc.integer({ min: 1, max: 10 }), goes: fc.boolean() }), {
      maxLength: 80,
    })
    fc.assert(
      fc.property(events, (stream) => {
        const live: number[] = []
        let released: number[] = []
        let changes = 0
        let changedSince = 0
        for (const { bucket, goes } of stream) {
          if (goes && live.length === 0) continue
          if (goes) live.splice(bucket % live.length, 1)
          else live.push(bucket)
          changes += 1
          changedSince += 1
          if (!releases(changes)) continue
          expect(changedSince).toBeGreaterThanOrEqual(5)
          released = [...live]
          changes = 0
          changedSince = 0
        }
        // What is shown lags by fewer than five contributions, and is only ever a state that was true.
        expect(Math.abs(live.length - released.length)).toBeLessThan(5)
      }),
    )
  })
})
