import { sha256 } from '@noble/hashes/sha2.js'
import { buildProofText, countBits, hasZeroBits } from '../../../contract/work.ts'

/** The proof of a challenge: counts on until a digest fits. Takes seconds and a processor, so it runs in a worker. */
export function findProof(challenge: string): string {
  const bits = countBits(challenge)
  const encoder = new TextEncoder()
  for (let counter = 0; ; counter++)
    if (hasZeroBits(sha256(encoder.encode(buildProofText(challenge, counter))), bits)) return `${challenge}:${counter}`
}
