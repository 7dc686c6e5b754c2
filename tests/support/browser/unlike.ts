import { randomUUID } from 'node:crypto'

/**
 * Returns a unique text in letters alone: a run of digits may look like a phone number, which no review may contain.
 */
export const unlike = (start: string): string =>
  `${start} ${randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`
