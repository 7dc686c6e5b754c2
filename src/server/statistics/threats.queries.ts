import { sql } from 'drizzle-orm'
import { threatRule } from '../../contract/notices/rules.ts'
import { type Database, queryRows } from '../platform/db/database.ts'

/**
 * Returns 1 where a company's page says that the company has threatened with the law (decision 153): it has sent so many
 * notices for defamation in its own name within a year, and every moderator's decision to keep the text is final.
 */
export async function readThreats(db: Database, companyId: number): Promise<1 | undefined> {
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`select count(*)::int as n from notices where company_id = ${companyId} and by_company and threat`,
  )
  return row!.n >= threatRule.notices ? 1 : undefined
}
