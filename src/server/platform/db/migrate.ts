import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of migrations. It lies beside this file in the source and beside the built server alike. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * What drizzle is given. The table is not drizzle's default one: a server of number 0 reads that, and refuses every
 * migration it does not know, compatible or not.
 */
export const migrating = { migrationsFolder, migrationsTable: 'numbered_migrations' }

/** A migration of this version; its place in the list is its number. */
export type Migration = { tag: string; when: number }

/** Lists the migrations of this version, number 0 first. */
export function listMigrations(): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'))
  return entries
}

/** Runs SQL statements without parameters, several in one text. */
export type Run = (statements: string) => Promise<unknown>
/** Returns the rows of one statement. */
export type Read = (statement: string) => Promise<readonly unknown[]>

/** Makes the migrations of a database of number 0 known in the table that later versions keep. */
export async function adoptFirst(run: Run, read: Read): Promise<void> {
  const [found] = (await read(
    `select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('drizzle.numbered_migrations') is null as first`,
  )) as { first: boolean }[]
  if (!found?.first) return
  await run(`begin;
    create table drizzle.numbered_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.numbered_migrations (hash, created_at)
      select hash, created_at from drizzle.__drizzle_migrations order by created_at;
    commit;`)
}

/** Reads which migrations a database has had, by their moments; null before the first. */
export async function readMade(read: Read): Promise<number[] | null> {
  const [there] = (await read(`select to_regclass('drizzle.__drizzle_migrations') is not null as first,
    to_regclass('drizzle.numbered_migrations') is not null as numbered`)) as { first: boolean; numbered: boolean }[]
  const tables = [
    ...(there?.first ? ['drizzle.__drizzle_migrations'] : []),
    ...(there?.numbered ? ['drizzle.numbered_migrations'] : []),
  ]
  if (tables.length === 0) return null
  const rows = (await read(tables.map((table) => `select created_at::text as at from ${table}`).join(' union '))) as {
    at: string
  }[]
  return rows.map(({ at }) => Number(at))
}
