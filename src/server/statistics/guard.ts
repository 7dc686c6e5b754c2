import { cultureQuestions } from '../../contract/companies/culture.ts'
import { fewestPeople, largestShare } from '../../contract/statistics/rules.ts'
import { isPay, wholeOfPay } from './pay-measures.ts'

/**
 * The one guard every number that is not public review by review must pass (design: "Nobody is unmasked"): pay and
 * everything demographic, and the rating of a person such as the CEO. Star ratings and texts of company reviews are
 * public one by one, so their averages need no guard.
 *
 * Its rules, so that no published number, and no difference between two of them, is about fewer than 5 people: nothing
 * under 5 people; nobody is more than a quarter of a published pay sum; answers are published in releases that differ
 * from the last one by the answers of at least 5 people, and between which the last release is what everybody sees.
 * Answers that say who people are (demographics) are released one by one: the count of each either stays or changes by
 * at least 5 (decision 10).
 */
export { fewestPeople }

/** How many people gave each answer. */
export type Counts = ReadonlyMap<string, number>

export function peopleIn(counts: Counts): number {
  let people = 0
  for (const n of counts.values()) people += n
  return people
}

/** What `compute` makes of released counts, or null where they are about fewer than 5 people. */
export function guarded<T>(released: Counts, compute: (counts: Counts) => T): T | null {
  return peopleIn(released) < fewestPeople ? null : compute(released)
}

/**
 * A breakdown whose every part is about at least 5 people: smaller parts are added up in `other`, and where `other` alone
 * would still be fewer than 5, the smallest other part joins it, since what is missing could be found by subtracting.
 * Null where nothing can be told apart.
 */
export function guardedParts(released: Counts): { parts: Map<string, number>; other: number } | null {
  if (peopleIn(released) < fewestPeople) return null
  const sorted = [...released].filter(([, n]) => n > 0).sort(([a, n], [b, m]) => n - m || (a < b ? -1 : 1))
  let other = 0
  while (sorted[0] && (sorted[0][1] < fewestPeople || (other > 0 && other < fewestPeople))) other += sorted.shift()![1]
  return { parts: new Map(sorted.reverse()), other }
}

/** A pay sum (of monthly amounts) that may be published: at least 5 people, nobody more than a quarter of it. */
export function guardedSum(amounts: readonly number[]): number | null {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return sumMayBeTold({ people: amounts.length, sum, largest: Math.max(...amounts) }) ? sum : null
}

/** Whether a pay sum of so many people may be told, whose largest part is `largest`. */
export function sumMayBeTold({ people, sum, largest }: { people: number; sum: number; largest: number }): boolean {
  return people >= fewestPeople && largest <= sum * largestShare
}

/**
 * How many people's answers the live counts differ by from the released ones, at least. Whoever came, went or changed
 * their answer adds at most one to some answer and takes at most one from another, however often they did so: one person
 * changing a review to and fro cannot bring about a release that shows what another one said.
 */
export function peopleBetween(live: Counts, released: Counts): number {
  let [more, fewer] = [0, 0]
  for (const answer of new Set([...live.keys(), ...released.keys()])) {
    const difference = (live.get(answer) ?? 0) - (released.get(answer) ?? 0)
    if (difference > 0) more += difference
    else fewer -= difference
  }
  return Math.max(more, fewer)
}

/** Whether the live counts become the released ones now. */
export const releases = (live: Counts, released: Counts): boolean => peopleBetween(live, released) >= fewestPeople

/**
 * What is released of one demographic answer, given what was: the live count once it differs by at least 5, and nothing
 * (0) where that is about fewer than 5 people.
 */
export function releasedCell(live: number, released: number): number {
  if (Math.abs(live - released) < fewestPeople) return released
  return live < fewestPeople ? 0 : live
}

/**
 * Measures that are published today and need the guard; each is kept live and as released. A measure joins here with
 * the screen that shows it: every question about the culture, and all of pay.
 */
const cultureMeasures = new Set(
  Object.entries(cultureQuestions).flatMap(([set, questions]) => questions.map(({ name }) => `${set}.${name}`)),
)
export const isGuarded = (measure: string): boolean => cultureMeasures.has(measure) || isPay(measure)

/**
 * A breakdown is released only in the same moment as its whole, so that its people are always among those of the whole:
 * the measure it waits for; null for one that is released by itself.
 */
export const releasedWith = wholeOfPay

/** Who reviewed a company, by the breakdowns that are published: released answer by answer. */
export const peopleMeasures = {
  department: 'company.department',
  city: 'company.cities',
  education: 'company.education',
  experience: 'company.experience',
  age: 'company.age',
  gender: 'company.gender',
} as const
const cellMeasures: ReadonlySet<string> = new Set(Object.values(peopleMeasures))
export const isReleasedByCell = (measure: string): boolean => cellMeasures.has(measure)

/** Where the released counts of a measure are kept, and how often it was touched since the last release. */
export const releasedMeasure = (measure: string) => `released.${measure}`
export const changesMeasure = 'changes'
