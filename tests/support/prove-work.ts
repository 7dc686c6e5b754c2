import { createHash } from 'node:crypto'
import { bitsOf, hasZeroBits, proofText } from '../../src/contract/work.ts'

/** The proof of a challenge, found as a browser finds it: by trying. */
export function proveWork(challenge: string): string {
  for (let counter = 0; ; counter++) {
    const digest = createHash('sha256').update(proofText(challenge, counter)).digest()
    if (hasZeroBits(digest, bitsOf(challenge))) return `${challenge}:${counter}`
  }
}
