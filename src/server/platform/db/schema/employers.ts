import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { bytea } from './columns.ts'
import { companies } from './companies.ts'

export type CompanyRole = 'admin' | 'editor'

/**
 * The accounts that speak for an unlocked company. Everybody may know that they do; nothing they write as members
 * refers to it.
 */
export const companyPeople = pgTable(
  'company_people',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** An admin also invites and removes people. */
    role: text().$type<CompanyRole>().notNull(),
    /** Whether they get mails about new reviews and questions. */
    notify: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.companyId] }),
    index('company_people_company').on(table.companyId),
  ],
)

/**
 * Links that add a person to a company's people, each valid once: SHA-256 of the token. They are deleted with the role
 * of the admin who gave them (`db/sql/company-people.sql`).
 */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    role: text().$type<CompanyRole>().notNull(),
    /** The admin who gave the invitation. */
    invitedBy: uuid('invited_by').notNull(),
    /** The addressee, for the company's people to read; sealed like a contact. */
    invited: bytea().notNull(),
    /** The first day on which the invitation is not valid. */
    expires: date().notNull(),
  },
  (table) => [
    index('company_invitations_company').on(table.companyId),
    index('company_invitations_giver').on(table.invitedBy, table.companyId),
    foreignKey({
      columns: [table.invitedBy, table.companyId],
      foreignColumns: [companyPeople.accountId, companyPeople.companyId],
    }).onDelete('cascade'),
  ],
)

/**
 * A role that a decision gives or takes, from the transaction of the decision until the one that writes the role: no
 * transaction writes both a row of people and a request. Empty except in that moment.
 */
export const roleChanges = pgTable(
  'role_changes',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The order in which a company's decisions were made, from 1. */
    place: integer().notNull(),
    /** The account and its new role, sealed under the author key. */
    change: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.place] })],
)

export type RequestState = 'pending' | 'approved' | 'rejected'

/** Requests to unlock a company. The requester is sealed, since it would reveal where they work. */
export const unlockRequests = pgTable(
  'unlock_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The person to notify and to give the role to: a contact, sealed under the author key. */
    contact: bytea().notNull(),
    /** One pending request for each person and company: a mark only the running server can compute. */
    mark: bytea().notNull(),
    /** `YYYY-MM`. */
    month: text().notNull(),
    website: text(),
    phone: text(),
    letterType: text('letter_type').$type<'image/jpeg' | 'application/pdf'>().notNull(),
    /** The letter, sealed under the author key; null once the decision on it cannot be undone any more. */
    letter: bytea(),
    state: text().$type<RequestState>().notNull().default('pending'),
    /** Why it was rejected: a reason of `contract/moderation`. */
    reason: text(),
  },
  (table) => [
    index('unlock_requests_state').on(table.state, table.month, table.id),
    index('unlock_requests_company').on(table.companyId),
    index('unlock_requests_mark').on(table.mark),
    uniqueIndex('unlock_requests_pending').on(table.mark).where(sql`${table.state} = 'pending'`),
  ],
)

/** Changes that a member proposes to the page of a company that nobody represents. */
export const companyChanges = pgTable(
  'company_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    contact: bytea().notNull(),
    /**
     * One of a few names by which the server finds what its proposer has waiting (`companies/proposals.queries.ts`).
     */
    mark: bytea().notNull().unique('company_changes_mark'),
    /** The value that all names of the table depend on, until all are renewed. */
    round: bytea().notNull(),
    month: text().notNull(),
    /** Answers of the update form, only of the fields that change. */
    changes: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<RequestState>().notNull().default('pending'),
    reason: text(),
  },
  (table) => [
    index('company_changes_state').on(table.state, table.month, table.id),
    index('company_changes_company').on(table.companyId),
  ],
)

/** The person who asked for a company that waits for approval, sealed likewise; deleted once it is decided for good. */
export const companyRequests = pgTable('company_requests', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  contact: bytea().notNull(),
  /** The same as the mark of a change. */
  mark: bytea().notNull().unique('company_requests_mark'),
  round: bytea().notNull(),
  month: text().notNull(),
})

export type CompanyFileUse = 'logo' | 'cover' | 'ceo' | 'picture' | 'document'

/**
 * Pictures and documents of companies. Those that are not public yet are seen only by the people who decide about them.
 */
export const companyFiles = pgTable(
  'company_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    use: text().$type<CompanyFileUse>().notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    type: text().$type<'image/jpeg' | 'application/pdf'>().notNull(),
    bytes: bytea().notNull(),
    titleEn: text('title_en'),
    titleAr: text('title_ar'),
    position: integer().notNull().default(0),
  },
  (table) => [index('company_files_company').on(table.companyId, table.use, table.position)],
)
