import { createHash } from 'node:crypto'

/** `all`, or the number of a day since 1970, which `npm test` gives. */
const { TURN = 'all' } = process.env

/** Whether this run takes everything, and what is long at its full length. */
export const isWhole = TURN === 'all'

/**
 * Those whose turn it is among `all`, which are the same promise told over again: in the other language, for another form,
 * by another role. Each has its turn within so many days of `npm test`; everything else takes all. `teller` is the file that tells
 * them: each begins elsewhere, so that every day speaks both languages. `day` as `TURN` has it.
 */
export function takeTurns<T>(teller: string, all: readonly T[], turns = all.length, day = TURN): T[] {
  if (day === 'all' || turns < 2) return [...all]
  const begin = createHash('sha256').update(teller.replace(/^.*\//, '')).digest().readUInt16BE()
  const mine = all.filter((_, at) => (at + begin + Number(day)) % turns === 0)
  return mine.length > 0 ? mine : [...all]
}
