import { sql } from 'drizzle-orm'
import { type Interest, selectInterest } from '../accounts/company-roles.queries.ts'
import { selectIds } from '../accounts/current-companies.queries.ts'
import type { Author } from '../authorship/authorship.queries.ts'
import {
  type Claim,
  type ClaimFound,
  type ClaimNames,
  insertClaim,
  listRewriting,
  selectClaim,
} from '../authorship/once.queries.ts'
import { insertWithheld } from '../authorship/withheld.queries.ts'
import { type Database, queryPrepared } from '../platform/db/database.ts'
import { insertMarks, type JoinMarks, selectMarks } from './joining.queries.ts'
import type { ContributionOf } from './rounds/contribution.ts'
import { insertWaiting } from './rounds/rounds.queries.ts'

/** What stands of the author, and which of their marks are there: what a review is made of. */
export type Known = ClaimFound & { marks: string[] }

type Found = Known & {
  /** The ids of the company: its own, and those of companies that have become it. */
  companies: number[]
  approved: boolean
  /** Whether it does not exist any more. */
  closed: boolean
  /** The reason the account may not review the company; null when there is none, or nobody is signed in. */
  interest: Interest | null
  stored: boolean
}

/**
 * The company a review is about, with all its ids, the account that wrote it, the names that its author is found by, and whether they may
 * write about the company as far as their account tells.
 */
type Asked = {
  companies: readonly number[]
  accountId: string | undefined
  names: ClaimNames
  marks: JoinMarks
  mayWrite: boolean
}

/** A review as it is stored: its author's claim, what is queued for the next round, and the marks that are added. */
type Prepared = { claim: Claim; waiting: ContributionOf<'review'>; adds: readonly string[]; now: Date }

/**
 * Stores a review with its author's tie where all is as it was judged by (`known`) and nothing forbids it; otherwise
 * stores nothing. Reads and writes in one statement, and returns what it has found; null when there is no such company.
 * Where another submission of this author has got their slot meanwhile, what is found is from before it. All else that
 * is known of an author changes only with a slot of theirs.
 */
export async function storeSubmitted(
  db: Database,
  author: Author,
  { companies: asked, accountId, names, marks, mayWrite }: Asked,
  known: Known,
  { claim, waiting, adds, now }: Prepared,
): Promise<Found | null> {
  const [companyId] = asked as [number, ...number[]]
  const interest = accountId === undefined ? sql`null::text` : selectInterest(accountId, companyId)
  const isAsKnown = sql`${mayWrite}::boolean and exists (select from found where approved and not closed and interest is null
    and companies = ${sql.param([...asked])}::int[]
    and (taken, ties, rewriting, marks) = (${known.taken}::int,
      ${sql.param(known.ties)}::text[], ${sql.param(known.rewriting)}::text[], ${sql.param(known.marks)}::text[]))`
  const isClaimed = sql`exists (select from claimed)`
  const [row] = await queryPrepared<Found>(
    db,
    sql`with found as (
        select ${selectIds()} as companies, is_approved as approved, closed, ${interest} as interest, ${selectClaim(author, names)},
          ${selectMarks(marks)}
        from companies where companies.id = ${companyId}),
      claimed as (${insertClaim(author, claim, waiting.id, isAsKnown)}),
      marked as (${insertMarks(adds, isClaimed)}),
      rewritten as (${insertWithheld(author, listRewriting(claim, now), isClaimed)}),
      queued as (${insertWaiting(author, waiting, isClaimed)})
      select found.*, ${isClaimed} as stored from found`,
  )
  return row ?? null
}
