import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { requestKinds, requestOutcomes } from '../../../../contract/notices/register.ts'
import type { NoticeGround, NoticeState } from '../../../../contract/notices/rules.ts'
import type { ReportSubject } from '../../../../contract/reviews/voices.ts'
import { bytea } from './columns.ts'
import { companies } from './companies.ts'

/**
 * What readers see of the text of a notice, once a round of publication has carried the decision out; `other` where a
 * passage is taken out that is not the one decided on now.
 */
export type ShownPart = 'whole' | 'part' | 'other' | 'hidden'

/**
 * Notices about published texts (decision 153). Nothing here says who wrote the text; who sent the notice is sealed, and
 * gone once nobody can appeal any more.
 */
export const notices = pgTable(
  'notices',
  {
    /** Computed from the key of the call, so that a call sent twice is one notice. */
    id: uuid().primaryKey(),
    /** SHA-256 of the receipt; null once it is not valid any more. */
    receiptHash: bytea('receipt_hash').unique(),
    subject: text().$type<ReportSubject>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'set null' }),
    month: text().notNull(),
    /** The day it came, from which its clock runs. */
    received: date({ mode: 'string' }).notNull(),
    ground: text().$type<NoticeGround>().notNull(),
    /** Whether a person who speaks for the company sent it in its name. */
    byCompany: boolean('by_company').notNull(),
    state: text().$type<NoticeState>().notNull().default('open'),
    shown: text().$type<ShownPart>().notNull().default('whole'),
    /** The days until the decision of the desk, which an appeal does not change; null while there is none. */
    days: integer(),
    /** Who has appealed against the decision in force, if anybody has. */
    appealBy: text('appeal_by').$type<'sender' | 'author'>(),
    /** Whether nobody can appeal any more. */
    final: boolean().notNull().default(false),
    /** Whether the page of the company counts it as a threat with the law; the daily maintenance says so. */
    threat: boolean().notNull().default(false),
    /** What was written, the e-mail and the receipt, sealed; afterwards that there is nothing. */
    sealed: bytea().notNull(),
    /** The author's answer and its day, or that there is none, sealed. */
    answer: bytea().notNull(),
    /** The statement of reasons and what was taken out of the text, or that there is none, sealed. */
    verdict: bytea().notNull(),
  },
  (table) => [
    index('notices_state').on(table.state, table.month, table.id),
    index('notices_company').on(table.companyId),
    /** The few that can still change; what is final is only counted. */
    index('notices_current').on(table.subjectId).where(sql`not final`),
    index('notices_by_company').on(table.companyId).where(sql`by_company`),
  ],
)

/** Requests of authorities: how many of a kind came in a month with one outcome, and nothing else. */
export const authorityRequests = pgTable(
  'authority_requests',
  {
    month: text().notNull(),
    kind: text().$type<(typeof requestKinds)[number]>().notNull(),
    outcome: text().$type<(typeof requestOutcomes)[number]>().notNull(),
    requests: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.kind, table.outcome] })],
)
