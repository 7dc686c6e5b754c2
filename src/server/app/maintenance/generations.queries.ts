import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { getDayAfter, toMonth } from '../../platform/months.ts'

/**
 * A generation of a table's rows: those that were written or changed since the one before it ended (decision 160).
 */
export type Generation = {
  /** The first transaction, with its epoch, whose rows may belong to it; null where all rows of the table do. */
  since: string | null
  /** The month in which the one before it ended, `2026-10`; null where none has. */
  ended: string | null
}

/** The fewest rows of a generation that ends. */
export const minRows = 10_000
/**
 * The days of a month on which generations end. Rows that say their month and are of a generation that ended near the
 * turn of a month would be those of a few hours.
 */
const [firstDay, lastDay] = [10, 20]

/** Whether a generation of so many rows ends at the moment `now`. */
export function isOver({ ended }: Generation, rows: number, { now, least }: { now: Date; least: number }): boolean {
  const day = Number(getDayAfter(now, 0).slice(8))
  return rows >= least && day >= firstDay && day <= lastDay && ended !== toMonth(now)
}

/**
 * Returns the oldest transaction that is still under way, with its epoch: what every earlier one has written can be
 * seen by now.
 */
export async function readOldest(db: Database): Promise<string> {
  const [row] = await queryRows<{ oldest: string }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`,
  )
  return row!.oldest
}

const nameOf = (table: string) => `rewriting ${table}`
/** Transactions so far apart can no longer be told from later ones by the 32 bits that a row keeps. */
const farthest = 2n ** 31n - 1n

/**
 * Reads the current generation of a table. What is noted counts only if this very row was written by the transaction
 * that it names: a row that came by a restore or a move was not, and transactions of another cluster mean nothing here.
 */
export async function readGeneration(db: Database, table: string): Promise<Generation> {
  const [row] = await queryRows<{ period: string; wrote: string; next: string }>(
    db,
    sql`select period, xmin::text as wrote, pg_snapshot_xmax(pg_current_snapshot())::text as next
      from rounds where job = ${nameOf(table)}`,
  )
  const [, ended, since, writer] = /^(\d{4}-\d{2}) (\d+) (\d+)$/.exec(row?.period ?? '') ?? []
  if (!row || !ended || !since || !writer) return { since: null, ended: null }
  const next = BigInt(row.next)
  const isOwn = BigInt.asUintN(32, BigInt(writer)) === BigInt(row.wrote) && BigInt(writer) < next
  const isNear = BigInt(since) <= BigInt(writer) && next - BigInt(since) < farthest
  return isOwn && isNear ? { since, ended } : { since: null, ended: null }
}

/** Ends the generation of a table: rows of transactions before `since` are left alone from now on. */
export async function endGeneration(db: Database, table: string, since: string, now: Date): Promise<void> {
  await db.execute(
    sql`insert into rounds (job, period)
      values (${nameOf(table)}, ${`${toMonth(now)} ${since} `} || pg_current_xact_id()::text)
      on conflict (job) do update set period = excluded.period`,
  )
}
