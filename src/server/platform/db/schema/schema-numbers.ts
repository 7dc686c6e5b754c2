import { integer, pgTable } from 'drizzle-orm/pg-core'

/**
 * The migrations after number 0. Each adds its own row, so that an older server, which lacks the file, reads here
 * whether it may go on (`db/inspect.ts`).
 */
export const schemaNumbers = pgTable('schema_numbers', {
  number: integer().primaryKey(),
  /** The lowest number of a server that works with the tables as this migration leaves them. */
  oldestServer: integer('oldest_server').notNull(),
})
