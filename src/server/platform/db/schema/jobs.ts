import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const defineMoment = (name: string) => timestamp(name, { withTimezone: true })

/** How far each job has come and who is at it, so that of all servers one does it, once for each of its periods. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  /** The beginning of the period that was done last; null before the first. */
  period: defineMoment('period'),
  /** When that was, by the clock of the server that did it. */
  doneAt: defineMoment('done_at'),
  /** Rounds in a row that failed. */
  failures: integer().notNull().default(0),
  /** The process at it; null while nobody is. */
  holder: uuid(),
  /** Until then, by the clock of the database, nobody else takes it. */
  leaseUntil: defineMoment('lease_until'),
})
