import { sql } from 'drizzle-orm'
import { maxBuckets } from '../../contract/following/news.ts'
import { type Database, queryRows } from '../platform/db/database.ts'

/** The place of a company by its id, as `computeSlot` of the contract computes it. */
const buildSlot = (id: string) => sql.raw(`(((${id}::bigint * 2654435761) % 4294967296) >> 22)`)

/** Returns how many companies have each of `maxBuckets` places. */
export async function countSlots(db: Database): Promise<number[]> {
  const rows = await queryRows<{ slot: number; companies: number }>(
    db,
    sql`select ${buildSlot('id')}::int as slot, count(*)::int as companies from companies where is_approved group by 1`,
  )
  const slots = Array<number>(maxBuckets).fill(0)
  for (const { slot, companies } of rows) slots[slot] = companies
  return slots
}

/** Lists the companies of a bucket by id, with a version that changes with anything their pages show. */
export async function listBucket(
  db: Database,
  { count, bucket }: { count: number; bucket: number },
): Promise<{ ids: number[]; version: string }> {
  const rows = await queryRows<{ id: number; version: string | null }>(
    db,
    sql`select id, version::text from companies left join company_versions on company_id = id
      where is_approved and ${buildSlot('id')} % ${count}::int = ${bucket}::int order by id`,
  )
  return { ids: rows.map(({ id }) => id), version: rows.map(({ id, version }) => `${id} ${version}`).join() }
}
