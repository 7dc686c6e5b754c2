import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companies } from './companies.ts'

/**
 * Quarters whose awards have been computed, `2026-Q3`: each once, with or without awards; and how many places were
 * given at the time, which shows that one is missing whose company does not exist any more.
 */
export const awardQuarters = pgTable('award_quarters', {
  quarter: text().primaryKey(),
  companies: integer().notNull().default(0),
  ceos: integer().notNull().default(0),
})

/**
 * The candidates of an award, and how many people gave each value at the time: the same rows give the same awards
 * again.
 */
export const awardCandidates = pgTable(
  'award_candidates',
  {
    quarter: text()
      .notNull()
      .references(() => awardQuarters.quarter, { onDelete: 'cascade' }),
    kind: text().$type<'company' | 'ceo'>().notNull(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /**
     * How many people gave each value, lowest first: of a company 1 to 5 stars, of a chief executive half a star to 5.
     */
    people: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.quarter, table.kind, table.companyId] })],
)

/** The awards of finished quarters, as they were given. */
export const awards = pgTable(
  'awards',
  {
    quarter: text()
      .notNull()
      .references(() => awardQuarters.quarter, { onDelete: 'cascade' }),
    kind: text().$type<'company' | 'ceo'>().notNull(),
    /** The rank, from 1. */
    place: integer().notNull(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Unrounded stars: the average, and the lower end of its interval, which is the score. */
    average: doublePrecision().notNull(),
    score: doublePrecision().notNull(),
    ratings: integer().notNull(),
    /** The company's chief executive at the time of the award; a company may change its chief executive. */
    ceoNameEn: text('ceo_name_en'),
    ceoNameAr: text('ceo_name_ar'),
    ceoImage: text('ceo_image'),
  },
  (table) => [primaryKey({ columns: [table.quarter, table.kind, table.place] })],
)
