import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { create, string } from 'superstruct'
import type { Database } from '../platform/db/database.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { addDataKey, readDataKey } from './releases.queries.ts'

/** What releases and badges are signed with (Ed25519, RFC 8032). */
export type DataKey = {
  /** PEM, as anybody may have it. */
  publicKey: string
  /** The signature of these bytes, in base64url. */
  sign(bytes: Uint8Array): string
}

type Dependencies = { db: Database; privacy: Privacy }

/**
 * The key of this database, made where there is none yet. It lies there sealed under the author key (decision 101): every
 * server on the database has the same, a backup brings it along, and a copy of the database alone signs nothing.
 */
export async function loadDataKey({ db, privacy }: Dependencies): Promise<DataKey> {
  const { public_key: publicKey, sealed } = (await readDataKey(db)) ?? (await makeKey({ db, privacy }))
  const seed = Buffer.from(create(privacy.openDataKey(sealed), string()), 'base64url')
  return toSigningKey(createPrivateKey({ key: seed, format: 'der', type: 'pkcs8' }), publicKey)
}

/** A key from its two halves. */
export const toSigningKey = (privateKey: KeyObject, publicKey = toPem(createPublicKey(privateKey))): DataKey => ({
  publicKey,
  sign: (bytes) => sign(null, bytes, privateKey).toString('base64url'),
})

async function makeKey({ db, privacy }: Dependencies) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const der = privateKey.export({ format: 'der', type: 'pkcs8' })
  await addDataKey(db, { publicKey: toPem(publicKey), sealed: privacy.sealDataKey(der.toString('base64url')) })
  // Read back rather than trusted: another server may have been first.
  return (await readDataKey(db))!
}

const toPem = (key: KeyObject) => key.export({ format: 'pem', type: 'spki' }).toString()
