import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Mutant, mutantsOf, mutated } from './mutate.ts'

/**
 * A change that was tried: `instead` replaces `of`, which occurs once in the file. `file` is the test file that noticed
 * it.
 */
export type Recorded = {
  line: string
  path: string
  of: string
  instead: string
  what: string
  noticed: boolean
  /** The line it was chosen for, where that stays true with the change. */
  chosen?: string
  /** The test that noticed it; where no test of the line did, another one. */
  by?: string
  file?: string
  milliseconds?: number
}

const kept = 'lab/mutants/record.jsonl'

/** Returns what has been tried so far; for a change that was tried again, the last outcome. */
export function readRecord(): Recorded[] {
  const written = existsSync(kept) ? readFileSync(kept, 'utf8').trim().split('\n').filter(Boolean) : []
  return [...new Map(written.map((one) => JSON.parse(one) as Recorded).map((one) => [keyOf(one), one])).values()]
}

/** Returns a key that is equal for the same change of the same line. */
export const keyOf = ({ line, path, of, instead }: Pick<Recorded, 'line' | 'path' | 'of' | 'instead'>): string =>
  JSON.stringify([line, path, of, instead])

/** Appends an outcome at once, so that nothing is lost when the run is stopped. */
export const writeOutcome = (one: Recorded): void => appendFileSync(kept, `${JSON.stringify(one)}\n`)

/**
 * Replaces the outcomes of changes that were tried again, removes those without a new one, and writes the record sorted
 * by line.
 */
export function replaceOutcomes(before: readonly Recorded[], now: readonly Recorded[]): void {
  const placeOf = ({ path, of, instead }: Recorded) => JSON.stringify([path, of, instead])
  const known = new Map(now.map((one) => [`${one.chosen ?? one.line}${placeOf(one)}`, one]))
  const tried = new Set(before.map(keyOf))
  const all = readRecord().flatMap((one) =>
    tried.has(keyOf(one)) ? (known.get(`${one.chosen ?? one.line}${placeOf(one)}`) ?? []) : one,
  )
  const sorted = new Map(all.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).map((one) => [keyOf(one), one]))
  writeFileSync(kept, [...sorted.values()].map((one) => `${JSON.stringify(one)}\n`).join(''))
}

/**
 * Returns the lines that contain a change, extended upwards until they occur only once in the file: by these the place
 * is found again.
 */
export function snippetOf(code: string, mutant: Mutant): Pick<Recorded, 'of' | 'instead'> {
  let start = mutant.start
  const end = (code.indexOf('\n', mutant.end) + code.length + 1) % (code.length + 1)
  do {
    start = code.lastIndexOf('\n', start - 2) + 1
  } while (start > 0 && code.indexOf(code.slice(start, end)) !== code.lastIndexOf(code.slice(start, end)))
  while (
    /\s/.test(code[start]!) &&
    code.indexOf(code.slice(start + 1, end)) === code.lastIndexOf(code.slice(start + 1, end))
  )
    start += 1
  return {
    of: code.slice(start, end),
    instead: code.slice(start, mutant.start) + mutant.text + code.slice(mutant.end, end),
  }
}

/** Finds the change in the current code; undefined where the code does not contain it. */
export function findAgain({ path, of, instead }: Recorded): Mutant | undefined {
  if (!existsSync(path)) return undefined
  const code = readFileSync(path, 'utf8')
  const at = code.indexOf(of)
  if (at < 0 || code.indexOf(of, at + 1) >= 0) return undefined
  const changed = code.slice(0, at) + instead + code.slice(at + of.length)
  return mutantsOf(path, code).find(
    (one) => one.start >= at && one.end <= at + of.length && mutated(code, one) === changed,
  )
}
