import { createRandomBytes, getSubtleCrypto } from '../../platform/browser.ts'
import { fromBase64, toHex } from '../../platform/bytes.ts'

/** A public key of proofs: for arithmetic, and for the browser's own check of signatures. */
export type ProofKey = { n: bigint; e: bigint; verifies: CryptoKey }
/** A message as it was blinded: what is sent, and what is kept on the device until it is signed. */
export type Blinded = { sent: Uint8Array; prefix: Uint8Array; inverse: bigint }
/** Draws so many random bytes. */
export type RandomBytes = (length: number) => Uint8Array

const hash = 'SHA-384'
/** The functions of the browser; throws where a page has none, as without https. */
const getSubtle = () => getSubtleCrypto()!
/** The lengths of a digest, of a salt and of the random bytes before a message (RFC 9474, section 5). */
const [digestLength, saltLength, prefixLength] = [48, 48, 32]

/** Reads a public key as releases have it: SPKI, in base64url. Rejects for anything else. */
export async function parseKey(text: string): Promise<ProofKey> {
  const pss = { name: 'RSA-PSS', hash }
  const verifies = await getSubtle().importKey('spki', fromBase64(text), pss, true, ['verify'])
  const { n = '', e = '' } = await getSubtle().exportKey('jwk', verifies)
  return { n: toNumber(fromBase64(n)), e: toNumber(fromBase64(e)), verifies }
}

/**
 * Blinds a message (RFC 9474, RSABSSA-SHA384-PSS-Randomized): what is sent is as likely for every message, so nobody
 * finds it again by what it becomes, not even who chose the key.
 */
export async function blind(
  { n, e }: ProofKey,
  message: Uint8Array,
  random: RandomBytes = createRandomBytes,
): Promise<Blinded> {
  const length = countBytes(n)
  const prefix = random(prefixLength)
  const encoded = toNumber(await encodePss(join(prefix, message), random(saltLength), length))
  for (;;) {
    const factor = toNumber(random(length))
    if (factor === 0n || factor >= n) continue
    const inverse = computeInverse(factor, n)
    // A number that has no inverse would tell the factors of the key.
    if (inverse === undefined || computeInverse(encoded, n) === undefined) throw new Error('the key is no key')
    return { sent: toBytes((encoded * computePower(factor, e, n)) % n, length), prefix, inverse }
  }
}

/** Takes the blinding off a signature; undefined where the key of the release has not made it. */
export async function finishSignature(
  key: ProofKey,
  message: Uint8Array,
  { prefix, inverse }: Blinded,
  signed: Uint8Array,
): Promise<Uint8Array | undefined> {
  const length = countBytes(key.n)
  if (signed.length !== length) return undefined
  const signature = toBytes((toNumber(signed) * inverse) % key.n, length)
  return (await isSigned(key, join(prefix, message), signature)) ? signature : undefined
}

/** Whether a signature of a message is of this key. */
export const isSigned = ({ verifies }: ProofKey, message: Uint8Array, signature: Uint8Array): Promise<boolean> =>
  getSubtle().verify({ name: 'RSA-PSS', saltLength }, verifies, copy(signature), copy(message))

/** Encodes a message as RSASSA-PSS signs it (RFC 8017, EMSA-PSS-ENCODE), for a key of a whole number of bytes. */
async function encodePss(message: Uint8Array, salt: Uint8Array, length: number): Promise<Uint8Array> {
  const digest = await digestOf(join(new Uint8Array(8), await digestOf(message), salt))
  const block = new Uint8Array(length - digestLength - 1)
  block[block.length - saltLength - 1] = 1
  block.set(salt, block.length - saltLength)
  const mask = await generateMask(digest, block.length)
  for (const [at, byte] of mask.entries()) block[at]! ^= byte
  block[0]! &= 0x7f
  return join(block, digest, Uint8Array.of(0xbc))
}

/** The mask generation function of RFC 8017 (MGF1). */
async function generateMask(seed: Uint8Array, length: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for (let n = 0; n * digestLength < length; n += 1) parts.push(await digestOf(join(seed, Uint8Array.of(0, 0, 0, n))))
  return join(...parts).subarray(0, length)
}

const digestOf = async (bytes: Uint8Array) => new Uint8Array(await getSubtle().digest(hash, copy(bytes)))

/** Raises a number to a power, modulo another. */
function computePower(base: bigint, power: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus]
  for (let rest = power; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

/** Finds the number whose product with `value` is 1 modulo `modulus`; undefined where there is none. */
export function computeInverse(value: bigint, modulus: bigint): bigint | undefined {
  let [a, b] = [value, modulus]
  let [x, y] = [1n, 0n]
  while (b > 0n) {
    const quotient = a / b
    ;[a, b] = [b, a - quotient * b]
    ;[x, y] = [y, x - quotient * y]
  }
  return a === 1n ? ((x % modulus) + modulus) % modulus : undefined
}

const countBytes = (n: bigint) => Math.ceil(n.toString(16).length / 2)
const toNumber = (bytes: Uint8Array) => BigInt(`0x0${toHex(bytes)}`)
const toBytes = (value: bigint, length: number) =>
  Uint8Array.from(
    value
      .toString(16)
      .padStart(2 * length, '0')
      .match(/../g)!,
    (pair) => Number.parseInt(pair, 16),
  )
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
/** A copy in memory of its own, as the functions of the browser ask for. */
const copy = (bytes: Uint8Array) => Uint8Array.from(bytes)
