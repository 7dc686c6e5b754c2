import { sql } from 'drizzle-orm'
import type {
  ComparedScore,
  ComparedSet,
  CultureScore,
  CultureSet,
} from '../../../contract/companies/culture.schema.ts'
import type { PublishedNumber } from '../../../contract/statistics/published.ts'
import { rankedRatings, typicalRules } from '../../../contract/statistics/rules.ts'
import type { Lookups } from '../../lookups/lookups.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { Language } from '../../platform/http/words.ts'
import { combineCounts } from '../guard.ts'
import { type CompanyLedger, readReleasedOfCompanies } from '../ledger.queries.ts'
import { cultureMeasures, readCulture, readCultureStatistics } from './reading.queries.ts'

export const computeMean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Averages published numbers, each company's counting once; null when too few companies have one. */
export const combineTypical = (numbers: readonly PublishedNumber[]): PublishedNumber | null =>
  numbers.length < typicalRules.companies ? null : combineCounts(numbers, computeMean)

/** Reads what is released of the most reviewed companies, of an industry or of all, and their ratings. */
export async function readTypicalCompanies(
  db: Database,
  industryId: number | null,
): Promise<{ ratings: number[]; released: CompanyLedger[] }> {
  const within = industryId === null ? sql`true` : sql`industry_id = ${industryId}`
  const listed = await queryRows<{ id: number; rate: number }>(
    db,
    sql`select company_id as id, rate from company_listing
      where ${within} and reviews >= ${rankedRatings}
      order by reviews desc, company_id desc limit ${typicalRules.most}`,
  )
  const ids = listed.map(({ id }) => id)
  const released = await readReleasedOfCompanies(db, ids, cultureMeasures)
  return { ratings: listed.map(({ rate }) => Number(rate)), released: [...released.values()] }
}

/** Reads the answers that the pages of these companies show, by company; those that show none are left out. */
async function readTold(db: Database, industryId: number | null): Promise<CultureSet[][]> {
  const { released } = await readTypicalCompanies(db, industryId)
  return released.map((one) => readCulture(one)).filter((sets) => sets.some(({ questions }) => questions.length > 0))
}

/** Computes what is typical of the answers to one question. */
export function computeTypical(scores: readonly CultureScore[]): NonNullable<ComparedScore['typical']> | null {
  if (scores.length < typicalRules.companies) return null
  const answers = [...new Set(scores.flatMap(({ shares }) => Object.keys(shares)))]
  const shares = answers.flatMap((answer) => {
    const share = combineTypical(scores.flatMap(({ shares }) => shares[answer] ?? []))
    return share === null ? [] : [[answer, share] as const]
  })
  return { value: combineTypical(scores.flatMap(({ value }) => value ?? [])), shares: Object.fromEntries(shares) }
}

/**
 * Reads the answers of a company's people about its culture, each beside what is typical of its industry or, where too
 * few of its companies tell any, of all companies (decision 148: the nearest crowd answers). That follows from numbers
 * that are published already, so it reveals nothing more.
 */
export async function readComparedCulture(
  { db, lookups, language }: { db: Database; lookups: Lookups; language: Language },
  companyId: number,
): Promise<ComparedSet[]> {
  const [own, [company]] = await Promise.all([
    readCultureStatistics(db, companyId),
    queryRows<{ industry: number | null }>(
      db,
      sql`select industry_id as industry from companies where id = ${companyId}`,
    ),
  ])
  const industryId = company?.industry ?? null
  const isTold = own.some(({ questions }) => questions.length > 0)
  const near = isTold && industryId !== null ? await readTold(db, industryId) : []
  const isNear = near.length >= typicalRules.companies
  const beside = (isNear ? near : isTold ? await readTold(db, null) : []).flat()
  const industry = isNear ? lookups.name('industries', industryId, language) : null
  return own.map(({ set, questions }) => ({
    ...{ set, industry },
    questions: questions.map((question) => ({
      ...question,
      typical: computeTypical(
        beside.flatMap((one) => (one.set === set ? one.questions.filter(({ name }) => name === question.name) : [])),
      ),
    })),
  }))
}
