import { createHash, randomBytes } from 'node:crypto'

/** A secret that opens something: 256 random bits, safe in addresses and headers. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A token as a key: what lies under it opens with it alone. */
export const decodeToken = (token: string): Buffer => Buffer.from(token, 'base64url')

/** What is kept of a token. Nothing slower is needed: 256 random bits cannot be guessed. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
