import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import { lockName } from '../platform/db/lock-name.ts'
import { type CountedReview, openTallies } from './counted.ts'
import type { Tally } from './tally-type.ts'

type Change = Required<Tally>

/**
 * Locks what is counted of a company until the transaction ends, so that other changes of it wait: rounds of
 * publication, purges and moderators lock rows of one company in different orders. To be called before any of those
 * rows is locked.
 */
export async function lockCounted(tx: Database, companyId: number): Promise<void> {
  await lockName(tx, `counted ${companyId}`)
}

/**
 * Does the same for the company of a contribution, found by `find`, which may become another one meanwhile; returns the
 * company, null where there is no contribution.
 */
export async function lockCountedOf(tx: Database, find: () => Promise<number | null>): Promise<number | null> {
  for (let held: number | null = null; ; ) {
    const companyId = await find()
    if (companyId === held) return companyId
    if (companyId !== null) await lockCounted(tx, companyId)
    held = companyId
  }
}

/**
 * Adds and takes back reviews of one company in the public counters, in one statement; to be called in the transaction
 * that stores the reviews. What is published in releases is counted by the releases alone (`release/`). `added` and
 * `taken` together are one contribution (a review and the one it replaces).
 */
export async function count(
  tx: Database,
  companyId: number,
  { added = [], taken = [] }: { added?: readonly CountedReview[]; taken?: readonly CountedReview[] },
): Promise<void> {
  const changes = listChangesOf(added, taken)
  if (changes.length === 0) return
  const rows = await queryRows<{ measure: string; bucket: string; empty: boolean }>(
    tx,
    sql`insert into tallies (company_id, measure, bucket, open, live)
      select ${companyId}::int, measure, bucket, true, n
      from unnest(${sql.param(changes.map(({ measure }) => measure))}::text[],
        ${sql.param(changes.map(({ bucket }) => bucket))}::text[],
        ${sql.param(changes.map(({ n }) => n))}::int[]) as change (measure, bucket, n)
      on conflict (company_id, measure, bucket) do update set live = tallies.live + excluded.live
      returning measure, bucket, live = 0 and releases = 0 as empty`,
  )
  // An emptied counter is deleted: the words of a hidden review do not stay behind as a row of zero.
  const emptied = rows.filter(({ empty }) => empty)
  if (emptied.length === 0) return
  await tx.execute(
    sql`delete from tallies using unnest(${sql.param(emptied.map(({ measure }) => measure))}::text[],
        ${sql.param(emptied.map(({ bucket }) => bucket))}::text[]) as emptied (measure, bucket)
      where tallies.company_id = ${companyId} and tallies.live = 0 and tallies.releases = 0
        and tallies.measure = emptied.measure and tallies.bucket = emptied.bucket`,
  )
}

/** Lists the net change of every public counter, in the order of the counters. */
export function listChangesOf(added: readonly CountedReview[], taken: readonly CountedReview[]): Change[] {
  const changes = new Map<string, Change>()
  const add = (reviews: readonly CountedReview[], n: number) => {
    for (const review of reviews)
      for (const tally of openTallies(review)) {
        const key = `${tally.measure}\n${tally.bucket}`
        changes.set(key, { ...tally, n: (changes.get(key)?.n ?? 0) + n * (tally.n ?? 1) })
      }
  }
  add(added, 1)
  add(taken, -1)
  const net = [...changes.values()].filter(({ n }) => n !== 0)
  return net.sort((a, b) => order(a.measure, b.measure) || order(a.bucket, b.bucket))
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
