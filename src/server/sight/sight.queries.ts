import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'

/** The length of each queue; the state of each job, `done` in seconds since 1970. */
export type SightCounts = {
  waiting: Record<string, number>
  jobs: { job: string; failed: number; done: number | null }[]
}

/** Reads what monitoring reports of the database. */
export async function readStanding(db: Database): Promise<SightCounts> {
  const [waiting] = await queryRows<Record<string, number>>(
    db,
    sql`select (select count(*)::int from mails) as mails, (select count(*)::int from waiting) as contributions`,
  )
  const jobs = await queryRows<{ job: string; failed: number; done: number | null }>(
    db,
    sql`select name as job, failures as failed, extract(epoch from done_at)::float8 as done from job_runs order by name`,
  )
  return { waiting: waiting!, jobs }
}

/** Reads the version of the database, and how many mails were tried and not accepted. */
export async function readVersionAndRefused(db: Database): Promise<{ version: string; refused: number }> {
  const [row] = await queryRows<{ refused: number; version: string }>(
    db,
    sql`select (select count(*)::int from mails where attempts > 0) as refused,
      current_setting('server_version') as version`,
  )
  return { version: row!.version.replace(/ .*/, ''), refused: row!.refused }
}
