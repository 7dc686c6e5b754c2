import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { bytea } from './columns.ts'

/**
 * Defines the column of the person a row belongs to; `removeAccount` deletes it with them. Nothing here is a
 * contribution: those have no such column.
 */
const defineAccountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id)

/** Files that people keep for themselves: pictures, certificates. Encrypted under a key derived from their secret. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: defineAccountId(),
    /** The type found by examining the bytes, not the declared one. */
    type: text().$type<'image/jpeg' | 'application/pdf'>().notNull(),
    sealed: bytea().notNull(),
  },
  (table) => [index('files_account').on(table.accountId)],
)

/** Messages to support, sealed under the author key: moderators read them while the writer is not signed in. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: defineAccountId(),
    /** `YYYY-MM`. */
    month: text().notNull(),
    sealed: bytea().notNull(),
  },
  (table) => [index('support_messages_account').on(table.accountId)],
)
