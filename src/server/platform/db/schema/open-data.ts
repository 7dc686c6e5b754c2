import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/** The releases of open data as they were made: their rows are never changed. */
export const dataReleases = pgTable('data_releases', {
  /** The month, `2026-11`; the release is made on its first day. */
  month: text().primaryKey(),
  /** Its place in the chain, from 1. */
  number: integer().notNull().unique(),
  sha256: text().notNull(),
  previous: text(),
  tar: bytea().notNull(),
})

/**
 * The key releases and badges are signed with: one row. The private key is sealed, so that a copy of the database
 * cannot sign.
 */
export const dataKeys = pgTable('data_keys', {
  id: integer().primaryKey(),
  /** PEM-encoded. */
  publicKey: text('public_key').notNull(),
  sealed: bytea().notNull(),
})
