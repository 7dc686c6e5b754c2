import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import type { Published, PublishedNumber } from '../../contract/statistics/published.ts'
import { partRules, peopleStep } from '../../contract/statistics/rules.ts'
import { all, buildPeopleMeasure, computeEpsilonTogether, unit } from './answer-sums.ts'
import { computeCubeDeviation, computeDeviation } from './noise.ts'

/**
 * The counters the guard reads. Every number about pay and people passes this file on its way to readers. These numbers
 * are differentially private: the input is counters as last released, with the noise of the releases in them
 * (`release/`), and every output is computed from those alone, so that it reveals nothing more. Nothing else counts
 * such measures, and only `ledger.queries.ts` makes a `ReleasedCounts`.
 */
export type Counts = ReadonlyMap<string, number>

/**
 * The number of people with each answer, as released; counts contain noise and may be below 0. `epsilon` is the
 * measure's, in thousandths.
 */
export type ReleasedCounts = Published<{ counts: Counts; releases: number; epsilon: number }>

/** Marks counters as released. Only for code that reads the column `published`. */
export const asReleased = (counts: Counts, releases: number, epsilon: number): ReleasedCounts =>
  ({ counts, releases, epsilon }) as ReleasedCounts

/**
 * The sums of one kind's answers as last released, each person adding from -1 to 1; `deviation` is the noise in one of
 * them.
 */
export type ReleasedSums = Published<{
  people: number
  sum: (measure: string, bucket?: string) => number
  deviation: number
}>

/** Marks sums as released, given in stored units. Only for code that reads the column `published`. */
export function asReleasedSums(kind: ReviewKind, sums: Counts, size: number, releases: number): ReleasedSums {
  const sum = (measure: string, bucket = all) => (sums.get(`${measure}\n${bucket}`) ?? 0) / unit
  // A person who answers otherwise moves a sum by up to two units.
  const deviation = 2 * computeCubeDeviation(computeEpsilonTogether(kind), size) * Math.sqrt(releases)
  return { people: sum(buildPeopleMeasure(kind)), sum, deviation } as ReleasedSums
}

type Source = ReleasedCounts | ReleasedSums
/** Marks a number computed from released counts as published. */
export function publishCounts(_from: Source | readonly Source[], value: number): PublishedNumber {
  return value as PublishedNumber
}

/** Computes a published number from published ones alone. */
export const combineCounts = (
  numbers: readonly PublishedNumber[],
  compute: (numbers: readonly number[]) => number,
): PublishedNumber => compute(numbers) as PublishedNumber

export function countPeople(counts: Counts): number {
  let people = 0
  for (const n of counts.values()) people += n
  return people
}

/**
 * Returns the part of a measure's epsilon that one counter gets in a release. One contribution with another answer
 * takes one from a counter and adds one to another: each of the two spends half.
 */
export const computeSpentByCounter = (epsilon: number): number => Math.floor(epsilon / 2)

/** Returns the standard deviation of the noise in one counter. */
export const computeNoise = ({ epsilon, releases }: ReleasedCounts): number =>
  computeDeviation(computeSpentByCounter(epsilon)) * Math.sqrt(releases)

/** Adds up the counters of several measures of one budget; each sum contains the noise of all of them. */
export function sumCounts(measures: readonly ReleasedCounts[]): ReleasedCounts {
  const counts = new Map<string, number>()
  for (const one of measures) for (const [value, n] of one.counts) counts.set(value, (counts.get(value) ?? 0) + n)
  const releases = measures.reduce((sum, one) => sum + one.releases, 0)
  return asReleased(counts, releases, measures[0]?.epsilon ?? 0)
}

/** Returns the value that noise alone reaches in a counter in only one case of a thousand. */
export const computeClearlyAbove = ({ epsilon, releases }: ReleasedCounts): number =>
  (Math.log(1 / (2 * partRules.chance)) * 1000 * Math.sqrt(releases)) / computeSpentByCounter(epsilon)

/** Rounds a number of people for publication: down to tens, never below 0. */
export const roundToSteps = (from: Source | readonly Source[], people: number): PublishedNumber =>
  publishCounts(from, Math.max(0, Math.floor(people / peopleStep) * peopleStep))
