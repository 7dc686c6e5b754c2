import { sql } from 'drizzle-orm'
import type { ReviewKind } from '../../../contract/reviews/reviews.ts'
import { type Database, rowsOf } from '../../platform/db/database.ts'
import type { Ledger } from '../ledger.queries.ts'
import type { Draw } from './draws.ts'

/**
 * Publishes counters as they are now: what changed since the last release is added to what was published, and for each its
 * noise. So a contribution is told once, in the first release it is part of, and once more where it is deleted.
 */
export async function publishDraws(
  tx: Database,
  { table, column, value }: Ledger,
  draws: readonly Draw[],
): Promise<void> {
  const cells = [...draws].sort((a, b) =>
    a.measure < b.measure ? -1 : a.measure > b.measure ? 1 : a.bucket < b.bucket ? -1 : 1,
  )
  for (let from = 0; from < cells.length; from += atOnce) {
    const batch = cells.slice(from, from + atOnce)
    await tx.execute(
      sql`insert into ${table} (${column}measure, bucket, published, releases)
        select ${value}measure, bucket, n, 1
        from unnest(${sql.param(batch.map(({ measure }) => measure))}::text[],
          ${sql.param(batch.map(({ bucket }) => bucket))}::text[],
          ${sql.param(batch.map(({ n }) => n))}::int[]) as cell (measure, bucket, n)
        on conflict (${column}measure, bucket) do update set
          published = ${table}.published + ${table}.live - ${table}.settled + excluded.published,
          settled = ${table}.live, releases = ${table}.releases + 1`,
    )
  }
}
const atOnce = 2000

/** Publishes how many interviews there are. They are read one by one: their number waits for the others', without noise. */
export async function publishInterviews(tx: Database, companyId: number): Promise<void> {
  await tx.execute(
    sql`update tallies set published = live, settled = live, releases = releases + 1
      where company_id = ${companyId} and measure = 'count' and bucket = 'interview'`,
  )
}

/** How many interviews there were at the last release. */
export async function releasedInterviews(db: Database, companyId: number): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select published as n from tallies where company_id = ${companyId} and measure = 'count' and bucket = 'interview'`,
  )
  return row?.n ?? 0
}

/** Whoever is in a release is nobody new any more, and what it tells of them stays. */
export async function settleCompany(tx: Database, companyId: number, kind: ReviewKind): Promise<void> {
  await tx.execute(
    sql`update reviews set told_by_company = true
      where company_id = ${companyId} and kind = ${kind} and state = 'published' and not told_by_company`,
  )
}
export async function settleCountry(tx: Database): Promise<void> {
  await tx.execute(
    sql`update reviews set told_by_country = true
      where kind = 'salary' and state = 'published' and not told_by_country`,
  )
}

/**
 * Begins to look at a unit in a round and answers how many people have to join; null where another server, or this one
 * before it was stopped, has looked at it in this round. `first` is drawn for a unit that has never been looked at. The
 * unit's row is held until the transaction ends.
 */
export async function beginUnit(tx: Database, unit: string, round: string, first: number): Promise<number | null> {
  const [row] = await rowsOf<{ threshold: number }>(
    tx,
    sql`insert into release_units (unit, round, threshold) values (${unit}, ${round}, ${first})
      on conflict (unit) do update set round = excluded.round where release_units.round < excluded.round
      returning threshold`,
  )
  return row?.threshold ?? null
}
export async function setThreshold(tx: Database, unit: string, threshold: number): Promise<void> {
  await tx.execute(sql`update release_units set threshold = ${threshold} where unit = ${unit}`)
}

export type DueStudy = { id: number; newcomers: number; options: number }

/** Studies with at least so many people who are new up to a month. */
export function studiesWithNewcomers(db: Database, month: string, fewest: number): Promise<DueStudy[]> {
  return rowsOf<DueStudy>(
    db,
    sql`select id, jsonb_array_length(options) as options, sum(people::int)::int as newcomers
      from studies, jsonb_each_text(newcomers) as new_in (month, people)
      where new_in.month <= ${month} group by id having sum(people::int) >= ${fewest} order by id`,
  )
}

/** Publishes the answers to a study; `noise` has one number for each option. */
export async function publishStudy(tx: Database, id: number, noise: readonly number[]): Promise<void> {
  await tx.execute(sql`update studies set newcomers = '{}' where id = ${id}`)
  await tx.execute(
    sql`insert into study_counts (study_id, option, live, published, releases)
      select ${id}::int, place - 1, 0, n, 1 from unnest(${sql.param(noise)}::int[]) with ordinality as cell (n, place)
      on conflict (study_id, option) do update set
        published = study_counts.published + study_counts.live - study_counts.settled + excluded.published,
        settled = study_counts.live, releases = study_counts.releases + 1`,
  )
}
