import { sha256 } from '@noble/hashes/sha2.js'
import { buildProofText, countBits, hasZeroBits } from '../../../contract/work.ts'

/**
 * Finds the proof of a challenge: counts up until a digest fits. It takes seconds of processor time, so it runs in a
 * worker.
 */
export function findProof(challenge: string): string {
  const bits = countBits(challenge)
  const encoder = new TextEncoder()
  for (let counter = 0; ; counter++)
    if (hasZeroBits(sha256(encoder.encode(buildProofText(challenge, counter))), bits)) return `${challenge}:${counter}`
}
