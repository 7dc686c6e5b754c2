import { decrypt, deriveKey, encrypt } from './derive.ts'

/**
 * The author keys a server has. There is one; while it is being changed (`admin rekey`) there are two, and new values
 * are sealed under the one of version `active`. `names` is the key under which everything that is looked up is named:
 * it is stored in the database sealed under the author key, and stays when that is changed, so that nothing is looked
 * up under two names.
 */
export type Keyring = { keys: ReadonlyMap<number, Uint8Array>; active: number; names: Uint8Array }

/** The version of a database's first key; each further one is one higher. A version is stored in one byte. */
export const firstVersion = 1
export const lastVersion = 255

/** Creates a keyring with a single key and names of its own, for code that starts without a database. */
export function createKeyring(key: Uint8Array): Keyring {
  if (key.length !== 32) throw new Error('the author key must be 32 bytes long')
  return { keys: new Map([[firstVersion, key]]), active: firstVersion, names: deriveKey(key, 'names') }
}

/** Seals the key of the names for storage in the database, once for each author key. */
export const sealNames = (key: Uint8Array, names: Uint8Array, nonce: Uint8Array): Buffer =>
  encrypt(deriveKey(key, 'names'), nonce, names, 'names')
export const openNames = (key: Uint8Array, sealed: Uint8Array): Buffer =>
  decrypt(deriveKey(key, 'names'), sealed, 'names')
