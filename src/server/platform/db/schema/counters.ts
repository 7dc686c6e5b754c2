import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/** What a counter counts, and which of the values of that. */
export const counterNames = {
  measure: text().notNull(),
  bucket: text().notNull(),
}

/** What the releases have told of a counter: what they counted, with the noise of all of them in it; and how many they are. */
export const releasedColumns = {
  published: integer().notNull().default(0),
  releases: integer().notNull().default(0),
}

/** How far the release of a unit is: it is told, or decided and not told yet. */
export type ReleaseStep = 'told' | 'opened'

/**
 * Whose numbers are released together: one kind of a company's reviews (`salary 7`), the country, a study (`study 3`). The
 * round in which it was last looked at, and how many people have to join until the next release, noise included.
 */
export const releaseUnits = pgTable('release_units', {
  unit: text().primaryKey(),
  round: text().notNull(),
  threshold: integer().notNull(),
  step: text().$type<ReleaseStep>().notNull().default('told'),
  /** What was counted at the last release, without noise, sealed (`statistics/release/told.ts`); null before the first. */
  told: bytea(),
})
