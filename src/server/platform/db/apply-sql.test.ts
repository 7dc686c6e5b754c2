import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { intervalOf } from '../../statistics/rating.ts'
import { applySql } from './apply-sql.ts'
import { rowsOf } from './database.ts'
import { openDatabase } from './open.ts'

it('functions and triggers are applied at the first start, left alone at the next, and applied anew where the file changed', async () => {
  const { db, close } = await openDatabase({ DATA_DIR: 'memory://' })
  const ran: string[] = []
  const again = () =>
    applySql(
      async (statements) => void ran.push(statements),
      (statement) => rowsOf(db, sql.raw(statement)),
    )
  await again()
  expect(ran).toEqual([])

  await db.execute(sql`update applied_sql set hash = 'of an older version' where name = 'company-listing.sql'`)
  await again()
  expect(ran).toHaveLength(1)
  expect(ran[0]).toContain('list_companies')
  await close()
})

it('the lowest rating in SQL is that of statistics/rating.ts, for every split of up to 6 ratings', async () => {
  const { db, close } = await openDatabase({ DATA_DIR: 'memory://' })
  const splits: number[][] = []
  const fill = (given: number[], left: number) => {
    if (given.length === 5) return void splits.push(given)
    for (let n = 0; n <= left; n++) fill([...given, n], left - n)
  }
  fill([], 6)
  const rows = await rowsOf<{ low: number }>(
    db,
    sql`select lowest_rating(n1, n2, n3, n4, n5) as low
      from jsonb_to_recordset(${JSON.stringify(splits.map(([n1, n2, n3, n4, n5]) => ({ n1, n2, n3, n4, n5 })))}::jsonb)
        as split (n1 int, n2 int, n3 int, n4 int, n5 int)`,
  )
  const low = splits.map((split) => intervalOf(split.map((n, at) => [at + 1, n] as const))?.low ?? 0)
  for (const [at, row] of rows.entries()) expect(row.low, String(splits[at])).toBeCloseTo(low[at]!, 10)
  expect(rows).toHaveLength(462)
  await close()
})
