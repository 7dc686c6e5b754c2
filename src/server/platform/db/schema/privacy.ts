import { boolean, pgTable } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/** One row: by what the author key of this database is known again. */
export const authorKeyPrint = pgTable('author_key_print', {
  only: boolean().primaryKey().default(true),
  print: bytea().notNull(),
})
