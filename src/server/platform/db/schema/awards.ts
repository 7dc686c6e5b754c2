import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companies } from './companies.ts'

/** Quarters whose awards have been computed, `2026-Q3`: once, whatever became of them. */
export const awardQuarters = pgTable('award_quarters', { quarter: text().primaryKey() })

/** The awards of finished quarters, as they were given. */
export const awards = pgTable(
  'awards',
  {
    quarter: text()
      .notNull()
      .references(() => awardQuarters.quarter, { onDelete: 'cascade' }),
    kind: text().$type<'company' | 'ceo'>().notNull(),
    /** From 1. */
    place: integer().notNull(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Unrounded stars: the average, and the lower end of its interval, which is the score. */
    average: doublePrecision().notNull(),
    score: doublePrecision().notNull(),
    ratings: integer().notNull(),
    /** Who led the company then; companies may change their CEO. */
    ceoNameEn: text('ceo_name_en'),
    ceoNameAr: text('ceo_name_ar'),
    ceoImage: text('ceo_image'),
  },
  (table) => [primaryKey({ columns: [table.quarter, table.kind, table.place] })],
)
