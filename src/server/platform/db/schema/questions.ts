import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { QuestionTag } from '../../../../contract/questions/questions.ts'
import { companies } from './companies.ts'

export type VoiceState = 'published' | 'hidden'

/** Questions about companies. Without author and time: only a month, and a random id that reveals no order. */
export const questions = pgTable(
  'questions',
  {
    id: uuid().notNull().defaultRandom(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** `YYYY-MM`. */
    month: text().notNull(),
    tag: text().$type<QuestionTag>().notNull(),
    question: text().notNull(),
    state: text().$type<VoiceState>().notNull().default('published'),
    /** The number of published answers. */
    answerCount: integer('answer_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.companyId] }),
    index('questions_newest').on(table.companyId, table.month, table.id),
    index('questions_tag').on(table.companyId, table.tag, table.month, table.id),
  ],
)

/** Answers to questions; likewise without author and time. */
export const questionAnswers = pgTable(
  'question_answers',
  {
    id: uuid().notNull().defaultRandom(),
    questionId: uuid('question_id').notNull(),
    /** The question's company: what is asked and answered about one company is stored together (decision 126). */
    companyId: integer('company_id').notNull(),
    month: text().notNull(),
    answer: text().notNull(),
    state: text().$type<VoiceState>().notNull().default('published'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.companyId] }),
    foreignKey({
      name: 'question_answers_to_question',
      columns: [table.questionId, table.companyId],
      foreignColumns: [questions.id, questions.companyId],
    }),
    index('question_answers_oldest').on(table.questionId, table.month, table.id),
  ],
)
