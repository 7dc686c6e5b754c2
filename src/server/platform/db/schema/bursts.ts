import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'
import { companies } from './companies.ts'

/** What is decided about reviews that are unusual: `noted` ones have never waited, so there is nothing to decide. */
export type BurstState = 'open' | 'released' | 'rejected' | 'noted'

/**
 * More reviews of a company than usual by far, found in a round of publication (decision 149). Everything but what is
 * sealed is said on the company's page.
 */
export const bursts = pgTable(
  'bursts',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** `YYYY-MM`. */
    month: text().notNull(),
    state: text().$type<BurstState>().notNull().default('open'),
    /** Whether a round has published or removed what waited. */
    done: boolean().notNull().default(false),
    /** How many reviews came in how many days, as told, and how many are usual. */
    told: integer().notNull(),
    days: integer().notNull(),
    usual: integer().notNull(),
    /** How many of them readers see, by stars (1 to 5). */
    counted: integer().array().notNull(),
    /** The ids of the reviews that wait, and what the moderators read of them all, sealed under the author key. */
    sealed: bytea().notNull(),
  },
  (table) => [
    index('bursts_state').on(table.state, table.month, table.id),
    index('bursts_company').on(table.companyId, table.month),
  ],
)

/** What is counted of the reviews of the last days, by company, sealed: no moment, no review, no author. */
export const recentCounts = pgTable('recent_counts', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  // The days are in it: one in clear would tell when the last review of a company came.
  sealed: bytea().notNull(),
})
