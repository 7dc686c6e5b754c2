import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { counterNames, releasedColumns } from './counters.ts'

/**
 * What is published for the whole country, as `tallies` holds it of a company: pay by job title, nationality and
 * gender.
 */
export const nationalTallies = pgTable('national_tallies', { ...counterNames, ...releasedColumns }, (table) => [
  primaryKey({ columns: [table.measure, table.bucket] }),
])
