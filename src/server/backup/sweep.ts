import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '../platform/db/folder-lock.ts'

/** What a backup is called until it is known to be one. */
export const unfinished = '.unfinished'
const work = 'backup-work-'
const day = 24 * 60 * 60_000

/**
 * A folder for a copy of the database, below the data folder, which nobody else reads. What processes left there that
 * ended before they could remove it is removed: nothing of anybody who left stays in one.
 */
export async function createWorkFolder(dataFolder: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(dataFolder)) if (name.startsWith(work)) await removeLeft(join(dataFolder, name))
  return mkdtemp(join(dataFolder, work))
}

/** Whoever has a database open in a folder holds it. */
async function removeLeft(folder: string): Promise<void> {
  const lock = await lockFolder(folder).catch(() => undefined)
  if (!lock) return
  lock.release()
  await rm(folder, { recursive: true, force: true })
}

/** Removes backups that were begun over a day before and never finished. */
export async function sweepUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (name.endsWith(unfinished) && now.getTime() - (await stat(file)).mtimeMs > day) await rm(file, { force: true })
  }
}
