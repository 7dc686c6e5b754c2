import type { Dashboard } from '../../contract/statistics/dashboard.schema.ts'
import { typicalRules } from '../../contract/statistics/rules.ts'
import type { Database } from '../platform/db/database.ts'
import { ceoMeasure } from '../statistics/company-statistics.queries.ts'
import { combineTypical, computeMean, readTypicalCompanies } from '../statistics/reading/compared-culture.queries.ts'
import { computeCeoRating } from '../statistics/reading/culture.ts'
import { readCulture } from '../statistics/reading/reading.queries.ts'
import { computeCultureScore } from './culture-score.ts'

export type TypicalScores = Omit<NonNullable<Dashboard['typical']>, 'industry'>

/**
 * Computes what is typical of an industry: the averages of what its companies' pages show, of those with the most
 * reviews. It follows from published numbers alone, so it reveals nothing more.
 */
export async function readTypical(db: Database, industryId: number): Promise<TypicalScores> {
  const { ratings, released } = await readTypicalCompanies(db, industryId)
  const cultures = released.flatMap(
    (one) => computeCultureScore(readCulture(one).flatMap(({ questions }) => questions)) ?? [],
  )
  const ceos = released.flatMap(({ counters }) => computeCeoRating(counters(ceoMeasure)) ?? [])
  return {
    rating: ratings.length < typicalRules.companies ? null : computeMean(ratings),
    culture: combineTypical(cultures.map(({ score }) => score)),
    ceo: combineTypical(ceos.map(({ rate }) => rate)),
  }
}
