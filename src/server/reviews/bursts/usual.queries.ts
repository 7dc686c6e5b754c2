import type { Database } from '../../platform/db/database.ts'
import { openCounters } from '../../statistics/ledger.queries.ts'
import { createStars } from './sort-out.ts'
import { buildUsual, type Learned } from './usual.ts'

/** Reads what is usual of a company (`buildUsual`) from its public counters by month. */
export async function readUsual(
  db: Database,
  companyId: number,
  { passed, now }: { passed: readonly number[]; now: Date },
): Promise<Learned> {
  const byMonth = new Map<string, number[]>()
  for (const [bucket, count] of (await openCounters(db, companyId, ['company.month'])).get('company.month') ?? []) {
    const [month = '', star] = bucket.split(' ')
    const stars = byMonth.get(month) ?? createStars()
    stars[Number(star) - 1] = count
    byMonth.set(month, stars)
  }
  return buildUsual(byMonth, { passed, now })
}
