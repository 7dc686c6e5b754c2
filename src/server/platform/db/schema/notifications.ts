import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Letters that are the same for everybody who gets them. */
export type BroadcastKind = 'announcement' | 'marketing' | 'monthly_letter' | 'employer_letter'

/** Which round of each job was begun last (`2026-10-31`, `2026-10`), so that of several servers one does it, once. */
export const rounds = pgTable('rounds', { job: text().primaryKey(), period: text().notNull() })

/** What is mailed to everybody who asked for mails of its kind; in batches, in the order of accounts' random ids. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<BroadcastKind>().notNull(),
    /** The operator's own words; null where the letter's stand in the locale files. */
    words: jsonb().$type<Record<'en' | 'ar', { subject: string; text: string }>>(),
    /** The account looked at last; null before the first. */
    after: uuid(),
    done: boolean().notNull().default(false),
  },
  (table) => [index('broadcasts_waiting').on(table.done)],
)
