import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Counts } from '../../guard.ts'
import { payBin, payOfBin } from '../../pay.ts'
import { averageOf, barsOf, inFives, payOf, percent } from './figures.ts'

const binned = (amounts: readonly number[]): Counts => {
  const counts = new Map<string, number>()
  for (const amount of amounts) {
    const bin = String(payBin(amount))
    counts.set(bin, (counts.get(bin) ?? 0) + 1)
  }
  return counts
}
/** Amounts as read from their bins, lowest first. */
const read = (amounts: readonly number[]) => amounts.map((amount) => payOfBin(payBin(amount))).sort((a, b) => a - b)
const mean = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0) / amounts.length
const hundreds = (amount: number) => Math.round(amount / 100) * 100

const amounts = fc.array(fc.integer({ min: 1000, max: 90_000 }), { maxLength: 120 })

describe('what may be told of pay', () => {
  test('nothing of 4, of 5 one number made of all five, and people in fives', () => {
    const five = [9000, 9500, 10_000, 10_500, 11_000]
    expect(payOf(binned(five.slice(0, 4)))).toBeNull()
    const nothing = { low: null, high: null, from: null, to: null }
    expect(payOf(binned(five))).toEqual({ people: 5, median: hundreds(mean(read(five))), ...nothing })
    expect(payOf(binned([...five, 10_200, 10_300, 10_100, 9900]))?.people).toBe(5)
    expect(barsOf(binned(five))).toEqual([])
  })

  test('no number where one of the people in the middle is more than a quarter of it', () => {
    expect(payOf(binned([4000, 4100, 4200, 4300, 40_000]))?.median).toBeNull()
    // Whoever is far from the middle does not matter to it.
    expect(payOf(binned([4000, 4100, 4200, 4300, 4400, 4500, 90_000]))?.median).toBe(4300)
    expect(averageOf(binned([4000, 4100, 4200, 4300, 40_000]))).toBeNull()
  })

  test('every number is the average of 5 or 6 people of its own, nobody of whom is in another', () => {
    fc.assert(
      fc.property(amounts, (some) => {
        const told = payOf(binned(some))
        if (some.length < 5) return void expect(told).toBeNull()
        const sorted = read(some)
        const n = sorted.length
        const middle = sorted.slice(Math.ceil(n / 2) - 3, Math.floor(n / 2) + 3)
        expect([5, 6]).toContain(middle.length)
        const dominated = (window: readonly number[]) => Math.max(...window) > mean(window) * window.length * 0.25
        expect(told!.median).toBe(dominated(middle) ? null : hundreds(mean(middle)))
        if (n < 20) return void expect([told!.low, told!.high, told!.from, told!.to]).toEqual([null, null, null, null])
        const quarter = Math.ceil(n / 4)
        const lower = sorted.slice(quarter - 3, quarter + 2)
        const upper = [...sorted].reverse().slice(quarter - 3, quarter + 2)
        const [first, last] = [Math.ceil(n / 2) - 2, Math.floor(n / 2) + 3]
        expect(quarter + 2).toBeLessThan(first)
        expect(n + 1 - quarter - 2).toBeGreaterThan(last)
        if ([lower, middle, upper].some(dominated)) return void expect([told!.low, told!.high]).toEqual([null, null])
        expect([told!.low, told!.high]).toEqual([hundreds(mean(lower)), hundreds(mean(upper))])
        expect(told!.from! <= told!.median! && told!.median! <= told!.to!).toBe(true)
      }),
    )
  })

  test('bars hold at least 5 people each, and one person more or less at an end moves no edge', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 3000, max: 40_000 }), { minLength: 30, maxLength: 120 }), (some) => {
        const bars = barsOf(binned(some))
        if (bars.length === 0) return
        expect(bars.length).toBeGreaterThan(1)
        expect(bars.length).toBeLessThanOrEqual(12)
        expect([bars[0]!.from, bars.at(-1)!.to]).toEqual([null, null])
        for (const { people } of bars) {
          expect(people).toBeGreaterThanOrEqual(5)
          expect(people % 5).toBe(0)
        }
        expect(bars.reduce((sum, { people }) => sum + people, 0)).toBeLessThanOrEqual(some.length)
        const lowest = Math.min(...some)
        const without = [...some]
        without[without.indexOf(lowest)] = 1000
        expect(barsOf(binned(without)).map(({ from }) => from)).toEqual(bars.map(({ from }) => from))
      }),
    )
  })

  test('two numbers of people never differ by 1 to 4', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (one, other) => {
        const difference = Math.abs(inFives(one) - inFives(other))
        expect(difference === 0 || difference >= 5).toBe(true)
        expect(one - inFives(one)).toBeLessThan(5)
      }),
    )
  })

  test('a raise is told in whole percent', () => {
    const raises = new Map([
      ['3', 1],
      ['4', 4],
    ])
    expect(payOf(raises, percent)).toMatchObject({ people: 5, median: 4 })
  })

  test('the likely range of the median holds the true one about 95 times in 100', () => {
    // A fixed sequence of pseudo-random numbers (mulberry32), so that the test is the same every time.
    let state = 20261121
    const next = () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32
    }
    const normal = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
    for (const people of [24, 45, 200]) {
      let [held, told] = [0, 0]
      for (let round = 0; round < 600; round++) {
        const some = Array.from({ length: people }, () => 10_000 * Math.exp(0.35 * normal()))
        const { from, to } = payOf(binned(some))!
        if (from === null || to === null) continue
        told += 1
        if (from <= 10_000 && 10_000 <= to) held += 1
      }
      expect(told).toBeGreaterThan(500)
      expect(held / told).toBeGreaterThan(0.925)
    }
  })
})
