import { sql } from 'drizzle-orm'
import { splitBatches } from '../platform/db/batches.ts'
import { queryRows } from '../platform/db/database.ts'
import { count } from '../statistics/statistics.queries.ts'
import { type CountedRow, type Dependencies, toCounted } from './reviews.queries.ts'

/**
 * Counts those of these reviews that are published with the company they are about now, and takes them out of the
 * counters of the one they were about; in the caller's transaction, which holds the lock on both.
 */
export async function countReviews(
  { db: tx, privacy }: Dependencies,
  ids: readonly string[],
  { from, into }: { from: number; into: number },
): Promise<void> {
  for (const batch of splitBatches(ids, 500)) {
    const rows = await queryRows<CountedRow>(
      tx,
      sql`select kind, answers, month, sealed from reviews where company_id = ${into} and state = 'published'
        and id = any(${sql.param(batch)}::uuid[]) order by id`,
    )
    const counted = rows.map((row) => toCounted(privacy, row))
    await count(tx, from, { taken: counted })
    await count(tx, into, { added: counted })
  }
}
