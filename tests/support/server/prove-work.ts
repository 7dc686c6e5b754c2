import { createHash } from 'node:crypto'
import { buildProofText, countBits, hasZeroBits } from '../../../src/contract/work.ts'

/** Finds the proof of work for a challenge as a browser does: by trying. */
export function proveWork(challenge: string): string {
  for (let counter = 0; ; counter++) {
    const digest = createHash('sha256').update(buildProofText(challenge, counter)).digest()
    if (hasZeroBits(digest, countBits(challenge))) return `${challenge}:${counter}`
  }
}
