import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { toOpaque } from '../../contract/form/opaque.ts'

declare module '../platform/services.ts' {
  interface Services {
    passwords: Passwords
  }
}

/** OWASP's smaller setting of argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
type Cost = typeof cost

/** The two results of deriving a password once: `hash` is stored and verifies it, `key` is not stored. */
export type HashedPassword = { hash: string; key: Buffer }

export type Passwords = {
  /** Derives a new password in its one form (RFC 8265), however it was typed. */
  hash(password: string): Promise<HashedPassword>
  /**
   * Derives the key of a password that matches the hash; resolves to undefined, after the same time, when it does not
   * match or there is no account. A password that was stored as it was typed, before there was one form, opens its
   * account as it is typed.
   */
  open(password: string, hash: string | undefined): Promise<Buffer | undefined>
}

/** Thrown when so many passwords are waiting to be hashed that another would wait too long. */
export class TooManyWaiting extends Error {}

/**
 * Creates a semaphore with a bounded queue. Hashing costs memory and processor time on purpose: at most `atOnce` hashes
 * run at a time, `maxWaiting` wait their turn, and one more fails with `TooManyWaiting`.
 */
export function createPasswords({ atOnce = 2, maxWaiting = 50, cheap = false } = {}): Passwords {
  const settings = cheap ? { memoryCost: 8, timeCost: 1, parallelism: 1 } : cost
  let running = 0
  const waiting: (() => void)[] = []
  async function runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce && waiting.length >= maxWaiting) throw new TooManyWaiting()
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  let dummy: Promise<HashedPassword> | undefined
  const passwords: Passwords = {
    async hash(password) {
      const salt = randomBytes(16)
      const { verifier, key } = await runInTurn(() => derive(toOpaque(password), salt, settings))
      return { hash: formatHash(settings, salt, verifier), key }
    },
    async open(password, known) {
      dummy ??= passwords.hash('no account has this password')
      const against = read(known) ?? read((await dummy).hash)!
      let opened: Buffer | undefined
      for (const form of new Set([toOpaque(password), password])) {
        const { verifier, key } = await runInTurn(() => derive(form, against.salt, against.settings))
        if (timingSafeEqual(verifier, against.verifier) && known !== undefined) opened ??= key
      }
      return opened
    },
  }
  return passwords
}

/**
 * Splits argon2id's output: one half is compared with the stored hash, the other is the key; neither reveals the other.
 */
async function derive(password: string, salt: Buffer, settings: Cost) {
  const both = await hashRaw(password, { ...settings, salt, outputLen: 64 })
  return { verifier: both.subarray(0, 32), key: both.subarray(32) }
}

/** Formats a hash in argon2's standard encoded form. */
const formatHash = ({ memoryCost, timeCost, parallelism }: Cost, salt: Buffer, verifier: Buffer) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${encodeBase64(salt)}$${encodeBase64(verifier)}`
const encodeBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

function read(hash: string | undefined) {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? '')
  if (!found) return undefined
  const [memoryCost, timeCost, parallelism] = found.slice(1, 4).map(Number) as [number, number, number]
  const [salt, verifier] = found.slice(4).map((encoded) => Buffer.from(encoded, 'base64')) as [Buffer, Buffer]
  return { settings: { memoryCost, timeCost, parallelism }, salt, verifier }
}
