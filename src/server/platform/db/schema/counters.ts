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

/** The state of a unit's release: published, or decided and not yet published. */
export type ReleaseStep = 'told' | 'opened'

/**
 * The units of release: one kind of a company's reviews (`salary 7`), the country, a study (`study 3`). Each with the
 * round in which it was last looked at, and how many people have to join until the next release, noise included.
 */
export const releaseUnits = pgTable('release_units', {
  unit: text().primaryKey(),
  round: text().notNull(),
  threshold: integer().notNull(),
  step: text().$type<ReleaseStep>().notNull().default('told'),
  /**
   * What was counted at the last release, without noise, sealed (`statistics/release/told.ts`); null before the first.
   */
  told: bytea(),
})
