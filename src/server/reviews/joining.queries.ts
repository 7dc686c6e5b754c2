import { type SQL, sql } from 'drizzle-orm'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { maxTellings } from '../../contract/statistics/budget.ts'
import { matchFew, toHex } from '../platform/db/hex.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'

/** Whether a release counts what a review says. */
export type CountedByRelease = { tells: boolean }

/**
 * The marks of an author in the numbers of a kind, in hex: only the running server can compute them. `year`: they are
 * counted in this year, wherever; `ever`: one for each year that they are ever counted in.
 */
export type JoinMarks = { year: string; ever: string[] }

/** Computes the marks of an author for what they review. */
export function computeMarks(
  { privacy, secret }: { privacy: Privacy; secret: Secret },
  { kind, year }: { kind: ReviewKind; year: string | number },
): JoinMarks {
  const computeMark = (what: string) => toHex(privacy.mark(secret, 'contributor', what))
  return {
    year: computeMark(`${kind} in ${year}`),
    ever: Array.from({ length: maxTellings }, (_, index) => computeMark(`${kind} ever ${index + 1}`)),
  }
}

/** Builds the column of those marks that are there, as part of a larger query. */
export const selectMarks = ({ year, ever }: JoinMarks): SQL =>
  sql`array(select encode(mark, 'hex') from contributor_marks where ${matchFew(sql`mark`, [year, ...ever])} order by 1) as marks`

/**
 * Finds out whether a review is counted. Of one person one review of a kind is counted in a year, over all companies,
 * and `maxTellings` for good, no matter what they delete and write again. `found` are the marks that are there; `adds`
 * has to be stored with the review.
 */
export function decideCounted(
  { year, ever }: JoinMarks,
  found: readonly string[],
): { joins: CountedByRelease; adds: string[] } {
  const next = ever.find((mark) => !found.includes(mark))
  if (next === undefined || found.includes(year)) return { joins: { tells: false }, adds: [] }
  return { joins: { tells: true }, adds: [year, next] }
}

/**
 * Builds the insert of marks, given in hex, as part of a larger statement, which stores them where `condition` holds.
 */
export const insertMarks = (marks: readonly string[], condition: SQL): SQL =>
  sql`insert into contributor_marks (mark)
    select decode(hex, 'hex') from unnest(${sql.param([...marks])}::text[]) as one (hex) where ${condition}
    on conflict do nothing`
