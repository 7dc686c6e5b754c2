import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

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
