import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { type Database, rowsOf } from '../db/database.ts'
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
import { countersIn, type Ledger, national, ofCompany } from './ledger/store.ts'
import { nationalTallies } from './pay-tally.ts'
import type { Writer } from './people/writer.ts'
import { type Tally, tallyOf } from './tally.ts'

/** A review as far as it is counted; `writer` is null where its writer said nothing of themselves. */
export type Counted = { kind: ReviewKind; answers: RawAnswers; month: string; writer: Writer | null }
type Change = Tally & { n: number }

/**
 * Adds and takes back reviews of one company in its counters and in those of the whole country, each in one statement;
 * call it in the transaction that stores the reviews. Rows are touched in one fixed order everywhere, so that two such
 * transactions wait for each other rather than block each other. `added` and `taken` together are one contribution (a
 * review and the one it replaces).
 */
export async function count(
  tx: Database,
  companyId: number,
  { added = [], taken = [] }: { added?: Counted[]; taken?: Counted[] },
): Promise<void> {
  await change(tx, ofCompany(companyId), changesOf(added, taken))
  await change(tx, national, changesOf(added, taken, nationally))
}

async function change(tx: Database, ledger: Ledger, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const { table, column, value, mine } = ledger
  const rows = await rowsOf<Change>(
    tx,
    sql`insert into ${table} (${column}measure, bucket, n)
      select ${value}measure, bucket, n
      from unnest(${sql.param(changes.map(({ measure }) => measure))}::text[],
        ${sql.param(changes.map(({ bucket }) => bucket))}::text[],
        ${sql.param(changes.map(({ n }) => n))}::int[]) as change (measure, bucket, n)
      on conflict (${column}measure, bucket) do update set n = ${table}.n + excluded.n
      returning measure, bucket, n`,
  )
  // An emptied counter goes away: the words of a hidden review do not stay behind as a row of zero.
  if (rows.some(({ n }) => Number(n) === 0)) {
    const empty = rows.filter(({ n }) => Number(n) === 0)
    await tx.execute(
      sql`delete from ${table} using unnest(${sql.param(empty.map(({ measure }) => measure))}::text[],
          ${sql.param(empty.map(({ bucket }) => bucket))}::text[]) as emptied (measure, bucket)
        where ${mine} ${table}.n = 0 and ${table}.measure = emptied.measure and ${table}.bucket = emptied.bucket`,
    )
  }
  for (const { measure, bucket, n } of rows)
    if (measure === changesMeasure && !releasedWith(bucket) && Number(n) >= fewestPeople)
      await release(tx, ledger, bucket)
  const cells = rows.filter(({ measure }) => isReleasedByCell(measure))
  if (cells.length > 0) await releaseCells(tx, ledger, cells)
}

/**
 * The net change of every counter, in the order of the counters. A guarded measure also counts the change itself; its
 * row comes first, so that whoever holds it may release the measure undisturbed.
 */
export function changesOf(
  added: readonly Counted[],
  taken: readonly Counted[],
  talliesOf: TalliesOf = atCompany,
): Change[] {
  const changes = new Map<string, Change>()
  const add = (reviews: readonly Counted[], n: number) => {
    for (const review of reviews)
      for (const tally of talliesOf(review)) {
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

/** What a review is counted in, in one ledger. */
type TalliesOf = (review: Counted) => Tally[]
const atCompany: TalliesOf = ({ kind, answers, month, writer }) => tallyOf(kind, answers, month, writer)
export const nationally: TalliesOf = ({ kind, answers }) => nationalTallies(kind, answers)

const last = ({ measure }: Tally) => Number(measure !== changesMeasure)

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Makes the live counts of a guarded measure the published ones, and with them those of its breakdowns, each where it
 * differs by enough people (`releases`). It takes at least 5 contributions to get there, so it is called no earlier. The
 * caller's row of changes keeps everybody else from counting the measure meanwhile.
 */
async function release(tx: Database, ledger: Ledger, measure: string) {
  const { table, column, mine } = ledger
  const touched = await rowsOf<{ bucket: string }>(
    tx,
    sql`select bucket from ${table} where ${mine} measure = ${changesMeasure} and n >= ${fewestPeople}`,
  )
  const waiting = [measure, ...touched.map(({ bucket }) => bucket).filter((one) => releasedWith(one) === measure)]
  const counters = await countersIn(tx, ledger, [...waiting, ...waiting.map(releasedMeasure)])
  const now = waiting.filter((one) =>
    releases(counters.get(one) ?? new Map(), counters.get(releasedMeasure(one)) ?? new Map()),
  )
  if (!now.includes(measure)) return
  await tx.execute(
    sql`delete from ${table} where ${mine} measure = any(${sql.param(now.map(releasedMeasure))}::text[])`,
  )
  await tx.execute(
    sql`insert into ${table} (${column}measure, bucket, n)
      select ${column}${releasedMeasure('')} || measure, bucket, n from ${table}
      where ${mine} measure = any(${sql.param(now)}::text[]) and n > 0`,
  )
  await tx.execute(
    sql`delete from ${table} where ${mine} measure = ${changesMeasure} and bucket = any(${sql.param(now)}::text[])`,
  )
}

/** Releases each demographic answer whose live count differs enough. The row of the live count keeps others away. */
async function releaseCells(tx: Database, ledger: Ledger, live: readonly Change[]) {
  const { table, column, value, mine } = ledger
  const released = await countersIn(tx, ledger, [...new Set(live.map(({ measure }) => releasedMeasure(measure)))])
  for (const { measure, bucket, n } of live) {
    const name = releasedMeasure(measure)
    const before = released.get(name)?.get(bucket) ?? 0
    const after = releasedCell(Number(n), before)
    if (after === before) continue
    await tx.execute(
      after === 0
        ? sql`delete from ${table} where ${mine} measure = ${name} and bucket = ${bucket}`
        : sql`insert into ${table} (${column}measure, bucket, n) values (${value}${name}, ${bucket}, ${after})
            on conflict (${column}measure, bucket) do update set n = excluded.n`,
    )
  }
}
