import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'

/** What the number is rounded down to: no single review shows in it. */
const roundedTo = 1000
/** For how long a count is used again, in ms: it reads a row of each company. */
const usedFor = 10 * 60_000

const counted = new WeakMap<Database, { at: number; count: Promise<number> }>()

/** Counts the published company reviews of the site, rounded down to whole thousands. */
export function countReviewsRoundly(db: Database, now: Date): Promise<number> {
  const known = counted.get(db)
  if (known && Math.abs(now.getTime() - known.at) < usedFor) return known.count
  const count = readCount(db)
  counted.set(db, { at: now.getTime(), count })
  count.catch(() => counted.delete(db))
  return count
}

async function readCount(db: Database): Promise<number> {
  const [row] = await queryRows<{ n: number }>(db, sql`select coalesce(sum(reviews), 0)::int as n from company_listing`)
  return Math.floor(row!.n / roundedTo) * roundedTo
}
