import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Database, queryRows } from '../../../src/server/platform/db/database.ts'
import { openDatabase } from '../../../src/server/platform/db/open.ts'

/** The statements an operator runs once: `docs/scale.md`. */
const statements = readFileSync('docs/deploy/partitions.sql', 'utf8')

/** The tables those statements partition, as named there. */
export const partitionedTables: readonly string[] = /partitioned CONSTANT text\[\] := ARRAY\[(.*)\]/
  .exec(statements)![1]!
  .split(', ')
  .map((name) => name.slice(1, -1))

/** Runs the file on the database at `url`, which a server has opened, with `parts` partitions per table. */
export async function partition(url: string, parts: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select set_config('shafaf.partitions', $1, false)`, [String(parts)])
    await client.query(statements)
  } finally {
    await client.end()
  }
}

/** Does the same for a database that no server has opened yet: its tables are created first. */
export async function makePartitioned(url: string, parts: number): Promise<void> {
  await (await openDatabase({ DATABASE_URL: url, DATA_DIR: '/nowhere' })).close()
  await partition(url, parts)
}

/** Describes every column, key, check, index, foreign key and trigger in one line each, without partitions. */
export const describeTables = (db: Database): Promise<{ rule: string }[]> =>
  queryRows<{ rule: string }>(
    db,
    sql`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
        where connamespace = 'public'::regnamespace and conparentid = 0
          and not (select relispartition from pg_class where oid = conrelid)
      union all select replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') from pg_index
        join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace and not relispartition
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal and tgparentid = 0
      union all select table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
          || coalesce(column_default, '') || ' ' || coalesce(generation_expression, '')
        from information_schema.columns where table_schema = 'public'
          and not (select relispartition from pg_class where oid = table_name::regclass)
      order by 1`,
  )
