import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CaseKind, DecisionReason, Outcome, Verdict } from '../../../../contract/moderation/cases.ts'
import type { ModeratorRole } from '../../../../contract/moderation/desk.ts'
import { accounts } from './accounts.ts'
import { bytea } from './columns.ts'
import { companies } from './companies.ts'

/**
 * The decisions of moderators; the public log is read from here. The moderator is a pseudonym; the person concerned is
 * not stored.
 */
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
    /** The time of the decision, for undoing within a day, and for the day the log shows. */
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
    undone: boolean().notNull().default(false),
    /** The moderator's pseudonym, for the operator alone; null for the decisions of the demonstration data. */
    decidedBy: text('decided_by'),
    /** The moderator who had proposed the same, where two were needed. */
    proposedBy: text('proposed_by'),
    /** The state that undoing restores. */
    before: jsonb().$type<unknown>(),
    /** SHA-256 of the token with which those concerned may appeal, once; null when nobody may. */
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
    /** The text of the appeal, sealed. */
    words: bytea().notNull(),
    state: text().$type<'open' | 'upheld' | 'dismissed'>().notNull().default('open'),
  },
  (table) => [index('appeals_state').on(table.state, table.month, table.id)],
)

/**
 * Accounts that decide about other people's cases, made moderators by the operator's command. A lead also blocks
 * accounts and writes to everybody. The pseudonym is beside their decisions; only the operator can read whose it
 * is.
 */
export const moderators = pgTable('moderators', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  role: text().$type<ModeratorRole>().notNull(),
  pseudonym: text().notNull().unique(),
})

/**
 * Accounts that run the site: its settings, its directory, its texts. They decide about no contribution unless they are
 * moderators too. The pseudonym is beside what they did.
 */
export const administrators = pgTable('administrators', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  pseudonym: text().notNull().unique(),
})

/** A verdict that one moderator has proposed and a second has not yet agreed to. It is deleted with the moderator. */
export const pendingVerdicts = pgTable(
  'pending_verdicts',
  {
    kind: text().$type<CaseKind>().notNull(),
    caseId: text('case_id').notNull(),
    verdict: text().$type<Verdict>().notNull(),
    reason: text().$type<DecisionReason>(),
    /** Everything the moderator answered, sealed: the second agrees to that. Null where nothing is asked. */
    answers: bytea(),
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
 * What moderators and operators did, one entry after another: each is hashed with the one before it, under a key
 * outside the database, so that any change or omission is detected (`audit/audit.ts`).
 */
export const audit = pgTable(
  'audit',
  {
    seq: integer().primaryKey(),
    at: text().notNull(),
    /** A moderator's pseudonym, or `operator`. */
    actor: text().notNull(),
    action: text().notNull(),
    /** The object of the action, such as `report/<id>`; ids and never names. */
    subject: text().notNull(),
    /** The other details, as JSON. */
    details: text().notNull(),
    hash: bytea().notNull(),
  },
  (table) => [index('audit_at').on(table.at), index('audit_action').on(table.action, table.subject)],
)
