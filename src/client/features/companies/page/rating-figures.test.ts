import { expect, it } from 'vitest'
import { buildIntervalFigure, buildStarRows, describeRating } from './rating-figures.ts'

it('the distribution starts with five stars, and its longest bar is full', () => {
  const rows = buildStarRows({ distribution: [15, 22, 52, 142, 181] })
  expect(rows.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1])
  expect(rows[0]).toMatchObject({ count: 181, length: 1 })
  expect(rows[0]?.share).toBeCloseTo(181 / 412)
})

it('an empty distribution has no shares and no division by nothing', () => {
  expect(
    buildStarRows({ distribution: [0, 0, 0, 0, 0] }).every(({ share, length }) => share === 0 && length === 0),
  ).toBe(true)
})

it('the title says the larger side', () => {
  expect(describeRating(buildStarRows({ distribution: [1, 0, 0, 0, 3] }))).toEqual({ kind: 'high', share: 0.75 })
  expect(describeRating(buildStarRows({ distribution: [2, 1, 0, 0, 1] }))).toEqual({ kind: 'low', share: 0.75 })
})

it('the interval lies inside its axis, which ends at half stars between 1 and 5', () => {
  expect(buildIntervalFigure({ lower: 4.0, upper: 4.2, average: 4.1 })).toMatchObject({ from: 3.5, to: 4.5 })
  const wide = buildIntervalFigure({ lower: 1.1, upper: 5, average: 3 })
  expect(wide).toMatchObject({ from: 1, to: 5 })
  expect(wide.start + wide.width).toBeCloseTo(100)
})
