import type { Rating } from '../../../contract/companies/companies.schema.ts'
import type { QuarterRating, YearRating } from '../../../contract/statistics/people.schema.ts'

/** How many quarters the chart shows; the table has all of them. */
export const quartersShown = 8
const minRatings = 5
/** Averages closer than this are called the same. */
const steady = 0.1

const computeQuarterIndex = (quarter: string) => Number(quarter.slice(0, 4)) * 4 + Number(quarter.slice(-1))

/** Splits a quarter (`2026-Q3`) into year and number. */
export const getQuarterParts = (quarter: string) => ({
  year: quarter.slice(0, 4),
  number: quarter.slice(-1) as '1' | '2' | '3' | '4',
})

/** Whether there may be a trend, from what is known of the ratings before they are read quarter by quarter. */
export function mayHaveTrend({
  count,
  first_month,
  last_month,
}: Pick<Rating, 'count' | 'first_month' | 'last_month'>): boolean {
  const toQuarter = (month: string | null) => month && Math.ceil(Number(month.slice(5)) / 3) + month.slice(0, 4)
  return count >= minRatings && toQuarter(first_month) !== toQuarter(last_month)
}

export const hasTrend = (trend: readonly QuarterRating[]): boolean =>
  trend.length > 1 && trend.reduce((sum, { ratings }) => sum + ratings, 0) >= minRatings

export type TrendFinding = { kind: 'up' | 'down' | 'same'; now: number; before: number } | null

/** Compares the last four quarters with the four before them; null where either has too few ratings. */
export function describeTrend(trend: readonly QuarterRating[]): TrendFinding {
  const last = Math.max(...trend.map(({ quarter }) => computeQuarterIndex(quarter)))
  const computeAverage = (from: number, to: number) => {
    const year = trend.filter(
      ({ quarter }) => computeQuarterIndex(quarter) > from && computeQuarterIndex(quarter) <= to,
    )
    const ratings = year.reduce((sum, one) => sum + one.ratings, 0)
    return ratings < minRatings ? undefined : year.reduce((sum, one) => sum + one.ratings * one.average, 0) / ratings
  }
  const [now, before] = [computeAverage(last - 4, last), computeAverage(last - 8, last - 4)]
  if (now === undefined || before === undefined) return null
  return { kind: now >= before + steady ? 'up' : now <= before - steady ? 'down' : 'same', now, before }
}

type AverageInterval = { average: number; lower: number; upper: number; count: number }

/**
 * Compares the last twelve months with all time; null where that says nothing: there are too few ratings in them, or
 * all ratings are.
 */
export function describeBesideAllTime(
  year: YearRating | null,
  { average, lower, upper, count }: Pick<Rating, 'average' | 'lower' | 'upper' | 'count'>,
): { year: AverageInterval; all: AverageInterval } | null {
  if (!year || year.count < minRatings || year.count >= count) return null
  return average === null || lower === null || upper === null ? null : { year, all: { average, lower, upper, count } }
}
