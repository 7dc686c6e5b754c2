import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { ReleaseStep } from '../../platform/db/schema/counters.ts'
import type { Ledger } from '../ledger.queries.ts'
import { holdCounted } from '../statistics.queries.ts'
import type { Draw } from './draws.ts'

/**
 * Adds what a release has counted, with its noise, to the published counters. So a contribution is told once, in the
 * first release it is part of.
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

/** Marks reviews of a company as told, no matter which state they are in. Nobody else changes them meanwhile. */
export async function settleCompany(tx: Database, companyId: number, ids: readonly string[]): Promise<void> {
  await holdCounted(tx, companyId)
  await tx.execute(
    sql`update reviews set told_by_company = true
      where company_id = ${companyId} and id = any(${sql.param([...ids])}::uuid[])`,
  )
}

/**
 * Marks salaries as told by the country. They are locked in the order of their ids, as everybody locks several: a lock
 * for each company would be too many.
 */
export async function settleCountry(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(
    sql`update reviews set told_by_country = true where id in (select id from reviews
      where id = any(${sql.param([...ids])}::uuid[]) order by id for update)`,
  )
}

/** Lets units be looked at again whose last round lies after `latest`: a wrong clock had begun it. */
export async function forgetLaterRounds(db: Database, latest: string): Promise<void> {
  await db.execute(sql`update release_units set round = '' where round > ${latest}`)
}

type Threshold = { name: string; threshold: number }

/**
 * Begins the look at units in a round and returns how many people have to join each of them; those that another server,
 * or this one before it was stopped, has looked at in this round are left out. `firsts` are drawn for units that have
 * never been looked at. The rows are locked until the transaction ends.
 */
export async function beginUnits(
  tx: Database,
  firsts: readonly Threshold[],
  round: string,
): Promise<Map<string, number>> {
  const rows = await queryRows<{ unit: string; threshold: number }>(
    tx,
    sql`insert into release_units (unit, round, threshold)
      select unit, ${round}, threshold from unnest(${sql.param(firsts.map(({ name }) => name))}::text[],
        ${sql.param(firsts.map(({ threshold }) => threshold))}::int[]) as first (unit, threshold) order by unit
      on conflict (unit) do update set round = excluded.round where release_units.round < excluded.round
      returning unit, threshold`,
  )
  return new Map(rows.map(({ unit, threshold }) => [unit, threshold]))
}

/** Records the decision that units are released; `threshold` is for the release after this one. */
export async function openUnits(tx: Database, due: readonly Threshold[]): Promise<void> {
  if (due.length === 0) return
  await tx.execute(
    sql`update release_units set threshold = next.threshold, step = 'due'
      from unnest(${sql.param(due.map(({ name }) => name))}::text[],
        ${sql.param(due.map(({ threshold }) => threshold))}::int[]) as next (unit, threshold)
      where release_units.unit = next.unit`,
  )
}

/** Lists the units whose release is at a step. */
export async function listUnits(db: Database, step: ReleaseStep): Promise<string[]> {
  const rows = await queryRows<{ unit: string }>(
    db,
    sql`select unit from release_units where step = ${step} order by unit`,
  )
  return rows.map(({ unit }) => unit)
}

/**
 * Reads what all releases have counted, sealed, of a unit that is to be told, and locks its row; undefined when it has
 * been told.
 */
export async function holdDue(tx: Database, unit: string): Promise<Uint8Array | null | undefined> {
  const [row] = await queryRows<{ told: Uint8Array | null }>(
    tx,
    sql`select told from release_units where unit = ${unit} and step <> 'told' for update`,
  )
  return row?.told
}

/** Reads what all releases have counted, sealed, by unit. */
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
