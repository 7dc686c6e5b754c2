import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'
import { companies } from './companies.ts'

/** `proposed` waits for moderation; `closed` is read but no longer answered. */
export type StudyState = 'proposed' | 'open' | 'closed' | 'rejected'

/** Survey questions. Texts in both languages; answers are kept as sums alone. */
export const studies = pgTable(
  'studies',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The company that proposed it, and whose people it asks; null for a study of everybody. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    state: text().$type<StudyState>().notNull(),
    /** When it was opened, `YYYY-MM`. */
    month: text().notNull(),
    questionEn: text('question_en').notNull(),
    questionAr: text('question_ar').notNull(),
    aboutEn: text('about_en'),
    aboutAr: text('about_ar'),
    /** How many have answered since its last release, by the month from which on they count as people. */
    newcomers: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** The answers to choose from; their place is their number for good. */
    options: jsonb().$type<{ en: string; ar: string }[]>().notNull(),
  },
  (table) => [
    index('studies_newest').on(table.month, table.id),
    index('studies_company').on(table.companyId, table.month, table.id),
  ],
)

/** How many chose an option, as counters are kept (`counters.ts`). Nothing says who chose what. */
export const studyCounts = pgTable(
  'study_counts',
  {
    studyId: integer('study_id')
      .notNull()
      .references(() => studies.id, { onDelete: 'cascade' }),
    option: integer().notNull(),
    live: integer().notNull(),
    settled: integer().notNull().default(0),
    published: integer().notNull().default(0),
    releases: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.studyId, table.option] })],
)

/** That somebody has answered a study: one value for person and study, under a name only the running server can compute. */
export const studyMarks = pgTable('study_marks', { mark: bytea().primaryKey() })
