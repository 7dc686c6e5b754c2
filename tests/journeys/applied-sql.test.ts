import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applySql } from '../../src/server/platform/db/apply-sql.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import type { OpenDatabase } from '../../src/server/platform/db/open.ts'
import { computeRatingInterval } from '../../src/server/statistics/rating.ts'
import { seededNumbers } from '../support/seeded.ts'
import { openTestDatabase } from '../support/server/database.ts'

let db: OpenDatabase['db']
let close: OpenDatabase['close']
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
})
afterAll(() => close())

it('functions and triggers are applied at the first start, left alone at the next, and applied again where the file changed', async () => {
  const ran: string[] = []
  const again = () =>
    applySql(
      async (statements) => void ran.push(statements),
      (statement) => queryRows(db, sql.raw(statement)),
    )
  await again()
  expect(ran).toEqual([])

  await db.execute(sql`update applied_sql set hash = 'of an older version' where name = 'company-listing.sql'`)
  await again()
  expect(ran).toHaveLength(1)
  expect(ran[0]).toContain('list_companies')
})

it('the lowest rating has the same bits in SQL and in TypeScript: every split of up to 6 ratings, and many of many', async () => {
  const splits: number[][] = []
  const fill = (given: number[], left: number) => {
    if (given.length === 5) return void splits.push(given)
    for (let n = 0; n <= left; n++) fill([...given, n], left - n)
  }
  fill([], 6)
  expect(splits).toHaveLength(462)
  const random = seededNumbers(84)
  for (let more = 0; more < 2000; more++) splits.push(splits[0]!.map(() => Math.floor(10 ** (random() * 6)) - 1))
  const rows = await queryRows<{ lower: number }>(
    db,
    sql`select lowest_rating(n1, n2, n3, n4, n5) as lower
      from rows from (jsonb_to_recordset(${JSON.stringify(splits.map(([n1, n2, n3, n4, n5]) => ({ n1, n2, n3, n4, n5 })))}::jsonb)
        as (n1 int, n2 int, n3 int, n4 int, n5 int)) with ordinality as split (n1, n2, n3, n4, n5, at) order by at`,
  )
  const lower = splits.map((split) => computeRatingInterval(split.map((n, at) => [at + 1, n] as const))?.lower ?? 0)
  const differing = splits.filter((_, at) => rows[at]!.lower !== lower[at])
  expect(differing).toEqual([])
})
