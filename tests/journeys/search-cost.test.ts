import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { searchCompanies } from '../../src/server/companies/search/search.queries.ts'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import { costlyQueries } from '../support/oracles/costly-queries.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()

/**
 * Returns companies with names of the letters and words the queries are made of, so that every query has many names to
 * compare.
 */
function companiesOf(count: number) {
  const en = ['a', 'al', 'ab', 'company', 'alpha', 'beta', 'm', 'trading']
  const ar = ['ا', 'ال', 'اب', 'شركة', 'الم', 'م', 'للتجارة', 'ب']
  return Array.from({ length: count }, (_, at) => {
    const nameIn = (words: string[]) => [1, 3, 7, 11, 13].map((step) => words[(at * step + (at >> 3)) % 8]).join(' ')
    return { id: at + 1, nameEn: `${nameIn(en)} ${at}`, nameAr: `${nameIn(ar)} ${at}`, unlocked: false }
  })
}

beforeAll(async () => {
  await server.empty()
  await addCompanies(server.db, companiesOf(1000))
  await server.db.execute(sql`analyze company_names`)
})
afterAll(server.close)

/** The number of queries in a run of the tests; `COSTLY_QUERIES=1000` tries that many. */
const many = Number(process.env.COSTLY_QUERIES ?? 120)

type Work = { statements: number; values: number; rows: number }
type Prepared = { execute: (given?: Record<string, unknown>) => Promise<unknown> }

/**
 * Measures the work of a search in the database: its statements, the values in them, and the entries of names it reads.
 */
function workOf(typed: string): Promise<Work> {
  return server.db.transaction(async (tx) => {
    const work: Work = { statements: 0, values: 0, rows: 0 }
    const { session } = tx as unknown as { session: { prepareQuery: (...args: never[]) => Prepared } }
    const prepare = session.prepareQuery.bind(session)
    session.prepareQuery = (...args) => {
      const query = prepare(...args)
      const execute = query.execute.bind(query)
      query.execute = (given = {}) => {
        work.statements += 1
        work.values += Object.values(given).flat().length
        return execute(given)
      }
      return query
    }
    const before = await lookedAt(tx)
    Object.assign(work, { statements: 0, values: 0 })
    await searchCompanies(tx, typed, 50)
    const { statements, values } = work
    return { statements, values, rows: (await lookedAt(tx)) - before }
  })
}

/** Returns how many entries of the names' table and its indexes this transaction has read so far. */
async function lookedAt(tx: Database): Promise<number> {
  const [row] = await queryRows<{ n: string }>(
    tx,
    sql`select sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid)) as n from pg_class
      where oid = 'company_names'::regclass or oid in (select indexrelid from pg_index where indrelid = 'company_names'::regclass)`,
  )
  return Number(row!.n)
}

test('for any text, a search is no more work than a few names are', async () => {
  const ordinary = await workOf('alpha trading')
  expect(ordinary.rows).toBeGreaterThan(1000)
  for (const typed of costlyQueries(many)) {
    const { statements, values, rows } = await workOf(typed)
    expect(statements, typed).toBeLessThanOrEqual(12)
    expect(values, typed).toBeLessThanOrEqual(1200)
    expect(rows, typed).toBeLessThanOrEqual(5 * ordinary.rows)
  }
})
