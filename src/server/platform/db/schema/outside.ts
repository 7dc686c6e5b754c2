import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { outsideContents, outsideMeasures, outsideNations } from '../../../../contract/salaries/outside.ts'

/** Who publishes figures that this site shows beside its own: the same name, address, date and licence are one source. */
export const outsideSources = pgTable('outside_sources', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
  link: text().notNull(),
  /** What the figures are of: `2025`, `2025-Q4`, `2025-12` or `2025-12-31`. */
  date: text().notNull(),
  licence: text().notNull(),
})

/** An import or a withdrawal, and the day of it: what it took away is kept as long as it can be undone. */
export const outsideActs = pgTable('outside_acts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  day: date({ mode: 'string' }).notNull(),
  undone: boolean().notNull().default(false),
})

/**
 * Pay as others publish it, in riyals a month. It is in no counter and no release: nothing about it is of people who
 * wrote here.
 */
export const outsidePay = pgTable(
  'outside_pay',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    source: integer()
      .notNull()
      .references(() => outsideSources.id),
    jobtitle: integer(),
    department: integer(),
    city: integer(),
    region: integer(),
    nation: text().$type<(typeof outsideNations)[number]>(),
    pay: integer().notNull(),
    measure: text().$type<(typeof outsideMeasures)[number]>().notNull(),
    contains: text().$type<(typeof outsideContents)[number]>(),
    /** The name of its source and whom it is about: a later figure of the same key takes its place. */
    key: text().notNull(),
    /** The acts that brought it, and that took it away. */
    added: integer().notNull(),
    gone: integer(),
  },
  (table) => [
    uniqueIndex('outside_pay_key').on(table.key).where(sql`gone is null`),
    index('outside_pay_jobtitle').on(table.jobtitle),
    index('outside_pay_department').on(table.department),
    index('outside_pay_city').on(table.city),
    index('outside_pay_region').on(table.region),
    index('outside_pay_added').on(table.added),
    index('outside_pay_gone').on(table.gone),
  ],
)
