import { filesBeside, filesNaming } from './lines.ts'
import { anyLine, anyTest, tryAgain, tryAlone } from './many.ts'
import { findAgain, keyOf, type Recorded, readRecord, replaceOutcomes } from './record.ts'
import type { Runner } from './runner.ts'
import { type Survivor, survivors } from './survivors.ts'

/**
 * The most changes from one test file: more would leave too few files in a sample, and more files would take long to
 * load.
 */
const mostOfFile = 5
/** Tests that take longer, in ms, are tried only when all of them are. */
const quick = 3000

/**
 * Tries that many noticed changes of the record again, in an order by `shuffled`. Slow ones come last; `gone` counts
 * those the code does not contain any more, and `unsure` those whose test failed without the change as well.
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
  const tried = await tryAgain(runner, chosen, ({ file }) => [file!])
  return { tried, gone: noticed.length - there.length, unsure: chosen.length - tried.length }
}

/**
 * Tries again the changes that no test of their line noticed, in some test files: first with these tests, then with
 * those of other lines in the same files, then with the tests beside the code; queries, which are created once and
 * cached, finally each separately. Records newly noticed ones, and removes what the code does not contain any more:
 * `gone` counts those.
 */
export async function tryUnnoticed(runner: Runner, files: RegExp): Promise<{ tried: Recorded[]; gone: number }> {
  const unnoticed = readRecord().filter(
    ({ noticed, line, path }) =>
      !noticed && [...filesNaming({ id: line }), ...filesBeside(path)].some((file) => files.test(file)),
  )
  const left = unnoticed.filter((one) => findAgain(one))
  const naming = ({ line }: Recorded) => filesNaming({ id: line }).filter((file) => files.test(file))
  const beside = ({ path }: Recorded) => filesBeside(path).filter((file) => files.test(file))
  const now = (await tryAgain(runner, left, naming)).filter(({ noticed }) => noticed)
  for (const [of, any] of [[naming, anyLine] as const, [beside, anyTest] as const]) {
    const others = await tryAgain(runner, without(left, now), of, any)
    now.push(...others.filter(({ noticed, by }) => noticed || by))
  }
  const kept = without(left, now).filter((one) => one.path.endsWith('.queries.ts') && naming(one).length > 0)
  now.push(...(await tryAlone(runner, kept)))
  replaceOutcomes(unnoticed, [...now, ...without(left, now)])
  return { tried: [...now, ...without(left, now)], gone: unnoticed.length - left.length }
}

/** Returns the changes without an outcome. */
function without(record: readonly Recorded[], outcomes: readonly Recorded[]): Recorded[] {
  const there = new Set(outcomes.map(({ chosen, line, ...one }) => keyOf({ ...one, line: chosen ?? line })))
  return record.filter((one) => !there.has(keyOf({ ...one, line: one.chosen ?? one.line })))
}

const judged = new Map(survivors.map((one) => [placeOf(one), one]))

/** Lists the changes of the record that were neither noticed by a test nor judged by a person. */
export function listUnjudged(): Recorded[] {
  return readRecord().filter((one) => !one.noticed && !one.by && !judged.has(placeOf(one)))
}

/** Lists the judged changes that are not unnoticed changes of the record. */
export function listJudgedInVain(): Survivor[] {
  const unnoticed = new Set(readRecord().flatMap((one) => (one.noticed || one.by ? [] : [placeOf(one)])))
  return survivors.filter((one) => !unnoticed.has(placeOf(one)))
}

type Fate = 'named' | 'another' | Survivor['kind']

function fateOf(one: Recorded): Fate {
  if (one.noticed) return 'named'
  return one.by ? 'another' : judged.get(placeOf(one))!.kind
}

const sections: Readonly<Record<string, string>> = {
  ...{ A: 'calls', C: 'company page', D: 'design card', E: 'fields', F: 'footer', H: 'home', L: 'limits', M: 'modals' },
  ...{ N: 'navigation', P: 'roles', R: 'routes', S: 'search box', T: 'transitions', V: 'validation', X: 'errors' },
}

/** Writes the record by section as in `docs/mutants.md`. Equivalent changes count in no share. */
export function writeTable(): string {
  const record = readRecord().map((one) => ({ section: one.line[0]!, fate: fateOf(one) }))
  const row = (name: string, of: typeof record) => {
    const count = (...fates: Fate[]) => of.filter(({ fate }) => fates.includes(fate)).length
    const share = (...fates: Fate[]) => Math.floor((100 * count(...fates)) / (of.length - count('equivalent')))
    const fates = (['named', 'another', 'beside', 'equivalent'] as const).map((fate) => count(fate))
    return [name, of.length, ...fates, `${share('named')} %`, `${share('named', 'another')} %`]
  }
  const rows = [
    ['section', 'tried', 'its line’s test', 'another test', 'beside', 'equivalent', 'by its line', 'noticed'],
    ...Object.entries(sections).map(([id, words]) =>
      row(
        `${id} ${words}`,
        record.filter(({ section }) => section === id),
      ),
    ),
    row('all', record),
  ].map((cells) => cells.map(String))
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((cells) => cells[at]!.length)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  return [line(rows[0]!), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)].join('\n')
}

function placeOf({ path, of, instead }: Pick<Recorded, 'path' | 'of' | 'instead'>): string {
  return keyOf({ line: '', path, of, instead })
}
