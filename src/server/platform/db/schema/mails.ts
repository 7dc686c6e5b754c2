import { boolean, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/** Mail waiting to be sent; gone once it is. The payload is encrypted: a dump tells neither address nor link. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    payload: bytea().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    /** Written to many at once: it leaves after what somebody asked for. */
    toMany: boolean('to_many').notNull().default(false),
  },
  (table) => [index('mails_next').on(table.toMany, table.nextAt)],
)
