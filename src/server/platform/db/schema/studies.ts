import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'
import { companies } from './companies.ts'
import { releasedColumns } from './counters.ts'

/**
 * The state of a study: `proposed` waits for moderation; `draft` is one of the whole site that is not open yet;
 * `closed` can be read and not answered; `archived` is not read any more.
 */
export type StudyState = SurveyState | 'draft' | 'archived'
/** The state of a study that a company has proposed. */
export type SurveyState = 'proposed' | 'open' | 'closed' | 'rejected'

/** Survey questions. Texts in both languages. */
export const studies = pgTable(
  'studies',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The company that proposed it, and whose people it asks; null for a study for everybody. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    state: text().$type<StudyState>().notNull(),
    /** The month it was opened, `YYYY-MM`. */
    month: text().notNull(),
    questionEn: text('question_en').notNull(),
    questionAr: text('question_ar').notNull(),
    aboutEn: text('about_en'),
    aboutAr: text('about_ar'),
    /** The answers to choose from; an answer's place is its number and never changes. */
    options: jsonb().$type<{ en: string; ar: string }[]>().notNull(),
  },
  (table) => [
    index('studies_newest').on(table.month, table.id),
    index('studies_company').on(table.companyId, table.month, table.id),
    // Finds those that wait for the moderators among all the others.
    index('studies_waiting').on(table.id).where(sql`${table.state} = 'proposed'`),
  ],
)

/** How many people chose an option, as the releases have published it (`counters.ts`). */
export const studyCounts = pgTable(
  'study_counts',
  {
    studyId: integer('study_id')
      .notNull()
      .references(() => studies.id, { onDelete: 'cascade' }),
    option: integer().notNull(),
    ...releasedColumns,
  },
  (table) => [primaryKey({ columns: [table.studyId, table.option] })],
)

/**
 * Answers to studies, each under a random id and sealed: which study, which option, and from when on its author counts
 * as a person. Nothing ties an answer to its author.
 */
export const studyAnswers = pgTable('study_answers', {
  id: uuid().primaryKey().defaultRandom(),
  sealed: bytea().notNull(),
})

/**
 * Marks that a person has answered a study: one value for person and study, under a name only the running server can
 * compute.
 */
export const studyMarks = pgTable('study_marks', { mark: bytea().primaryKey() })
