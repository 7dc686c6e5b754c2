import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../server/platform/db/database.ts'
import type { Privacy, SealedKind } from '../server/platform/privacy/privacy.ts'

/**
 * Every value sealed under the author key: table, column, and kind of value. A test compares the list with all columns.
 */
export const sealedColumns: readonly (readonly [table: string, column: string, about: SealedKind])[] = [
  ['accounts', 'card', 'card'],
  ['accounts', 'locks', 'locks'],
  ['accounts', 'vault', 'vault'],
  ['accounts', 'closing', 'closing'],
  ['accounts', 'app', 'app'],
  ['sessions', 'secret', 'session'],
  ['sessions', 'proof', 'proof'],
  ['passkeys', 'sealed', 'passkey'],
  ['visits', 'sealed', 'visit'],
  ['one_time_tokens', 'answers', 'sign-up'],
  ['company_invitations', 'invited', 'contact'],
  ['unlock_requests', 'contact', 'contact'],
  ['unlock_requests', 'letter', 'letter'],
  ['company_changes', 'contact', 'contact'],
  ['company_requests', 'contact', 'contact'],
  ['role_changes', 'change', 'contact'],
  ['mails', 'payload', 'mail'],
  ['files', 'sealed', 'file'],
  ['support_messages', 'sealed', 'support'],
  ['reports', 'words', 'words'],
  ['appeals', 'words', 'words'],
  ['closing_reasons', 'words', 'words'],
  ['authorship', 'tie', 'tie'],
  ['withheld', 'sealed', 'withheld'],
  ['waiting', 'sealed', 'waiting'],
  ['acts', 'sealed', 'act'],
  ['reviews', 'sealed', 'review'],
  ['reviews', 'own', 'own'],
  ['review_groups', 'sealed', 'groups'],
  ['study_answers', 'sealed', 'study-answer'],
  ['release_units', 'told', 'told'],
  ['data_keys', 'sealed', 'data-key'],
  ['push_keys', 'sealed', 'data-key'],
  ['proof_keys', 'sealed', 'data-key'],
  ['bursts', 'sealed', 'told'],
  ['recent_counts', 'sealed', 'told'],
  ['notices', 'sealed', 'words'],
  ['notices', 'answer', 'words'],
  ['notices', 'verdict', 'words'],
  ['pending_verdicts', 'answers', 'words'],
]

type Dependencies = { db: Database; privacy: Privacy }
/** The number of a table's storage pages handled in one transaction: some hundred rows. */
const pagesAtOnce = 16

/**
 * Reseals everything under the key in use, some rows in a transaction, until nothing is left under another key. The
 * first byte of each value says which key it is under, so this can be stopped anywhere and started again. Rows locked
 * by others are tried again later. Returns how many values were resealed. Throws when one opens under no given key.
 */
export async function renewAll({ db, privacy }: Dependencies, goOn: () => void = () => {}): Promise<number> {
  let renewed = 0
  do {
    for (const [whole, column, about] of sealedColumns)
      for (const { table, pages } of await listStored(db, whole))
        for (let from = 0; from < pages; from += pagesAtOnce) {
          goOn()
          renewed += await renewPages({ db, privacy }, { table, column, about, from })
        }
  } while (await isLeft({ db, privacy }))
  return renewed
}

/**
 * Lists where the rows of a table are stored, which is in its partitions if it has any, each with its number of pages.
 */
function listStored(db: Database, table: string): Promise<{ table: string; pages: number }[]> {
  return queryRows(
    db,
    sql`select relname::text as table,
        (pg_relation_size(pg_class.oid) / current_setting('block_size')::int)::int as pages
      from pg_class where relkind = 'r' and pg_class.oid in (
        select ${table}::regclass union select relid from pg_partition_tree(${table}::regclass)) order by 1`,
  )
}

type Part = { table: string; column: string; about: SealedKind; from: number }

/** Reseals the values in some pages of a table. Skips locked rows, so that no transaction waits for another. */
function renewPages({ db, privacy }: Dependencies, { table, column, about, from }: Part): Promise<number> {
  const [named, value] = [sql.identifier(table), sql.identifier(column)]
  const first = `(${from},0)`
  const end = `(${from + pagesAtOnce},0)`
  return db.transaction(async (tx) => {
    // Rows that are only resealed have not changed: triggers check this setting.
    await tx.execute(sql`select set_config('shafaf.rewriting', 'on', true)`)
    const rows = await queryRows<{ place: string; sealed: string }>(
      tx,
      sql`select ctid::text as place, encode(${value}, 'hex') as sealed from ${named}
        where ctid >= ${first}::tid and ctid < ${end}::tid and get_byte(substr(${value}, 1, 1), 0) <> ${privacy.version()}
        for update skip locked`,
    )
    if (rows.length === 0) return 0
    const renewed = rows.map(({ place, sealed }) => ({
      place,
      sealed: renewValue(privacy, table, column, about, sealed),
    }))
    await tx.execute(
      sql`update ${named} set ${value} = decode(renewed.sealed, 'hex')
        from unnest(${sql.param(renewed.map(({ place }) => place))}::text[],
          ${sql.param(renewed.map(({ sealed }) => sealed))}::text[]) as renewed (place, sealed)
        where ${named}.ctid = renewed.place::tid`,
    )
    return rows.length
  })
}

function renewValue(privacy: Privacy, table: string, column: string, about: SealedKind, sealed: string): string {
  try {
    return privacy.renew(about, Buffer.from(sealed, 'hex')).toString('hex')
  } catch (error) {
    throw new Error(`A value of ${table}.${column} opens under neither key; everything else is as it was.`, {
      cause: error,
    })
  }
}

/** Returns whether anything is sealed under another key than the one in use. */
export async function isLeft({ db, privacy }: Dependencies): Promise<boolean> {
  for (const [table, column] of sealedColumns) {
    const rows = await queryRows(
      db,
      sql`select 1 from ${sql.identifier(table)}
        where get_byte(substr(${sql.identifier(column)}, 1, 1), 0) <> ${privacy.version()} limit 1`,
    )
    if (rows.length > 0) return true
  }
  return false
}
