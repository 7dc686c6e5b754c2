import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * What the database has of the texts of a version: the files of `db/sql` (`db/apply-sql.ts`) and the lookup lists. A
 * text with a lower number never replaces one with a higher number.
 */
export const appliedSql = pgTable('applied_sql', {
  name: text().primaryKey(),
  /** SHA-256 of the text as it was applied. */
  hash: text().notNull(),
  /** The number of the text, which each change of it raises; 0 was written by a version without numbers. */
  number: integer().notNull().default(0),
  /** The text itself, from which the database restores it after a version without numbers has applied its own. */
  text: text(),
})
