import { type SQL, sql } from 'drizzle-orm'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { asReleased, asReleasedSums, type Counts, type ReleasedCounts, type ReleasedSums } from './guard.ts'
import { getEpsilon } from './metrics.ts'
import type { Tally } from './tally-type.ts'

/** Where released counters are stored: the rows of one company, or the table of the whole country. Parts of SQL. */
export type Ledger = {
  table: SQL
  /** The column that stands before measure and bucket in a row's key, and its value. */
  column: SQL
  value: SQL
  /** The condition that selects its rows, before further conditions. */
  mine: SQL
}

export const ofCompany = (companyId: number): Ledger => ({
  table: sql`tallies`,
  column: sql`company_id, `,
  value: sql`${companyId}::int, `,
  mine: sql`tallies.company_id = ${companyId} and`,
})

export const national: Ledger = { table: sql`national_tallies`, column: sql``, value: sql``, mine: sql`` }

/** Reads the sums of one kind's answers as last released; `cells` are all the cells of the kind. */
export async function readReleasedSums(
  db: Database,
  ledger: Ledger,
  kind: ReviewKind,
  cells: readonly Tally[],
): Promise<ReleasedSums> {
  const measures = [...new Set(cells.map(({ measure }) => measure))]
  return collectSums(
    await readReleasedRows(db, ledger, sql`measure = any(${sql.param(measures)}::text[])`),
    kind,
    cells,
  )
}

/** Collects the sums of one kind's answers from rows; `cells` are all the cells of the kind. */
function collectSums(rows: readonly Row[], kind: ReviewKind, cells: readonly Tally[]): ReleasedSums {
  const sums = new Map(rows.map(({ measure, bucket, n }) => [`${measure}\n${bucket}`, Number(n)]))
  return asReleasedSums(kind, sums, cells.length, Math.max(0, ...rows.map(({ releases }) => releases)))
}

/** The last released numbers of a company: its counters by measure, and the sums of one kind's answers. */
export type CompanyLedger = {
  counters: (measure: string) => ReleasedCounts
  sums: (kind: ReviewKind, cells: readonly Tally[]) => ReleasedSums
}

/** Reads the same for several companies, in one query; each of `ids` has an entry. */
export async function readReleasedOfCompanies(
  db: Database,
  ids: readonly number[],
  measures: readonly string[],
): Promise<ReadonlyMap<number, CompanyLedger>> {
  const rows = await queryRows<Row & { company_id: number }>(
    db,
    sql`select company_id, measure, bucket, published as n, releases from tallies
      where company_id = any(${sql.param(ids)}::int[]) and measure = any(${sql.param(measures)}::text[]) and releases > 0`,
  )
  const byCompany = new Map(ids.map((id) => [id, [] as Row[]]))
  for (const row of rows) byCompany.get(row.company_id)!.push(row)
  return new Map(
    [...byCompany].map(([id, own]) => {
      const getSums = (kind: ReviewKind, cells: readonly Tally[]) => {
        const wanted = new Set(cells.map(({ measure }) => measure))
        return collectSums(
          own.filter(({ measure }) => wanted.has(measure)),
          kind,
          cells,
        )
      }
      return [id, { counters: collectReleased(own), sums: getSums }]
    }),
  )
}

type Row = { measure: string; bucket: string; n: number; releases: number }

/** Reads counters of a company that are public, by measure and bucket. */
export async function openCounters(db: Database, companyId: number, measures: readonly string[]) {
  const rows = await queryRows<Omit<Row, 'releases'>>(
    db,
    sql`select measure, bucket, live as n from tallies
      where company_id = ${companyId} and measure = any(${sql.param(measures)}::text[]) and open and live <> 0`,
  )
  const counters = new Map<string, Map<string, number>>()
  for (const { measure, bucket, n } of rows) {
    const counts = counters.get(measure) ?? new Map<string, number>()
    counters.set(measure, counts.set(bucket, Number(n)))
  }
  return counters as ReadonlyMap<string, Counts>
}

/** Reads counters as last released, by measure; a measure without a release has none. */
export async function readReleasedCounters(
  db: Database,
  ledger: Ledger,
  measures: readonly string[],
): Promise<(measure: string) => ReleasedCounts> {
  return collectReleased(await readReleasedRows(db, ledger, sql`measure = any(${sql.param(measures)}::text[])`))
}

const readReleasedRows = (db: Database, { table, mine }: Ledger, where: SQL) =>
  queryRows<Row>(
    db,
    sql`select measure, bucket, published as n, releases from ${table} where ${mine} ${where} and releases > 0`,
  )

function collectReleased(rows: readonly Row[]): (measure: string) => ReleasedCounts {
  const found = new Map<string, { counts: Map<string, number>; releases: number }>()
  for (const { measure, bucket, n, releases } of rows) {
    const of = found.get(measure) ?? { counts: new Map<string, number>(), releases: 0 }
    of.counts.set(bucket, Number(n))
    found.set(measure, { ...of, releases: Math.max(of.releases, releases) })
  }
  return (measure) => {
    const { counts, releases } = found.get(measure) ?? { counts: new Map<string, number>(), releases: 0 }
    return asReleased(counts, releases, getEpsilon(measure))
  }
}
