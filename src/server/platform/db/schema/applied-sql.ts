import { pgTable, text } from 'drizzle-orm/pg-core'

/** The files of `db/sql` that the database has: SHA-256 of each as it was applied (`db/apply-sql.ts`). */
export const appliedSql = pgTable('applied_sql', {
  name: text().primaryKey(),
  hash: text().notNull(),
})
