import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The key that alone ties people to what they wrote (32 bytes): from `AUTHOR_KEY` (64 hex digits or base64), else from
 * the file `author.key` in `DATA_DIR`, which is made on the first start, readable by its owner only. It never enters the
 * database: whoever copies the database without it cannot tell who wrote what, and who loses it loses the same.
 * Throws, with what to do, when the key has another length.
 */
export async function openAuthorKey(
  { AUTHOR_KEY, DATA_DIR }: { AUTHOR_KEY?: string | undefined; DATA_DIR: string },
  random: (length: number) => Uint8Array = randomBytes,
): Promise<Buffer> {
  if (AUTHOR_KEY) return keyFrom(AUTHOR_KEY, 'AUTHOR_KEY')
  const file = join(DATA_DIR, 'author.key')
  const found = await read(file)
  if (found !== undefined) return keyFrom(found, file)
  await create(file, DATA_DIR, Buffer.from(random(32)).toString('hex'))
  // Read back rather than trusted: another process may have been first.
  return keyFrom((await read(file)) ?? '', file)
}

function keyFrom(text: string, where: string): Buffer {
  const trimmed = text.trim()
  const key = /^[0-9a-f]{64}$/i.test(trimmed) ? Buffer.from(trimmed, 'hex') : Buffer.from(trimmed, 'base64')
  if (key.length !== 32) throw new Error(`${where} must hold 32 bytes, as 64 hex digits or as base64`)
  return key
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written whole and to the disk under another name, then linked: a half-written key never has the real name. */
async function create(file: string, folder: string, hex: string) {
  await mkdir(folder, { recursive: true })
  const temporary = `${file}.${randomUUID()}`
  const handle = await open(temporary, 'wx', 0o600)
  try {
    await handle.writeFile(`${hex}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    await link(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(temporary, { force: true })
  }
}
