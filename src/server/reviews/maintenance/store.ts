import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'

/**
 * Rewrites the tables in the order of their random names. Rows lie in a table, and in a dump of it, in the order they
 * came; after this their order says nothing (design: "row order says nothing"). Readers wait while a table is rewritten.
 */
export async function shuffleRows(db: Database): Promise<void> {
  await db.execute(sql`cluster reviews using reviews_pkey`)
  await db.execute(sql`cluster authorship using authorship_pkey`)
  // Whoever verifies a registration is written right after the salary it shares.
  await db.execute(sql`cluster accounts using accounts_pkey`)
  await db.execute(sql`cluster idempotency using idempotency_pkey`)
}
