import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'

/** Where counters are kept: the rows of one company, or the table of the whole country. Parts of SQL. */
export type Ledger = {
  table: SQL
  /** What names its rows before measure and bucket, in a list of columns and in one of values. */
  column: SQL
  value: SQL
  /** What its rows have in common, before further conditions. */
  mine: SQL
}

export const ofCompany = (companyId: number): Ledger => ({
  table: sql`tallies`,
  column: sql`company_id, `,
  value: sql`${companyId}::int, `,
  mine: sql`tallies.company_id = ${companyId} and`,
})

export const national: Ledger = { table: sql`national_tallies`, column: sql``, value: sql``, mine: sql`` }

/** Counters of a ledger by measure and bucket. */
export async function countersIn(db: Database, { table, mine }: Ledger, measures: readonly string[]) {
  const rows = await rowsOf<{ measure: string; bucket: string; n: number }>(
    db,
    sql`select measure, bucket, n from ${table} where ${mine} measure = any(${sql.param(measures)}::text[])`,
  )
  const counters = new Map<string, Map<string, number>>()
  for (const { measure, bucket, n } of rows) {
    const counts = counters.get(measure) ?? new Map<string, number>()
    counters.set(measure, counts.set(bucket, Number(n)))
  }
  return counters
}

/** How many people of the whole country are counted under each of these measures; none where there are none. */
export async function nationalPeople(db: Database, measures: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ measure: string; people: number }>(
    db,
    sql`select measure, sum(n)::int as people from national_tallies
      where measure = any(${sql.param(measures)}::text[]) group by measure`,
  )
  return new Map(rows.map(({ measure, people }) => [measure, people]))
}
