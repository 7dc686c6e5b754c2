import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../platform/db/database.ts'
import { asReleased, type Counts, type Released } from './guard.ts'
import { epsilonOf } from './metrics.ts'

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

type Row = { measure: string; bucket: string; n: number; releases: number }

/** Counters that are open to everybody, by measure and bucket. */
export const openCounters = (db: Database, ledger: Ledger, measures: readonly string[]) =>
  read(db, ledger, measures, sql`live`, sql`open and live <> 0`)

/** Counters as last released, by measure; one nothing was ever released of has none. */
export async function releasedCounters(
  db: Database,
  { table, mine }: Ledger,
  measures: readonly string[],
): Promise<(measure: string) => Released> {
  const rows = await rowsOf<Row>(
    db,
    sql`select measure, bucket, published as n, releases from ${table}
      where ${mine} measure = any(${sql.param(measures)}::text[]) and releases > 0 and not open`,
  )
  return releasedFrom(rows)
}

/** The released counters of every measure that begins so. */
export async function releasedBeginning(
  db: Database,
  { table, mine }: Ledger,
  prefix: string,
): Promise<Map<string, Released>> {
  const rows = await rowsOf<Row>(
    db,
    sql`select measure, bucket, published as n, releases from ${table}
      where ${mine} starts_with(measure, ${prefix}) and releases > 0 and not open`,
  )
  const of = releasedFrom(rows)
  return new Map([...new Set(rows.map(({ measure }) => measure))].map((measure) => [measure, of(measure)]))
}

function releasedFrom(rows: readonly Row[]): (measure: string) => Released {
  const found = new Map<string, { counts: Map<string, number>; releases: number }>()
  for (const { measure, bucket, n, releases } of rows) {
    const of = found.get(measure) ?? { counts: new Map<string, number>(), releases: 0 }
    of.counts.set(bucket, Number(n))
    found.set(measure, { ...of, releases: Math.max(of.releases, releases) })
  }
  return (measure) => {
    const { counts, releases } = found.get(measure) ?? { counts: new Map<string, number>(), releases: 0 }
    return asReleased(counts, releases, epsilonOf(measure))
  }
}

async function read(db: Database, { table, mine }: Ledger, measures: readonly string[], column: SQL, where: SQL) {
  const rows = await rowsOf<Row>(
    db,
    sql`select measure, bucket, ${column} as n from ${table}
      where ${mine} measure = any(${sql.param(measures)}::text[]) and ${where}`,
  )
  const counters = new Map<string, Map<string, number>>()
  for (const { measure, bucket, n } of rows) {
    const counts = counters.get(measure) ?? new Map<string, number>()
    counters.set(measure, counts.set(bucket, Number(n)))
  }
  return counters as ReadonlyMap<string, Counts>
}
