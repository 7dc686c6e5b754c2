import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deriveKey, mac } from './derive.ts'

/** Where the key of a database that has one is kept, as no key can be told from it. */
export type KeyPrint = { read(): Promise<Uint8Array | undefined>; keep(print: Uint8Array): Promise<void> }

/**
 * The key that alone ties people to what they wrote (32 bytes): from `AUTHOR_KEY` (64 hex digits or base64), else from
 * the file `author.key` in `DATA_DIR`, which is made on the first start, readable by its owner only. It never enters the
 * database: whoever copies the database without it cannot tell who wrote what, and who loses it loses the same. The
 * database keeps a print of the first key it is used with and takes no other.
 * Throws, with what to do and before anything is written, when the key is missing, another one, or of another length.
 */
export async function openAuthorKey(
  { AUTHOR_KEY, DATA_DIR }: { AUTHOR_KEY?: string | undefined; DATA_DIR: string },
  print: KeyPrint,
  random: (length: number) => Uint8Array = randomBytes,
): Promise<Buffer> {
  const file = join(DATA_DIR, 'author.key')
  const [kept, found] = await Promise.all([print.read(), AUTHOR_KEY ? undefined : read(file)])
  if (kept) {
    if (!AUTHOR_KEY && found === undefined) throw new Error(`The author key of this database is missing. ${putBack}`)
    const key = AUTHOR_KEY ? keyFrom(AUTHOR_KEY, 'AUTHOR_KEY') : keyFrom(found!, file)
    if (!timingSafeEqual(printOf(key), kept)) throw new Error(`The author key belongs to another database. ${putBack}`)
    return key
  }
  if (!AUTHOR_KEY && found === undefined) await create(file, DATA_DIR, Buffer.from(random(32)).toString('hex'))
  // Read back rather than trusted: another process may have been first.
  const key = AUTHOR_KEY ? keyFrom(AUTHOR_KEY, 'AUTHOR_KEY') : keyFrom((await read(file)) ?? '', file)
  await print.keep(printOf(key))
  return key
}

const putBack =
  'Put back the file author.key that was made with the database, or set AUTHOR_KEY to the key it was used with.'

const printOf = (key: Uint8Array) => mac(deriveKey(key, 'print'), 'author key')

/** 32 bytes from 64 hex digits or base64. Throws an error that names `where` they stand. */
export function keyFrom(text: string, where: string): Buffer {
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
