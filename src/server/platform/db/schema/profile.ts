import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { bytea } from './columns.ts'

/** The person a row belongs to; `removeAccount` lets it go with them. Nothing here is a contribution: those have no such column. */
const defineAccountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id)

/** What people keep for themselves: pictures, certificates. Encrypted under a key that hangs on their secret. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: defineAccountId(),
    /** What the bytes were found to be, not what somebody said. */
    type: text().$type<'image/jpeg' | 'application/pdf'>().notNull(),
    sealed: bytea().notNull(),
  },
  (table) => [index('files_account').on(table.accountId)],
)

/** Messages to support, sealed under the author key: moderators read them when their writer is not there. */
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
