import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/**
 * The files of the built client whose names belong to one version, of every version that has run here lately: for tabs
 * that stay open across a deployment, and for servers of two versions beside each other.
 */
export const siteFiles = pgTable('site_files', {
  /** `/assets/main-Bx3.js` */
  path: text().primaryKey(),
  type: text().notNull(),
  /** The SHA-1 of the content, by which caches know it. */
  tag: text().notNull(),
  /** `br` where the bytes are compressed so, else empty. */
  coding: text().notNull(),
  bytes: bytea().notNull(),
  /** When a server without this file started; null while the last one that started has it. */
  goneAt: timestamp('gone_at', { withTimezone: true }),
})
