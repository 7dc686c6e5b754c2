import { describe, expect, test } from 'vitest'
import { payBudget } from '../../../../contract/statistics/budget.ts'
import { payRules, releaseRules, toldFrom } from '../../../../contract/statistics/rules.ts'
import { createRandom } from '../../../../demo/seed/random.ts'
import { asReleased, computeSpentByCounter, type ReleasedCounts } from '../../guard.ts'
import { createNoise } from '../../noise.ts'
import { findBand, listBandNames, payBands } from '../../pay.ts'
import { buildBars, computeAveragePay, payOf } from './figures.ts'
import { payAverages } from './parts.ts'

/** Returns salaries with the spread that is usual in companies. */
function salaries(seed: string, people: number, spread = 0.45): number[] {
  const random = createRandom(seed)
  return Array.from({ length: people }, () => {
    const normal = Array.from({ length: 12 }, () => random.whole(0, 10_000) / 10_000).reduce((a, b) => a + b, 0) - 6
    return 11_000 * Math.exp(spread * normal)
  })
}
const medianOf = (amounts: readonly number[]) => {
  const sorted = [...amounts].sort((a, b) => a - b)
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
}
/** Builds counts released once, with these numbers of noise. */
function released(amounts: readonly number[], noise: () => number = () => 0): ReleasedCounts {
  const counts = new Map(listBandNames(payBands).map((name) => [name, noise()]))
  for (const amount of amounts) {
    const band = String(findBand(payBands, amount))
    counts.set(band, counts.get(band)! + 1)
  }
  return asReleased(counts, 1, payBudget.pay)
}

/** Returns noise that is the same for the same seed. */
function noiseFrom(seed: string): () => number {
  const random = createRandom(seed)
  const noise = createNoise((below) => random.whole(0, below - 1))
  return () => noise.laplace(computeSpentByCounter(payBudget.pay))
}

describe('what is published of released pay', () => {
  test('nothing of few people, and nothing of noise alone', () => {
    expect(payOf(released(salaries('few', 19)))).toBeNull()
    const told = Array.from({ length: 200 }, (_, n) => payOf(released([], noiseFrom(`none ${n}`))))
    expect(told.filter(Boolean)).toEqual([])
  })

  test('a range first, one amount when noise moves it little, and people in tens', () => {
    const of = (people: number) => payOf(released(salaries('some', people), noiseFrom(`some ${people}`)))
    expect(of(70)).toMatchObject({ median: null, p25: null, p75: null })
    expect(of(70)!.lower).toBeLessThan(of(70)!.upper)
    expect(of(400)).toMatchObject({ people: expect.any(Number), median: expect.any(Number) })
    expect(of(400)!.people % 10).toBe(0)
  })

  test('medians told as one amount are within 5 % of the true ones in 95 of 100 cases, and 95 of 100 ranges hold it', () => {
    let [exact, close, told, held] = [0, 0, 0, 0]
    for (let n = 0; n < 600; n++) {
      const amounts = salaries(`true ${n}`, 50 + (n % 12) * 40, 0.3 + (n % 4) * 0.1)
      const [truth, pay] = [medianOf(amounts), payOf(released(amounts, noiseFrom(`true ${n}`)))]
      if (!pay) continue
      told += 1
      if (pay.lower <= truth && truth <= pay.upper) held += 1
      if (pay.median === null) continue
      exact += 1
      if (Math.abs(pay.median / truth - 1) <= 0.05) close += 1
      expect(pay.lower).toBeLessThanOrEqual(pay.median)
      expect(pay.upper).toBeGreaterThanOrEqual(pay.median)
    }
    expect(exact).toBeGreaterThan(200)
    expect(close / exact).toBeGreaterThanOrEqual(0.95)
    expect(held / told).toBeGreaterThanOrEqual(0.95)
  })

  test('as many people as readers are told are enough for a range, and mostly for one amount', () => {
    const part = (people: number, isTold: (pay: NonNullable<ReturnType<typeof payOf>>) => boolean) => {
      const all = Array.from({ length: 200 }, (_, n) => {
        const amounts = salaries(`from ${n}`, people, 0.3 + (n % 4) * 0.1)
        return payOf(released(amounts, noiseFrom(`from ${n} ${people}`)))
      })
      return all.filter((pay) => pay !== null && isTold(pay)).length / all.length
    }
    expect(part(toldFrom.payRange, () => true)).toBeGreaterThanOrEqual(0.95)
    expect(part(releaseRules.first.salary, () => true)).toBeLessThan(0.7)
    expect(part(toldFrom.payAmount, ({ median }) => median !== null)).toBeGreaterThan(0.5)
    expect(part(toldFrom.payRange, ({ median }) => median !== null)).toBeLessThan(0.5)
  })

  test('without noise the median and the middle half are those of a count, within a band', () => {
    const amounts = salaries('plain', 500)
    const sorted = [...amounts].sort((a, b) => a - b)
    const pay = payOf(released(amounts))!
    for (const [shown, place] of [
      [pay.p25, 125],
      [pay.median, 250],
      [pay.p75, 375],
    ] as const)
      expect(Math.abs(shown! / sorted[place]! - 1)).toBeLessThan(payRules.wider / 2)
    const mean = amounts.reduce((sum, one) => sum + one, 0) / amounts.length
    expect(Math.abs(computeAveragePay(released(amounts))! / mean - 1)).toBeLessThan(0.05)
  })
})

describe('the bars', () => {
  test('have open ends, join where they touch, and hold clearly more people than noise', () => {
    const bars = buildBars(released(salaries('bars', 400), noiseFrom('bars')))
    expect(bars.length).toBeGreaterThan(3)
    expect([bars[0]!.from, bars.at(-1)!.to]).toEqual([null, null])
    for (const [place, bar] of bars.entries()) {
      if (place > 0) expect(bar.from).toBe(bars[place - 1]!.to)
      expect(bar.people % 10).toBe(0)
    }
  })

  test('there are none where the median is only a range', () => {
    expect(buildBars(released(salaries('some', 70), noiseFrom('some 70')))).toEqual([])
  })
})

test('C-017: each part has its average, which high amounts move away from the median', () => {
  const amounts = salaries('far apart', 1000, 0.8)
  const { parts, rest } = payAverages([{ id: 'saudi', name: null, released: released(amounts) }])
  const [part] = parts
  const mean = amounts.reduce((sum, one) => sum + one, 0) / amounts.length
  expect(rest).toBe(false)
  expect(mean).toBeGreaterThan(1.15 * medianOf(amounts))
  expect(Math.abs(part!.median! / medianOf(amounts) - 1)).toBeLessThan(0.1)
  expect(Math.abs(part!.average! / mean - 1)).toBeLessThan(0.1)
})
