import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { findNumber, listMigrations } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open.ts'
import { parseAuthorKey } from '../platform/privacy/author-key.ts'
import { computeFingerprint, dump, load, type Say, type Sums } from './dump.ts'
import { readLines, writeFile } from './file.ts'
import { BrokenBackup } from './seal.ts'
import { createWorkFolder, deleteUnfinished, unfinished } from './work-folders.ts'

type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'BACKUP_KEY' | 'BACKUP_DIR' | 'BACKUP_KEEP'>

/** A backup that was made: the file, its size in bytes, its number of rows, and its fingerprint. */
export type Backup = { file: string; bytes: number; rows: number; fingerprint: string }

const ending = '.backup'
/** The names of backups, which sort by time. */
const named = /^shafaf-\d{8}T\d{6}Z\.backup$/

/** Returns the key backups are sealed with. Throws, saying how to make one, when there is none. */
export function getBackupKey({ BACKUP_KEY }: Pick<Config, 'BACKUP_KEY'>): Buffer {
  if (!BACKUP_KEY)
    throw new Error(
      'BACKUP_KEY must be given, or be the file backup.key in DATA_DIR: 32 bytes, kept apart from the backups (openssl rand -hex 32).',
    )
  return parseAuthorKey(BACKUP_KEY, 'BACKUP_KEY')
}

export const getBackupFolder = ({ BACKUP_DIR, DATA_DIR }: Pick<Config, 'BACKUP_DIR' | 'DATA_DIR'>): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups')

/**
 * Makes a backup of one snapshot of the database, restores it into a temporary database, compares, and only then gives
 * it its name and removes the oldest beyond `BACKUP_KEEP`. Nothing is removed when anything fails.
 */
export async function makeBackup(settings: Settings, now: Date, say: Say): Promise<Backup> {
  const key = getBackupKey(settings)
  const folder = getBackupFolder(settings)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await deleteUnfinished(folder, now)
  const name = `shafaf-${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z${ending}`
  const beginning = join(folder, `${name}${unfinished}`)
  try {
    say('Copying.')
    const sums: Sums = new Map()
    const { background, close } = await openDatabase(settings)
    try {
      await writeFile(beginning, dump(background, sums, say), key)
    } finally {
      await close()
    }
    say('Restoring the copy, to see that it can be.')
    const restored = await verifyBackup(settings, beginning, () => {})
    if (restored.fingerprint !== computeFingerprint(sums)) throw new Error('The backup does not hold what was copied.')
    await rename(beginning, join(folder, name))
    await rotate(folder, settings.BACKUP_KEEP, say)
    return { ...restored, file: join(folder, name) }
  } catch (error) {
    await rm(beginning, { force: true })
    throw error
  }
}

/** Restores a backup into a temporary database. Throws what is wrong with it. */
export async function verifyBackup(settings: Settings, file: string, say: Say): Promise<Backup> {
  getBackupKey(settings)
  const folder = await createWorkFolder(settings.DATA_DIR)
  try {
    return await restoreBackup({ ...settings, DATABASE_URL: undefined, DATA_DIR: folder }, file, say)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Restores a backup into the database of the settings, which must be empty. A backup of an earlier number is filled into
 * the tables of that number, which are then migrated.
 */
export async function restoreBackup(settings: Settings, file: string, say: Say): Promise<Backup> {
  const key = getBackupKey(settings)
  const number = await readNumber(file, key)
  const isEarlier = number < listMigrations().length - 1
  const { background, close } = await openDatabase(settings, undefined, isEarlier ? number : undefined)
  let backup: Backup
  try {
    backup = await describeBackup(file, await load(background, readLines(file, key), say))
  } finally {
    await close()
  }
  if (isEarlier) {
    say('Migrating the tables to this version.')
    await openDatabase(settings).then((migrated) => migrated.close())
  }
  return backup
}

/** Reads the number of the schema a backup was made of. Throws `BrokenBackup` when this version does not know it. */
async function readNumber(file: string, key: Uint8Array): Promise<number> {
  for await (const line of readLines(file, key)) {
    const { migrations } = JSON.parse(line) as { migrations: string[] }
    const number = findNumber(migrations)
    if (number === undefined)
      throw new BrokenBackup('The backup was made by a later version of Shafaf. Restore it with that version.')
    return number
  }
  throw new BrokenBackup('The backup is cut short.')
}

async function describeBackup(file: string, sums: Sums): Promise<Backup> {
  const rows = [...sums.values()].reduce((all, { rows }) => all + rows, 0)
  return { file, bytes: (await stat(file)).size, rows, fingerprint: computeFingerprint(sums) }
}

/** Lists the backups of a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => named.test(name)).sort()
}

async function rotate(folder: string, keep: number, say: Say): Promise<void> {
  for (const name of (await listBackups(folder)).slice(0, -keep)) {
    await rm(join(folder, name))
    say(`${name} is removed: ${keep} are kept.`)
  }
}
