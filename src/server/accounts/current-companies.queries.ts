import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'

/**
 * Builds the column of the ids of a company, as part of a query on `companies`: the one it has by now, then those of
 * companies that have become it. People, devices and names computed from an id still say the earlier ones (decision 145).
 */
export const selectIds = (): SQL =>
  sql`array_prepend(coalesce(companies.joined_into, companies.id), array(select former.id from companies as former
    where former.joined_into = coalesce(companies.joined_into, companies.id) order by former.id))`

/** Returns the ids of a company in the same order; the id alone where there is none. */
export async function listIdsOf(db: Database, id: number): Promise<number[]> {
  const [row] = await queryRows<{ ids: number[] }>(
    db,
    sql`select ${selectIds()} as ids from companies where companies.id = ${id}`,
  )
  return row?.ids ?? [id]
}

/** Returns these companies as they are by now, each once, in their order. */
export async function listCurrentCompanies(db: Database, ids: readonly number[]): Promise<number[]> {
  const current = await readCurrent(db, ids)
  return [...new Set(ids.map((id) => current.get(id) ?? id))]
}

/** Returns which company has become which, of these. */
export async function readCurrent(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await queryRows<{ id: number; into: number }>(
    db,
    sql`select id, joined_into as "into" from companies
      where id = any(${sql.param([...ids])}::int[]) and joined_into is not null`,
  )
  return new Map(rows.map(({ id, into }) => [id, into]))
}
