import { sql } from 'drizzle-orm'
import { provenCrowd } from '../../contract/proofs/proofs.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { openCounters } from '../statistics/ledger.queries.ts'

/** Reads the years in which enough published reviews of a company are proven to be a crowd, and how many they are. */
export async function readProvenYears(db: Database, companyId: number): Promise<Map<string, number>> {
  const rows = await queryRows<{ year: string; n: number }>(
    db,
    sql`select left(month, 4) as year, count(*)::int as n from reviews
      where company_id = ${companyId} and proven and state = 'published'
      group by 1 having count(*) >= ${provenCrowd}`,
  )
  return new Map(rows.map(({ year, n }) => [year, n]))
}

/**
 * Reads at least how many of a company's reviews are proven, in steps, of how many; null where no year has a crowd. It
 * follows from what readers see of single reviews.
 */
export async function readProvenShare(
  db: Database,
  companyId: number,
): Promise<{ at_least: number; of: number } | null> {
  const years = await readProvenYears(db, companyId)
  const proven = [...years.values()].reduce((sum, n) => sum + n, 0)
  if (proven === 0) return null
  const counters = await openCounters(db, companyId, ['count'])
  return { at_least: proven - (proven % provenCrowd), of: counters.get('count')?.get('company') ?? 0 }
}
