import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/database.ts'

/**
 * Begins the round of a job for a period (`2026-10-31`, `2026-10`): returns `first` for the very first round of the
 * job, `next` for any later one, null when this period had its round. A process that dies within a round does not
 * resume it: optional mails are sent at most once, never twice. A noted period after `latest` was written by a wrong
 * clock and counts as none, so that the job has its first round again.
 */
export async function beginRound(
  db: Database,
  job: string,
  { period, latest }: { period: string; latest: string },
): Promise<'first' | 'next' | null> {
  await db.execute(sql`delete from rounds where job = ${job} and period > ${latest}`)
  const [row] = await queryRows<{ first: boolean }>(
    db,
    sql`insert into rounds (job, period) values (${job}, ${period})
      on conflict (job) do update set period = excluded.period where rounds.period < excluded.period
      returning (xmax = 0) as first`,
  )
  return row ? (row.first ? 'first' : 'next') : null
}
