import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'
import { companies } from './companies.ts'

/**
 * The key by which a company's proofs of a year are signed (decision 156). The public part is in every release of the
 * year; the private one is sealed. They are made with a release, so they do not tell whether anybody has asked.
 */
export const proofKeys = pgTable(
  'proof_keys',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    publicKey: text('public_key').notNull(),
    sealed: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.year] })],
)

/** The mail domains of companies that an administrator has set, beside those of the people of unlocked ones. */
export const companyDomains = pgTable(
  'company_domains',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    domain: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.domain] })],
)

/**
 * The mailboxes that have had their proof of a year, each under a name only the running server can compute, with the
 * name of what was signed: the same call sent again gets the same answer.
 */
export const proofMailboxes = pgTable(
  'proof_mailboxes',
  { name: bytea().primaryKey(), asked: bytea().notNull(), year: integer().notNull() },
  (table) => [index('proof_mailboxes_year').on(table.year)],
)

/** The proofs that have been used, each under a name; no review, company or moment is beside it. */
export const spentProofs = pgTable(
  'spent_proofs',
  { name: bytea().primaryKey(), year: integer().notNull() },
  (table) => [index('spent_proofs_year').on(table.year)],
)
