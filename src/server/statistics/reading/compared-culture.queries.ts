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
import { type Database, queryPrepared, queryRows } from '../../platform/db/database.ts'
import type { Language } from '../../platform/http/words.ts'
import { createKept } from '../../platform/versioned-cache.ts'
import { combineCounts } from '../guard.ts'
import { readReleasedOfCompanies } from '../ledger.queries.ts'
import { readKept } from '../versions.queries.ts'
import { cultureMeasures, readCulture } from './reading.queries.ts'

export const computeMean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Averages published numbers, each company's counting once; null when too few companies have one. */
export const combineTypical = (numbers: readonly PublishedNumber[]): PublishedNumber | null =>
  numbers.length < typicalRules.companies ? null : combineCounts(numbers, computeMean)

/** Lists the most reviewed companies, of an industry or of all, with their ratings. */
export function listTypicalCompanies(db: Database, industryId: number | null): Promise<{ id: number; rate: number }[]> {
  const within = industryId === null ? sql`true` : sql`industry_id = ${industryId}`
  return queryPrepared<{ id: number; rate: number }>(
    db,
    sql`select company_id as id, rate from company_listing
      where ${within} and reviews >= ${rankedRatings}
      order by reviews desc, company_id desc limit ${typicalRules.most}`,
  )
}

type ToldCulture = { industryId: number | null; sets: CultureSet[] }
const kept = createKept<ToldCulture>(5000)

/** Reads the answers that the pages of these companies show, with their industries, by company. */
async function readTold(db: Database, ids: readonly number[]): Promise<Map<number, ToldCulture>> {
  return readKept({ db, kept }, ids, async (missing) => {
    const released = await readReleasedOfCompanies(db, missing, cultureMeasures)
    const rows = await queryRows<{ id: number; industry: number | null }>(
      db,
      sql`select id, industry_id as industry from companies where id = any(${sql.param(missing)}::int[])`,
    )
    return new Map(rows.map(({ id, industry }) => [id, { industryId: industry, sets: readCulture(released.get(id)!) }]))
  })
}

const hasAnswers = (sets: readonly CultureSet[]) => sets.some(({ questions }) => questions.length > 0)

/** Reads the answers of the most reviewed companies that show any, of an industry or of all. */
async function readTypicallyTold(db: Database, industryId: number | null): Promise<CultureSet[][]> {
  const listed = await listTypicalCompanies(db, industryId)
  const told = await readTold(
    db,
    listed.map(({ id }) => id),
  )
  return [...told.values()].map(({ sets }) => sets).filter(hasAnswers)
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
  const { industryId = null, sets: own = [] } = (await readTold(db, [companyId])).get(companyId) ?? {}
  const isTold = hasAnswers(own)
  const near = isTold && industryId !== null ? await readTypicallyTold(db, industryId) : []
  const isNear = near.length >= typicalRules.companies
  const beside = (isNear ? near : isTold ? await readTypicallyTold(db, null) : []).flat()
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
