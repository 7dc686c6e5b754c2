import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/database.ts'
import { type ClockMark, maxDifference } from './clock-guard.ts'

export type Standing = {
  name: string
  /** The beginning of the period that was last done; null when there is none, or none that can be right. */
  period: Date | null
  /** A period that is in the future, written by a wrong clock; it counts as none. */
  wrongPeriod: Date | null
  free: boolean
}

/** A time later than that by the database's clock was written by a wrong clock. */
const latest = sql.raw(`clock_timestamp() + interval '${maxDifference} milliseconds'`)
/** A lease is at most an hour, as long as a failed job waits. */
const latestLease = sql.raw(`clock_timestamp() + interval '${60 * 60_000 + maxDifference} milliseconds'`)

/**
 * Returns the state of all jobs, the database's time, what is noted of the time, and when a job was last done. Times in
 * the future count as none.
 */
export async function readStandings(db: Database): Promise<{
  databaseNow: Date
  mark: ClockMark | null
  lastDone: Date | null
  standings: Map<string, Standing>
}> {
  const rows = await queryRows<{
    name: string | null
    period: string | null
    wrong: boolean | null
    done_at: string | null
    free: boolean
    now: string
    settled: string | null
    since: string | null
    at: string | null
  }>(
    db,
    sql`select name, ${formatMoment('period')} as period, period > ${latest} as wrong,
      case when done_at <= ${latest} then ${formatMoment('done_at')} end as done_at,
      ${formatMoment('clock_timestamp()')} as now, ${formatMoment('settled')} as settled,
      ${formatMoment('since')} as since, ${formatMoment('at')} as at,
      coalesce(lease_until < clock_timestamp() or lease_until > ${latestLease}, true) as free
      from (values (1)) as one left join job_runs on true left join clock_marks on id = 1`,
  )
  const [{ now, settled, since, at }] = rows as [(typeof rows)[number]]
  const done = rows.flatMap(({ done_at }) => (done_at === null ? [] : [new Date(done_at).getTime()]))
  const toDate = (moment: string | null) => (moment === null ? null : new Date(moment))
  return {
    databaseNow: new Date(now),
    mark: since && at ? { settled: toDate(settled), since: new Date(since), at: new Date(at) } : null,
    lastDone: done.length > 0 ? new Date(Math.max(...done)) : null,
    standings: new Map(
      rows.flatMap(({ name, period, wrong, free }) =>
        name === null
          ? []
          : [[name, { name, period: wrong ? null : toDate(period), wrongPeriod: wrong ? toDate(period) : null, free }]],
      ),
    ),
  }
}

/** Notes the time by a clock that agrees with the database's. */
export async function noteClock(db: Database, { settled, since, at }: ClockMark): Promise<void> {
  await db.execute(sql`insert into clock_marks (id, settled, since, at)
    values (1, ${settled?.toISOString() ?? null}, ${since.toISOString()}, ${at.toISOString()})
    on conflict (id) do update set settled = excluded.settled, since = excluded.since, at = excluded.at`)
}

/** Formats a timestamp the same way on both engines, in any time zone. */
const formatMoment = (moment: string) =>
  sql`to_char(${sql.raw(moment)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Inserts the row of a new job; `period` counts as done. */
export async function addJob(db: Database, name: string, period: Date | null): Promise<void> {
  await db.execute(sql`insert into job_runs (name, period) values (${name}, ${period?.toISOString() ?? null})
    on conflict (name) do nothing`)
}

/** Makes a job due again, so that a server begins it within seconds; one that runs already stays as it is. */
export async function askForJob(db: Database, name: string): Promise<void> {
  await db.execute(sql`insert into job_runs (name) values (${name}) on conflict (name) do update
    set period = null, lease_until = null where job_runs.holder is null`)
}

type Lease = { name: string; holder: string; seconds: number }

/**
 * Takes a job that is due for `period`; false when it is done, is being done, or waits after a failure. Without a
 * period it is taken whenever it is free.
 */
export async function leaseJob(
  db: Database,
  { name, holder, seconds }: Lease,
  period: Date | undefined,
): Promise<boolean> {
  const isDue = period ? sql`(period is null or period < ${period.toISOString()} or period > ${latest})` : sql`true`
  const rows = await queryRows(
    db,
    sql`update job_runs set holder = ${holder}, lease_until = ${addSeconds(seconds)}
      where name = (select name from job_runs where name = ${name} and ${isDue}
          and (lease_until is null or lease_until < clock_timestamp() or lease_until > ${latestLease})
          for update skip locked)
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

/** Releases a job that was done by a clock that is not trusted: no time is written. */
export async function releaseJob(db: Database, { name, holder }: Omit<Lease, 'seconds'>): Promise<void> {
  await db.execute(sql`update job_runs set failures = 0, holder = null, lease_until = null
    where name = ${name} and holder = ${holder}`)
}

/** Releases a job that failed, with exponential backoff: a minute, then twice as long each time, up to an hour. */
export async function postponeJob(db: Database, { name, holder }: Omit<Lease, 'seconds'>): Promise<void> {
  await db.execute(sql`update job_runs set failures = failures + 1, holder = null,
    lease_until = clock_timestamp() + least(60, power(2, least(failures, 6))) * interval '1 minute'
    where name = ${name} and holder = ${holder}`)
}

const addSeconds = (seconds: number) => sql`clock_timestamp() + ${seconds}::float8 * interval '1 second'`
