import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'

/**
 * A table as it is backed up: the columns that can be written, in the order of the table, and what its rows are sorted
 * by.
 */
export type Table = { name: string; columns: string[]; order: string }
export type Sequence = { name: string; last: string; called: boolean }

/** The tables that every database creates for itself. */
const ownOnly = ['applied_sql', 'schema_numbers', 'site_files']
/** Characters of rows read or written at a time. */
const most = 1_000_000
const name = (text: string) => sql.identifier(text)

/**
 * Runs work that sees one snapshot of the whole database, with each value written so that it reads back as the same.
 */
export function readAtOneMoment<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await writeExactly(tx)
      return work(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Sets the settings that decide how a value is written as text. */
async function writeExactly(tx: Database): Promise<void> {
  for (const [setting, value] of Object.entries({
    datestyle: 'ISO, YMD',
    timezone: 'UTC',
    intervalstyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
  }))
    await tx.execute(sql`select set_config(${setting}, ${value}, true)`)
}

/** Lists the migrations a database has had, oldest first: rows mean the same only between databases with equal ones. */
export async function readMigrations(db: Database): Promise<string[]> {
  const rows = await queryRows<{ hash: string }>(
    db,
    sql`select hash from drizzle.numbered_migrations order by created_at`,
  )
  return rows.map(({ hash }) => hash)
}

/** Lists all tables of the site except those that every database creates for itself. */
export async function listTables(db: Database): Promise<Table[]> {
  const rows = await queryRows<{ name: string; columns: string[]; key: string[] | null }>(
    db,
    sql`select relname::text as name,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select json_agg(quote_ident(attname) || case when attcollation = 0 then '' else ' collate "C"' end order by nth)
        from pg_index cross join unnest(indkey) with ordinality as keys (number, nth)
        join pg_attribute on attrelid = indrelid and attnum = keys.number
        where indrelid = tables.oid and indisprimary) as key
      from pg_class as tables
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      order by relname collate "C"`,
  )
  return rows
    .filter(({ name }) => !ownOnly.includes(name))
    .map(({ name, columns, key }) => ({ name, columns, order: key?.join(', ') ?? 'kept::text collate "C"' }))
}

/** Yields all rows of a table as text, in batches, in an order that reveals nothing of when they came. */
export async function* readRows(tx: Database, table: Table): AsyncGenerator<string[]> {
  await tx.execute(
    sql`declare reading no scroll cursor for
      select kept::text as line from ${name(table.name)} as kept order by ${sql.raw(table.order)}`,
  )
  let count = 50
  while (true) {
    const rows = await queryRows<{ line: string }>(tx, sql`fetch ${sql.raw(String(count))} from reading`)
    if (rows.length === 0) break
    const lines = rows.map(({ line }) => line)
    yield lines
    const size = lines.reduce((sum, line) => sum + line.length, 0) / lines.length
    count = Math.max(1, Math.min(5000, Math.floor(most / size)))
  }
  await tx.execute(sql`close reading`)
}

/** Reads the current values of the sequences. They are not part of the snapshot, so they are read after the rows. */
export async function readSequences(db: Database): Promise<Sequence[]> {
  const names = await queryRows<{ name: string }>(
    db,
    sql`select relname::text as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'S' order by 1`,
  )
  const sequences: Sequence[] = []
  for (const { name: sequence } of names) {
    const [row] = await queryRows<{ last: string; called: boolean }>(
      db,
      sql`select last_value::text as last, is_called as called from ${name(sequence)}`,
    )
    sequences.push({ name: sequence, ...row! })
  }
  return sequences
}

/** Sets a sequence to continue from its stored value. */
export async function setSequence(tx: Database, { name: sequence, last, called }: Sequence): Promise<void> {
  await tx.execute(sql`select setval(quote_ident(${sequence})::regclass, ${last}::bigint, ${called})`)
}

/** Lists the tables that have rows. */
export async function listFilled(db: Database, tables: readonly Table[]): Promise<string[]> {
  const filled: string[] = []
  for (const table of tables)
    if ((await queryRows(db, sql`select 1 from ${name(table.name)} limit 1`)).length > 0) filled.push(table.name)
  return filled
}

/** Inserts rows as `readRows` gave them. */
export async function addRows(tx: Database, { name: table, columns }: Table, lines: readonly string[]): Promise<void> {
  const listed = sql.join(columns.map(name), sql`, `)
  const read = sql.join(
    columns.map((column) => sql`(kept.one).${name(column)}`),
    sql`, `,
  )
  await tx.execute(sql`insert into ${name(table)} (${listed}) overriding system value
    select ${read} from (select line::${name(table)} as one
      from unnest(${sql.param(lines)}::text[]) as line offset 0) as kept`)
}

/**
 * Runs work in a transaction in which triggers are off and foreign keys are not checked yet; at its end every one
 * holds, or all is rolled back. The owner of the tables may do so.
 */
export function runWhileFilling(
  db: Database,
  tables: readonly Table[],
  work: (tx: Database) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await writeExactly(tx)
    // Those of a partitioned table; its partitions follow.
    const rules = await queryRows<{ table: string; name: string; rule: string }>(
      tx,
      sql`select relname::text as table, conname::text as name, pg_get_constraintdef(pg_constraint.oid) as rule
        from pg_constraint join pg_class on pg_class.oid = conrelid
        where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`,
    )
    for (const rule of rules) await tx.execute(sql`alter table ${name(rule.table)} drop constraint ${name(rule.name)}`)
    for (const table of tables) await tx.execute(sql`alter table ${name(table.name)} disable trigger user`)
    await work(tx)
    for (const table of tables) await tx.execute(sql`alter table ${name(table.name)} enable trigger user`)
    for (const rule of rules)
      await tx.execute(sql`alter table ${name(rule.table)} add constraint ${name(rule.name)} ${sql.raw(rule.rule)}`)
  })
}
