import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../server/platform/db/database.ts'
import type { Privacy, SealedKind } from '../server/platform/privacy/privacy.ts'

/** Everything that is sealed under the author key: table, column, and as what. A test holds it against all columns. */
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
  ['reviews', 'sealed', 'review'],
  ['review_groups', 'sealed', 'groups'],
  ['study_answers', 'sealed', 'study-answer'],
  ['release_units', 'told', 'told'],
  ['data_keys', 'sealed', 'data-key'],
]

type Dependencies = { db: Database; privacy: Privacy }
/** So many pages of a table are looked at in one transaction: some hundred rows. */
const pagesAtOnce = 16

/**
 * Seals everything anew under the key that is in use, some rows to a transaction, until nothing is left that is under
 * another. Each value says in its first byte what it is under, so it can be ended anywhere and begun again. Rows somebody
 * holds are come back to. Answers how many values were sealed anew. Throws where one opens under no key that is given.
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

/** Where the rows of a table lie, which are its partitions where it has some, each with how many pages it has. */
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

/** What lies in some pages of a table, sealed anew. Whoever holds a row is not waited for, so that nobody waits for another. */
function renewPages({ db, privacy }: Dependencies, { table, column, about, from }: Part): Promise<number> {
  const [named, value] = [sql.identifier(table), sql.identifier(column)]
  const first = `(${from},0)`
  const end = `(${from + pagesAtOnce},0)`
  return db.transaction(async (tx) => {
    // Rows that are only written anew have not changed: triggers look at this.
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

/** Whether anything is sealed under another key than the one in use. */
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
