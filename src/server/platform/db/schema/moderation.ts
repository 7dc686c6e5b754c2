import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CaseKind, DecisionReason, Outcome, Verdict } from '../../../../contract/moderation/cases.ts'
import type { ModeratorRole } from '../../../../contract/moderation/desk.ts'
import { accounts } from './accounts.ts'
import { bytea } from './columns.ts'
import { companies } from './companies.ts'

/** What moderators decided; the public log is read from here. Who decided is a pseudonym, whom it was about stands nowhere. */
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
    /** The moderator's pseudonym, for the operator alone; null for what the demonstration came with. */
    decidedBy: text('decided_by'),
    /** Who had said the same before, where two were needed. */
    proposedBy: text('proposed_by'),
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
    /** What it says, sealed. */
    words: bytea().notNull(),
    state: text().$type<'open' | 'upheld' | 'dismissed'>().notNull().default('open'),
  },
  (table) => [index('appeals_state').on(table.state, table.month, table.id)],
)

/**
 * Accounts that decide about others' cases, made by the operator's command. A lead also shuts accounts and writes to
 * everybody. The pseudonym stands beside what they decided; whose it is, the operator alone can read.
 */
export const moderators = pgTable('moderators', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  role: text().$type<ModeratorRole>().notNull(),
  pseudonym: text().notNull().unique(),
})

/** What one moderator would decide and a second has not agreed to yet. It goes with the moderator. */
export const pendingVerdicts = pgTable(
  'pending_verdicts',
  {
    kind: text().$type<CaseKind>().notNull(),
    caseId: text('case_id').notNull(),
    verdict: text().$type<Verdict>().notNull(),
    reason: text().$type<DecisionReason>(),
    moderatorId: uuid('moderator_id')
      .notNull()
      .references(() => moderators.accountId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.caseId] }),
    index('pending_verdicts_moderator').on(table.moderatorId),
  ],
)

/**
 * What moderators and operators did, one entry after another: each is hashed with the one before it, under a key outside
 * the database, so that whatever is changed or cut out shows (`audit/audit.ts`).
 */
export const audit = pgTable('audit', {
  seq: integer().primaryKey(),
  at: text().notNull(),
  /** A moderator's pseudonym, or `operator`. */
  actor: text().notNull(),
  action: text().notNull(),
  /** What it was done to, such as `report/<id>`; ids and never names. */
  subject: text().notNull(),
  /** The rest, as JSON. */
  details: text().notNull(),
  hash: bytea().notNull(),
})
