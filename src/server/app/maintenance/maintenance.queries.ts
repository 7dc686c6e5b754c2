import { setTimeout as wait } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { endGeneration, isOver, minRows, readGeneration, readOldest } from './generations.queries.ts'
import { rewrittenTables } from './rewritten-tables.ts'

type Pace = {
  /** The moment of this round, by which generations end; without it none does. */
  now?: Date
  /** The fewest rows of a generation that ends. */
  least?: number
  /** The rows of one transaction, during which no other can write to the table; by default as many as take 50 ms. */
  batch?: number
  /**
   * The lock timeout: how long a batch and the other writers of its table wait for each other before the batch gives
   * way.
   */
  lockTimeout?: number
  /**
   * Called between two batches, with the milliseconds the last one took: requests that came meanwhile are answered
   * before the next.
   */
  rest?: (milliseconds: number) => Promise<unknown>
  /** The keys that are held in memory at a time. */
  keys?: number
}

/** A table of at most this many bytes is rewritten in one transaction, of at most `maxBatch` rows. */
const smallTable = 1024 * 1024
/** The rows of the first batch of a larger table, and the bounds of every batch. */
const firstBatch = 20
const minBatch = 10
const maxBatch = 500
/** How long a batch should take, in ms: the size of the next batch follows from the pace of the last. */
const batchTime = 50
/**
 * The size of a GIN index's pending list at which a batch merges it into the index: at PostgreSQL's 4 MB one batch in
 * seventy takes ten times as long as the others.
 */
const pendingWords = '64kB'

/**
 * Rewrites all rows of the current generation of these tables along the primary key (decision 160): afterwards the
 * transaction that wrote a row and the place where it lies follow from its generation and its key, which is random or
 * says nothing of people, and not from the moment it was first written. A table of fewer than `minRows` has one
 * generation, which never ends. A row of a large table that was changed in place since the last round frees its place
 * during this one, where another row may then lie; after the next round that is over. On PostgreSQL readers never wait,
 * and writers wait for one batch, some 50 ms. On the embedded database, which runs one query at a time, every request
 * waits that long at most. Returns how many rows it wrote.
 */
export async function rewriteRows(
  db: Database,
  tables: readonly string[] = rewrittenTables,
  { now, least = minRows, ...pace }: Pace = {},
): Promise<number> {
  let total = 0
  for (const table of tables) {
    const shape = await readShape(db, table)
    const generation = await readGeneration(db, table)
    const begun = await readOldest(db)
    // Every row that a transaction before the oldest one has written is seen, and so is on the way.
    const { rows, own } = await rewriteSince(db, shape, generation.since, pace)
    total += rows
    if (now && isOver(generation, rows, { now, least })) {
      const end = await readOldest(db)
      // What others wrote meanwhile must not end as it is: written once more, it is of the next generation.
      total += (await rewriteSince(db, shape, begun, { ...pace, own })).rows
      await endGeneration(db, table, end, now)
    }
    // Without this the rows of the next round could not reuse this round's space, and the table would double. Indexes
    // would keep the earlier places of rows.
    await db.execute(sql`vacuum (truncate false, index_cleanup on) ${sql.identifier(table)}`)
  }
  return total
}

type Shape = {
  table: string
  /** The columns of the primary key with their types, in its order. */
  key: { name: string; type: string }[]
  /** All columns that can be written; generated ones follow from them. */
  columns: string[]
  /** The size of the table on disk; 0 for a partitioned one. */
  bytes: number
  /** True if deleting a row would delete or clear rows of other tables. */
  takesOthersAlong: boolean
}

async function readShape(db: Database, table: string): Promise<Shape> {
  const key = await queryRows<{ name: string; type: string }>(
    db,
    sql`select attname as name, format_type(atttypid, atttypmod) as type
      from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indrelid = ${table}::regclass and indisprimary order by array_position(indkey::int2[], attnum)`,
  )
  const columns = await queryRows<{ name: string }>(
    db,
    sql`select attname as name from pg_attribute where attrelid = ${table}::regclass
      and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  )
  const acting = await queryRows(
    db,
    sql`select 1 from pg_constraint where confrelid = ${table}::regclass and contype = 'f'
      and confdeltype in ('c', 'n', 'd') limit 1`,
  )
  const [size] = await queryRows<{ bytes: number }>(db, sql`select pg_table_size(${table}::regclass)::float as bytes`)
  return {
    table,
    key,
    columns: columns.map(({ name }) => name),
    bytes: size!.bytes,
    takesOthersAlong: acting.length > 0,
  }
}

/** The values of one primary key as text, in the order of its columns. */
type Key = string[]

/**
 * Rewrites the rows that were written since a transaction, or all, but for those that transactions in `own` have
 * written. Returns how many, and its own transactions.
 */
async function rewriteSince(
  db: Database,
  shape: Shape,
  since: string | null,
  {
    batch,
    lockTimeout = 100,
    rest,
    keys: most = 200_000,
    own: without = [],
  }: Pick<Pace, 'batch' | 'lockTimeout' | 'rest' | 'keys'> & { own?: readonly string[] },
): Promise<{ rows: number; own: string[] }> {
  const own: string[] = []
  let size = batch ?? (shape.bytes <= smallTable ? maxBatch : firstBatch)
  let rows = 0
  for (let keys: Key[] = [], isFirst = true; isFirst || keys.length === most; isFirst = false) {
    keys = await listKeys(db, shape, { since, without, after: keys.at(-1), most })
    for (let from = 0; from < keys.length; ) {
      const some = keys.slice(from, from + size)
      const began = performance.now()
      own.push(await rewriteBatch(db, shape, some, lockTimeout))
      const took = performance.now() - began
      from += some.length
      size = batch ?? Math.max(minBatch, Math.min(maxBatch, Math.floor((some.length * batchTime) / took)))
      if (from < keys.length || keys.length === most) await rest?.(took)
    }
    rows += keys.length
  }
  return { rows, own }
}

const joinList = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
const nameAll = (names: readonly string[]) => joinList(names.map((name) => sql`${sql.identifier(name)}`))

/**
 * Lists the keys of those rows in order, `most` of them after a key. It reads the table once, which costs far less than
 * writing it: no index knows which transaction wrote a row.
 */
async function listKeys(
  db: Database,
  { table, key }: Shape,
  {
    since,
    without,
    after,
    most,
  }: { since: string | null; without: readonly string[]; after: Key | undefined; most: number },
): Promise<Key[]> {
  const keys = nameAll(key.map(({ name }) => name))
  const values = after?.map((value, place) => sql`${value}::text::${sql.raw(key[place]!.type)}`)
  const isAfter = values ? sql`(${keys}) > (${joinList(values)})` : sql`true`
  // Rows of transactions so old that their numbers are used again count as new, and are written once more.
  const isSince = since === null ? sql`true` : sql`age(xmin) <= age(${since}::text::xid8::xid)`
  const isOthers =
    without.length === 0 ? sql`true` : sql`xmin::text not in (select unnest(${sql.param([...without])}::text[]))`
  // The aliases differ from the columns' names: `order by` would take the text of the result, which sorts otherwise.
  const rows = await queryRows<Record<string, string>>(
    db,
    sql`select ${joinList(key.map(({ name }, place) => sql`${sql.identifier(name)}::text as ${sql.identifier(`key${place}`)}`))}
      from ${sql.identifier(table)} where ${isAfter} and ${isSince} and ${isOthers} order by ${keys} limit ${most}`,
  )
  return rows.map((row) => key.map((_, place) => row[`key${place}`]!))
}

/** Rewrites the rows with these keys; returns the transaction that did. */
async function rewriteBatch(
  db: Database,
  { table, key, columns, takesOthersAlong }: Shape,
  keys: readonly Key[],
  lockTimeout: number,
): Promise<string> {
  const named = sql.identifier(table)
  const given = joinList(key.map((_, place) => sql`${sql.param(keys.map((one) => one[place]!))}::text[]`))
  const chosen = sql`unnest(${given}) as chosen (${nameAll(key.map((_, place) => `key${place}`))})`
  const isChosen = sql.join(
    key.map(
      ({ name, type }, place) =>
        sql`${named}.${sql.identifier(name)} = chosen.${sql.identifier(`key${place}`)}::${sql.raw(type)}`,
    ),
    sql` and `,
  )
  const list = nameAll(columns)
  const first = sql.identifier(columns[0]!)
  return retryWhileLocked(lockTimeout, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${`${lockTimeout}ms`}, true),
        set_config('shafaf.rewriting', 'on', true), set_config('gin_pending_list_limit', ${pendingWords}, true)`)
      // A transaction that wants to write one of these rows waits here, before it looks the row up: a row deleted while
      // it waits for the row itself would be gone for it.
      await tx.execute(sql`lock table ${named} in exclusive mode`)
      await tx.execute(
        // An updated row stays on its page if there is room; a new one is stored where the batch is.
        takesOthersAlong
          ? sql`update ${named} set ${first} = ${named}.${first} from ${chosen} where ${isChosen}`
          : sql`with gone as (delete from ${named} using ${chosen} where ${isChosen} returning ${list})
              insert into ${named} (${list}) select ${list} from gone order by ${nameAll(key.map(({ name }) => name))}`,
      )
      const [row] = await queryRows<{ own: string }>(tx, sql`select pg_current_xact_id()::xid::text as own`)
      return row!.own
    }),
  )
}

/** Runs `act`, giving way while others hold its locks, and tries again. */
async function retryWhileLocked<Result>(lockTimeout: number, act: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!isBusy(error)) throw error
      await wait(lockTimeout)
    }
  }
}

/** Returns whether an error is PostgreSQL's `lock_not_available` or `deadlock_detected`. */
function isBusy(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === '55P03' || code === '40P01' || (cause instanceof Error && isBusy(cause))
}
