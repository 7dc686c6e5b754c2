import type { PeoplePart, QuarterRating, YearRating } from '../../../contract/statistics/people.schema.ts'
import { type Breakdown, breakdowns } from '../../../contract/statistics/people.ts'
import type { ListName, Lookups } from '../../lookups/lookups.ts'
import type { Language } from '../../platform/http/words.ts'
import { type Counts, computeClearlyAbove, countPeople, type ReleasedCounts, roundToSteps } from '../guard.ts'
import { joinReleased } from '../joined-cells.ts'
import { computeRatingInterval } from '../rating.ts'

/** The list that names the answers of a breakdown; the client has its own word for a gender. */
const listOf: Partial<Record<Breakdown, ListName>> = {
  department: 'departments',
  city: 'cities',
  education: 'qualifications',
  experience: 'workexperience',
  age: 'ageGroups',
}

/** The measures of who reviewed a company, by published breakdown. */
export const peopleMeasures: Record<Breakdown, string> = {
  department: 'company.department',
  city: 'company.cities',
  education: 'company.education',
  experience: 'company.experience',
  age: 'company.age',
  gender: 'company.gender',
}
export const peopleCounters = Object.values(peopleMeasures)

/** Returns the parts of every breakdown as last released, largest first, without those that might be noise alone. */
export function toParts(
  released: (measure: string) => ReleasedCounts,
  lookups: Lookups,
  language: Language,
): Record<Breakdown, PeoplePart[]> {
  const listParts = (breakdown: Breakdown): PeoplePart[] => {
    const list = listOf[breakdown]
    const all = released(peopleMeasures[breakdown])
    const found = list
      ? [...joinReleased(lookups, list, all)].map(([id, one]) => [String(id), countPeople(one.counts), one] as const)
      : [...all.counts].map(([id, people]) => [id, people, all] as const)
    return found
      .filter(([, people, of]) => people >= computeClearlyAbove(of))
      .sort(([a, n], [b, m]) => m - n || Number(a) - Number(b) || (a < b ? -1 : 1))
      .map(([id, people, of]) => ({
        id,
        name: list ? lookups.name(list, Number(id), language) : null,
        people: roundToSteps(of, people),
      }))
  }
  return Object.fromEntries(breakdowns.map((one) => [one, listParts(one)])) as Record<Breakdown, PeoplePart[]>
}

/** Returns the quarter of a month: `2026-08` is in `2026-Q3`. */
export const toQuarter = (month: string): string => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`

/** Groups ratings by a period of time, oldest first, from counters of months and stars (`2026-08 4`). */
export function groupRatings(
  months: Counts,
  periodOf: (month: string) => string,
): { period: string; ratings: number; average: number }[] {
  const periods = new Map<string, { ratings: number; stars: number }>()
  for (const [bucket, n] of months) {
    const period = periodOf(bucket.slice(0, 7))
    const sofar = periods.get(period) ?? { ratings: 0, stars: 0 }
    periods.set(period, { ratings: sofar.ratings + n, stars: sofar.stars + n * Number(bucket.slice(8)) })
  }
  return [...periods]
    .filter(([, { ratings }]) => ratings > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([period, { ratings, stars }]) => ({ period, ratings, average: stars / ratings }))
}

/**
 * Computes the ratings of the twelve months up to the last one with a rating; it does not depend on the clock, so a
 * cached copy does not expire.
 */
export function computeLastYear(months: Counts): YearRating | null {
  const rated = [...months].filter(([, n]) => n > 0)
  const last_month = rated
    .map(([bucket]) => bucket.slice(0, 7))
    .sort()
    .at(-1)
  if (last_month === undefined) return null
  const since = `${Number(last_month.slice(0, 4)) - 1}${last_month.slice(4)}`
  const people = [1, 2, 3, 4, 5].map((star): [number, number] => [
    star,
    rated.reduce(
      (sum, [bucket, n]) => (bucket.slice(0, 7) > since && bucket.slice(8) === String(star) ? sum + n : sum),
      0,
    ),
  ])
  const interval = computeRatingInterval(people)
  return interval && { last_month, ...interval }
}

export const computeTrend = (months: Counts): QuarterRating[] =>
  groupRatings(months, toQuarter).map(({ period: quarter, ...rest }) => ({ quarter, ...rest }))
