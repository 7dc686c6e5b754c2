import { sql } from 'drizzle-orm'
import type { Pay } from '../../../../contract/salaries/pay.schema.ts'
import { typicalRules } from '../../../../contract/statistics/rules.ts'
import { getLookups } from '../../../lookups/lookups.queries.ts'
import { type Database, queryRows } from '../../../platform/db/database.ts'
import { type ReleasedCounts, sumCounts } from '../../guard.ts'
import { readReleasedOfCompanies } from '../../ledger.queries.ts'
import { payMeasure } from '../../pay-measures.ts'
import { payOf } from './figures.ts'
import { type Crowd, payWithin } from './leaning.ts'
import { listReleasedTitles } from './titles.queries.ts'

/**
 * Reads the wider crowd a company's pay leans on: the most reviewed other companies of its industry or, where too few of
 * those are released, the whole country.
 */
export async function readCrowd(db: Database, companyId: number): Promise<Crowd> {
  const listed = await queryRows<{ id: number }>(
    db,
    sql`select company_id as id from company_listing
      where industry_id = (select industry_id from companies where id = ${companyId}) and company_id <> ${companyId}
      order by reviews desc, company_id desc limit ${typicalRules.most}`,
  )
  const ids = listed.map(({ id }) => id)
  const all = await readReleasedOfCompanies(db, ids, [payMeasure])
  const told = [...all.values()].map(({ counters }) => counters(payMeasure)).filter(({ releases }) => releases > 0)
  if (told.length >= typicalRules.companies) return { on: 'industry', released: sumCounts(told), parts: told.length }
  const { everybody } = await listReleasedTitles({ db, lookups: await getLookups(db) })
  return { on: 'country', released: everybody, parts: typicalRules.most }
}

/** Returns a company's pay from its released counts, which leans on a wider crowd where they are few. */
export async function readPayWithin(db: Database, companyId: number, released: ReleasedCounts): Promise<Pay | null> {
  const own = payOf(released)
  if (own?.median != null || released.releases === 0) return own
  return payWithin(released, await readCrowd(db, companyId))
}
