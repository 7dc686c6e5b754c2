import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../../src/server/platform/db/database.ts'
import type { OpenDatabase } from '../../../src/server/platform/db/open.ts'

/** Tables with what a server starts with, and the audit, which refuses deletion. All others are emptied. */
const kept = ['lookup_items', 'applied_sql', 'author_keys', 'audit', 'schema_numbers']

/** Deleted rows remain in the file of a table; above this many bytes it is truncated instead. */
const maxBytes = 64 * 1024

/**
 * Creates a function that empties everything but the lookup lists. The embedded database creates two hundred files to
 * truncate its tables, which takes longer than most tests: there the rows of small tables are deleted.
 */
export function createEmptying({ db, embedded }: OpenDatabase): () => Promise<void> {
  let known: { tables: string[]; sequences: string[] } | undefined
  return async () => {
    known ??= await findEmptied(db)
    if (!embedded) return void (await db.execute(`truncate ${known.tables.join(', ')} restart identity`))
    const { $client: client } = db as unknown as { $client: PGlite }
    const { large, filled } = await findUsed(db, known.tables)
    const deleted = filled.filter((table) => !large.includes(table))
    await client.exec(
      [
        // Foreign keys are not checked, triggers do not run.
        `set session_replication_role = replica`,
        ...deleted.map((table) => `delete from ${table}`),
        `set session_replication_role = default`,
        ...(large.length > 0 ? [`truncate ${large.join(', ')} cascade`] : []),
        `select ${known.sequences.map((sequence) => `setval('${sequence}', 1, false)`).join(', ')}`,
      ].join(';'),
    )
  }
}

/** Restores an embedded database to how it was made: with the lookup lists and nothing else. */
export async function restoreMade(database: OpenDatabase): Promise<void> {
  await createEmptying(database)()
  const { $client: client } = database.db as unknown as { $client: PGlite }
  const statements = [
    'discard temp',
    'set session_replication_role = replica',
    'delete from audit',
    'delete from author_keys',
    'set session_replication_role = default',
    // Rows of the catalogue that truncation left behind, and the log.
    'vacuum pg_class',
    'checkpoint',
  ]
  for (const statement of statements) await client.query(statement)
}

/** Finds the tables whose files are large, and those with rows. */
async function findUsed(db: Database, tables: readonly string[]) {
  // Without indexes, of which every table has files of its own: asking the size of each takes longer than emptying.
  const large = await queryRows<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relname = any(${sql.param([...tables])}::text[])
      and pg_relation_size(oid) + coalesce(pg_relation_size(nullif(reltoastrelid, 0)), 0) > ${maxBytes}`,
  )
  const [row] = await queryRows<{ filled: string[] }>(
    db,
    sql.raw(
      `select array_remove(array[${tables.map((table) => `case when exists (select from ${table}) then '${table}' end`).join(', ')}], null) as filled`,
    ),
  )
  return { large: large.map(({ name }) => name), filled: row!.filled }
}

/** Finds all tables of the database but those that are kept, with the sequences of their identity columns. */
async function findEmptied(db: Database) {
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
