import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/**
 * Every lookup list in one table (spec 3, lookup items). `list` is the name the contract gives it (`LookupList`), or one
 * the server keeps for itself (`regions`, `industries`, `ageGroups`). `position` is the order it is shown in.
 */
export const lookupItems = pgTable(
  'lookup_items',
  {
    list: text().notNull(),
    id: integer().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    /** Its other names, in either language. */
    also: text().array().notNull().default([]),
    /** Cities: the country. Specialisations: the qualification. Job titles: the department. */
    parentId: integer('parent_id'),
    /** Cities: the administrative region, an item of `regions`. */
    regionId: integer('region_id'),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.id] }),
    index('lookup_items_order').on(table.list, table.parentId, table.position),
  ],
)

export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() })

/**
 * The one row that says whether visitors may enter. Without a row the site has never been opened. A database that an
 * earlier version has served gets its row from the migration that makes this table.
 */
export const siteState = pgTable('site_state', {
  id: integer().primaryKey().default(1),
  state: text().$type<'setup' | 'open' | 'closed'>().notNull(),
  /** What visitors are told while it is closed, in the operator's words. */
  reason: text(),
  /** SHA-256 of the token of the link that makes the first administrator; null when there is none. */
  setupHash: bytea('setup_hash'),
  setupUntil: timestamp('setup_until', { withTimezone: true }),
})
