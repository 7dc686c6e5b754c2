import { sql } from 'drizzle-orm'
import { queryRows } from '../../../src/server/platform/db/database.ts'
import type { TestServer } from '../server/server.ts'

/** A row of a copy of the database: its primary key, all its values and the transaction that wrote it. */
export type DumpedRow = { key: string; values: Record<string, unknown>; transaction: string }
/** Every table with its rows in physical order; and the state of each sequence, as one more table. */
export type WholeDump = Map<string, DumpedRow[]>

type Table = { name: string; key: string[] }

/** Copies every table, with what PostgreSQL itself records about each row. */
export async function dumpWhole({ db }: Pick<TestServer, 'db'>): Promise<WholeDump> {
  const tables = await queryRows<Table>(
    db,
    sql`select relname as name, array_agg(attname::text order by attnum) as key
      from pg_index join pg_class on pg_class.oid = indrelid
      join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indisprimary and relnamespace = 'public'::regnamespace group by relname order by relname`,
  )
  const dump: WholeDump = new Map()
  for (const { name, key } of tables) {
    const rows = await queryRows<Record<string, unknown>>(
      db,
      sql`select *, xmin::text as system_xmin from ${sql.identifier(name)} order by ctid`,
    )
    dump.set(
      name,
      rows.map(({ system_xmin, ...values }) => ({
        key: JSON.stringify(key.map((column) => leavesOf(values[column]).join())),
        values,
        transaction: String(system_xmin),
      })),
    )
  }
  const sequences = await queryRows<Record<string, unknown>>(
    db,
    sql`select sequencename as name, coalesce(last_value, 0)::text as reached from pg_sequences where schemaname = 'public'`,
  )
  dump.set(
    'sequences',
    sequences.map((values) => ({ key: String(values.name), values, transaction: '' })),
  )
  return dump
}

/**
 * Returns the tables whose rows reference an account or are addressed to one: their content is known to belong to one
 * person.
 */
export async function tablesOfAccounts({ db }: Pick<TestServer, 'db'>): Promise<Set<string>> {
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'accounts'::regclass
      union select table_name from information_schema.columns where table_schema = 'public' and column_name = 'account_id'`,
  )
  return new Set(['accounts', 'mailboxes', 'mails', ...rows.map(({ name }) => name)])
}

/** Lists every single value within a value as text: bytes in hex, dates as ISO, each leaf of JSON separately. */
export function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (value instanceof Uint8Array) return [Buffer.from(value).toString('hex')]
  if (value instanceof Date) return [value.toISOString()]
  if (typeof value === 'object') return Object.values(value).flatMap(leavesOf)
  return [String(value)]
}

/** The people in whose turns a row was added or changed, by table and key. */
export type Owners = Map<string, Set<number>>

const nobody = -1

/** Records which rows a person's turn has added or changed. */
export function noteTurn(owners: Owners, before: WholeDump, after: WholeDump, person: number): void {
  for (const [table, rows] of after) {
    const was = new Map((before.get(table) ?? []).map((row) => [row.key, said(row)]))
    for (const row of rows)
      if (was.get(row.key) !== said(row)) {
        const name = `${table} ${row.key}`
        // What was there before the first turn belongs to nobody.
        const whose = owners.get(name) ?? new Set(was.has(row.key) ? [nobody] : [])
        owners.set(name, whose.add(person))
      }
  }
}

const said = ({ values }: DumpedRow) =>
  JSON.stringify(Object.entries(values).map(([name, one]) => [name, leavesOf(one)]))

export type OwnRow = DumpedRow & { table: string; person: number; place: number }

/** Returns the rows that one person alone has added or changed. */
export const ownRows = (dump: WholeDump, owners: Owners): OwnRow[] =>
  [...dump].flatMap(([table, rows]) =>
    rows.flatMap((row, place) => {
      const whose = owners.get(`${table} ${row.key}`)
      return whose?.size === 1 ? [{ ...row, table, place, person: [...whose][0]! }] : []
    }),
  )
