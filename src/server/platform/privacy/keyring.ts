import { decrypt, deriveKey, encrypt } from './derive.ts'

/**
 * The author keys a server has. There is one; while it is changed (`admin rekey`) there are two, of which new values are
 * sealed under the one of version `active`. `names` is what everything that is looked up is named under: it lies in the
 * database sealed under the author key, and stays when that is changed, so that nobody is looked for under two names.
 */
export type Keyring = { keys: ReadonlyMap<number, Uint8Array>; active: number; names: Uint8Array }

/** The version of a database's first key; each further one is one more. It is a byte. */
export const firstVersion = 1
export const lastVersion = 255

/** A single key with names of its own, for what begins without a database. */
export function createKeyring(key: Uint8Array): Keyring {
  if (key.length !== 32) throw new Error('the author key must be 32 bytes long')
  return { keys: new Map([[firstVersion, key]]), active: firstVersion, names: deriveKey(key, 'names') }
}

/** The key of the names as the database keeps it, once for each author key. */
export const sealNames = (key: Uint8Array, names: Uint8Array, nonce: Uint8Array): Buffer =>
  encrypt(deriveKey(key, 'names'), nonce, names, 'names')
export const openNames = (key: Uint8Array, sealed: Uint8Array): Buffer =>
  decrypt(deriveKey(key, 'names'), sealed, 'names')
