import { describe, expect, test } from 'vitest'
import { playWorld, type Shown, worlds } from '../../../../../lab/bench/small-companies.ts'
import { payBudget } from '../../../../contract/statistics/budget.ts'
import { asReleased } from '../../guard.ts'
import { findBand, listBandNames, payBands } from '../../pay.ts'
import { payOf } from './figures.ts'
import { type Crowd, payWithin } from './leaning.ts'

/** Builds counts released once without noise: so many people around an amount. */
function released(around: number, people: number, releases = 1) {
  const counts = new Map(listBandNames(payBands).map((name) => [name, 0]))
  for (let n = 0; n < people; n += 1) {
    const band = String(findBand(payBands, around * Math.exp(0.9 * ((n + 0.5) / people - 0.5))))
    counts.set(band, counts.get(band)! + 1)
  }
  return asReleased(counts, releases, payBudget.pay)
}
const industry: Crowd = { on: 'industry', released: released(8000, 900), parts: 20 }
const share = (shown: readonly Shown[], is: (one: Shown) => boolean) => shown.filter(is).length / shown.length

describe('pay of few people', () => {
  test('leans on the industry and says so; the more people, the less', () => {
    const about = [24, 40, 50].map((people) => payWithin(released(12_000, people), industry)!.leans!.about)
    expect(payWithin(released(12_000, 50), industry)).toMatchObject({ median: null, leans: { on: 'industry' } })
    for (const amount of about) {
      expect(amount).toBeGreaterThan(8000)
      expect(amount).toBeLessThan(13_000)
    }
    expect(about).toEqual([...about].sort((a, b) => a - b))
  })

  test('one that is unlike its industry is hardly drawn, once some people have said so', () => {
    const { lower, leans, upper } = payWithin(released(20_000, 50), industry)!
    expect(leans!.about / 20_000).toBeGreaterThan(0.9)
    expect(lower).toBeLessThan(20_000)
    expect(upper).toBeGreaterThan(20_000)
  })

  test('is not shown where it says no more than the industry, where the industry has none, or where there are no answers', () => {
    expect(payWithin(released(8000, 6), industry)).toBeNull()
    expect(payWithin(released(8000, 15), { ...industry, released: released(8000, 10) })).toBeNull()
    expect(payWithin(asReleased(new Map(), 0, payBudget.pay), industry)).toBeNull()
  })

  test('a company with enough people for one amount does not lean', () => {
    const many = released(8000, 600)
    expect(payWithin(many, industry)).toEqual(payOf(many))
    expect(payWithin(many, industry)!.leans).toBeUndefined()
  })
})

// A hundred companies: nine of ten intervals of 95 % hold with a chance of 98 % and more, and the seed is fixed.
test.each(worlds)(
  '$name: with 30 people nearly all companies show an amount, nearer the truth, and intervals hold',
  (world) => {
    const [row] = playWorld(world, 100, [30])
    const { alone, within, of } = row!
    expect(share(within, ({ holds }) => holds)).toBeGreaterThanOrEqual(0.9)
    expect(within.filter(({ amount }) => amount).length / of).toBeGreaterThan(0.85)
    expect(within.length).toBeGreaterThan(alone.length)
    const offOf = (shown: readonly Shown[]) => shown.reduce((sum, { width }) => sum + width, 0) / shown.length
    expect(offOf(within)).toBeLessThan(offOf(alone))
  },
)
