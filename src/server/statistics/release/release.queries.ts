import { sql } from 'drizzle-orm'
import { isReadOneByOne } from '../../../contract/reviews/readings.ts'
import { releaseRules } from '../../../contract/statistics/rules.ts'
import { splitBatches } from '../../platform/db/batches.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { ReleaseStep } from '../../platform/db/schema/counters.ts'
import type { Ledger } from '../ledger.queries.ts'
import { lockCounted } from '../statistics.queries.ts'
import { countMeasure } from '../tally.ts'
import type { Sample } from './noise-samples.ts'

/**
 * Adds what a release has counted, with its noise, to the published counters. So a contribution is told once, in the
 * first release it is part of.
 */
export async function publishSamples(
  tx: Database,
  { table, column, value }: Ledger,
  draws: readonly Sample[],
): Promise<void> {
  const cells = [...draws].sort((a, b) =>
    a.measure < b.measure ? -1 : a.measure > b.measure ? 1 : a.bucket < b.bucket ? -1 : 1,
  )
  for (const batch of splitBatches(cells, atOnce)) {
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
export async function markToldOfCompany(tx: Database, companyId: number, ids: readonly string[]): Promise<void> {
  await lockCounted(tx, companyId)
  await tx.execute(
    sql`update reviews set told_by_company = true
      where company_id = ${companyId} and id = any(${sql.param([...ids])}::uuid[])`,
  )
}

/**
 * Marks salaries as told by the country. They are locked in the order of their ids, as everybody locks several: a lock
 * for each company would be too many.
 */
export async function markToldOfCountry(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(
    sql`update reviews set told_by_country = true where id in (select id from reviews
      where id = any(${sql.param([...ids])}::uuid[]) order by id for update)`,
  )
}

/** Lets units be released again whose last round lies after `latest`: a wrong clock had begun it. */
export async function forgetLaterRounds(db: Database, latest: string): Promise<void> {
  await db.execute(sql`update release_units set round = '' where round > ${latest}`)
}

/**
 * The public clock: decides what a round releases. The decision depends only on data that everybody can read, never on
 * sealed data. A kind of a company's contributions, and the country, where public reviews have become as many as
 * `releaseRules` says, and each study in the first round of a quarter.
 */
export async function decideReleases(db: Database, round: string, now: Date): Promise<void> {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const { first, national, again, january } = releaseRules
  const kinds = Object.keys(first) as (keyof typeof first)[]
  const ofPublic = kinds.map((kind) => (isReadOneByOne(kind) ? kind : 'company'))
  await db.execute(
    sql`insert into release_units (unit, round, step, reached)
      select kind || ' ' || company_id, ${round}, 'due', live
      from tallies join unnest(${sql.param(kinds)}::text[], ${sql.param(ofPublic)}::text[],
        ${sql.param(Object.values(first))}::int[]) as clock (kind, public, first)
        on measure = ${countMeasure} and bucket = public and live >= first
      union all select 'country', ${round}, 'due', sum(live)::int from tallies
        where measure = ${countMeasure} and bucket = any(${sql.param(ofPublic)}::text[]) having sum(live) >= ${national}
      order by 1
      on conflict (unit) do update set round = excluded.round, step = 'due', reached = excluded.reached
        where release_units.round < excluded.round
          and excluded.reached >= release_units.reached * ${month === 0 ? january : again}::real`,
  )
  const quarter = new Date(Date.UTC(year, month - (month % 3))).toISOString()
  await db.execute(
    sql`insert into release_units (unit, round, step)
      select 'study ' || id, ${round}, 'due' from studies order by 1
      on conflict (unit) do update set round = excluded.round, step = 'due'
        where release_units.round < ${quarter} and release_units.round < excluded.round`,
  )
}

/** Lists the units whose release is at a step, the country last: pages that show it are kept until its next release. */
export async function listUnits(db: Database, step: ReleaseStep): Promise<string[]> {
  const rows = await queryRows<{ unit: string }>(
    db,
    sql`select unit from release_units where step = ${step} order by unit = 'country', unit`,
  )
  return rows.map(({ unit }) => unit)
}

/**
 * Reads what all releases have counted, sealed, of a unit that is to be told, and locks its row; undefined when it has
 * been told.
 */
export async function lockDue(tx: Database, unit: string): Promise<Uint8Array | null | undefined> {
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
export async function storeTold(tx: Database, unit: string, told: Uint8Array): Promise<void> {
  await tx.execute(
    sql`update release_units set step = 'told', told = decode(${Buffer.from(told).toString('hex')}, 'hex')
      where unit = ${unit}`,
  )
}
