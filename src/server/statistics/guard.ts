import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import type { Published, PublishedNumber } from '../../contract/statistics/published.ts'
import { partRules, peopleStep } from '../../contract/statistics/rules.ts'
import { computeCubeDeviation, computeDeviation } from './noise.ts'
import { all, computeEpsilonTogether, namePeopleMeasure, unit } from './together.ts'

/**
 * The one door numbers about pay and people go through to readers. They are differentially private: what comes in are
 * counters as last released, with the noise of the releases in them (`release/`), and everything told is computed from
 * those alone, so that it tells nothing more. Nothing else counts such measures, and only `ledger.queries.ts` makes a
 * `ReleasedCounts`.
 */
export type Counts = ReadonlyMap<string, number>

/** How many gave each answer, as released; counts carry noise and may be below 0. `epsilon` is the measure's, in thousandths. */
export type ReleasedCounts = Published<{ counts: Counts; releases: number; epsilon: number }>

/** Marks counters as released. For whoever reads the column `published` alone. */
export const asReleased = (counts: Counts, releases: number, epsilon: number): ReleasedCounts =>
  ({ counts, releases, epsilon }) as ReleasedCounts

/** The sums of one kind's answers as last released, each as people from -1 to 1; `deviation` is the noise in one of them. */
export type ReleasedSums = Published<{
  people: number
  sum: (measure: string, bucket?: string) => number
  deviation: number
}>

/** Marks sums as released, in the units they are kept in. For whoever reads the column `published` alone. */
export function asReleasedSums(kind: ReviewKind, sums: Counts, size: number, releases: number): ReleasedSums {
  const sum = (measure: string, bucket = all) => (sums.get(`${measure}\n${bucket}`) ?? 0) / unit
  // Who answers otherwise moves a sum by two units.
  const deviation = 2 * computeCubeDeviation(computeEpsilonTogether(kind), size) * Math.sqrt(releases)
  return { people: sum(namePeopleMeasure(kind)), sum, deviation } as ReleasedSums
}

type Source = ReleasedCounts | ReleasedSums
/** A number computed from what is released. */
export function publishCounts(_from: Source | readonly Source[], value: number): PublishedNumber {
  return value as PublishedNumber
}

/** A number computed from published ones alone. */
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
 * What one counter of a measure gets in a release. One contribution, answered otherwise, takes one from a counter and adds
 * one to another: each of the two spends half.
 */
export const computeSpentByCounter = (epsilon: number): number => Math.floor(epsilon / 2)

/** The standard deviation of the noise in one counter. */
export const computeNoise = ({ epsilon, releases }: ReleasedCounts): number =>
  computeDeviation(computeSpentByCounter(epsilon)) * Math.sqrt(releases)

/** Counters of several measures of one budget, taken together; the noise of all of them is in each. */
export function sumCounts(measures: readonly ReleasedCounts[]): ReleasedCounts {
  const counts = new Map<string, number>()
  for (const one of measures) for (const [value, n] of one.counts) counts.set(value, (counts.get(value) ?? 0) + n)
  const releases = measures.reduce((sum, one) => sum + one.releases, 0)
  return asReleased(counts, releases, measures[0]?.epsilon ?? 0)
}

/** As large as noise alone makes a counter in one case of a thousand only. */
export const computeClearlyAbove = ({ epsilon, releases }: ReleasedCounts): number =>
  (Math.log(1 / (2 * partRules.chance)) * 1000 * Math.sqrt(releases)) / computeSpentByCounter(epsilon)

/** A number of people as it is told: rounded down to tens, never below 0. */
export const roundToSteps = (from: Source | readonly Source[], people: number): PublishedNumber =>
  publishCounts(from, Math.max(0, Math.floor(people / peopleStep) * peopleStep))
