import { type SQL, sql } from 'drizzle-orm'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { maxTellings } from '../../contract/statistics/budget.ts'
import { matchFew, toHex } from '../platform/db/hex.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import type { JoinedSince } from '../statistics/sealed.ts'

/**
 * The release from which a review's author counts as a new person. `tells`: whether releases count what this review
 * says; otherwise they keep what they count of its author's earlier one.
 */
export type JoiningMonths = JoinedSince & { tells: boolean }

/** Returns the months of an author who is in no numbers yet. */
export const createNewcomer = (month: string, kind: ReviewKind): JoiningMonths => ({
  company: month,
  country: kind === 'salary' ? month : null,
  tells: true,
})

/** The marks of an author in the numbers of a company and kind, in hex: only the running server can compute them. */
export type JoinMarks = { here: string; anywhere: string | undefined; tellings: string[] }

/** Computes the marks of an author for what they review. */
export function nameMarks(
  { privacy, secret }: { privacy: Privacy; secret: Secret },
  { companyId, kind }: { companyId: number; kind: ReviewKind },
): JoinMarks {
  const nameMark = (what: string) => toHex(privacy.mark(secret, 'contributor', what))
  const about = `${kind} ${companyId}`
  const tellings = Array.from({ length: maxTellings - 1 }, (_, index) => nameMark(`${about} ${index + 2}`))
  return { here: nameMark(about), anywhere: kind === 'salary' ? nameMark('country') : undefined, tellings }
}

/** Builds the column of those marks that are there, as part of a larger query. */
export function selectMarks({ here, anywhere, tellings }: JoinMarks): SQL {
  const names = [here, ...(anywhere === undefined ? [] : [anywhere]), ...tellings]
  return sql`array(select encode(mark, 'hex') from contributor_marks where ${matchFew(sql`mark`, names)} order by 1) as marks`
}

/**
 * Finds out whether an author joins a company's numbers of a kind, and the country's, with a review: once for good,
 * no matter what they delete and write again. `found` are the marks that are there, `newcomer` the months of an author
 * who is in no numbers yet; `adds` has to be stored with the review.
 */
export function judgeJoins(
  { here, anywhere, tellings }: JoinMarks,
  found: readonly string[],
  newcomer: JoiningMonths,
): { joins: JoiningMonths; adds: string[] } {
  const isFound = (mark: string) => found.includes(mark)
  const isNew = !isFound(here)
  const told = isNew ? here : tellings.find((mark) => !isFound(mark))
  const joinsCountry = anywhere !== undefined && !isFound(anywhere)
  return {
    joins: {
      company: isNew ? newcomer.company : null,
      country: joinsCountry ? newcomer.country : null,
      tells: told !== undefined,
    },
    adds: [told, joinsCountry ? anywhere : undefined].filter((mark) => mark !== undefined),
  }
}

/**
 * Builds the insert of marks, given in hex, as part of a larger statement, which stores them where `condition` holds.
 */
export const insertMarks = (marks: readonly string[], condition: SQL): SQL =>
  sql`insert into contributor_marks (mark)
    select decode(hex, 'hex') from unnest(${sql.param([...marks])}::text[]) as one (hex) where ${condition}
    on conflict do nothing`
