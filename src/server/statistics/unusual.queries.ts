import { sql } from 'drizzle-orm'
import type { Company } from '../../contract/companies/companies.schema.ts'
import type { UnusualState } from '../../contract/reviews/unusual.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { BurstState } from '../platform/db/schema/bursts.ts'

type Unusual = NonNullable<Company['unusual']>
type Row = Omit<Unusual[number], 'state' | 'without'> & { state: BurstState; done: boolean; counted: number[] }

/** What readers are told of each state, once a round has carried it out; they wait until then. */
const toldAs: Readonly<Record<BurstState, UnusualState>> = {
  open: 'waits',
  released: 'published',
  rejected: 'removed',
  noted: 'noted',
}

/**
 * Reads what a company's page says of reviews that were more than usual by far, the latest first; `distribution` is how
 * many reviews of 1 to 5 stars readers see.
 */
export async function readUnusual(db: Database, companyId: number, distribution: readonly number[]): Promise<Unusual> {
  const rows = await queryRows<Row>(
    db,
    sql`select told as count, days, usual, state, done, month, counted from bursts
      where company_id = ${companyId} order by month desc, id limit 3`,
  )
  return rows.map(({ state, done, counted, ...told }) => {
    const left = distribution.map((count, place) => Math.max(0, count - (counted[place] ?? 0)))
    const people = left.reduce((sum, count) => sum + count, 0)
    const stars = left.reduce((sum, count, place) => sum + count * (place + 1), 0)
    const waits = state !== 'noted' && !done
    return { ...told, state: waits ? 'waits' : toldAs[state], without: people > 0 ? stars / people : null }
  })
}
