import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listMigrations, type Read, readMade } from './migrate.ts'
import { isEmptyFolder } from './new-database.ts'

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
 * Throws when the tables are of a version that this one does not work with. A later version may have migrated them: its
 * migrations say in the database which is the oldest server that may go on (decision 136). A version before number 0
 * began differently, and no migration leads from it to this one.
 */
export async function assertKnown(read: Read): Promise<void> {
  const made = await readMade(read)
  if (!made) return
  const known = listMigrations().map(({ when }) => when)
  const unknown = made.filter((when) => !known.includes(when))
  if (unknown.length === 0) return
  if (Math.min(...unknown) < Math.max(...known))
    throw new Error(
      'The tables of this database were made by a version of Shafaf before its first release, which this one cannot bring up to date. Nothing was changed. Start that version, or move the database away to begin with an empty one.',
    )
  if (!(await isDeclaredCompatible(read, { number: known.length - 1, unknown: unknown.length })))
    throw new Error(
      'The tables of this database were changed by a later version of Shafaf, and this version does not work with them any more. Start that version, or restore a backup that is as old as this one.',
    )
}

/** Returns whether every later migration says of itself that a server of this number may go on. */
async function isDeclaredCompatible(
  read: Read,
  { number, unknown }: { number: number; unknown: number },
): Promise<boolean> {
  const [there] = (await read(`select to_regclass('schema_numbers') is not null as made`)) as { made: boolean }[]
  if (!there?.made) return false
  const later = (await read(`select oldest_server from schema_numbers where number > ${number}`)) as {
    oldest_server: number
  }[]
  return later.length >= unknown && later.every(({ oldest_server }) => oldest_server <= number)
}

/** Throws when the encoding of a PostgreSQL cannot store Arabic. */
export async function assertUnicode(read: Read): Promise<void> {
  const [row] = (await read('show server_encoding')) as { server_encoding: string }[]
  if (row?.server_encoding === 'UTF8') return
  throw new Error(
    `The database that DATABASE_URL names keeps text as ${row?.server_encoding}; it must be UTF8 (createdb --encoding=UTF8 --template=template0).`,
  )
}
