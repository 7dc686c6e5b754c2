import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { Counts } from '../../statistics/guard.ts'
import { openCounters } from '../../statistics/ledger.queries.ts'

/** Reads a company's ratings by month and stars. */
export async function readMonthCounters(db: Database, companyId: number): Promise<Counts> {
  return (await openCounters(db, companyId, ['company.month'])).get('company.month') ?? new Map()
}

/** Counts the rated approved companies of an industry, and averages the ratings on their pages: each counts once. */
export async function readIndustryRating(
  db: Database,
  industryId: number,
): Promise<{ companies: number; average: number | null }> {
  const [row] = await queryRows<{ companies: number; average: number | null }>(
    db,
    sql`select count(*)::int as companies, avg(rate)::float8 as average from (
        select sum(live * bucket::int)::float8 / sum(live) as rate from tallies
        where measure = 'company.rate'
          and company_id in (select id from companies where industry_id = ${industryId} and is_approved)
        group by company_id having sum(live) > 0) as rated`,
  )
  return row ?? { companies: 0, average: null }
}
