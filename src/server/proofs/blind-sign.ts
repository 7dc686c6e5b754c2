import {
  constants,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  verify,
} from 'node:crypto'
import { promisify } from 'node:util'
import { proofLength } from '../../contract/proofs/proofs.ts'

const padding = constants.RSA_NO_PADDING

/** Makes a key pair, in the threads of Node: it takes some tenths of a second. */
export const createProofKeys = () =>
  promisify(generateKeyPair)('rsa', { modulusLength: proofLength * 8, publicExponent: 0x10001 })

/** The public key as releases have it: SPKI, in base64url. */
export const toText = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64url')

/**
 * Signs a blinded message (RFC 9474, BlindSign); undefined for bytes that are no number below the modulus. The signature
 * is checked before it leaves, since a faulty one would tell the key.
 */
export function signBlinded(key: KeyObject, blinded: Uint8Array): Buffer | undefined {
  try {
    const signed = privateDecrypt({ key, padding }, blinded)
    return publicEncrypt({ key: createPublicKey(key), padding }, signed).equals(blinded) ? signed : undefined
  } catch {
    return undefined
  }
}

/** Returns whether a signature of a message is of this key (RSASSA-PSS with SHA-384 and a salt of its length). */
export const isSigned = (key: KeyObject, message: Uint8Array, signature: Uint8Array): boolean =>
  verify(
    'sha384',
    message,
    { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST },
    signature,
  )

/** Reads a public key as releases have it. */
export const parsePublicKey = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'spki' })
