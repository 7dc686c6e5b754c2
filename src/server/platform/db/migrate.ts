import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of migrations. It is beside this file in the source and beside the built server alike. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Drizzle's default table is read by servers of number 0, which refuse every migration they do not know, compatible or
 * not; so later ones are noted in another.
 */
const migrationsTable = 'numbered_migrations'

/** Runs drizzle's `migrate` with every migration of this version, or with those up to a number. */
export async function runMigrations(
  migrate: (config: { migrationsFolder: string; migrationsTable: string }) => Promise<void>,
  upTo?: number,
): Promise<void> {
  if (upTo === undefined) return migrate({ migrationsFolder, migrationsTable })
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-migrations-'))
  try {
    cpSync(migrationsFolder, folder, { recursive: true })
    const entries = listMigrations().slice(0, upTo + 1)
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
    await migrate({ migrationsFolder: folder, migrationsTable })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Returns the number of a database that has had the migrations with these hashes, oldest first; undefined when this
 * version does not know them.
 */
export function findNumber(hashes: readonly string[]): number | undefined {
  const known = listMigrations().map(({ tag }) =>
    createHash('sha256')
      .update(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'))
      .digest('hex'),
  )
  const isKnown = hashes.length > 0 && hashes.every((hash, number) => hash === known[number])
  return isKnown ? hashes.length - 1 : undefined
}

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
