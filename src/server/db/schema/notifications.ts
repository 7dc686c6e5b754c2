import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { companies } from './companies.ts'

/** Which round of each job was begun last (`2026-10-31`, `2026-10`), so that of several servers one does it, once. */
export const rounds = pgTable('rounds', { job: text().primaryKey(), period: text().notNull() })

/**
 * What was known of a company at the last round of each job, to tell whether there is more since: sums, never which
 * review or whose.
 */
export const companyNotices = pgTable('company_notices', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** Published reviews that are read one by one, and questions; null while nobody is mailed of them. */
  contributions: integer(),
  /** How many people the released pay rested on. */
  pay: integer().notNull().default(0),
})

/** What the operator has to say to those who asked to hear it; sent in batches, in the order of accounts' random ids. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<'marketing' | 'announcement'>().notNull(),
    subjectEn: text('subject_en').notNull(),
    subjectAr: text('subject_ar').notNull(),
    textEn: text('text_en').notNull(),
    textAr: text('text_ar').notNull(),
    /** The account looked at last; null before the first. */
    after: uuid(),
    done: boolean().notNull().default(false),
  },
  (table) => [index('announcements_waiting').on(table.done)],
)
