import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { countersOf } from './companies/store.ts'
import {
  changesMeasure,
  fewestPeople,
  isGuarded,
  isReleasedByCell,
  releasedCell,
  releasedMeasure,
  releasedWith,
  releases,
} from './guard.ts'
import type { Writer } from './people/writer.ts'
import { type Tally, tallyOf } from './tally.ts'

/** A review as far as it is counted; `writer` is null where its writer said nothing of themselves. */
export type Counted = { kind: ReviewKind; answers: RawAnswers; month: string; writer: Writer | null }
type Change = Tally & { n: number }

/**
 * Adds and takes back reviews of one company in its counters, as one statement; call it in the transaction that stores
 * the reviews. Rows are touched in one fixed order everywhere, so that two such transactions wait for each other rather
 * than block each other. `added` and `taken` together are one contribution (a review and the one it replaces).
 */
export async function count(
  tx: Database,
  companyId: number,
  { added = [], taken = [] }: { added?: Counted[]; taken?: Counted[] },
): Promise<void> {
  const changes = changesOf(added, taken)
  if (changes.length === 0) return
  const rows = await rowsOf<Change>(
    tx,
    sql`insert into tallies (company_id, measure, bucket, n)
      select ${companyId}, measure, bucket, n
      from unnest(${sql.param(changes.map(({ measure }) => measure))}::text[],
        ${sql.param(changes.map(({ bucket }) => bucket))}::text[],
        ${sql.param(changes.map(({ n }) => n))}::int[]) as change (measure, bucket, n)
      on conflict (company_id, measure, bucket) do update set n = tallies.n + excluded.n
      returning measure, bucket, n`,
  )
  // An emptied counter goes away: the words of a hidden review do not stay behind as a row of zero.
  if (rows.some(({ n }) => Number(n) === 0)) {
    const empty = rows.filter(({ n }) => Number(n) === 0)
    await tx.execute(
      sql`delete from tallies using unnest(${sql.param(empty.map(({ measure }) => measure))}::text[],
          ${sql.param(empty.map(({ bucket }) => bucket))}::text[]) as emptied (measure, bucket)
        where tallies.company_id = ${companyId} and tallies.n = 0
          and tallies.measure = emptied.measure and tallies.bucket = emptied.bucket`,
    )
  }
  for (const { measure, bucket, n } of rows)
    if (measure === changesMeasure && !releasedWith(bucket) && Number(n) >= fewestPeople)
      await release(tx, companyId, bucket)
  const cells = rows.filter(({ measure }) => isReleasedByCell(measure))
  if (cells.length > 0) await releaseCells(tx, companyId, cells)
}

/**
 * The net change of every counter, in the order of the counters. A guarded measure also counts the change itself; its
 * row comes first, so that whoever holds it may release the measure undisturbed.
 */
export function changesOf(added: readonly Counted[], taken: readonly Counted[]): Change[] {
  const changes = new Map<string, Change>()
  const add = (reviews: readonly Counted[], n: number) => {
    for (const { kind, answers, month, writer } of reviews)
      for (const tally of tallyOf(kind, answers, month, writer)) {
        const key = `${tally.measure}\n${tally.bucket}`
        changes.set(key, { ...tally, n: (changes.get(key)?.n ?? 0) + n })
      }
  }
  add(added, 1)
  add(taken, -1)
  const net = [...changes.values()].filter(({ n }) => n !== 0)
  for (const measure of new Set(net.map((change) => change.measure).filter(isGuarded)))
    net.push({ measure: changesMeasure, bucket: measure, n: 1 })
  return net.sort((a, b) => last(a) - last(b) || order(a.measure, b.measure) || order(a.bucket, b.bucket))
}

const last = ({ measure }: Tally) => Number(measure !== changesMeasure)

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Makes the live counts of a guarded measure the published ones, and with them those of its breakdowns, each where it
 * differs by enough people (`releases`). It takes at least 5 contributions to get there, so it is called no earlier. The
 * caller's row of changes keeps everybody else from counting the measure meanwhile.
 */
async function release(tx: Database, companyId: number, measure: string) {
  const touched = await rowsOf<{ bucket: string }>(
    tx,
    sql`select bucket from tallies
      where company_id = ${companyId} and measure = ${changesMeasure} and n >= ${fewestPeople}`,
  )
  const waiting = [measure, ...touched.map(({ bucket }) => bucket).filter((one) => releasedWith(one) === measure)]
  const counters = await countersOf(tx, companyId, [...waiting, ...waiting.map(releasedMeasure)])
  const now = waiting.filter((one) =>
    releases(counters.get(one) ?? new Map(), counters.get(releasedMeasure(one)) ?? new Map()),
  )
  if (!now.includes(measure)) return
  await tx.execute(
    sql`delete from tallies
      where company_id = ${companyId} and measure = any(${sql.param(now.map(releasedMeasure))}::text[])`,
  )
  await tx.execute(
    sql`insert into tallies (company_id, measure, bucket, n)
      select company_id, ${releasedMeasure('')} || measure, bucket, n from tallies
      where company_id = ${companyId} and measure = any(${sql.param(now)}::text[]) and n > 0`,
  )
  await tx.execute(
    sql`delete from tallies where company_id = ${companyId} and measure = ${changesMeasure}
      and bucket = any(${sql.param(now)}::text[])`,
  )
}

/** Releases each demographic answer whose live count differs enough. The row of the live count keeps others away. */
async function releaseCells(tx: Database, companyId: number, live: readonly Change[]) {
  const released = await countersOf(tx, companyId, [...new Set(live.map(({ measure }) => releasedMeasure(measure)))])
  for (const { measure, bucket, n } of live) {
    const name = releasedMeasure(measure)
    const before = released.get(name)?.get(bucket) ?? 0
    const after = releasedCell(Number(n), before)
    if (after === before) continue
    await tx.execute(
      after === 0
        ? sql`delete from tallies where company_id = ${companyId} and measure = ${name} and bucket = ${bucket}`
        : sql`insert into tallies (company_id, measure, bucket, n) values (${companyId}, ${name}, ${bucket}, ${after})
            on conflict (company_id, measure, bucket) do update set n = excluded.n`,
    )
  }
}
