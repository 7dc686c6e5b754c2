import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'

/** Every table with rows that people brought; an account is written right after the salary its registration shares. */
const tables = [
  'accounts',
  'reviews',
  'authorship',
  'idempotency',
  'questions',
  'question_answers',
  'reactions',
  'reports',
  'study_marks',
  'company_changes',
  'company_files',
  'unlock_requests',
]

/**
 * Rewrites the tables in the order of their random names. Rows lie in a table, and in a dump of it, in the order they
 * came; after this their order says nothing (design: "row order says nothing"). Readers wait while a table is rewritten.
 */
export async function shuffleRows(db: Database): Promise<void> {
  for (const table of tables)
    await db.execute(sql`cluster ${sql.identifier(table)} using ${sql.identifier(`${table}_pkey`)}`)
}
