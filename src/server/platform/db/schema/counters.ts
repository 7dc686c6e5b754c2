import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * A counter, of a company or of the country. `live` follows every contribution. Where it is `open`, that is what everybody
 * reads, since the reviews themselves are read one by one. Of every other one the releases alone tell something:
 * `published`, which is `settled`, the live count at the last release, and the noise of all releases so far.
 */
export const counterColumns = {
  measure: text().notNull(),
  bucket: text().notNull(),
  open: boolean().notNull().default(false),
  live: integer().notNull().default(0),
  settled: integer().notNull().default(0),
  published: integer().notNull().default(0),
  /** How often noise was added. */
  releases: integer().notNull().default(0),
}

/**
 * Whose numbers are released together: one kind of a company's reviews (`salary 7`), the country, a study (`study 3`). The
 * round in which it was last looked at, and how many people have to join until the next release, noise included.
 */
export const releaseUnits = pgTable('release_units', {
  unit: text().primaryKey(),
  round: text().notNull(),
  threshold: integer().notNull(),
})
