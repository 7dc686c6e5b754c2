import type { Dashboard } from '../../contract/statistics/dashboard.schema.ts'
import { typicalRules } from '../../contract/statistics/rules.ts'
import type { Database } from '../platform/db/database.ts'
import { ceoMeasure } from '../statistics/company-statistics.queries.ts'
import { readReleasedOfCompanies } from '../statistics/ledger.queries.ts'
import { combineTypical, computeMean, listTypicalCompanies } from '../statistics/reading/compared-culture.queries.ts'
import { computeCeoRating } from '../statistics/reading/culture.ts'
import { cultureMeasures, readCulture } from '../statistics/reading/reading.queries.ts'
import { computeCultureScore } from './culture-score.ts'

export type TypicalScores = Omit<NonNullable<Dashboard['typical']>, 'industry'>

/**
 * Computes what is typical of an industry: the averages of what its companies' pages show, of those with the most
 * reviews. It follows from published numbers alone, so it reveals nothing more.
 */
export async function readTypical(db: Database, industryId: number): Promise<TypicalScores> {
  const listed = await listTypicalCompanies(db, industryId)
  const ids = listed.map(({ id }) => id)
  const released = [...(await readReleasedOfCompanies(db, ids, cultureMeasures)).values()]
  const cultures = released.flatMap(
    (one) => computeCultureScore(readCulture(one).flatMap(({ questions }) => questions)) ?? [],
  )
  const ceos = released.flatMap(({ counters }) => computeCeoRating(counters(ceoMeasure)) ?? [])
  return {
    rating: listed.length < typicalRules.companies ? null : computeMean(listed.map(({ rate }) => rate)),
    culture: combineTypical(cultures.map(({ score }) => score)),
    ceo: combineTypical(ceos.map(({ rate }) => rate)),
  }
}
