import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeRatingInterval, type Scores } from './rating.ts'

const stars = (...people: number[]): Scores => people.map((n, index) => [index + 1, n] as const)

describe('a rating and its interval', () => {
  test('rest on nothing where nobody rated', () => {
    expect(computeRatingInterval(stars(0, 0, 0, 0, 0))).toBeNull()
  })

  test('stay on the scale, around the average, and get surer with people', () => {
    const people = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(people, (some) => {
        const one = computeRatingInterval(stars(...some))
        if (!one) return
        const total = some.reduce((a, b) => a + b, 0)
        expect(one.count).toBe(total)
        expect(one.average).toBeCloseTo(some.reduce((sum, n, index) => sum + n * (index + 1), 0) / total, 9)
        expect(one.lower).toBeGreaterThanOrEqual(1)
        expect(one.upper).toBeLessThanOrEqual(5)
        expect(one.lower).toBeLessThanOrEqual(one.average)
        expect(one.upper).toBeGreaterThanOrEqual(one.average)
        const ten = computeRatingInterval(stars(...some.map((n) => n * 10)))!
        expect(ten.upper - ten.lower).toBeLessThan(one.upper - one.lower)
      }),
    )
  })

  test('one opinion proves little, many prove much', () => {
    const one = computeRatingInterval(stars(0, 0, 0, 0, 1))!
    expect(one.upper - one.lower).toBeGreaterThan(2)
    const many = computeRatingInterval(stars(80, 120, 250, 330, 220))!
    expect(many.upper - many.lower).toBeLessThan(0.2)
  })

  test('holds the true average of usual answers about 95 times in 100', () => {
    // A fixed sequence of pseudo-random numbers, so that the test is the same every time.
    let seed = 20261121
    const next = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      return seed / 2 ** 32
    }
    const usual = [
      [0.08, 0.12, 0.25, 0.33, 0.22],
      [0.2, 0.2, 0.2, 0.2, 0.2],
      [0.02, 0.03, 0.1, 0.35, 0.5],
    ]
    for (const shares of usual) {
      const truth = shares.reduce((sum, share, index) => sum + share * (index + 1), 0)
      for (const people of [1, 3, 5, 12, 50]) {
        let held = 0
        for (let round = 0; round < 1000; round++) {
          const answers = [0, 0, 0, 0, 0]
          for (let person = 0; person < people; person++) {
            const drawn = next()
            const star = shares.findIndex(
              (_, at) => drawn < shares.slice(0, at + 1).reduce((sum, share) => sum + share),
            )
            answers[star < 0 ? 4 : star]! += 1
          }
          const { lower, upper } = computeRatingInterval(stars(...answers))!
          if (lower <= truth && truth <= upper) held += 1
        }
        expect(held / 1000).toBeGreaterThan(0.925)
      }
    }
  })
})
