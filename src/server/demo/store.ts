import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

/** Processes that start on one database at once wait here for each other until the transaction ends. */
export async function lockFirstStart(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7423202)`)
}
