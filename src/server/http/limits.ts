import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { OpenDatabase } from '../db/open.ts'

/** So many attempts in so many seconds for one key. */
export type Limit = { name: string; points: number; duration: number }

export type Limiter = {
  /** Counts an attempt before it is made, so that many at once count too; seconds to wait, 0 when it may be made. */
  attempt(...key: string[]): Promise<number>
  /** Forgets the attempts so far. */
  forget(...key: string[]): Promise<void>
}

export type Limits = {
  /** Wrong logins for one account from one address. */
  login: Limiter
  /** Mails a visitor can have sent to one e-mail. */
  mail: Limiter
  /** Companies one person asks for. */
  companyRequest: Limiter
  /** Changes of companies' pages one person proposes. */
  companyChange: Limiter
  /** Bodies with files a person can send, each of which is work to look at; asked before one is read. */
  files: Limiter
}

/**
 * Kept in the database where several processes share one (`pool`), else in memory. Keys are hashes: no e-mail or address
 * is stored. Nothing locks anybody out for good: a window passes and all is as before.
 */
export function createLimits(pool?: OpenDatabase['pool']): Limits {
  return {
    login: limiter({ name: 'login', points: 5, duration: 60 }, pool),
    mail: limiter({ name: 'mail', points: 5, duration: 3600 }, pool),
    companyRequest: limiter({ name: 'company', points: 10, duration: 24 * 3600 }, pool),
    companyChange: limiter({ name: 'change', points: 10, duration: 24 * 3600 }, pool),
    files: limiter({ name: 'files', points: 30, duration: 3600 }, pool),
  }
}

export function limiter({ name, ...limit }: Limit, pool?: OpenDatabase['pool']): Limiter {
  const options = { ...limit, keyPrefix: name }
  const store = pool
    ? new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'limits',
        tableCreated: true,
      })
    : new RateLimiterMemory(options)
  const hashOf = (key: string[]) => createHash('sha256').update(JSON.stringify(key)).digest('base64url')
  return {
    async attempt(...key) {
      try {
        await store.consume(hashOf(key))
        return 0
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
    async forget(...key) {
      await store.delete(hashOf(key))
    },
  }
}
