import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../server/platform/db/database.ts'
import { accounts } from '../server/platform/db/schema/accounts.ts'
import { deriveEmailMark } from '../server/platform/privacy/card.ts'
import type { Privacy } from '../server/platform/privacy/privacy.ts'

/** Makes processes that start on one database at once wait for each other until the transaction ends. */
export async function lockFirstStart(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7423202)`)
}

/** Returns whether one of these people has an account here. */
export async function hasAny(
  { db, privacy }: { db: Database; privacy: Privacy },
  emails: readonly string[],
): Promise<boolean> {
  const marks = emails.map((email) => deriveEmailMark(privacy, email))
  return (await db.$count(accounts, inArray(accounts.emailMark, marks))) > 0
}
