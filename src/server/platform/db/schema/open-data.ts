import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Pay } from '../../../../contract/salaries/pay.schema.ts'
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
 * What each release of open data says of the pay of a job title in the whole country: a part of its file, to be read
 * without it.
 */
export const releasedPay = pgTable(
  'released_pay',
  {
    jobtitle: integer().notNull(),
    /** The month of the release, `2026-11`. */
    month: text().notNull(),
    pay: jsonb().$type<Pay>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobtitle, table.month] })],
)

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
