import { createHash, createHmac, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { passkeySalt } from '../../../src/contract/accounts/passkeys.ts'

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** What a page asks of an authenticator; a test may forge each of these. */
type Asked = { challenge: string; rp: string; origin: string }
type Passkey = { id: Buffer; key: KeyObject; counter: number; prf: Buffer }

/** Flags of authenticator data: user present, user verified, and attested credential data included. */
const flag = { present: 1, verified: 4, made: 64 }

/**
 * Creates an authenticator in software, for journeys: it creates ES256 passkeys, signs with them and counts its
 * signatures. `prf: false` is one without the PRF extension, which cannot lock a secret; `clone()` is a copied one.
 */
export function createAuthenticator({ prf = true, verifies = true } = {}, made: Passkey[] = []) {
  const clientData = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const dataOf = (rp: string, flags: number, counter: number, rest: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const all = flags | flag.present | (verifies ? flag.verified : 0)
    return Buffer.concat([sha256(rp), Buffer.from([all]), count, rest])
  }
  const given = ({ prf: own }: Passkey) =>
    prf ? { prf: text(createHmac('sha256', own).update(passkeySalt).digest()) } : {}
  return {
    /** Creates a passkey; returns what `navigator.credentials.create` returns. */
    create(asked: Asked) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const passkey = { id: randomBytes(32), key: privateKey, counter: 0, prf: randomBytes(32) }
      made.push(passkey)
      const { x, y } = publicKey.export({ format: 'jwk' })
      const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'))
      const cose = new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, bytes(x!)],
        [-3, bytes(y!)],
      ])
      const idLength = Buffer.from([0, passkey.id.length])
      const credential = Buffer.concat([Buffer.alloc(16), idLength, passkey.id, isoCBOR.encode(cose as never)])
      const authData = new Uint8Array(dataOf(asked.rp, flag.made, 0, credential))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      const id = text(passkey.id)
      const response = {
        clientDataJSON: text(clientData('webauthn.create', asked)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
      }
      return { credential: { id, rawId: id, type: 'public-key', response }, ...given(passkey) }
    },
    /** Uses the latest passkey, or the one with this id; returns what `navigator.credentials.get` returns. */
    get(asked: Asked, id?: string) {
      const passkey = made.findLast((one) => id === undefined || text(one.id) === id)!
      passkey.counter++
      const data = dataOf(asked.rp, 0, passkey.counter)
      const client = clientData('webauthn.get', asked)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(passkey.key)
      const own = text(passkey.id)
      const response = { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) }
      return { credential: { id: own, rawId: own, type: 'public-key', response }, ...given(passkey) }
    },
    /** Returns an authenticator with the same passkeys and counters: a copy of the device. */
    clone: () =>
      createAuthenticator(
        { prf, verifies },
        made.map((one) => ({ ...one })),
      ),
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>
