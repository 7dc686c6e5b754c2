import { sql } from 'drizzle-orm'
import { type Interest, selectInterest } from '../accounts/company-roles.queries.ts'
import { type Author, countFirstTaken } from '../authorship/authorship.queries.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { ReviewedCompany } from './reviews.queries.ts'

type Submitted = ReviewedCompany & {
  /** The reason the account may not review the company; null when there is none, or nobody is signed in. */
  interest: Interest | null
  /** How many of the slots in the first lookup of `claim` are taken. */
  taken: number
}

/** Reads all that a review needs before it may claim anything, in one query; null when there is no such company. */
export async function findSubmitted(
  db: Database,
  author: Author,
  { companyId, accountId }: { companyId: number; accountId?: string },
): Promise<Submitted | null> {
  const interest = accountId === undefined ? sql`null` : selectInterest(accountId, companyId)
  const [row] = await queryRows<Submitted>(
    db,
    sql`select id, name_en as name, is_approved as approved, ${interest} as interest, ${countFirstTaken(author)} as taken
      from companies where id = ${companyId}`,
  )
  return row ?? null
}
