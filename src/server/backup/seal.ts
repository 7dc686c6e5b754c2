import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from '../platform/privacy/derive.ts'

/**
 * The number of bytes sealed at a time, so that a file of any size is opened without holding it in memory, and no
 * unauthenticated byte is returned.
 */
const chunk = 64 * 1024
const tagLength = 16
const saltLength = 32
const beginning = Buffer.from('SHAFAF BACKUP 1\n')

/** Thrown for a file that is no backup, was made under another key, was changed, or is cut short. */
export class BrokenBackup extends Error {}

/** Builds a nonce from the number of the chunk and whether it is the last: none can be omitted, moved or cut off. */
function buildNonce(nth: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(nth, 5, 6)
  nonce[11] = last ? 1 : 0
  return nonce
}

const deriveFileKey = (key: Uint8Array, salt: Uint8Array) => deriveKey(key, 'backup', salt)

/**
 * Seals bytes with AES-256-GCM under a key of this file's own, derived from `key` (32 bytes) and a random salt in front
 * of it.
 */
export async function* seal(plain: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength)
  const own = deriveFileKey(key, salt)
  yield Buffer.concat([beginning, salt])
  let nth = 0
  const sealChunk = (bytes: Uint8Array, last: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', own, buildNonce(nth++, last), { authTagLength: tagLength })
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
  let rest: Buffer = Buffer.alloc(0)
  for await (const bytes of plain) {
    rest = Buffer.concat([rest, bytes])
    while (rest.length > chunk) {
      yield sealChunk(rest.subarray(0, chunk), false)
      rest = rest.subarray(chunk)
    }
  }
  yield sealChunk(rest, true)
}

/** Opens what `seal` made. Throws `BrokenBackup` before it returns a byte that was not sealed so. */
export async function* unseal(sealed: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Buffer> {
  const head = beginning.length + saltLength
  let own: Buffer | undefined
  let nth = 0
  const openChunk = (bytes: Buffer, last: boolean) => {
    const end = bytes.length - tagLength
    if (!own || end < 0) throw new BrokenBackup('This is no backup, or it is cut short.')
    const decipher = createDecipheriv('aes-256-gcm', own, buildNonce(nth++, last), { authTagLength: tagLength })
    decipher.setAuthTag(bytes.subarray(end))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()])
    } catch {
      throw new BrokenBackup('The backup was made under another BACKUP_KEY, was changed, or is cut short.')
    }
  }
  let rest: Buffer = Buffer.alloc(0)
  for await (const bytes of sealed) {
    rest = Buffer.concat([rest, bytes])
    if (!own && rest.length >= head) {
      if (!rest.subarray(0, beginning.length).equals(beginning)) throw new BrokenBackup('This is no backup of Shafaf.')
      own = deriveFileKey(key, rest.subarray(beginning.length, head))
      rest = rest.subarray(head)
    }
    while (own && rest.length > chunk + tagLength) {
      yield openChunk(rest.subarray(0, chunk + tagLength), false)
      rest = rest.subarray(chunk + tagLength)
    }
  }
  yield openChunk(rest, true)
}
