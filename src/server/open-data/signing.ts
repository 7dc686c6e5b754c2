import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { create, string } from 'superstruct'
import type { Database } from '../platform/db/database.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { addDataKey, readDataKey } from './releases.queries.ts'

/** The key that releases and badges are signed with (Ed25519, RFC 8032). */
export type DataKey = {
  /** The public key in PEM. */
  publicKey: string
  /** Returns the signature of these bytes, in base64url. */
  sign(bytes: Uint8Array): string
}

type Dependencies = { db: Database; privacy: Privacy }

/**
 * Loads the key of this database, creating it if there is none yet. It is stored sealed under the author key (decision
 * 101): every server on the database has the same, a backup contains it, and a copy of the database alone cannot sign.
 */
export async function loadDataKey({ db, privacy }: Dependencies): Promise<DataKey> {
  const { public_key: publicKey, sealed } = (await readDataKey(db)) ?? (await makeKey({ db, privacy }))
  return toSigningKey(readPrivateKey(openSeed(privacy, sealed)), publicKey)
}

/** Returns the private key of this database as text, for another database that continues the chain. */
export async function openPrivateKey({ db, privacy }: Dependencies): Promise<string> {
  const { sealed } = (await readDataKey(db)) ?? (await makeKey({ db, privacy }))
  return openSeed(privacy, sealed)
}

/** Returns the row that stores such a key in a database, sealed under its author key. */
export function buildKeyRow(privacy: Privacy, seed: string): { publicKey: string; sealed: Buffer } {
  return { publicKey: toSigningKey(readPrivateKey(seed)).publicKey, sealed: privacy.sealDataKey(seed) }
}

const openSeed = (privacy: Privacy, sealed: Uint8Array) => create(privacy.openDataKey(sealed), string())
const readPrivateKey = (seed: string) =>
  createPrivateKey({ key: Buffer.from(seed, 'base64url'), format: 'der', type: 'pkcs8' })

/** Builds a signing key from its private and public part. */
export const toSigningKey = (privateKey: KeyObject, publicKey = toPem(createPublicKey(privateKey))): DataKey => ({
  publicKey,
  sign: (bytes) => sign(null, bytes, privateKey).toString('base64url'),
})

async function makeKey({ db, privacy }: Dependencies) {
  const { privateKey } = generateKeyPairSync('ed25519')
  const der = privateKey.export({ format: 'der', type: 'pkcs8' })
  await addDataKey(db, buildKeyRow(privacy, der.toString('base64url')))
  // Read back from the database, since another server may have stored one first.
  return (await readDataKey(db))!
}

const toPem = (key: KeyObject) => key.export({ format: 'pem', type: 'spki' }).toString()
