import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/**
 * The addresses that the weekly push is sent to. A row has no account and nothing of what its device follows: all get
 * the same empty message at the same hour (decision 150).
 */
export const pushSubscriptions = pgTable('push_subscriptions', {
  endpoint: text().primaryKey(),
  /** The day it was added. */
  created: date().notNull(),
  /** The week, by its Sunday, whose push it has had; no push of that week or before is due. */
  sent: date().notNull(),
  /** Its push service asked to wait until then; null where it did not. */
  notBefore: timestamp('not_before', { withTimezone: true }),
})

/** The key pair by which push services know this site (RFC 8292): one row. The private key is sealed. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey(),
  /** The uncompressed point, in base64url. */
  publicKey: text('public_key').notNull(),
  sealed: bytea().notNull(),
})
