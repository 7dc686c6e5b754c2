import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../../src/server/platform/db/database.ts'
import type { OpenDatabase } from '../../../src/server/platform/db/open.ts'

/** Tables with what a server starts with, the site open, and the audit, which refuses deletion. All others are emptied. */
const kept = ['lookup_items', 'applied_sql', 'author_keys', 'audit', 'schema_numbers', 'site_state']

/** Deleted rows remain in the file of a table; above this many bytes it is truncated instead. */
const maxBytes = 1024 * 1024

/**
 * Creates a function that empties everything but the lookup lists. Truncating a table creates files, which takes longer
 * than most tests: rows of small tables are deleted, without foreign keys checked and triggers run.
 */
export function createEmptying({ db }: OpenDatabase): () => Promise<void> {
  let made: Promise<unknown> | undefined
  return async () => {
    made ??= makeFunction(db)
    await made
    await db.execute('select testing.empty_tables()')
  }
}

/** In a schema of its own, where no test finds it. */
async function makeFunction(db: Database): Promise<void> {
  const body = writeFunction(await findEmptied(db))
  await db.execute('create schema if not exists testing')
  await db.execute(sql.raw(body))
}

type Emptied = { tables: readonly string[]; sequences: readonly string[] }

/**
 * Writes the function that empties these tables and lets these sequences begin again. A function, since its statements
 * are planned once for each connection.
 */
function writeFunction({ tables, sequences }: Emptied): string {
  return `create or replace function testing.empty_tables() returns void language plpgsql as $body$ begin
    perform set_config('session_replication_role', 'replica', true);
    ${tables
      .map(
        (table) => `if exists (select from ${table}) then
            if pg_table_size('${table}') > ${maxBytes} then truncate ${table} cascade; else delete from ${table}; end if;
          end if;`,
      )
      .join('\n')}
    perform ${sequences.map((sequence) => `setval('${sequence}', 1, false)`).join(', ')};
  end $body$`
}

/**
 * Empties all tables as they were when the database was made: it has the lookup lists and nothing else. Tables are
 * truncated, so that rows lie in them again in the order in which they are added.
 */
export async function restoreRows(database: OpenDatabase): Promise<void> {
  await createEmptying(database)()
  await database.db.transaction(async (tx) => {
    await tx.execute('set local session_replication_role = replica')
    const used = await queryRows<{ name: string }>(
      tx,
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname <> all(${sql.param(kept)}::text[]) and pg_relation_size(oid) > 0`,
    )
    if (used.length > 0) await tx.execute(`truncate ${used.map(({ name }) => name).join(', ')} cascade`)
    await tx.execute('delete from audit')
    await tx.execute('delete from author_keys')
  })
}

/** Restores an embedded database to how it was made. */
export async function restoreMade(database: OpenDatabase): Promise<void> {
  await restoreRows(database)
  const { $client: client } = database.db as unknown as { $client: PGlite }
  // Rows of the catalogue that truncation left behind, and the log.
  for (const statement of ['discard temp', 'vacuum pg_class', 'checkpoint']) await client.query(statement)
}

/** Finds all tables of the database but those that are kept, with the sequences of their identity columns. */
async function findEmptied(db: Database): Promise<Emptied> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> all(${sql.param(kept)}::text[])`,
  )
  const sequences = await queryRows<{ name: string }>(
    db,
    sql`select objid::regclass::text as name from pg_depend
      join unnest(${sql.param(tables.map(({ name }) => name))}::text[]) as table_name on refobjid = table_name::regclass
      where classid = 'pg_class'::regclass and deptype in ('a', 'i')
        and exists (select 1 from pg_class where oid = objid and relkind = 'S')`,
  )
  return { tables: tables.map(({ name }) => name), sequences: sequences.map(({ name }) => name) }
}
