import { filesNaming } from './lines.ts'
import { tryAgain } from './many.ts'
import { findAgain, keyOf, type Recorded, readRecord, replaceOutcomes } from './record.ts'
import type { Runner } from './runner.ts'
import { survivors } from './survivors.ts'

/** More than these of one test file would leave too few files in a sample; more files would take long to load. */
const mostOfFile = 5
/** What takes longer is tried when all of them are. */
const quick = 3000

/**
 * Tries so many changes of the record once more that were noticed, in an order that `shuffled` tells. Those that took long
 * come last; how many the code no longer says is `gone`, and `unsure` how many a test failed without as well.
 */
export async function tryNoticed(
  runner: Runner,
  count: number,
  shuffled: <One>(all: readonly One[]) => One[],
): Promise<{ tried: Recorded[]; gone: number; unsure: number }> {
  const noticed = readRecord().filter((one) => one.noticed && one.file)
  const there = noticed.filter((one) => findAgain(one))
  const isQuick = ({ milliseconds = 0 }: Recorded) => milliseconds < quick
  const files = shuffled([...new Set(there.filter(isQuick).map(({ file }) => file))])
  const byFile = files.flatMap((file) =>
    shuffled(there.filter((one) => one.file === file && isQuick(one))).slice(0, mostOfFile),
  )
  const chosen = [...byFile, ...shuffled(there.filter((one) => !byFile.includes(one)))].slice(0, count)
  const tried = await tryAgain(runner, chosen)
  return { tried, gone: noticed.length - there.length, unsure: chosen.length - tried.length }
}

/**
 * Tries those once more that no test of their line noticed, in some test files: first with these tests, then with those of
 * other lines beside them. Writes what has been noticed since.
 */
export async function tryUnnoticed(runner: Runner, files: RegExp): Promise<Recorded[]> {
  const left = readRecord().filter(
    ({ noticed, line }) => !noticed && filesNaming({ id: line }).some((file) => files.test(file)),
  )
  const own = await tryAgain(runner, left, files)
  const noticed = own.filter((one) => one.noticed)
  const others = await tryAgain(
    runner,
    own.filter((one) => !one.noticed),
    files,
    true,
  )
  replaceOutcomes(left, [...noticed, ...others])
  return [...noticed, ...others]
}

/** What the record has that neither a test noticed nor anybody judged. */
export function listUnjudged(): Recorded[] {
  const judged = new Set(survivors.map(placeOf))
  return readRecord().filter((one) => !one.noticed && !one.by && !judged.has(placeOf(one)))
}

const placeOf = ({ path, of, instead }: Pick<Recorded, 'path' | 'of' | 'instead'>) =>
  keyOf({ line: '', path, of, instead })
