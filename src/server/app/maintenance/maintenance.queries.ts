import { setTimeout as wait } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'

/** Every table of people and of what they contributed, and those that change when someone contributes. */
export const rewrittenTables = [
  'accounts',
  'acts',
  'administrators',
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
  'list_proposals',
  'mailboxes',
  'mails',
  'moderators',
  'national_tallies',
  'notices',
  'one_time_tokens',
  'passkeys',
  'pending_verdicts',
  'proof_mailboxes',
  'push_subscriptions',
  'question_answers',
  'questions',
  'reactions',
  'reports',
  'review_groups',
  'reviews',
  'role_changes',
  'sessions',
  'spent_proofs',
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
 * Rewrites every row of these tables along the primary key: afterwards the transaction that wrote a row and the place
 * where it lies follow from its key alone, which is random or says nothing of people, and not from the moment it was
 * first written. A row of a large table that was changed in place since the last round frees its place during this one,
 * where another row may then lie; after the next round that is over. On PostgreSQL readers never wait, and writers wait
 * for one batch, some 50 ms. On the embedded database, which runs one query at a time, every request waits that long at
 * most.
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
    // Without this the rows of the next round could not reuse this round's space, and the table would double.
    await db.execute(sql`vacuum (truncate false) ${sql.identifier(table)}`)
  }
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

/** Rewrites the batch of rows after a key; returns the last key of the batch, or null after the last one. */
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
    // An updated row stays on its page if there is room; a new one is stored where the batch is.
    takesOthersAlong
      ? sql`update ${named} set ${sql.identifier(columns[0]!)} = ${sql.identifier(columns[0]!)} where ${among}`
      : sql`with gone as (delete from ${named} where ${among} returning ${list(columns)})
          insert into ${named} (${list(columns)}) select ${list(columns)} from gone order by ${keys}`
  return retryWhileLocked(lockTimeout, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${`${lockTimeout}ms`}, true),
        set_config('shafaf.rewriting', 'on', true), set_config('gin_pending_list_limit', ${pendingWords}, true)`)
      // A transaction that wants to write one of these rows waits here, before it looks the row up: a row deleted while
      // it waits for the row itself would be gone for it.
      await tx.execute(sql`lock table ${named} in exclusive mode`)
      // The aliases differ from the columns' names: `order by` would take the text of the result, which sorts
      // otherwise. The row after the last one of the batch tells whether there is another batch.
      const [last, next] = await queryRows<Record<string, string>>(
        tx,
        sql`select ${sql.join(
          key.map(({ name }, place) => sql`${sql.identifier(name)}::text as ${sql.identifier(`key${place}`)}`),
          sql`, `,
        )} from ${named} where ${beyond} order by ${keys} offset ${rows - 1} limit 2`,
      )
      const end = last && next ? key.map((_, place) => last[`key${place}`]!) : null
      await tx.execute(rewrite(end ? sql`${beyond} and (${keys}) <= (${buildValues(end)})` : beyond))
      return end
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
