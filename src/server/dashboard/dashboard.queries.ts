import { sql } from 'drizzle-orm'
import type { Dashboard } from '../../contract/statistics/dashboard.schema.ts'
import { rankedRatings } from '../../contract/statistics/rules.ts'
import { type Candidate, computeStarScores, rankCandidates } from '../awards/rank.ts'
import type { CompanyRow } from '../companies/companies.queries.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { readCompanyStatistics } from '../statistics/company-statistics.queries.ts'
import { readCultureStatistics } from '../statistics/reading/reading.queries.ts'
import { type AnsweredQuestion, computeCultureScore } from './culture-score.ts'

/** Reads what the dashboard shows of a company, without its name and that of its industry. */
export async function readScorecard(
  db: Database,
  { id, industryId }: Pick<CompanyRow, 'id' | 'industryId'>,
): Promise<Pick<Dashboard, 'culture' | 'rating' | 'ceo'> & { rank: { place: number; of: number } | null }> {
  const [{ rating, ceo_rate, ceo_ratings }, sets, rank] = await Promise.all([
    readCompanyStatistics(db, id),
    readCultureStatistics(db, id),
    industryId === null ? null : rankOf(db, id, industryId),
  ])
  const { average, lower, upper, count } = rating
  const questions: AnsweredQuestion[] = sets.flatMap((set) => set.questions)
  return {
    culture: computeCultureScore(questions),
    rating: average === null || lower === null || upper === null ? null : { average, lower, upper, count },
    ceo: ceo_rate === null ? null : { rate: ceo_rate, people: ceo_ratings },
    rank,
  }
}

async function rankOf(db: Database, companyId: number, industryId: number) {
  const rows = await queryRows<{ company_id: number; star: number; n: number }>(
    db,
    sql`select company_id, bucket::int as star, live as n from tallies
      where measure = 'company.rate'
        and company_id in (select id from companies where industry_id = ${industryId} and is_approved)`,
  )
  const stars = new Map<number, Map<number, number>>()
  for (const { company_id, star, n } of rows)
    stars.set(company_id, (stars.get(company_id) ?? new Map<number, number>()).set(star, Number(n)))
  const candidates: Candidate[] = [...stars].map(([id, counts]) => ({
    companyId: id,
    scores: computeStarScores(counts),
  }))
  const places = rankCandidates(candidates, rankedRatings)
  const mine = places.find((one) => one.companyId === companyId)
  return mine ? { place: mine.place, of: places.length } : null
}
