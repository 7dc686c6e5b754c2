import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { changesMeasure, fewestPeople, isGuarded, releasedMeasure, releasedWith, releases } from './guard.ts'
import { type Tally, tallyOf } from './tally.ts'

/** A review as far as it is counted. */
export type Counted = { kind: ReviewKind; answers: RawAnswers; month: string }
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
    if (measure === changesMeasure && !releasedWith(bucket) && releases(Number(n))) await release(tx, companyId, bucket)
}

/**
 * The net change of every counter, in the order of the counters. A guarded measure also counts the change itself; its
 * row comes first, so that whoever holds it may release the measure undisturbed.
 */
export function changesOf(added: readonly Counted[], taken: readonly Counted[]): Change[] {
  const changes = new Map<string, Change>()
  const add = (reviews: readonly Counted[], n: number) => {
    for (const { kind, answers, month } of reviews)
      for (const tally of tallyOf(kind, answers, month)) {
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
 * Makes the live counts of a guarded measure the published ones, and with them those of its breakdowns that have
 * themselves changed enough. The caller's row of changes keeps everybody else from counting it meanwhile.
 */
async function release(tx: Database, companyId: number, measure: string) {
  const changed = await rowsOf<{ bucket: string }>(
    tx,
    sql`select bucket from tallies
      where company_id = ${companyId} and measure = ${changesMeasure} and n >= ${fewestPeople}`,
  )
  const now = [measure, ...changed.map(({ bucket }) => bucket).filter((one) => releasedWith(one) === measure)]
  const released = now.map(releasedMeasure)
  await tx.execute(
    sql`delete from tallies where company_id = ${companyId} and measure = any(${sql.param(released)}::text[])`,
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
