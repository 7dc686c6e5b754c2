import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/database.ts'

export type Standing = { name: string; period: Date | null; free: boolean }

/** Returns the state of all jobs, the database's time, and when a job was last done. */
export async function readStandings(
  db: Database,
): Promise<{ databaseNow: Date; lastDone: Date | null; standings: Map<string, Standing> }> {
  const rows = await queryRows<{
    name: string | null
    period: string | null
    done_at: string | null
    free: boolean
    now: string
  }>(
    db,
    sql`select name, ${formatMoment('period')} as period, ${formatMoment('done_at')} as done_at, ${formatMoment('clock_timestamp()')} as now,
      coalesce(lease_until < clock_timestamp(), true) as free from (values (1)) as one left join job_runs on true`,
  )
  const done = rows.flatMap(({ done_at }) => (done_at === null ? [] : [new Date(done_at).getTime()]))
  return {
    databaseNow: new Date(rows[0]!.now),
    lastDone: done.length > 0 ? new Date(Math.max(...done)) : null,
    standings: new Map(
      rows.flatMap(({ name, period, free }) =>
        name === null ? [] : [[name, { name, period: period === null ? null : new Date(period), free }]],
      ),
    ),
  }
}

/** Formats a timestamp the same way on both engines, in any time zone. */
const formatMoment = (moment: string) =>
  sql`to_char(${sql.raw(moment)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Inserts the row of a new job; `period` counts as done. */
export async function addJob(db: Database, name: string, period: Date | null): Promise<void> {
  await db.execute(sql`insert into job_runs (name, period) values (${name}, ${period?.toISOString() ?? null})
    on conflict (name) do nothing`)
}

type Lease = { name: string; holder: string; seconds: number }

/** Takes a job that is due for `period`; false when it is done, is being done, or waits after a failure. */
export async function takeJob(db: Database, { name, holder, seconds }: Lease, period: Date): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`update job_runs set holder = ${holder}, lease_until = ${addSeconds(seconds)}
      where name = (select name from job_runs where name = ${name}
          and (period is null or period < ${period.toISOString()})
          and (lease_until is null or lease_until < clock_timestamp()) for update skip locked)
      returning name`,
  )
  return rows.length > 0
}

/** Renews the lease of a job; false when another holder has taken it meanwhile. */
export async function renewLease(db: Database, { name, holder, seconds }: Lease): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`update job_runs set lease_until = ${addSeconds(seconds)} where name = ${name} and holder = ${holder}
      returning name`,
  )
  return rows.length > 0
}

/** Marks the period as done. Does nothing when another holder has taken the job meanwhile. */
export async function finishJob(
  db: Database,
  { name, holder }: Omit<Lease, 'seconds'>,
  { period, now }: { period: Date; now: Date },
): Promise<void> {
  await db.execute(sql`update job_runs set period = ${period.toISOString()}, done_at = ${now.toISOString()},
    failures = 0, holder = null, lease_until = null where name = ${name} and holder = ${holder}`)
}

/** Releases a job that failed, with exponential backoff: a minute, then twice as long each time, up to an hour. */
export async function postponeJob(db: Database, { name, holder }: Omit<Lease, 'seconds'>): Promise<void> {
  await db.execute(sql`update job_runs set failures = failures + 1, holder = null,
    lease_until = clock_timestamp() + least(60, power(2, least(failures, 6))) * interval '1 minute'
    where name = ${name} and holder = ${holder}`)
}

const addSeconds = (seconds: number) => sql`clock_timestamp() + ${seconds}::float8 * interval '1 second'`
