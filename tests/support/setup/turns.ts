import { createHash } from 'node:crypto'

/** `all`, or the number of a day since 1970, which `npm test` sets. */
const { TURN = 'all' } = process.env

/** Whether this run includes all tests, the long ones at full length. */
export const isWhole = TURN === 'all'

/**
 * Returns the items whose turn it is among `all`, which repeat one promise: in the other language, for another form, by
 * another role. Each has its turn within `turns` days of `npm test`; a whole run includes all of them. `teller` is the
 * file that calls it: each starts at another item, so that every day covers both languages. `day` as in `TURN`.
 */
export function takeTurns<T>(teller: string, all: readonly T[], turns = all.length, day = TURN): T[] {
  if (day === 'all' || turns < 2) return [...all]
  const begin = createHash('sha256').update(teller.replace(/^.*\//, '')).digest().readUInt16BE()
  const mine = all.filter((_, at) => (at + begin + Number(day)) % turns === 0)
  return mine.length > 0 ? mine : [...all]
}
