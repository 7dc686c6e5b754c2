import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

/**
 * The primitives under `createPrivacy`. Every use has its own label and every input its own length in front, so that no
 * two uses and no two lists of inputs can ever meet in the same value.
 */

const version = 'shafaf/1/'
/** AES-GCM: 12 bytes of nonce in front, 16 bytes of tag behind. */
const nonceLength = 12
const tagLength = 16

export function deriveKey(key: Uint8Array, label: string, salt: Uint8Array = new Uint8Array()): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, version + label, 32))
}

const derivedKeys = new WeakMap<Uint8Array, Map<string, Buffer>>()

/** The same, derived once for each key and kept as long as that is: a call asks for dozens of names of one person. */
export function deriveKeyOnce(key: Uint8Array, label: string): Buffer {
  const known = derivedKeys.get(key) ?? new Map<string, Buffer>()
  derivedKeys.set(key, known)
  const derived = known.get(label) ?? deriveKey(key, label)
  known.set(label, derived)
  return derived
}

/** HMAC-SHA-256 over inputs that each carry their length: `mac(k, 'ab', 'c')` is not `mac(k, 'a', 'bc')`. */
export function computeMac(key: Uint8Array, ...inputs: (string | Uint8Array)[]): Buffer {
  const framed = inputs.flatMap((input) => {
    const bytes = typeof input === 'string' ? Buffer.from(input, 'utf8') : input
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    return [length, bytes]
  })
  // All at once: each update is a call out of JavaScript.
  return createHmac('sha256', key).update(Buffer.concat(framed)).digest()
}

/**
 * One block of AES-256: a name of 16 bytes under `key`, from the first 16 of `inner`. Whoever has the key can take it off
 * again and put another in its place, without what `inner` was made of.
 */
export function nameUnder(key: Uint8Array, inner: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  return Buffer.concat([cipher.update(inner.subarray(0, nameLength)), cipher.final()])
}
export const nameLength = 16

/** AES-256-GCM. The nonce must be fresh for every call under one key; `about` is bound to the text but not hidden. */
export function encrypt(key: Uint8Array, nonce: Uint8Array, plain: Uint8Array, about: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  cipher.setAAD(Buffer.from(version + about, 'utf8'))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Throws when a byte was changed, or the key or purpose is another. */
export function decrypt(key: Uint8Array, sealed: Uint8Array, about: string): Buffer {
  if (sealed.length < nonceLength + tagLength) throw new Error(`sealed ${about} is too short`)
  const end = sealed.length - tagLength
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength), { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(version + about, 'utf8'))
  decipher.setAuthTag(sealed.subarray(end))
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength, end)), decipher.final()])
}

/** Fills up to whole blocks of `size` bytes, with the true length in front, so that length tells next to nothing. */
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
