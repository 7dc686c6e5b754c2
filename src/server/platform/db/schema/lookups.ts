import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
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

/**
 * What administrators have made of the lists, beside the rows of this version: items they added, from `firstAddedId` on,
 * and changes of others. What is null is as it ships.
 */
export const lookupEdits = pgTable(
  'lookup_edits',
  {
    list: text().notNull(),
    id: integer().notNull(),
    nameEn: text('name_en'),
    nameAr: text('name_ar'),
    also: text().array(),
    parentId: integer('parent_id'),
    regionId: integer('region_id'),
    /** Whether forms offer it no more; what names it stays. */
    hidden: boolean().notNull().default(false),
    /** The item of the same list that this one has become; everything that names this one means that one. */
    joinedInto: integer('joined_into'),
    /** The companies that named it when it was joined, and name the other one since. */
    moved: integer().array().notNull().default([]),
    /** Grows with every change of any list: by the highest one a server knows whether it has read the latest. */
    edition: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.id] })],
)

/** Names that people miss in a list, until an administrator decides. Nothing says who proposed one, or how many did. */
export const listProposals = pgTable(
  'list_proposals',
  {
    id: uuid().primaryKey().defaultRandom(),
    list: text().notNull(),
    /** The item that the list depends on: the qualification of a field of study. 0 where there is none. */
    parentId: integer('parent_id').notNull().default(0),
    name: text().notNull(),
    /** The name in the form in which names are compared. */
    key: text().notNull(),
    /** `YYYY-MM`. */
    month: text().notNull(),
  },
  (table) => [unique('list_proposals_name').on(table.list, table.parentId, table.key)],
)

export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() })

/**
 * The one row that says whether visitors may enter. Without a row the site has never been opened. A database that an
 * earlier version has served gets its row from the migration that makes this table.
 */
export const siteState = pgTable('site_state', {
  id: integer().primaryKey().default(1),
  state: text().$type<'setup' | 'open' | 'closed' | 'read_only'>().notNull(),
  /** What visitors are told while it is closed, in the operator's words. */
  reason: text(),
  /** SHA-256 of the token of the link that makes the first administrator; null when there is none. */
  setupHash: bytea('setup_hash'),
  setupUntil: timestamp('setup_until', { withTimezone: true }),
})
