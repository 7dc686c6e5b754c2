import type { Rating } from '../../../../contract/companies/companies.schema.ts'

/**
 * One row of the distribution: stars, how many people gave them, their share 0..1 and the bar's length 0..1 (the
 * longest is 1).
 */
export interface StarRow {
  stars: number
  count: number
  share: number
  length: number
}

/** Builds the rows of the chart, five stars first. */
export function buildStarRows({ distribution }: Pick<Rating, 'distribution'>): StarRow[] {
  const total = distribution.reduce((sum, count) => sum + count, 0)
  const most = Math.max(1, ...distribution)
  return distribution
    .map((count, place) => ({
      stars: place + 1,
      count,
      share: total > 0 ? count / total : 0,
      length: count / most,
    }))
    .reverse()
}

/** Returns the finding of the chart's title: the larger of the praising (4, 5) and the criticising (1, 2) share. */
export function describeRating(rows: readonly StarRow[]): { kind: 'high' | 'low'; share: number } {
  const sum = (wanted: (stars: number) => boolean) =>
    rows.filter(({ stars }) => wanted(stars)).reduce((all, { share }) => all + share, 0)
  const high = sum((stars) => stars >= 4)
  const low = sum((stars) => stars <= 2)
  return high >= low ? { kind: 'high', share: high } : { kind: 'low', share: low }
}

/** Computes the axis of the interval figure, in half stars around the interval, and the positions on it, in percent. */
export function buildIntervalFigure({ lower, upper, average }: { lower: number; upper: number; average: number }) {
  const from = Math.max(1, Math.floor((lower - 0.25) * 2) / 2)
  const to = Math.min(5, Math.ceil((upper + 0.25) * 2) / 2)
  const toPercent = (value: number) => ((value - from) / (to - from)) * 100
  return { from, to, start: toPercent(lower), width: toPercent(upper) - toPercent(lower), middle: toPercent(average) }
}
