import { expect, it } from 'vitest'
import { computePlaceOnScale, computeScale } from './pay-scale.ts'

it.each([
  [[6900, 9200, 7800], { start: 6500, middle: 8000, end: 9500 }],
  [[4100, 38_000], { start: 0, middle: 20_000, end: 40_000 }],
  [[9900], { start: 9900, middle: 10_000, end: 10_100 }],
])('the scale of %j is round, short, and has all of them', (amounts, scale) => {
  expect(computeScale(amounts)).toEqual(scale)
})

it('an amount beyond a scale stands at its end', () => {
  const scale = computeScale([4000, 8000])
  expect([0, 4000, 8000, 90_000].map((riyals) => computePlaceOnScale(scale, riyals))).toEqual([0, 0, 100, 100])
})
