import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Counters of the whole country, kept as `tallies` keeps those of a company: pay by job title and by department. */
export const nationalTallies = pgTable(
  'national_tallies',
  { measure: text().notNull(), bucket: text().notNull(), n: integer().notNull() },
  (table) => [primaryKey({ columns: [table.measure, table.bucket] })],
)
