import { createHash, randomBytes } from 'node:crypto'

/** Creates a secret token: 256 random bits, safe in addresses and headers. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Decodes a token to a key: what is encrypted under it opens with it alone. */
export const decodeToken = (token: string): Buffer => Buffer.from(token, 'base64url')

/** Hashes a token for storage. No slow hash is needed: 256 random bits cannot be guessed. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
