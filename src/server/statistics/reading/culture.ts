import type { CultureScore } from '../../../contract/companies/culture.schema.ts'
import type { CultureQuestion } from '../../../contract/companies/culture.ts'
import type { PublishedNumber } from '../../../contract/statistics/published.ts'
import { intervalRule, opinionRules, peopleStep } from '../../../contract/statistics/rules.ts'
import { hourRange } from '../answer-sums.ts'
import {
  computeNoise,
  countPeople,
  publishCounts,
  type ReleasedCounts,
  type ReleasedSums,
  roundToSteps,
} from '../guard.ts'

/** An average as released: the value, and its 95 % interval, which covers chance and noise. */
export type Average = { value: number; lower: number; upper: number; people: number }

/**
 * Computes the average of released answers with the values they stand for, and its 95 % confidence interval (noise
 * included). Null when noise alone may have moved it by a tenth of the scale, or there are fewer than 20 people.
 */
export function computeAverage(
  released: ReleasedCounts,
  values: readonly (readonly [answer: string, value: number])[],
): Average | null {
  const numbers = values.map(([, value]) => value)
  const [bottom, top] = [Math.min(...numbers), Math.max(...numbers)]
  const people = countPeople(released.counts)
  if (people < 2 * peopleStep) return null
  const count = ([answer]: readonly [string, number]) => released.counts.get(answer) ?? 0
  const middle = (bottom + top) / 2
  const shift = values.reduce((sum, one) => sum + count(one) * (one[1] - middle), 0) / people
  const value = Math.min(top, Math.max(bottom, middle + shift))
  const squares = values.reduce((sum, [, one]) => sum + (one - value) ** 2, 0)
  const noise = (computeNoise(released) * Math.sqrt(squares)) / people
  if (noise > opinionRules.widest * (top - bottom)) return null
  const spread = values.reduce((sum, one) => sum + Math.max(0, count(one)) * (one[1] - value) ** 2, 0) / people
  const reach = intervalRule.deviations * Math.sqrt(noise ** 2 + spread / people)
  return { value, people, lower: Math.max(bottom, value - reach), upper: Math.min(top, value + reach) }
}

/** The standard deviation of answers of 1 to 10 that are equally likely, on a scale from -1 to 1. */
const usualSpread = 0.41

/**
 * Computes the same from a released sum, on the scale from `bottom` to `top`. The spread of the answers is not counted:
 * that of yes and no follows from their average, and other answers are assumed to be equally likely.
 */
export function computeAverageOfSum(
  { sum, people, deviation }: ReleasedSums,
  measure: string,
  [bottom, top]: readonly [number, number],
): Average | null {
  if (people < 2 * peopleStep) return null
  const place = Math.min(1, Math.max(-1, sum(measure) / people))
  const noise = (deviation * Math.sqrt(1 + place ** 2)) / people
  if (noise / 2 > opinionRules.widest) return null
  const most = 1 - place ** 2
  const spread = top - bottom === 1 ? most : Math.min(most, usualSpread)
  const reach = intervalRule.deviations * Math.sqrt(noise ** 2 + spread / people)
  const toScale = (one: number) => (bottom + top) / 2 + (Math.min(1, Math.max(-1, one)) * (top - bottom)) / 2
  return { value: toScale(place), people, lower: toScale(place - reach), upper: toScale(place + reach) }
}

/**
 * Computes the shares (0..1) of answers from released sums, of which each answer has one; `rest` names one that has
 * none. Null when noise may have moved a share by a tenth, or there are fewer than 20 people.
 */
export function computeSharesOfSums(
  released: ReleasedSums,
  measure: string,
  answers: readonly string[],
  rest?: string,
): Record<string, PublishedNumber> | null {
  const { people, sum, deviation } = released
  // A person who chose an answer adds one to its sum, a person who did not subtracts one.
  const counts = answers.map((answer) => [answer, (people + sum(measure, answer)) / 2] as const)
  const left = people - counts.reduce((all, [, n]) => all + n, 0)
  return publishShares(
    released,
    { people, noise: deviation / Math.SQRT2 },
    rest === undefined ? counts : [...counts, [rest, left]],
  )
}

function publishShares(
  from: ReleasedSums,
  { people, noise }: { people: number; noise: number },
  noisy: readonly (readonly [answer: string, n: number])[],
): Record<string, PublishedNumber> | null {
  const counts = noisy.map(([answer, n]) => [answer, Math.max(0, n)] as const)
  const kept = counts.reduce((sum, [, n]) => sum + n, 0)
  if (people < 2 * peopleStep || noise / kept > opinionRules.widest) return null
  return Object.fromEntries(counts.map(([answer, n]) => [answer, publishCounts(from, n / kept)]))
}

/**
 * Computes what is shown of the answers to one question released together with others; null when there is not enough to
 * tell.
 */
export function computeCultureScore(
  { name, measure, values }: CultureQuestion,
  set: string,
  released: ReleasedSums,
): CultureScore | null {
  const people = roundToSteps(released, released.people)
  const none = { value: null, lower: null, upper: null }
  if (measure === 'choice') {
    const parts = computeSharesOfSums(released, `${set}.${name}`, values.map(String))
    return parts && { name, measure, people, ...none, shares: parts }
  }
  // Yes is 1 and no is 0, so that the average of the answers is the share of yes.
  const numbers = values.map(Number)
  const range = measure === 'hours' ? hourRange : ([Math.min(...numbers), Math.max(...numbers)] as const)
  const found = computeAverageOfSum(released, `${set}.${name}`, range)
  return found && { name, measure, people, ...publishAverage(released, found), shares: {} }
}

const publishAverage = (from: ReleasedCounts | ReleasedSums, { value, lower, upper }: Average) => ({
  ...{ value: publishCounts(from, value), lower: publishCounts(from, lower), upper: publishCounts(from, upper) },
})

/** Computes what is shown of a question on a scale that is released separately. */
export function computeScaleScore(
  { name, measure, values }: CultureQuestion,
  released: ReleasedCounts,
): CultureScore | null {
  const found = computeAverage(
    released,
    values.map((value) => [String(value), Number(value)] as const),
  )
  if (!found) return null
  const people = roundToSteps(released, found.people)
  return { name, measure, people, ...publishAverage(released, found), shares: {} }
}

/** Computes the rating of a chief executive, in stars from 0.5 to 5, and about how many people gave it. */
export function computeCeoRating(released: ReleasedCounts): { rate: PublishedNumber; people: PublishedNumber } | null {
  const found = computeAverage(
    released,
    Array.from({ length: 10 }, (_, n) => [String(n + 1), (n + 1) / 2] as const),
  )
  return found && { rate: publishCounts(released, found.value), people: roundToSteps(released, found.people) }
}
