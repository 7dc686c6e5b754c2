import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Counts,
  guarded,
  guardedParts,
  guardedSum,
  peopleBetween,
  peopleIn,
  releasedCell,
  releases,
} from './guard.ts'

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

  test('two published states never differ by the answers of fewer than 5 people, however often each changes theirs', () => {
    const events = fc.array(
      fc.record({ person: fc.nat({ max: 11 }), answer: fc.integer({ min: 1, max: 4 }), goes: fc.boolean() }),
      { maxLength: 80 },
    )
    fc.assert(
      fc.property(events, (stream) => {
        const answers = new Map<number, string>()
        const countsNow = (): Counts => {
          const now = new Map<string, number>()
          for (const answer of answers.values()) now.set(answer, (now.get(answer) ?? 0) + 1)
          return now
        }
        let released: Counts = new Map()
        let then = new Map(answers)
        for (const { person, answer, goes } of stream) {
          if (goes) answers.delete(person)
          else answers.set(person, String(answer))
          if (!releases(countsNow(), released)) continue
          const changed = [...Array(12).keys()].filter((one) => answers.get(one) !== then.get(one))
          expect(changed.length).toBeGreaterThanOrEqual(5)
          released = countsNow()
          then = new Map(answers)
        }
        expect(peopleBetween(countsNow(), released)).toBeLessThan(5)
      }),
    )
  })

  test('one person changing an answer to and fro never brings about a release', () => {
    const released: Counts = new Map([
      ['a', 7],
      ['b', 5],
    ])
    // Somebody else has come, and waits for four more.
    for (const mine of ['a', 'b', 'c']) {
      const live = new Map([...released, ['c', 1]])
      live.set(mine, (live.get(mine) ?? 0) + 1)
      expect(releases(live, released)).toBe(false)
    }
  })

  test('a demographic answer is of 0 or at least 5 people, and changes by at least 5', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1, 1, -1), { maxLength: 80 }), (steps) => {
        let [live, released] = [0, 0]
        for (const step of steps) {
          live = Math.max(0, live + step)
          const next = releasedCell(live, released)
          expect(next === 0 || next >= 5).toBe(true)
          expect(next === released || Math.abs(next - released) >= 5).toBe(true)
          released = next
          expect(Math.abs(live - released)).toBeLessThan(5)
        }
      }),
    )
  })
})
