import { boolean, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/** Mail waiting to be sent; deleted once it is. The payload is encrypted: a dump reveals neither address nor link. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    payload: bytea().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    /** True for a mail to many people: it is sent after the mails that people asked for. */
    toMany: boolean('to_many').notNull().default(false),
  },
  (table) => [index('mails_next').on(table.toMany, table.nextAt)],
)
