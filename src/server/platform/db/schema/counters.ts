import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/** The key of a counter: the measure, and the bucket for one of its values. */
export const counterNames = {
  measure: text().notNull(),
  bucket: text().notNull(),
}

/**
 * What the releases have published of a counter: the count, with the noise of all of them in it; and the number of
 * releases.
 */
export const releasedColumns = {
  published: integer().notNull().default(0),
  releases: integer().notNull().default(0),
}

/**
 * The state of a unit's release: told, or decided and not yet told (`due`). `opened` is the same by a server of an
 * earlier version, which may have marked reviews as told before it told of them.
 */
export type ReleaseStep = 'told' | 'due' | 'opened'

/**
 * The units of release: one kind of a company's reviews (`salary 7`), the country, a study (`study 3`), each with the
 * round it was last released in, and how many public reviews there were then.
 */
export const releaseUnits = pgTable('release_units', {
  unit: text().primaryKey(),
  round: text().notNull(),
  reached: integer().notNull().default(0),
  /** Of servers of an earlier version: how many people they wait for, so many that they release nothing. */
  threshold: integer().notNull().default(2_000_000_000),
  step: text().$type<ReleaseStep>().notNull().default('told'),
  /** What all releases have counted, without noise, sealed (`statistics/release/told.ts`); null before the first. */
  told: bytea(),
})
