import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { flushToDisk } from '../disk.ts'

/** Reads a file with a key; undefined where there is none. */
export async function readKeyFile(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes a key in full and to the disk under another name, then links it: a half-written key never has the real name,
 * and one that another process has written first stays. Only its owner can read the file.
 */
export async function createKeyFile(file: string, hex: string): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  const temporary = `${file}.${randomUUID()}`
  await writeToDisk(temporary, `${hex}\n`)
  try {
    await link(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(temporary, { force: true })
  }
  // After a power loss the name is there as well.
  await flushToDisk(folder)
}

async function writeToDisk(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
