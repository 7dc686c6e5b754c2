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
  const seed = Buffer.from(create(privacy.openDataKey(sealed), string()), 'base64url')
  return toSigningKey(createPrivateKey({ key: seed, format: 'der', type: 'pkcs8' }), publicKey)
}

/** Builds a signing key from its private and public part. */
export const toSigningKey = (privateKey: KeyObject, publicKey = toPem(createPublicKey(privateKey))): DataKey => ({
  publicKey,
  sign: (bytes) => sign(null, bytes, privateKey).toString('base64url'),
})

async function makeKey({ db, privacy }: Dependencies) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const der = privateKey.export({ format: 'der', type: 'pkcs8' })
  await addDataKey(db, { publicKey: toPem(publicKey), sealed: privacy.sealDataKey(der.toString('base64url')) })
  // Read back from the database, since another server may have stored one first.
  return (await readDataKey(db))!
}

const toPem = (key: KeyObject) => key.export({ format: 'pem', type: 'spki' }).toString()
