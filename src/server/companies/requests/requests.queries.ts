import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { companyRequests } from '../../platform/db/schema/employers.ts'

/** Stores the contact to tell of the outcome of a request. */
export async function addRequest(tx: Database, request: typeof companyRequests.$inferInsert): Promise<void> {
  await tx.insert(companyRequests).values(request)
}

/**
 * Draws an id for a requested company: random rather than sequential, so that it reveals neither when it was requested
 * nor how many there are. Small ids are those of the demonstration.
 */
export async function drawCompanyId(tx: Database): Promise<number> {
  for (;;) {
    const id = randomInt(1_000_000, 1_000_000_000)
    const rows = await queryRows(tx, sql`select 1 from companies where id = ${id}`)
    if (rows.length === 0) return id
  }
}
