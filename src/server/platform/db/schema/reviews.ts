import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ReviewKind } from '../../../../contract/reviews/reviews.ts'
import { bytea, tsvector } from './columns.ts'
import { companies } from './companies.ts'
import { counterNames, releasedColumns } from './counters.ts'

/** What is shown of a review's writer: where they work, whether they still do, and when they were interviewed. */
export type Context = {
  department?: number
  joblevel?: number
  city?: number
  region?: number
  former?: 0 | 1
  /** The year a former writer left, or the first and last year of the span it is in: `2024`, `2021-2024`. */
  years?: string
  /** When an interview was held: `2026-03`, `2026-Q1` or `2026`. */
  held?: string
}

export type ReviewState = 'published' | 'replaced' | 'hidden'

/**
 * Reviews of every kind. Without author and time: only a month, and a random id that reveals no order. The company is
 * in the key of this table and of all that belong to one company and grow by use, so that they can be partitioned by it
 * (decision 126); it comes after the id, so that the key's index finds an id alone as well.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().notNull().defaultRandom(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    kind: text().$type<ReviewKind>().notNull(),
    /** `YYYY-MM`. */
    month: text().notNull(),
    /**
     * The answers that readers see word for word, by field name; empty for kinds that are published as numbers only.
     */
    answers: jsonb().$type<Record<string, unknown>>().notNull(),
    /**
     * What readers see of its writer: nothing at first, then more for a while, with the releases
     * (`reviews/context.ts`).
     */
    context: jsonb().$type<Context>().notNull().default({}),
    /** Whether its context may get finer; one that a server of an earlier version decided on stays. */
    undecided: boolean().notNull().default(false),
    /**
     * The other answers, the groups its writer is counted in, and the release from which they are a new person, sealed
     * under the author key (`statistics/sealed.ts`).
     */
    sealed: bytea().notNull(),
    /**
     * The answers readers do not see word for word, as they were given, sealed for their author alone; null where a
     * server of an earlier version published them.
     */
    own: bytea(),
    /** Whether its seal is to lose what no later number needs (`reviews/unlink.queries.ts`). */
    whole: boolean().notNull().default(true),
    state: text().$type<ReviewState>().notNull().default('published'),
    /** Whether it carried a proof that its writer works at the company (decision 156). */
    proven: boolean().notNull().default(false),
    /** The employer's response. */
    response: jsonb().$type<{ text: string; month: string }>(),
    /** How many people found it helpful and how many not: the sums of `reactions`. */
    helpful: integer().notNull().default(0),
    unhelpful: integer().notNull().default(0),
    /** The stars that lists of company reviews are filtered by; null for kinds rated otherwise. */
    stars: integer().generatedAlwaysAs(
      sql`case when jsonb_typeof(answers -> 'rate') = 'number' then (answers ->> 'rate')::integer end`,
    ),
    /** Whether readers see a former writer (1), a current one (0) or neither (2). */
    standing: integer().notNull().generatedAlwaysAs(sql`coalesce((context ->> 'former')::integer, 2)`),
    /** The words by which a company review is searched (`reviews/words`), as long as it is published. */
    words: tsvector(),
    /** Whether a release of the company, or of the country, has told of it: what releases count of it is then fixed. */
    toldByCompany: boolean('told_by_company').notNull().default(false),
    toldByCountry: boolean('told_by_country').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.companyId] }),
    index('reviews_undecided').on(table.companyId, table.kind, table.id).where(sql`${table.undecided}`),
    index('reviews_whole')
      .on(table.companyId, table.kind, table.id)
      .where(sql`${table.whole} and ${table.own} is not null`),
    index('reviews_untold').on(table.companyId, table.kind, table.id).where(sql`not ${table.toldByCompany}`),
    // Finds the years in which enough reviews are proven.
    index('reviews_proven')
      .on(table.companyId, table.month)
      .where(sql`${table.proven} and ${table.state} = 'published'`),
    index('reviews_newest').on(table.companyId, table.kind, table.month, table.id),
    // One index range for each number of stars and former or current people, read backwards: see
    // `reviews/listing.queries.ts`.
    index('reviews_stars_newest')
      .on(table.companyId, table.kind, table.stars, table.standing, table.month, table.id)
      .where(sql`${table.stars} is not null and ${table.state} = 'published'`),
    // At most 256 kB of words wait in the pending list of the index: every search reads all of it, and the write that
    // fills it merges it into the index. At PostgreSQL's 4 MB that takes the embedded database more than half a second.
    index('reviews_words')
      .using('gin', table.words)
      .where(sql`${table.words} is not null`)
      .with({ gin_pending_list_limit: 256 }),
    // Code that writes reviews cannot forget their words, nor leave those of a review that is not read any more.
    check(
      'reviews_found_while_read',
      sql`(${table.words} is not null) = (${table.kind} = 'company' and ${table.state} = 'published')`,
    ),
    index('reviews_stars_helpful')
      .on(table.companyId, table.kind, table.stars, table.standing, table.helpful, table.month, table.id)
      .where(sql`${table.stars} is not null and ${table.state} = 'published'`),
  ],
)

/**
 * The only tie between a person and a contribution, under names only the running server can compute: `slot` for the
 * n-th contribution of a person, `once` for what they may do once a year. `tie` is the contribution's id, sealed for
 * its author alone, no matter which table it is in: reviews, questions or answers. Where there is no `once`, or no
 * contribution any more, noise replaces it.
 */
export const authorship = pgTable('authorship', {
  slot: bytea().primaryKey(),
  once: bytea().notNull().unique(),
  tie: bytea().notNull(),
})

/**
 * Tombstones of contributions: deleted by their author and hidden from readers until they are purged together with all
 * others; and everything else of people who left is purged then (`authorship/withheld.queries.ts`). Each under a name
 * and sealed, and some stand for nothing, so that not even the number of one person's can be known.
 */
export const withheld = pgTable('withheld', {
  name: bytea().primaryKey(),
  sealed: bytea().notNull(),
})

/** Contributions that wait for publication, each under a name and sealed: not even their kind can be known. */
export const waiting = pgTable('waiting', {
  name: bytea().primaryKey(),
  sealed: bytea().notNull(),
})

/**
 * What people have done to published contributions and readers do not see before a later round: deletions and votes,
 * each under a name that every round changes, and sealed (`authorship/acts.queries.ts`).
 */
export const acts = pgTable('acts', {
  name: bytea().primaryKey(),
  sealed: bytea().notNull(),
})

/** Used by servers up to number 4 only: how many reviews of a company and kind share what is shown of their writers. */
export const reviewGroups = pgTable(
  'review_groups',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text().$type<ReviewKind>().notNull(),
    sealed: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind] })],
)

/**
 * Answers already given, by the request's idempotency key: a repeated request gets the same answer and changes nothing.
 */
export const idempotency = pgTable(
  'idempotency',
  {
    keyHash: bytea('key_hash').primaryKey(),
    bodyHash: bytea('body_hash').notNull(),
    status: integer().notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    expires: date().notNull(),
  },
  (table) => [index('idempotency_expires').on(table.expires)],
)

/**
 * Marks that a person has contributed to a company's numbers: a rewrite adds no new person. Names only the running
 * server can compute.
 */
export const contributorMarks = pgTable('contributor_marks', { mark: bytea().primaryKey() })

/**
 * Counters of one company: how many of its published reviews have `bucket` under `measure`. For an `open` counter,
 * `live` follows every review, since everybody reads those one by one. Nothing is counted of any other before a
 * release: a running count would reveal, to anybody who copies the database, what the last author said.
 */
export const tallies = pgTable(
  'tallies',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    ...counterNames,
    open: boolean().notNull().default(false),
    live: integer().notNull().default(0),
    ...releasedColumns,
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.measure, table.bucket] }),
    check('tallies_counted_in_the_open', sql`${table.open} or ${table.live} = 0`),
    // Finds the companies with most reviews without reading all of them.
    index('tallies_most').on(table.bucket, table.live.desc().nullsFirst()).where(sql`${table.measure} = 'count'`),
  ],
)
