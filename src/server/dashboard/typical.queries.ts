import { sql } from 'drizzle-orm'
import type { Dashboard } from '../../contract/statistics/dashboard.schema.ts'
import type { PublishedNumber } from '../../contract/statistics/published.ts'
import { rankedRatings, typicalRules } from '../../contract/statistics/rules.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { ceoMeasure } from '../statistics/company-statistics.queries.ts'
import { combineCounts } from '../statistics/guard.ts'
import { readReleasedOfCompanies } from '../statistics/ledger.queries.ts'
import { computeCeoRating } from '../statistics/reading/culture.ts'
import { cultureMeasures, readCulture } from '../statistics/reading/reading.queries.ts'
import { computeCultureScore } from './culture-score.ts'

export type TypicalScores = Omit<NonNullable<Dashboard['typical']>, 'industry'>

const computeAverage = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Averages published numbers, each company's counting once; null when too few companies have one. */
const combine = (numbers: readonly PublishedNumber[]): PublishedNumber | null =>
  numbers.length < typicalRules.companies ? null : combineCounts(numbers, computeAverage)

/**
 * Computes what is typical of an industry: the averages of what its companies' pages show, of those with the most
 * reviews. It follows from published numbers alone, so it reveals nothing more.
 */
export async function readTypical(db: Database, industryId: number): Promise<TypicalScores> {
  const listed = await queryRows<{ id: number; rate: number }>(
    db,
    sql`select company_id as id, rate from company_listing
      where industry_id = ${industryId} and reviews >= ${rankedRatings}
      order by reviews desc, company_id desc limit ${typicalRules.most}`,
  )
  const released = await readReleasedOfCompanies(
    db,
    listed.map(({ id }) => id),
    cultureMeasures,
  )
  const all = [...released.values()]
  const cultures = all.flatMap(
    (one) => computeCultureScore(readCulture(one).flatMap(({ questions }) => questions)) ?? [],
  )
  const ceos = all.flatMap(({ counters }) => computeCeoRating(counters(ceoMeasure)) ?? [])
  return {
    rating: listed.length < typicalRules.companies ? null : computeAverage(listed.map(({ rate }) => Number(rate))),
    culture: combine(cultures.map(({ score }) => score)),
    ceo: combine(ceos.map(({ rate }) => rate)),
  }
}
