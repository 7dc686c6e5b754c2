import { createHash } from 'node:crypto'

/**
 * Derives the token of a link that no letter carries, because its mailbox has got as many letters as it may. Any other
 * letter to that mailbox proves who reads it, and `by` is what only the person who asked can show: the claim of their
 * browser, or the address their account asked for. So a stranger who uses up the letters of a mailbox keeps nobody out.
 */
export const deriveWaitingToken = (accountId: string, by: string): string =>
  createHash('sha256').update(`waiting\n${accountId}\n${by}`).digest('base64url')
