import { existsSync, openAsBlob, readdirSync, renameSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { flushToDisk } from '../disk.ts'

/**
 * The image of a new database beside the built server; in the source there is none, and a new database is made from
 * scratch.
 */
let image = fileURLToPath(new URL('./new-database.tar.gz', import.meta.url))

/** The OID of `bytea`, the same in every PostgreSQL. */
const bytea = 17

/** Sets the image, as `loadImage` makes one, that new databases begin with from here on. */
export function beginWith(file: string): void {
  image = file
}

/**
 * Parses and serialises bytes in PostgreSQL's text form. The embedded database's own functions handle each byte by
 * itself, which took a third of the time of counting sealed answers.
 */
const withBytes = {
  parsers: { [bytea]: (text: string) => Buffer.from(text.slice(2), 'hex') },
  serializers: {
    [bytea]: (bytes: Uint8Array) =>
      `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
  },
}

/** The memory for pages, which the engine fills with zeros before it starts (decision 134). */
const sharedBuffers = '32MB'

/**
 * Starts the embedded engine in this folder, which it creates a database in where there is none. What it acknowledges is
 * on the disk (decision 154), except for `memory://`.
 */
export async function startEngine(folder: string, image?: { loadDataDir: Blob }): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite')
  const sized = [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`]
  if (folder.startsWith('memory://')) return PGlite.create(folder, { ...withBytes, startParams: sized, ...image })
  const { DurableFolder, makeDurable } = await import('./durable-folder.ts')
  return PGlite.create({ ...withBytes, fs: new DurableFolder(folder), startParams: makeDurable(sized), ...image })
}

/**
 * Dumps an embedded database to an image others can begin with: loading one takes a fifth of the time of creating one.
 */
export async function loadImage(client: PGlite): Promise<Uint8Array> {
  // Into its files, or every database made from the image would replay it from the log.
  await client.query('checkpoint')
  return (await client.dumpDataDir('gzip')).bytes()
}

/** Opens a new database in memory, from the image where `fromImage` says so and there is one. */
export const beginInMemory = async (fromImage: boolean): Promise<PGlite> =>
  startEngine('memory://', fromImage ? await readImage() : undefined)

/**
 * Creates a new database in a folder that is empty or does not exist. The folder gets its name only once it is
 * complete, so that a process that dies meanwhile leaves nothing that would be taken for a database.
 */
export async function beginInFolder(folder: string, fromImage: boolean): Promise<void> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const client = await startEngine(unfinished, fromImage ? await readImage() : undefined)
  await client.close()
  await flushFolder(unfinished)
  renameSync(unfinished, folder)
  await flushToDisk(dirname(folder))
}

/** Waits until a folder and everything in it is on the disk: what the engine unpacks from an image is not. */
async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.map(({ parentPath, name }) => join(parentPath, name))
  for (const name of [...names, folder]) await flushToDisk(name)
}

/** Returns true when a folder contains nothing or does not exist. */
export const isEmptyFolder = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0

async function readImage(): Promise<{ loadDataDir: Blob } | undefined> {
  return existsSync(image) ? { loadDataDir: await openAsBlob(image) } : undefined
}
