import { randomUUID } from 'node:crypto'

/** A text unlike any other, in letters alone: a run of digits may look like a phone number, which no review may hold. */
export const unlike = (start: string): string =>
  `${start} ${randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`
