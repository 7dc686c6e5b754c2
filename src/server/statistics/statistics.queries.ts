import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import { type CountedReview, openTallies } from './counted.ts'
import type { Tally } from './tally-type.ts'

type Change = Required<Tally>

/**
 * Keeps everybody else who changes what is counted of a company waiting until the transaction ends: rounds of publication,
 * purges and moderators take rows of one company in orders of their own. To be asked for before any of those rows is held.
 */
export async function holdCounted(tx: Database, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`counted ${companyId}`}, 0))`)
}

/**
 * Adds and takes back reviews of one company in the counters everybody reads, in one statement; call it in the transaction
 * that stores the reviews. What is told in releases is counted by them alone (`release/`). `added` and `taken` together are
 * one contribution (a review and the one it replaces).
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
  // An emptied counter goes away: the words of a hidden review do not stay behind as a row of zero.
  const emptied = rows.filter(({ empty }) => empty)
  if (emptied.length === 0) return
  await tx.execute(
    sql`delete from tallies using unnest(${sql.param(emptied.map(({ measure }) => measure))}::text[],
        ${sql.param(emptied.map(({ bucket }) => bucket))}::text[]) as emptied (measure, bucket)
      where tallies.company_id = ${companyId} and tallies.live = 0 and tallies.releases = 0
        and tallies.measure = emptied.measure and tallies.bucket = emptied.bucket`,
  )
}

/** The net change of every counter everybody reads, in the order of the counters. */
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
