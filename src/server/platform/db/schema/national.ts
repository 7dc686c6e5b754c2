import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { counterColumns } from './counters.ts'

/** Counters of the whole country, kept as `tallies` keeps those of a company: pay by job title and by department. */
export const nationalTallies = pgTable('national_tallies', counterColumns, (table) => [
  primaryKey({ columns: [table.measure, table.bucket] }),
])
