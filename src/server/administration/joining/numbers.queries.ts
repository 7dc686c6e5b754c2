import { sql } from 'drizzle-orm'
import { reviewKinds } from '../../../contract/reviews/reviews.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { openTold, sealTold } from '../../statistics/release/told.ts'
import { buildUnitName } from '../../statistics/release/units.ts'
import type { Move } from './contributions.queries.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** The counters of a company. */
export type KeptTally = {
  measure: string
  bucket: string
  open: boolean
  live: number
  published: number
  releases: number
}

const listUnits = (id: number) => reviewKinds.map((kind) => buildUnitName(kind, id))

/**
 * Locks the releases of both companies until the transaction ends; false while one of them is decided and not told: it
 * has counted reviews that would be counted again elsewhere.
 */
export async function lockReleases(tx: Database, { from, into }: Move): Promise<boolean> {
  const rows = await queryRows<{ step: string }>(
    tx,
    sql`select step from release_units
      where unit = any(${sql.param([...listUnits(from), ...listUnits(into)])}::text[]) order by unit for update`,
  )
  return rows.every(({ step }) => step === 'told')
}

/**
 * Adds the counters of one company to those of another and returns what they were. Of what releases have published it
 * adds numbers that are public with all their noise, so it draws none: the sum says nothing that the two did not.
 */
export async function addTallies(tx: Database, { from, into }: Move): Promise<KeptTally[]> {
  const kept = await queryRows<KeptTally>(
    tx,
    sql`delete from tallies where company_id = ${from}
      returning measure, bucket, open, live::int as live, published::int as published, releases::int as releases`,
  )
  await changeTallies(tx, into, kept, 1)
  return kept
}

/** Gives the published part of these counters back to the company they came from. What is open is counted again. */
export async function returnTallies(tx: Database, { from, into }: Move, kept: readonly KeptTally[]): Promise<void> {
  const published = kept.filter(({ releases }) => releases > 0).map((one) => ({ ...one, live: 0 }))
  await changeTallies(tx, into, published, -1)
  await changeTallies(tx, from, published, 1)
  await tx.execute(sql`delete from tallies where company_id = ${into} and live = 0 and releases = 0`)
}

async function changeTallies(tx: Database, id: number, tallies: readonly KeptTally[], sign: 1 | -1): Promise<void> {
  const bindColumn = <T>(of: (one: KeptTally) => T) => sql.param(tallies.map(of))
  await tx.execute(
    sql`insert into tallies (company_id, measure, bucket, open, live, published, releases)
      select ${id}::int, measure, bucket, open, live, published, releases
      from unnest(${bindColumn(({ measure }) => measure)}::text[], ${bindColumn(({ bucket }) => bucket)}::text[],
        ${bindColumn(({ open }) => open)}::boolean[], ${bindColumn(({ live }) => sign * live)}::int[],
        ${bindColumn(({ published }) => sign * published)}::int[], ${bindColumn(({ releases }) => sign * releases)}::int[])
        as one (measure, bucket, open, live, published, releases)
      order by measure, bucket
      on conflict (company_id, measure, bucket) do update set open = tallies.open or excluded.open,
        live = tallies.live + excluded.live, published = tallies.published + excluded.published,
        releases = tallies.releases + excluded.releases`,
  )
}

/** Returns how often the numbers of a company have been released, all together; each release adds to it. */
export async function countReleases(db: Database, id: number): Promise<number> {
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`select coalesce(sum(releases), 0)::int as n from tallies where company_id = ${id}`,
  )
  return row!.n
}

/**
 * Adds what the releases of one company have counted to what those of another have: a server of an earlier version
 * subtracts it. With `sign` -1 it takes that out again.
 */
export async function addTold({ db: tx, privacy }: Dependencies, { from, into }: Move, sign: 1 | -1): Promise<void> {
  const units = new Map(
    (
      await queryRows<{ unit: string; told: Uint8Array | null }>(
        tx,
        sql`select unit, told from release_units
          where unit = any(${sql.param([...listUnits(from), ...listUnits(into)])}::text[])`,
      )
    ).map(({ unit, told }) => [unit, told]),
  )
  for (const kind of reviewKinds) {
    const added = units.get(buildUnitName(kind, from))
    if (!added) continue
    const unit = buildUnitName(kind, into)
    const told = openTold(privacy, units.get(unit) ?? null)
    for (const [cell, n] of openTold(privacy, added)) told.set(cell, (told.get(cell) ?? 0) + sign * n)
    const sealed = sealTold(privacy, told).toString('hex')
    await tx.execute(
      sql`insert into release_units (unit, round, told) values (${unit}, '', decode(${sealed}, 'hex'))
        on conflict (unit) do update set told = excluded.told`,
    )
  }
}
