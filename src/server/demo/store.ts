import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'

/** Processes that start on one database at once wait here for each other until the transaction ends. */
export async function lockFirstStart(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7423202)`)
}

/** Whether one of these people has an account here. */
export async function hasAny(db: Database, emails: readonly string[]): Promise<boolean> {
  return (await db.$count(accounts, inArray(accounts.email, [...emails]))) > 0
}
