import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Wrong logins allowed a minute for one account from one address. */
export const wrongLoginsAMinute = 5

export type LoginLimits = {
  /** Seconds to wait before another try; 0 when it may be made now. */
  waitFor(email: string, address: string): Promise<number>
  /** Counts a wrong login; seconds to wait once there were too many. */
  countWrong(email: string, address: string): Promise<void>
}

/** Kept in memory: each process counts for itself, and a restart forgets. Keys are hashes: no e-mail or address stays. */
export function createLoginLimits(): LoginLimits {
  const limiter = new RateLimiterMemory({ points: wrongLoginsAMinute, duration: 60 })
  const keyOf = (email: string, address: string) => createHash('sha256').update(`${email}\n${address}`).digest('base64')
  return {
    async waitFor(email, address) {
      const known = await limiter.get(keyOf(email, address))
      return known && known.consumedPoints >= wrongLoginsAMinute ? Math.max(1, Math.ceil(known.msBeforeNext / 1000)) : 0
    },
    async countWrong(email, address) {
      try {
        await limiter.consume(keyOf(email, address))
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
      }
    },
  }
}
