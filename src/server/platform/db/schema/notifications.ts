import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** The kinds of mails that are the same for all recipients. */
export type BroadcastKind = 'announcement' | 'marketing' | 'monthly_letter' | 'employer_letter' | 'breach'

/**
 * The round of each job that was begun last (`2026-10-31`, `2026-10`), so that of several servers one does it, once.
 */
export const rounds = pgTable('rounds', { job: text().primaryKey(), period: text().notNull() })

/** Mails to everybody who asked for mails of their kind; sent in batches, in the order of accounts' random ids. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<BroadcastKind>().notNull(),
    /** The operator's own text; null when the text is in the locale files. */
    words: jsonb().$type<Record<'en' | 'ar', { subject: string; text: string }>>(),
    /** The cursor: the last account handled; null before the first. */
    after: uuid(),
    done: boolean().notNull().default(false),
  },
  (table) => [index('broadcasts_waiting').on(table.done)],
)

/**
 * How many accounts and published contributions there were in a week, rounded down to tens: the site tells its
 * administrators no finer, and a copy of the database neither.
 */
export const weeklyCounts = pgTable('weekly_counts', {
  /** The Sunday, as `2026-11-29`. */
  week: text().primaryKey(),
  accounts: integer().notNull(),
  contributions: integer().notNull(),
})
