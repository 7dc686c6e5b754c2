import { integer, pgTable } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/**
 * By what the author key of this database is known again, and the key of all names sealed under it. One row; two while the
 * key is changed, of which the higher version is in use.
 */
export const authorKeys = pgTable('author_keys', {
  version: integer().primaryKey(),
  print: bytea().notNull(),
  names: bytea().notNull(),
})
