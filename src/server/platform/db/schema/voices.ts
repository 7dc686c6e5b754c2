import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Reaction, ReportReason, ReportSubject } from '../../../../contract/reviews/voices.ts'
import { bytea } from './columns.ts'
import { companies } from './companies.ts'
import { reviews } from './reviews.ts'

/**
 * Readers' reactions to a review. `mark` names person and review together and only the running server can compute it:
 * two reactions of one person have nothing in common.
 */
export const reactions = pgTable(
  'reactions',
  {
    mark: bytea().notNull(),
    reviewId: uuid('review_id').notNull(),
    /** The review's company: reactions about one company are stored together (decision 126). */
    companyId: integer('company_id').notNull(),
    reaction: text().$type<Reaction>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mark, table.companyId] }),
    foreignKey({
      name: 'reactions_to_review',
      columns: [table.reviewId, table.companyId],
      foreignColumns: [reviews.id, reviews.companyId],
    }),
    index('reactions_review').on(table.reviewId),
  ],
)

export type ReportState = 'open' | 'upheld' | 'dismissed'

/**
 * Reports of contributions, for moderation. `mark` lets a person report a contribution once and reveals nothing else.
 */
export const reports = pgTable(
  'reports',
  {
    mark: bytea().primaryKey(),
    subject: text().$type<ReportSubject>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    month: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    /** The person's details, or that there are none, sealed. */
    words: bytea().notNull(),
    state: text().$type<ReportState>().notNull().default('open'),
  },
  (table) => [
    index('reports_state').on(table.state, table.month, table.mark),
    index('reports_subject').on(table.subjectId),
  ],
)
