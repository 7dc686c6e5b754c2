import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * The versions of the site's texts in Markdown, from the second on: the first is the one that ships. A version without
 * a date is the draft, of which each text has at most one.
 */
export const siteTexts = pgTable(
  'site_texts',
  {
    key: text().notNull(),
    version: integer().notNull(),
    en: text().notNull(),
    ar: text().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.version] }),
    uniqueIndex('site_texts_draft').on(table.key).where(sql`${table.publishedAt} is null`),
  ],
)
