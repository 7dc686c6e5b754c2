import { hash, verify } from '@node-rs/argon2'

declare module '../platform/services.ts' {
  interface Services {
    passwords: Passwords
  }
}

/** OWASP's smaller setting of argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type Passwords = {
  hash(password: string): Promise<string>
  /** Whether the password fits the hash; takes as long, and says no, where there is no account. */
  fits(password: string, hash: string | undefined): Promise<boolean>
}

/** So many passwords wait already that another would wait too long. */
export class TooManyWaiting extends Error {}

/**
 * Hashing costs memory and a processor by design: no more than `atOnce` at a time. `maxWaiting` wait their turn, and one
 * more fails with `TooManyWaiting`.
 */
export function createPasswords({ atOnce = 2, maxWaiting = 50, cheap = false } = {}): Passwords {
  const settings = cheap ? { memoryCost: 8, timeCost: 1, parallelism: 1 } : cost
  let running = 0
  const waiting: (() => void)[] = []
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
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
  let dummy: Promise<string> | undefined
  const passwords: Passwords = {
    hash: (password) => inTurn(() => hash(password, settings)),
    async fits(password, known) {
      dummy ??= passwords.hash('no account has this password')
      const against = known ?? (await dummy)
      const right = await inTurn(() => verify(against, password))
      return right && known !== undefined
    },
  }
  return passwords
}
