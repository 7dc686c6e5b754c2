import type { ReleasedPay } from '../../../../contract/salaries/browse.schema.ts'

/** Pay as the last release of a year (`2026`) or the release of a month (`2026-11`) tells it. */
export type ReleasedPeriod = Omit<ReleasedPay, 'month'> & { period: string }
type Periods = { by: 'year' | 'month'; periods: ReleasedPeriod[] }

/**
 * Returns what releases, newest first, tell of each year, by its last release; of each month while all are of one year.
 * Newest first.
 */
export function listPeriods(releases: readonly ReleasedPay[]): Periods {
  const byYear = new Map<string, ReleasedPeriod>()
  for (const { month, ...pay } of releases) {
    const year = month.slice(0, 4)
    if (!byYear.has(year)) byYear.set(year, { period: year, ...pay })
  }
  if (byYear.size > 1) return { by: 'year', periods: [...byYear.values()] }
  return { by: 'month', periods: releases.map(({ month, ...pay }) => ({ period: month, ...pay })) }
}
