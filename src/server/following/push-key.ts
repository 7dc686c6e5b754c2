import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { create, string } from 'superstruct'
import type { Database } from '../platform/db/database.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { addPushKey, readPushKey } from './push.queries.ts'

/** The key by which push services know this site (VAPID, RFC 8292: ECDSA on the curve P-256). */
export type PushKey = {
  /** The uncompressed public point, in base64url, as browsers take it. */
  publicKey: string
  /** Signs what a push service reads: for which service it is, until when, and whom its operator may write to. */
  authorize(claims: { audience: string; subject: string; expires: Date }): Promise<string>
}

type Dependencies = { db: Database; privacy: Privacy }

/**
 * Loads the key of this database, creating it if there is none yet. It is stored sealed under the author key, as the one
 * that signs releases: every server on the database has the same, and a copy of the database alone cannot send.
 */
export async function loadPushKey({ db, privacy }: Dependencies): Promise<PushKey> {
  const { publicKey, sealed } = (await readPushKey(db)) ?? (await makeKey({ db, privacy }))
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const d = create(privacy.openDataKey(sealed), string())
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y!, d } })
  return {
    publicKey,
    async authorize({ audience, subject, expires }) {
      const token = await new SignJWT({ sub: subject })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(audience)
        .setExpirationTime(Math.floor(expires.getTime() / 1000))
        .sign(key)
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}

async function makeKey({ db, privacy }: Dependencies) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  await addPushKey(db, { publicKey: point.toString('base64url'), sealed: privacy.sealDataKey(d) })
  // Read back from the database, since another server may have stored one first.
  return (await readPushKey(db))!
}
