import { timingSafeEqual } from 'node:crypto'
import type { Privacy } from '../../platform/privacy/privacy.ts'

/** Minutes a challenge is valid for. */
export const challengeMinutes = 5
const parts = { until: 6, random: 16, mark: 16 }

/** The purpose a challenge is made for: signing in, or one purpose of one session. */
export type Purpose = 'login' | { of: 'add' | 'presence'; session: Buffer }

const markOf = (privacy: Privacy, purpose: Purpose, head: Uint8Array) => {
  const what = purpose === 'login' ? ['login', ''] : [purpose.of, purpose.session]
  return privacy.challengeMark(...what, head).subarray(0, parts.mark)
}

/**
 * Creates a challenge for a passkey to sign. It contains its own expiry and is signed for its purpose; nothing of it is
 * stored.
 */
export function createChallenge(privacy: Privacy, purpose: Purpose, now: Date, random: Uint8Array): string {
  const until = Buffer.alloc(parts.until)
  until.writeUIntBE(now.getTime() + challengeMinutes * 60_000, 0, parts.until)
  const head = Buffer.concat([until, random.subarray(0, parts.random)])
  return Buffer.concat([head, markOf(privacy, purpose, head)]).toString('base64url')
}

/**
 * Returns whether a challenge is one of this site's, for this purpose, and not expired. The rate limits make sure it is
 * used once.
 */
export function isOurChallenge(privacy: Privacy, purpose: Purpose, challenge: string, now: Date): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  const headLength = parts.until + parts.random
  if (bytes.length !== headLength + parts.mark || bytes.toString('base64url') !== challenge) return false
  const head = bytes.subarray(0, headLength)
  const right = timingSafeEqual(markOf(privacy, purpose, head), bytes.subarray(headLength))
  return right && now.getTime() < head.readUIntBE(0, parts.until)
}
