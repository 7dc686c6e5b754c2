import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rewriteRows } from '../../src/server/app/maintenance/maintenance.queries.ts'
import { rewrittenTables } from '../../src/server/app/maintenance/rewritten-tables.ts'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
let companyId: number
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  companyId = await newCompany(server)
})
afterAll(() => server.close())

/** Inserts reviews of `bytes` one after another, in a transaction each; `helpful` is the position in that order. */
async function writeReviews(db: Database, many: number, bytes = 300): Promise<void> {
  for (let n = 0; n < many; n++)
    await db.execute(sql`insert into reviews (id, company_id, kind, month, answers, sealed, helpful, words)
      values (${randomUUID()}, ${companyId}, 'company', '2026-10', '{}', decode(${'00'.repeat(bytes)}, 'hex'), ${n}, '')`)
}

/**
 * Returns Kendall's tau of an order, given as the numbers 0, 1, 2 ... in that order: 1 the same, -1 reversed, 0
 * unrelated.
 */
function kendall(order: readonly number[]): number {
  let sum = 0
  for (const [place, one] of order.entries()) for (const other of order.slice(place + 1)) sum += Math.sign(other - one)
  return sum / ((order.length * (order.length - 1)) / 2)
}
/**
 * Returns the bound below which tau of that many rows in random order stays in all but one of ten thousand cases (four
 * standard deviations).
 */
const nearNothing = (n: number) => 4 * Math.sqrt((2 * (2 * n + 5)) / (9 * n * (n - 1)))

const lying = (db: Database) =>
  queryRows<{ id: string; helpful: number; wrote: string }>(
    db,
    sql`select id, helpful, xmin::text as wrote from reviews order by ctid`,
  )

const wroteTallies = (db: Database) => queryRows<{ wrote: string }>(db, sql`select xmin::text as wrote from tallies`)

describe('after the daily round', () => {
  test('all rows of a table were written by one transaction and are not in the order of writing', async () => {
    const { db } = server
    await writeReviews(db, 400)
    const before = await lying(db)
    expect(new Set(before.map(({ wrote }) => wrote)).size).toBe(400)
    expect(kendall(before.map(({ helpful }) => helpful))).toBeGreaterThan(0.9)
    await rewriteRows(db)
    const after = await lying(db)
    expect(after).toHaveLength(400)
    expect(new Set(after.map(({ wrote }) => wrote)).size).toBe(1)
    expect(Math.abs(kendall(after.map(({ helpful }) => helpful)))).toBeLessThan(nearNothing(400))
  })

  test('between two batches the job pauses as long as the batch took, so that others get their turn', async () => {
    const { db } = server
    await writeReviews(db, 160)
    const rests: { milliseconds: number; written: number }[] = []
    const before = new Set((await lying(db)).map(({ wrote }) => wrote))
    const rest = async (milliseconds: number) => {
      const written = (await lying(db)).filter(({ wrote }) => !before.has(wrote)).length
      rests.push({ milliseconds, written })
    }
    await rewriteRows(db, ['reviews'], { batch: 50, rest })
    expect(rests.map(({ written }) => written)).toEqual([50, 100, 150])
    for (const { milliseconds } of rests) expect(milliseconds).toBeGreaterThan(0)
  })

  test('of a table of several batches, transaction and place follow from the random names alone', async () => {
    const { db } = server
    await writeReviews(db, 600)
    await rewriteRows(db, ['reviews'], { batch: 50 })
    const rows = await lying(db)
    expect(rows).toHaveLength(600)
    const named = [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
    // Fifty neighbours by name are written together, without any other row.
    for (let from = 0; from < 600; from += 50)
      expect(new Set(named.slice(from, from + 50).map(({ wrote }) => wrote)).size).toBe(1)
    expect(new Set(rows.map(({ wrote }) => wrote)).size).toBe(12)
    expect(Math.abs(kendall(rows.map(({ helpful }) => helpful)))).toBeLessThan(nearNothing(600))
    const written = [...rows].sort((a, b) => Number(a.wrote) - Number(b.wrote))
    expect(Math.abs(kendall(written.map(({ helpful }) => helpful)))).toBeLessThan(nearNothing(600))
  })

  test('the batch that ends with the last row is the last', async () => {
    const { db } = server
    await writeReviews(db, 100)
    let rests = 0
    const rest = async () => {
      rests += 1
    }
    await rewriteRows(db, ['reviews'], { batch: 50, rest })
    expect(new Set((await lying(db)).map(({ wrote }) => wrote)).size).toBe(2)
    expect(rests).toBe(1)
  })

  test('a batch is no larger where the key is a number, which sorts otherwise than its digits', async () => {
    const { db } = server
    const companies = [companyId]
    while (companies.length < 12) companies.push(await newCompany(server))
    for (const id of companies)
      await db.execute(sql`insert into tallies (company_id, measure, bucket, open, live)
        select ${id}, 'company.rate', bucket::text, true, 1 from generate_series(1, 20) as bucket`)
    const before = new Set((await wroteTallies(db)).map(({ wrote }) => wrote))
    const written: number[] = []
    const rest = async () => {
      written.push((await wroteTallies(db)).filter(({ wrote }) => !before.has(wrote)).length)
    }
    await rewriteRows(db, ['tallies'], { batch: 50, rest })
    expect(written).toEqual([50, 100, 150, 200])
  })

  test('a table of more than a mebibyte is rewritten in batches, each of neighbours by their names', async () => {
    const { db } = server
    await writeReviews(db, 700, 1900)
    let batches = 1
    const rest = async () => {
      batches += 1
    }
    await rewriteRows(db, ['reviews'], { rest })
    const named = (await lying(db)).sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ wrote }) => Number(wrote))
    expect(named).toHaveLength(700)
    expect(named).toEqual([...named].sort((a, b) => a - b))
    expect(new Set(named).size).toBe(batches)
    expect(batches).toBeGreaterThan(1)
  })

  test('every table of people and contributions has one transaction, and no row fewer', async () => {
    const { db } = server
    for (const n of [0, 1, 2]) {
      const token = await server.signUp(`person-${n}@example.com`)
      const headers = { 'Idempotency-Key': `ask-${n}` }
      const body = { tag: 'work', question: `How is it ${n}?` }
      await server.call('POST', `/companies/${companyId}/questions`, { token, body, headers })
    }
    await writeReviews(db, 5)
    const count = async () => {
      const counts: Record<string, number> = {}
      for (const table of rewrittenTables)
        counts[table] = (await queryRows(db, sql`select 1 from ${sql.identifier(table)}`)).length
      return counts
    }
    const before = await count()
    expect(before).toMatchObject({ accounts: 3, sessions: 3, questions: 3, reviews: 5 })
    await rewriteRows(db)
    expect(await count()).toEqual(before)
    for (const table of rewrittenTables) {
      const wrote = await queryRows(db, sql`select distinct xmin::text from ${sql.identifier(table)}`)
      expect({ table, transactions: wrote.length }).toEqual({ table, transactions: before[table] ? 1 : 0 })
    }
  })

  test('a page that was drawn stays what it was: nothing has changed', async () => {
    const { db } = server
    const versions = () => queryRows(db, sql`select company_id, version from company_versions order by company_id`)
    await db.execute(
      sql`insert into tallies (company_id, measure, bucket, open, live) values (${companyId}, 'company.rate', '4', true, 5)`,
    )
    const before = await versions()
    await rewriteRows(db)
    expect(await versions()).toEqual(before)
  })
})

describe('while the round is under way', () => {
  test('no write is lost, and every row is found during the rewrite', async () => {
    const { db } = server
    await writeReviews(db, 40)
    const ids = (await lying(db)).map(({ id }) => id)
    let underWay = true
    const rounds = (async () => {
      for (let round = 0; round < 6; round++) await rewriteRows(db, ['reviews'], { batch: 3, lockTimeout: 20 })
      underWay = false
    })()
    const presses = new Map(ids.map((id) => [id, 0]))
    const press = async (from: number) => {
      for (let at = from; underWay; at = (at + 1) % ids.length) {
        const [row] = await queryRows(
          db,
          sql`update reviews set unhelpful = unhelpful + 1 where id = ${ids[at]}::uuid returning id`,
        )
        expect(row).toBeDefined()
        presses.set(ids[at]!, presses.get(ids[at]!)! + 1)
      }
    }
    await Promise.all([rounds, press(0), press(10), press(25)])
    const rows = await queryRows<{ id: string; unhelpful: number }>(db, sql`select id, unhelpful from reviews`)
    expect([...presses.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0)
    expect(new Map(rows.map(({ id, unhelpful }) => [id, unhelpful]))).toEqual(presses)
  })
})

test('no account, review or question takes rows of other tables along, since all three are written again', async () => {
  const acting = await queryRows(
    server.db,
    sql`select conname from pg_constraint where contype = 'f' and confdeltype in ('c', 'n', 'd')
      and confrelid in ('accounts'::regclass, 'reviews'::regclass, 'questions'::regclass)`,
  )
  expect(acting).toEqual([])
})
