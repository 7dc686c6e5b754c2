import { createHash, timingSafeEqual } from 'node:crypto'
import { buildProofText, hasZeroBits, parseProof } from '../../contract/work.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

/** Bits of work asked for at first; one more each time the attempts double. */
const minBits = 16
export const maxBits = 22
/** Seconds a challenge is valid for: longer than the hardest takes on a slow phone. */
export const challengeSeconds = 600

/** Computes the bits of work asked for after `points` attempts when `max` are free. */
export const computeWorkBits = (points: number, max: number): number =>
  Math.min(maxBits, minBits + Math.floor(Math.log2(Math.max(1, points / max))))

const signText = (privacy: Privacy, text: string) => privacy.workMark(text).subarray(0, 16)

/** Creates a work challenge: `<what for>.<bits>.<good until>.<random>.<signature>`. Nothing of it is stored. */
export function createWorkChallenge(
  privacy: Privacy,
  { about, bits, now, random }: { about: string; bits: number; now: Date; random: string },
): string {
  const until = Math.ceil(now.getTime() / 1000) + challengeSeconds
  const text = [about, bits, until, random].join('.')
  return `${text}.${signText(privacy, text).toString('base64url')}`
}

/**
 * Returns the challenge a proof has solved, and how hard it was; undefined when it is not this site's, expired or not
 * solved.
 */
export function checkSolution(
  privacy: Privacy,
  proof: string | undefined,
  { about, now }: { about: string; now: Date },
): { challenge: string; bits: number } | undefined {
  const given = parseProof(proof ?? '')
  if (!given) return undefined
  const { challenge } = given
  const parts = challenge.split('.')
  const [what, bits, until] = parts
  const mark = signText(privacy, parts.slice(0, 4).join('.'))
  const shown = Buffer.from(parts[4] ?? '', 'base64url')
  if (parts.length !== 5 || shown.length !== mark.length || !timingSafeEqual(shown, mark)) return undefined
  if (what !== about || Number(until) * 1000 < now.getTime()) return undefined
  const digest = createHash('sha256').update(buildProofText(challenge, given.counter)).digest()
  return hasZeroBits(digest, Number(bits)) ? { challenge, bits: Number(bits) } : undefined
}
