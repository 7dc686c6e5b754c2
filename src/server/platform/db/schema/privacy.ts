import { integer, pgTable } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/**
 * The fingerprint of this database's author key, and the key of all names sealed under it. One row; two while the key
 * is being changed, of which the higher version is in use.
 */
export const authorKeys = pgTable('author_keys', {
  version: integer().primaryKey(),
  print: bytea().notNull(),
  names: bytea().notNull(),
})
