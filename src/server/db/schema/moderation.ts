import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CaseKind, DecisionReason, Outcome } from '../../../contract/moderation/cases.ts'
import { bytea } from './columns.ts'
import { companies } from './companies.ts'

/** What moderators decided; the public log is read from here. Neither who decided nor whom it was about. */
export const decisions = pgTable(
  'decisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<CaseKind>().notNull(),
    /** The case decided on: an id of the table its kind lives in, as text. */
    caseId: text('case_id').notNull(),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'set null' }),
    outcome: text().$type<Outcome>().notNull(),
    reason: text().$type<DecisionReason>(),
    /** For undoing within a day, and for the day the log shows. */
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
    undone: boolean().notNull().default(false),
    /** What undoing puts back. */
    before: jsonb().$type<unknown>(),
    /** SHA-256 of the token with which those concerned may appeal, once; null where nobody may. */
    appealHash: bytea('appeal_hash').unique(),
  },
  (table) => [
    index('decisions_newest').on(table.decidedAt, table.id),
    index('decisions_case').on(table.kind, table.caseId),
  ],
)

/** Appeals against decisions, one for each at most. */
export const appeals = pgTable(
  'appeals',
  {
    id: uuid().primaryKey().defaultRandom(),
    decisionId: uuid('decision_id')
      .notNull()
      .unique()
      .references(() => decisions.id, { onDelete: 'cascade' }),
    /** `YYYY-MM`. */
    month: text().notNull(),
    text: text().notNull(),
    state: text().$type<'open' | 'upheld' | 'dismissed'>().notNull().default('open'),
  },
  (table) => [index('appeals_state').on(table.state, table.month, table.id)],
)
