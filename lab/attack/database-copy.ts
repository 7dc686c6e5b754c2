import { sql } from 'drizzle-orm'
import { queryRows } from '../../src/server/platform/db/database.ts'
import type { TestServer } from '../../tests/support/server/server.ts'

/** A row in a copy of the database: its values as text, its place, and the transaction that wrote it. */
export type CopiedRow = { values: Record<string, string | null>; place: number; transaction: number }
export type DatabaseCopy = Map<string, CopiedRow[]>

/** Copies every table but those of the system and those in `without`. */
export async function copyDatabase(
  { db }: Pick<TestServer, 'db'>,
  without: ReadonlySet<string> = new Set(),
): Promise<DatabaseCopy> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const copy: DatabaseCopy = new Map()
  for (const { name } of tables) {
    if (without.has(name)) continue
    const rows = await queryRows<{ row: Record<string, unknown>; wrote: string }>(
      db,
      sql`select to_jsonb(t) as row, xmin::text as wrote from ${sql.identifier(name)} as t order by ctid`,
    )
    copy.set(
      name,
      rows.map(({ row, wrote }, place) => ({ values: textOf(row), place, transaction: Number(wrote) })),
    )
  }
  return copy
}

const textOf = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null ? null : typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )

/** Returns every order of a table's rows: by place, by transaction, by each of its columns. */
export function listOrders(rows: readonly CopiedRow[]): Map<string, CopiedRow[]> {
  const orders = new Map<string, CopiedRow[]>([
    ['place', [...rows].sort((a, b) => a.place - b.place)],
    ['transaction', [...rows].sort((a, b) => a.transaction - b.transaction || a.place - b.place)],
  ])
  for (const column of Object.keys(rows[0]?.values ?? {}))
    orders.set(
      column,
      [...rows].sort((a, b) => compare(a.values[column] ?? '', b.values[column] ?? '')),
    )
  return orders
}

function compare(a: string, b: string): number {
  const [first, second] = [Number(a), Number(b)]
  if (Number.isFinite(first) && Number.isFinite(second) && first !== second) return first - second
  return a < b ? -1 : a > b ? 1 : 0
}
