import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '../platform/db/folder-lock.ts'

/** The suffix of a backup until it is verified. */
export const unfinished = '.unfinished'
const work = 'backup-work-'
const day = 24 * 60 * 60_000

/**
 * Creates a folder for a copy of the database, below the data folder and private to its owner. Folders of processes
 * that ended before they could remove them are removed: no data of a person who left stays in one.
 */
export async function createWorkFolder(dataFolder: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(dataFolder)) if (name.startsWith(work)) await removeLeft(join(dataFolder, name))
  return mkdtemp(join(dataFolder, work))
}

/** Removes a leftover folder, unless a process has a database open in it and so holds its lock. */
async function removeLeft(folder: string): Promise<void> {
  const lock = await lockFolder(folder).catch(() => undefined)
  if (!lock) return
  lock.release()
  await rm(folder, { recursive: true, force: true })
}

/** Removes backups that were started over a day ago and never finished. */
export async function deleteUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (name.endsWith(unfinished) && now.getTime() - (await stat(file)).mtimeMs > day) await rm(file, { force: true })
  }
}
