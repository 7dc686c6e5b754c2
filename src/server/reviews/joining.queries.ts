import { type SQL, sql } from 'drizzle-orm'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { maxTellings } from '../../contract/statistics/budget.ts'
import { matchFew, toHex } from '../platform/db/hex.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import type { JoinedSince } from '../statistics/sealed.ts'

/**
 * The release from which a review's author counts as a new person. `tells`: whether a release counts what this review
 * says.
 */
export type JoiningMonths = JoinedSince & { tells: boolean }

/** Returns the months of an author who is in no numbers yet. */
export const createNewcomer = (month: string, kind: ReviewKind): JoiningMonths => ({
  company: month,
  country: kind === 'salary' ? month : null,
  tells: true,
})

/**
 * The marks of an author in the numbers of a kind, in hex: only the running server can compute them. `here`: of the
 * company, and of those that have become it; `anywhere`: of the country; `year`: they are counted in this year, wherever; `ever`: one for each year that
 * they are ever counted in.
 */
export type JoinMarks = { here: string[]; anywhere: string | undefined; year: string; ever: string[] }

/** Computes the marks of an author for what they review. */
export function nameMarks(
  { privacy, secret }: { privacy: Privacy; secret: Secret },
  { companies, kind, year }: { companies: readonly number[]; kind: ReviewKind; year: string | number },
): JoinMarks {
  const nameMark = (what: string) => toHex(privacy.mark(secret, 'contributor', what))
  return {
    here: companies.map((id) => nameMark(`${kind} ${id}`)),
    anywhere: kind === 'salary' ? nameMark('country') : undefined,
    year: nameMark(`${kind} in ${year}`),
    ever: Array.from({ length: maxTellings }, (_, index) => nameMark(`${kind} ever ${index + 1}`)),
  }
}

/** Builds the column of those marks that are there, as part of a larger query. */
export function selectMarks({ here, anywhere, year, ever }: JoinMarks): SQL {
  const names = [...here, ...(anywhere === undefined ? [] : [anywhere]), year, ...ever]
  return sql`array(select encode(mark, 'hex') from contributor_marks where ${matchFew(sql`mark`, names)} order by 1) as marks`
}

/**
 * Finds out whether a review is counted, and whether its author joins a company's numbers of a kind, and the country's,
 * with it. Of one person one review of a kind is counted in a year, over all companies, and `maxTellings` for good,
 * no matter what they delete and write again. `found` are the marks that are there, `newcomer` the months of an author who is
 * in no numbers yet; `adds` has to be stored with the review.
 */
export function judgeJoins(
  { here, anywhere, year, ever }: JoinMarks,
  found: readonly string[],
  newcomer: JoiningMonths,
): { joins: JoiningMonths; adds: string[] } {
  const isFound = (mark: string) => found.includes(mark)
  const next = ever.find((mark) => !isFound(mark))
  if (next === undefined || isFound(year)) return { joins: { company: null, country: null, tells: false }, adds: [] }
  const joinsCompany = !here.some(isFound)
  const joinsCountry = anywhere !== undefined && !isFound(anywhere)
  return {
    joins: {
      company: joinsCompany ? newcomer.company : null,
      country: joinsCountry ? newcomer.country : null,
      tells: true,
    },
    adds: [year, next, ...(joinsCompany ? here.slice(0, 1) : []), ...(joinsCountry ? [anywhere] : [])],
  }
}

/**
 * Builds the insert of marks, given in hex, as part of a larger statement, which stores them where `condition` holds.
 */
export const insertMarks = (marks: readonly string[], condition: SQL): SQL =>
  sql`insert into contributor_marks (mark)
    select decode(hex, 'hex') from unnest(${sql.param([...marks])}::text[]) as one (hex) where ${condition}
    on conflict do nothing`
