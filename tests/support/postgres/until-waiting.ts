import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../../src/server/platform/db/database.ts'
import { until } from '../wait.ts'

/** Waits until as many transactions of the database wait for a lock. */
export const untilWaiting = (db: Database, many: number) =>
  until(`${many} that wait for a lock`, async () => {
    const waiting = await queryRows(
      db,
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return waiting.length === many
  })
