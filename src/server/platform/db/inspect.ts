import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isEmptyFolder } from './new-database.ts'

/** The folder of migrations. It lies beside this file in the source and beside the built server alike. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The files without which a folder is no database; the engine would create a new, empty one over what remains. */
const parts = ['PG_VERSION', 'base', join('global', 'pg_control'), 'pg_wal', 'pg_xact']

/**
 * Throws, with what to do, when the folder of the embedded database exists but is incomplete, as after an interrupted
 * copy.
 */
export function assertWhole(folder: string): void {
  if (isEmptyFolder(folder)) return
  const missing = parts.filter((part) => !existsSync(join(folder, part)))
  if (missing.length === 0) return
  throw new Error(
    `The database in ${folder} is not whole: ${missing.join(', ')} missing. Nothing was changed. ` +
      'Restore the folder from a backup, or move it away to begin with an empty database.',
  )
}

/**
 * Throws when the tables are of another version, since this one would answer wrongly or not at all. A later version may
 * have changed them; one before the first release began differently, and no migration leads from it to this one
 * (decision 27).
 */
export async function assertKnown(read: (statement: string) => Promise<readonly unknown[]>): Promise<void> {
  const [there] = (await read(`select to_regclass('drizzle.__drizzle_migrations') is not null as made`)) as {
    made: boolean
  }[]
  if (!there?.made) return
  const made = (await read('select created_at::text as at from drizzle.__drizzle_migrations')) as { at: string }[]
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const known = new Set(entries.map(({ when }) => when))
  const unknown = made.map(({ at }) => Number(at)).filter((at) => !known.has(at))
  if (unknown.length === 0) return
  throw new Error(
    Math.max(...unknown) > Math.max(...known)
      ? 'The tables of this database were made by a later version of Shafaf. Start that version, or restore a backup that is as old as this one.'
      : 'The tables of this database were made by a version of Shafaf before its first release, which this one cannot bring up to date. Nothing was changed. Start that version, or move the database away to begin with an empty one.',
  )
}

/** Throws when the encoding of a PostgreSQL cannot store Arabic. */
export async function assertUnicode(read: (statement: string) => Promise<readonly unknown[]>): Promise<void> {
  const [row] = (await read('show server_encoding')) as { server_encoding: string }[]
  if (row?.server_encoding === 'UTF8') return
  throw new Error(
    `The database that DATABASE_URL names keeps text as ${row?.server_encoding}; it must be UTF8 (createdb --encoding=UTF8 --template=template0).`,
  )
}
