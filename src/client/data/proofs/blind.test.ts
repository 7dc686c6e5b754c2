import { createPrivateKey, createPublicKey } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import vector from '../../../../tests/fixtures/rfc9474-a3.json'
import {
  createProofKeys,
  isSigned as isSignedForServer,
  signBlinded,
  toText,
} from '../../../server/proofs/blind-sign.ts'
import { blind, finishSignature, isSigned, parseKey } from './blind.ts'

const read = (name: keyof typeof vector) => Uint8Array.from(Buffer.from(vector[name], 'hex'))
const number = (name: keyof typeof vector) => BigInt(`0x${vector[name]}`)
const toPart = (value: bigint) => {
  const hex = value.toString(16)
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url')
}
function raise(base: bigint, power: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base]
  for (let rest = power; rest > 0n; rest >>= 1n, square = square ** 2n % modulus)
    if (rest & 1n) result = (result * square) % modulus
  return result
}

const [p, q] = [number('p'), number('q')]
const e = 65537n
const n = p * q
const phi = (p - 1n) * (q - 1n)
// The group has `phi` elements. 65537 is prime, so its inverse follows from the number that makes the product whole.
let k = 1n
while ((phi * k + 1n) % e !== 0n) k += 1n
const d = (phi * k + 1n) / e
const parts = { n, e, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: raise(q, p - 2n, p) }
const jwk = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, toPart(part)]))
const privateKey = createPrivateKey({ format: 'jwk', key: { kty: 'RSA', ...jwk } })
const text = toText(createPublicKey(privateKey))
const message = read('msg')

describe('the vector of RFC 9474, appendix A.3 (RSABSSA-SHA384-PSS-Randomized)', () => {
  const draws = () => {
    // The factor is what the RFC gives the inverse of.
    const factor = raise(number('inv'), phi - 1n, n)
    const given = [read('msg_prefix'), read('salt'), Uint8Array.from(Buffer.from(toPart(factor), 'base64url'))]
    return () => given.shift()!
  }

  test('is blinded, signed and finished on a device and a server', async () => {
    const key = await parseKey(text)
    const blinded = await blind(key, message, draws())
    expect(Buffer.from(blinded.sent).toString('hex')).toBe(vector.blinded_msg)
    const signed = signBlinded(privateKey, blinded.sent)!
    expect(signed.toString('hex')).toBe(vector.blind_sig)
    const signature = (await finishSignature(key, message, blinded, signed))!
    expect(Buffer.from(signature).toString('hex')).toBe(vector.sig)
  })

  test('is valid on both ends, and not with another bit', async () => {
    const prepared = Buffer.concat([read('msg_prefix'), message])
    const key = await parseKey(text)
    const bent = read('sig')
    bent[100]! ^= 1
    for (const [signature, isRight] of [
      [read('sig'), true],
      [bent, false],
    ] as const) {
      expect(isSignedForServer(createPublicKey(privateKey), prepared, signature)).toBe(isRight)
      expect(await isSigned(key, prepared, signature)).toBe(isRight)
    }
  })
})

describe('a signature', () => {
  test('a key that is in no release is detected, also one of another length', async () => {
    const released = await createProofKeys()
    const own = await createProofKeys()
    const key = await parseKey(toText(released.publicKey))
    const blinded = await blind(key, message)
    const [right, wrong] = [signBlinded(released.privateKey, blinded.sent)!, signBlinded(own.privateKey, blinded.sent)]
    expect(await finishSignature(key, message, blinded, right)).toHaveLength(256)
    // A number above the modulus of the other key is refused by it already.
    if (wrong) expect(await finishSignature(key, message, blinded, wrong)).toBeUndefined()
    expect(await finishSignature(key, message, blinded, right.subarray(1))).toBeUndefined()
    const other = await blind(key, message)
    expect(await finishSignature(key, message, other, right)).toBeUndefined()
  })

  test('is given of no number that is not below the modulus', async () => {
    const { privateKey: key } = await createProofKeys()
    expect(signBlinded(key, Buffer.alloc(256, 0xff))).toBeUndefined()
    expect(signBlinded(key, Buffer.alloc(255, 1))).toBeUndefined()
  })
})
