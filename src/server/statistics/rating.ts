import { numbers } from '../../contract/statistics/arithmetic.ts'
import { computeInterval } from '../../contract/statistics/interval.ts'

/** The number of people who gave each value, lowest first: `[[1, 0], [2, 3], [3, 12], ...]`. */
export type Scores = readonly (readonly [value: number, people: number])[]

/** The unrounded average and its 95 % confidence interval. */
export type Interval = { count: number; average: number; lower: number; upper: number }

/**
 * Computes the average and 95 % interval of scores on a fixed scale, by the formula of
 * `contract/statistics/interval.ts`. Null without scores.
 */
export function computeRatingInterval(scores: Scores): Interval | null {
  const people = scores.map(([, people]) => people)
  const count = people.reduce((sum, some) => sum + some, 0)
  if (count <= 0) return null
  const values = scores.map(([value]) => value)
  return { count, ...computeInterval(numbers, values, people) }
}
