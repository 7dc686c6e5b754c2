import { expect, expectTypeOf, test } from 'vitest'
import type { Company } from '../../contract/companies/companies.schema.ts'
import type { CultureScore } from '../../contract/companies/culture.schema.ts'
import type { Pay } from '../../contract/salaries/pay.schema.ts'
import type { PeoplePart } from '../../contract/statistics/people.schema.ts'
import {
  asReleased,
  combineCounts,
  computeClearlyAbove,
  computeNoise,
  type ReleasedCounts,
  roundToSteps,
} from './guard.ts'
import { computeDeviation } from './noise.ts'

const released = (n: number, releases = 1, epsilon = 1000) => asReleased(new Map([['1', n]]), releases, epsilon)

test('a number about pay or people that is no released one does not compile', () => {
  type Counted = Map<string, number>
  expectTypeOf<number>().not.toExtend<Pay['people']>()
  expectTypeOf<number>().not.toExtend<NonNullable<Pay['median']>>()
  expectTypeOf<number>().not.toExtend<PeoplePart['people']>()
  expectTypeOf<number>().not.toExtend<CultureScore['people']>()
  expectTypeOf<number>().not.toExtend<Company['ceo_ratings']>()
  expectTypeOf<number>().not.toExtend<Company['counts']['salaries']>()
  expectTypeOf<{ counts: Counted; releases: number; epsilon: number }>().not.toExtend<ReleasedCounts>()
  // The number that the guard returns fits, and its readers can use it as a number.
  expectTypeOf(roundToSteps([], 7)).toExtend<Pay['people']>()
  expectTypeOf(roundToSteps([], 7)).toExtend<number>()
})

test('numbers of people are rounded down to tens, and never negative', () => {
  expect([-8, 0, 9, 10, 19.6, 104].map((people) => roundToSteps([], people))).toEqual([0, 0, 0, 10, 10, 100])
})

test('noise adds up over releases by its squares; half of what a measure spends goes to each of two counters', () => {
  expect(computeNoise(released(5))).toBeCloseTo(computeDeviation(500), 9)
  expect(computeNoise(released(5, 4))).toBeCloseTo(2 * computeDeviation(500), 9)
  expect(computeClearlyAbove(released(5, 1, 2000))).toBeLessThan(computeClearlyAbove(released(5)))
})

test('what is computed from published numbers alone is published', () => {
  expect(combineCounts([roundToSteps([], 30), roundToSteps([], 50)], (all) => Math.max(...all))).toBe(50)
})
