import { setTimeout as wait } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'

/** Every table of people and of what they brought, and those that change when somebody brings something. */
export const rewrittenTables = [
  'accounts',
  'appeals',
  'authorship',
  'closing_reasons',
  'company_changes',
  'company_files',
  'company_invitations',
  'company_listing',
  'company_people',
  'company_requests',
  'company_versions',
  'contributor_marks',
  'files',
  'idempotency',
  'identities',
  'limits',
  'mails',
  'moderators',
  'national_tallies',
  'one_time_tokens',
  'passkeys',
  'pending_verdicts',
  'question_answers',
  'questions',
  'reactions',
  'reports',
  'review_groups',
  'reviews',
  'role_changes',
  'sessions',
  'study_answers',
  'study_counts',
  'study_marks',
  'support_messages',
  'tallies',
  'unlock_requests',
  'visits',
  'waiting',
  'withheld',
]

type Pace = {
  /** Rows of one transaction, during which nobody else can write to the table; as many as take 50 ms if not given. */
  batch?: number
  /** How long a batch waits for those who write to its table, and they for it, before it steps aside. */
  lockTimeout?: number
  /** Between two batches, with how long the last one took, in ms: what came meanwhile is answered before the next. */
  rest?: (milliseconds: number) => Promise<unknown>
}

/** A table of at most so many bytes is rewritten at once, so that one transaction wrote all of it. */
const smallTable = 1024 * 1024
/** Rows of the first batch of a larger table, and of any. */
const firstBatch = 20
const minBatch = 10
const maxBatch = 500
/** How long a batch should take, in ms: the next one has as many rows as the last would have written in that time. */
const batchTime = 50
/**
 * What an index of words puts off goes into it with the batch that reaches so much: at PostgreSQL's 4 MB one batch in
 * seventy takes ten times as long as the others.
 */
const pendingWords = '64kB'

/**
 * Rewrites every row of these tables along the primary key: afterwards the transaction that wrote a row and the place
 * where it lies follow from its key alone, which is random or says nothing of people, and not from the moment it was
 * first written. Readers never wait on PostgreSQL; writers wait for one batch, some 50 ms. The embedded database, which
 * does one thing at a time, lets anybody wait as long.
 */
export async function rewriteRows(
  db: Database,
  tables = rewrittenTables,
  { batch, lockTimeout = 100, rest }: Pace = {},
): Promise<void> {
  for (const table of tables) {
    const shape = await readShape(db, table)
    let rows = batch ?? (shape.bytes <= smallTable ? maxBatch : firstBatch)
    for (let after: string[] | null = []; after; ) {
      const began = performance.now()
      after = await rewriteBatch(db, shape, after, { rows, lockTimeout })
      const took = performance.now() - began
      rows = batch ?? Math.max(minBatch, Math.min(maxBatch, Math.floor((rows * batchTime) / took)))
      if (after) await rest?.(took)
    }
    // Without this the next round's rows lie where this one's lay, and the table doubles.
    await db.execute(sql`vacuum (truncate false) ${sql.identifier(table)}`)
  }
}

type Shape = {
  table: string
  /** The primary key's columns with their types, in its order. */
  key: { name: string; type: string }[]
  /** All that can be written: what is generated follows. */
  columns: string[]
  /** What it takes on the disk; 0 where it lies in partitions. */
  bytes: number
  /** True where deleting a row would delete or empty rows of other tables. */
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

/** Rewrites the batch of rows after a key; answers the key it ended with, or null after the last one. */
async function rewriteBatch(
  db: Database,
  { table, key, columns, takesOthersAlong }: Shape,
  after: readonly string[],
  { rows, lockTimeout }: { rows: number; lockTimeout: number },
): Promise<string[] | null> {
  const named = sql.identifier(table)
  const list = (names: readonly string[]) =>
    sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )
  const keys = list(key.map(({ name }) => name))
  const buildValues = (values: readonly string[]) =>
    sql.join(
      values.map((value, place) => sql`${value}::text::${sql.raw(key[place]!.type)}`),
      sql`, `,
    )
  const beyond = after.length > 0 ? sql`(${keys}) > (${buildValues(after)})` : sql`true`
  const rewrite = (among: SQL) =>
    // A row that is updated stays on its page where there is room; a new one lies where the batch lies.
    takesOthersAlong
      ? sql`update ${named} set ${sql.identifier(columns[0]!)} = ${sql.identifier(columns[0]!)} where ${among}`
      : sql`with gone as (delete from ${named} where ${among} returning ${list(columns)})
          insert into ${named} (${list(columns)}) select ${list(columns)} from gone order by ${keys}`
  return retryWhileLocked(lockTimeout, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${`${lockTimeout}ms`}, true),
        set_config('shafaf.rewriting', 'on', true), set_config('gin_pending_list_limit', ${pendingWords}, true)`)
      // Whoever wants to write one of these rows waits here, before they look for it: a row that is deleted while they
      // wait for the row itself would be gone for them.
      await tx.execute(sql`lock table ${named} in exclusive mode`)
      // Named by their place: `order by` takes a column of the result before one of the table, and text sorts otherwise.
      const [last] = await queryRows<Record<string, string>>(
        tx,
        sql`select ${sql.join(
          key.map(({ name }, place) => sql`${sql.identifier(name)}::text as ${sql.identifier(`key${place}`)}`),
          sql`, `,
        )} from ${named} where ${beyond} order by ${keys} offset ${rows - 1} limit 1`,
      )
      const end = last ? key.map((_, place) => last[`key${place}`]!) : null
      await tx.execute(rewrite(end ? sql`${beyond} and (${keys}) <= (${buildValues(end)})` : beyond))
      return end
    }),
  )
}

/** Steps aside while others hold what is wanted, and tries again. */
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

/** PostgreSQL's `lock_not_available` and `deadlock_detected`. */
function isBusy(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === '55P03' || code === '40P01' || (cause instanceof Error && isBusy(cause))
}
