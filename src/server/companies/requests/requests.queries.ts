import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { companyRequests } from '../../platform/db/schema/employers.ts'

/** Stores the contact to notify of the outcome of a request. */
export async function addRequest(tx: Database, request: typeof companyRequests.$inferInsert): Promise<void> {
  await tx.insert(companyRequests).values(request)
}

/**
 * Chooses ids for new companies: random rather than sequential, so that they reveal neither when a company was
 * requested nor how many there are. Small ids are those of the demonstration.
 */
export async function createCompanyIds(tx: Database, count: number): Promise<number[]> {
  const ids = new Set<number>()
  while (ids.size < count) {
    while (ids.size < count) ids.add(randomInt(1_000_000, 1_000_000_000))
    const taken = await queryRows<{ id: number }>(
      tx,
      sql`select id from companies where id = any(${sql.param([...ids])}::int[])`,
    )
    for (const { id } of taken) ids.delete(id)
  }
  return [...ids]
}
