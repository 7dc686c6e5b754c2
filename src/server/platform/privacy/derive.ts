import { type Cipher, createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

/**
 * The primitives under `createPrivacy`. Every use has its own label and every input its own length prefix, so that no
 * two uses and no two lists of inputs can ever give the same value.
 */

const version = 'shafaf/1/'
/** AES-GCM: a nonce of 12 bytes comes first, a tag of 16 bytes last. */
const nonceLength = 12
const tagLength = 16

export function deriveKey(key: Uint8Array, label: string, salt: Uint8Array = new Uint8Array()): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, version + label, 32))
}

/** A parent key: what HKDF extracts from it, and the keys that were derived from it. */
type Parent = { extracted: Buffer; derived: Map<string, Buffer> }
const parents = new WeakMap<Uint8Array, Parent>()

/**
 * Derives the same key, but once for each parent key, cached for the parent's lifetime: a call needs dozens of names of
 * one person. HKDF (RFC 5869) extracts from a parent once, and expands that for each label; Node's own does both each
 * time.
 */
export function deriveKeyOnce(key: Uint8Array, label: string): Buffer {
  const parent = parents.get(key) ?? { extracted: computeHmac(noSalt, key), derived: new Map<string, Buffer>() }
  parents.set(key, parent)
  const derived =
    parent.derived.get(label) ?? computeHmac(parent.extracted, Buffer.from(`${version}${label}\u0001`, 'utf8'))
  parent.derived.set(label, derived)
  return derived
}

const noSalt = Buffer.alloc(32)
const computeHmac = (key: Uint8Array, bytes: Uint8Array): Buffer => createHmac('sha256', key).update(bytes).digest()

/**
 * Computes HMAC-SHA-256 over length-prefixed inputs: `computeMac(k, 'ab', 'c')` is not `computeMac(k, 'a', 'bc')`.
 */
export function computeMac(key: Uint8Array, ...inputs: (string | Uint8Array)[]): Buffer {
  const framed = inputs.flatMap((input) => {
    const bytes = typeof input === 'string' ? Buffer.from(input, 'utf8') : input
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    return [length, bytes]
  })
  // In one update, since each is a call out of JavaScript.
  return computeHmac(key, Buffer.concat(framed))
}

/** The ciphers of `encryptId` by their keys: each block is encrypted by itself, so one serves for all names. */
const nameCiphers = new WeakMap<Uint8Array, Cipher>()

/**
 * Encrypts one block with AES-256: a name of 16 bytes under `key`, from the first 16 of `inner`. A holder of the key
 * can decrypt it and encrypt it under another one, without what `inner` was made of.
 */
export function encryptId(key: Uint8Array, inner: Uint8Array): Buffer {
  const cipher = nameCiphers.get(key) ?? createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  nameCiphers.set(key, cipher)
  return cipher.update(inner.subarray(0, nameLength))
}
export const nameLength = 16

/**
 * Encrypts with AES-256-GCM. The nonce must be fresh for every call under one key; `about` is authenticated but not
 * hidden.
 */
export function encrypt(key: Uint8Array, nonce: Uint8Array, plain: Uint8Array, about: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  cipher.setAAD(Buffer.from(version + about, 'utf8'))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts. Throws when a byte was changed, or when the key or the purpose differs. */
export function decrypt(key: Uint8Array, sealed: Uint8Array, about: string): Buffer {
  if (sealed.length < nonceLength + tagLength) throw new Error(`sealed ${about} is too short`)
  const end = sealed.length - tagLength
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength), { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(version + about, 'utf8'))
  decipher.setAuthTag(sealed.subarray(end))
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength, end)), decipher.final()])
}

/** Pads to whole blocks of `size` bytes, with the true length in front, so that the length reveals next to nothing. */
export function pad(plain: Uint8Array, size: number): Buffer {
  const padded = Buffer.alloc(Math.ceil((plain.length + 4) / size) * size)
  padded.writeUInt32BE(plain.length)
  padded.set(plain, 4)
  return padded
}

export function unpad(padded: Buffer): Buffer {
  const length = padded.readUInt32BE()
  if (length > padded.length - 4) throw new Error('padding is broken')
  return padded.subarray(4, 4 + length)
}
