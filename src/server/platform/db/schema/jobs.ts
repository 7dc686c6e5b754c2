import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const defineMoment = (name: string) => timestamp(name, { withTimezone: true })

/** The state of each job and its current holder, so that of all servers one runs it, once in each of its periods. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  /** The beginning of the period that was last done; null before the first. */
  period: defineMoment('period'),
  /** When that was, by the clock of the server that ran it. */
  doneAt: defineMoment('done_at'),
  /** The number of failed rounds in a row. */
  failures: integer().notNull().default(0),
  /** The process that runs it; null when none does. */
  holder: uuid(),
  /** Until then, by the database's clock, no other process takes it. */
  leaseUntil: defineMoment('lease_until'),
})

/** What servers whose clocks were trusted have noted of the time (`jobs/clock-guard.ts`): one row, number 1. */
export const clockMarks = pgTable('clock_marks', {
  id: integer().primaryKey(),
  /** The last moment of a clock that was trusted and had run evenly for ten minutes; null before the first. */
  settled: defineMoment('settled'),
  /** The clock runs evenly since then, by itself. */
  since: defineMoment('since').notNull(),
  /** The last moment of that clock. */
  at: defineMoment('at').notNull(),
})
