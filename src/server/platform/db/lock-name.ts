import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Locks a name until the transaction ends: of several transactions that hold one name, one runs and the others wait.
 * For code that counts rows and then acts, where no single row can be locked. Call this before reading anything.
 */
export async function lockName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
