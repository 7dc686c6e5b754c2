import { setImmediate as breathe } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { ReviewKind } from '../../../contract/reviews/reviews.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { Ledger } from '../ledger.queries.ts'
import { holdCounted } from '../statistics.queries.ts'
import type { Draw } from './draws.ts'

/**
 * Adds the change since the last release, with its noise, to the published counters. So a contribution is published
 * once, in the first release it is part of, and once more if it is deleted.
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
          published = ${table}.published + excluded.published, releases = ${table}.releases + 1`,
    )
  }
}
const atOnce = 2000

/** Publishes the number of interviews. They are read one by one: their number waits for the others', without noise. */
export async function publishInterviews(tx: Database, companyId: number): Promise<void> {
  await tx.execute(
    sql`update tallies set published = live, releases = releases + 1
      where company_id = ${companyId} and measure = 'count' and bucket = 'interview'`,
  )
}

/** Reads the number of interviews at the last release. */
export async function readReleasedInterviews(db: Database, companyId: number): Promise<number> {
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`select published as n from tallies where company_id = ${companyId} and measure = 'count' and bucket = 'interview'`,
  )
  return row?.n ?? 0
}

/** Adds to the published numbers of a study, one number for each option. */
export async function publishStudy(tx: Database, id: number, draws: readonly number[]): Promise<void> {
  await tx.execute(
    sql`insert into study_counts (study_id, option, published, releases)
      select ${id}::int, place - 1, n, 1 from unnest(${sql.param(draws)}::int[]) with ordinality as cell (n, place)
      on conflict (study_id, option) do update set
        published = study_counts.published + excluded.published, releases = study_counts.releases + 1`,
  )
}

/** Returns how many options each study has, by its id. */
export async function readStudyOptions(db: Database): Promise<Map<number, number>> {
  const rows = await queryRows<{ id: number; options: number }>(
    db,
    sql`select id, jsonb_array_length(options) as options from studies order by id`,
  )
  return new Map(rows.map(({ id, options }) => [id, options]))
}

/**
 * Settles the reviews of a company: their authors are not new any more, and what the release says about them stays.
 * Nobody else changes them meanwhile.
 */
export const settleCompany = (db: Database, companyId: number, kind: ReviewKind): Promise<void> =>
  settle(db, companyId, kind, sql`told_by_company`)

export async function settleCountry(db: Database): Promise<void> {
  const companies = await queryRows<{ id: number }>(
    db,
    sql`select distinct company_id as id from reviews
      where kind = 'salary' and state = 'published' and not told_by_country order by 1`,
  )
  for (const { id } of companies) await settle(db, id, 'salary', sql`told_by_country`)
}

const settledAtOnce = 100

async function settle(db: Database, companyId: number, kind: ReviewKind, mark: SQL): Promise<void> {
  for (let settled = settledAtOnce; settled === settledAtOnce; await breathe())
    settled = await db.transaction(async (tx) => {
      await holdCounted(tx, companyId)
      const rows = await queryRows(
        tx,
        sql`update reviews set ${mark} = true where company_id = ${companyId} and id in (select id from reviews
            where company_id = ${companyId} and kind = ${kind} and state = 'published' and not ${mark}
            limit ${settledAtOnce}) returning 1 as settled`,
      )
      return rows.length
    })
}

/** Lets units be looked at again whose last round lies after `latest`: a wrong clock had begun it. */
export async function forgetLaterRounds(db: Database, latest: string): Promise<void> {
  await db.execute(sql`update release_units set round = '' where round > ${latest}`)
}

/**
 * Begins the look at a unit in a round and returns how many people have to join; null when another server, or this one
 * before it was stopped, has looked at it in this round. `first` is drawn for a unit that has never been looked at. The
 * unit's row is locked until the transaction ends.
 */
export async function beginUnit(tx: Database, unit: string, round: string, first: number): Promise<number | null> {
  const [row] = await queryRows<{ threshold: number }>(
    tx,
    sql`insert into release_units (unit, round, threshold) values (${unit}, ${round}, ${first})
      on conflict (unit) do update set round = excluded.round where release_units.round < excluded.round
      returning threshold`,
  )
  return row?.threshold ?? null
}

/** Records the decision that a unit is released; `threshold` is for the release after this one. */
export async function openUnit(tx: Database, unit: string, threshold: number): Promise<void> {
  await tx.execute(sql`update release_units set threshold = ${threshold}, step = 'opened' where unit = ${unit}`)
}

/** Lists the units whose release is decided and not yet published. */
export async function listOpenedUnits(db: Database): Promise<string[]> {
  const rows = await queryRows<{ unit: string }>(
    db,
    sql`select unit from release_units where step = 'opened' order by unit`,
  )
  return rows.map(({ unit }) => unit)
}

/**
 * Reads what the last release counted, sealed, of a unit that is to be published, and locks its row; undefined when it
 * has been told.
 */
export async function holdOpened(tx: Database, unit: string): Promise<Uint8Array | null | undefined> {
  const [row] = await queryRows<{ told: Uint8Array | null }>(
    tx,
    sql`select told from release_units where unit = ${unit} and step = 'opened' for update`,
  )
  return row?.told
}

/** Reads what the last release counted, sealed, by unit. */
export async function readTold(db: Database, units: readonly string[]): Promise<Map<string, Uint8Array | null>> {
  const rows = await queryRows<{ unit: string; told: Uint8Array | null }>(
    db,
    sql`select unit, told from release_units where unit = any(${sql.param([...units])}::text[])`,
  )
  return new Map(rows.map(({ unit, told }) => [unit, told]))
}

/** Marks a unit as published: `told` is what was counted, sealed. */
export async function keepTold(tx: Database, unit: string, told: Uint8Array): Promise<void> {
  await tx.execute(
    sql`update release_units set step = 'told', told = decode(${Buffer.from(told).toString('hex')}, 'hex')
      where unit = ${unit}`,
  )
}
