import type { Published, PublishedNumber } from '../../contract/statistics/published.ts'
import { partRules, peopleStep } from '../../contract/statistics/rules.ts'
import { deviationOf } from './noise.ts'

/**
 * The one door numbers about pay and people go through to readers. What comes in are counters as last released, with the
 * noise of the releases in them (`release/`); everything told is computed from those alone, so that it tells nothing more.
 * Live counters of such measures have no way here: only `ledger.queries.ts` makes a `Released`.
 */
export type Counts = ReadonlyMap<string, number>

/** How many gave each answer, as released; counts carry noise and may be below 0. `epsilon` is the measure's, in thousandths. */
export type Released = Published<{ counts: Counts; releases: number; epsilon: number }>

/** Marks counters as released. For whoever reads the column `published` alone. */
export const asReleased = (counts: Counts, releases: number, epsilon: number): Released =>
  ({ counts, releases, epsilon }) as Released

/** A number computed from what is released. */
export function told(_from: Released | readonly Released[], value: number): PublishedNumber {
  return value as PublishedNumber
}

/** A number computed from published ones alone. */
export const combined = (
  numbers: readonly PublishedNumber[],
  compute: (numbers: readonly number[]) => number,
): PublishedNumber => compute(numbers) as PublishedNumber

export function peopleIn(counts: Counts): number {
  let people = 0
  for (const n of counts.values()) people += n
  return people
}

/**
 * What one counter of a measure gets in a release. One contribution, answered otherwise, takes one from a counter and adds
 * one to another: each of the two spends half.
 */
export const spentByCounter = (epsilon: number): number => Math.floor(epsilon / 2)

/** The standard deviation of the noise in one counter. */
export const noiseIn = ({ epsilon, releases }: Released): number =>
  deviationOf(spentByCounter(epsilon)) * Math.sqrt(releases)

/** As large as noise alone makes a counter in one case of a thousand only. */
export const clearlyAbove = ({ epsilon, releases }: Released): number =>
  (Math.log(1 / (2 * partRules.chance)) * 1000 * Math.sqrt(releases)) / spentByCounter(epsilon)

/** A number of people as it is told: rounded down to tens, never below 0. */
export const inSteps = (from: Released | readonly Released[], people: number): PublishedNumber =>
  told(from, Math.max(0, Math.floor(people / peopleStep) * peopleStep))
