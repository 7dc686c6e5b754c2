/**
 * A proof of work: a number that, appended to the server's challenge, gives a SHA-256 that begins with a required
 * number of zero bits. It costs a browser a moment where very many attempts are made, and nobody anything otherwise.
 */

/** The response header that carries the challenge. */
export const challengeHeader = 'X-Work-Challenge'
/** The header of the repeated request that carries the proof: `<challenge>:<number>`. */
export const proofHeader = 'X-Work-Proof'

/** Returns the text whose SHA-256 is checked. */
export const buildProofText = (challenge: string, counter: number): string => `${challenge}:${counter}`

/** Parses a proof into its challenge and number; undefined where the text is no proof. */
export function parseProof(text: string): { challenge: string; counter: number } | undefined {
  const found = /^([\w.-]{1,200}):(\d{1,15})$/.exec(text)
  return found ? { challenge: found[1]!, counter: Number(found[2]) } : undefined
}

/** Returns how many zero bits a challenge requires. */
export const countBits = (challenge: string): number => Number(challenge.split('.')[1])

/** Whether a digest begins with at least that many zero bits. */
export function hasZeroBits(digest: Uint8Array, bits: number): boolean {
  if (!Number.isInteger(bits) || bits < 1 || bits > 8 * digest.length) return false
  const whole = Math.floor(bits / 8)
  for (let at = 0; at < whole; at++) if (digest[at] !== 0) return false
  return bits % 8 === 0 || digest[whole]! >> (8 - (bits % 8)) === 0
}
