import { randomBytes, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { computeMac, deriveKey } from './derive.ts'
import { createKeyFile, readKeyFile } from './key-file.ts'
import { firstVersion, type Keyring, openNames, sealNames } from './keyring.ts'

/** What a database stores of an author key: its fingerprint, and the key of all names sealed under it. */
export type KeptKey = { version: number; print: Uint8Array; names: Uint8Array }
/**
 * The store of these rows in a database; two while the key is being changed. The one of the highest version is in use.
 */
export type KeptKeys = {
  read(): Promise<KeptKey[]>
  /** Stores a row; an existing one of the same version stays. */
  keep(kept: KeptKey): Promise<void>
}

type Settings = { AUTHOR_KEY?: string | undefined; AUTHOR_KEY_BEFORE?: string | undefined; DATA_DIR: string }

/**
 * Opens the key that alone ties people to what they wrote (32 bytes): from `AUTHOR_KEY` (64 hex digits or base64), else
 * from the file `author.key` in `DATA_DIR`, which is created on the first start, readable by its owner only. It never
 * enters the database: a copy of the database without it does not reveal who wrote what, and an operator who loses it
 * cannot tell either. The database stores a fingerprint of the first key it is used with and accepts no other, except
 * the one `admin rekey` gives it: while the key is being changed the old one is given as `AUTHOR_KEY_BEFORE`. Returns
 * all keys that are given and recognised. Throws, with what to do and before anything is written, when the key is
 * missing, a different one, or of another length.
 */
export async function openAuthorKey(
  { AUTHOR_KEY, AUTHOR_KEY_BEFORE, DATA_DIR }: Settings,
  store: KeptKeys,
  random: (length: number) => Uint8Array = randomBytes,
): Promise<Keyring> {
  const file = join(DATA_DIR, 'author.key')
  const [kept, found] = await Promise.all([store.read(), AUTHOR_KEY ? undefined : readKeyFile(file)])
  const before = AUTHOR_KEY_BEFORE ? parseAuthorKey(AUTHOR_KEY_BEFORE, 'AUTHOR_KEY_BEFORE') : undefined
  if (kept.length > 0) {
    if (!AUTHOR_KEY && found === undefined) throw new Error(`The author key of this database is missing. ${putBack}`)
    return buildRing(kept, AUTHOR_KEY ? parseAuthorKey(AUTHOR_KEY, 'AUTHOR_KEY') : parseAuthorKey(found!, file), before)
  }
  if (!AUTHOR_KEY && found === undefined) await createKeyFile(file, Buffer.from(random(32)).toString('hex'))
  // Read back from the file, since another process may have created it first.
  const key = AUTHOR_KEY
    ? parseAuthorKey(AUTHOR_KEY, 'AUTHOR_KEY')
    : parseAuthorKey((await readKeyFile(file)) ?? '', file)
  await store.keep(toKeptKey(firstVersion, key, random(32), random(12)))
  return buildRing(await store.read(), key, before)
}

/** Builds what is stored of a key. */
export const toKeptKey = (version: number, key: Uint8Array, names: Uint8Array, nonce: Uint8Array): KeptKey => ({
  ...{ version, print: computePrint(key), names: sealNames(key, names, nonce) },
})

/**
 * Builds the keyring from the stored keys, all of which must be given; an unknown key that is given is the next one,
 * under which nothing is sealed yet.
 */
function buildRing(kept: readonly KeptKey[], key: Uint8Array, before: Uint8Array | undefined): Keyring {
  const given = before ? [key, before] : [key]
  const found = kept.map((one) => given.find((each) => timingSafeEqual(computePrint(each), one.print)))
  if (found.some((one) => one === undefined))
    throw new Error(
      kept.length > 1
        ? 'The author key of this database is being changed. Give the new one as AUTHOR_KEY and the old one as AUTHOR_KEY_BEFORE until admin rekey has ended.'
        : `The author key belongs to another database. ${putBack}`,
    )
  const newest = kept.reduce((one, other) => (other.version > one.version ? other : one))
  const keys = new Map(kept.map(({ version }, at) => [version, found[at]!]))
  const active = keys.get(newest.version)!
  if (before && !found.includes(key)) keys.set(newest.version + 1, key)
  // Values that a server which was late has sealed under the old key since are still opened.
  if (before && !found.includes(before)) keys.set(newest.version - 1, before)
  return { keys, active: newest.version, names: openNames(active, newest.names) }
}

const putBack =
  'Put back the file author.key that was made with the database, or set AUTHOR_KEY to the key it was used with.'

const computePrint = (key: Uint8Array) => computeMac(deriveKey(key, 'print'), 'author key')

/** Parses 32 bytes from 64 hex digits or base64. Throws an error that names `where` they come from. */
export function parseAuthorKey(text: string, where: string): Buffer {
  const trimmed = text.trim()
  const key = /^[0-9a-f]{64}$/i.test(trimmed) ? Buffer.from(trimmed, 'hex') : Buffer.from(trimmed, 'base64')
  if (key.length !== 32) throw new Error(`${where} must hold 32 bytes, as 64 hex digits or as base64`)
  return key
}
