import { readFileSync } from 'node:fs'
import { changesInFunctions, filesNaming, lines, namingOf, type openShuffle } from './lines.ts'
import type { Mutant } from './mutate.ts'
import { findAgain, keyOf, type Recorded, readRecord, snippetOf, writeOutcome } from './record.ts'
import type { Ran, Runner } from './runner.ts'
import type { Try, UserText } from './tries.ts'

type Planned = { mutant: Mutant; recorded: Recorded; tries: readonly Omit<Try, 'number'>[] }

/** Returns whether a change can be chosen at run time: code that runs when its file is loaded cannot. */
const isChosenLater = ({ path, inside }: Mutant) => inside !== `${path}:0`

/** Tries changes for the lines that these test files name, until each line has `each` on record, and records them. */
export async function tryFiles(
  runner: Runner,
  files: readonly string[],
  { each, shuffled }: { each: number; shuffled: ReturnType<typeof openShuffle> },
): Promise<Recorded[]> {
  const ran = await runner.learn(files)
  const record = readRecord()
  const known = new Set(record.map(keyOf))
  const planned: Planned[] = []
  for (const line of lines) {
    const wanted = each - record.filter((one) => one.line === line.id).length
    const naming = namingOf(line.id)
    const theirs = files.filter((file) => ran.some((one) => isOf(file, one) && naming.test(one.name)))
    if (wanted <= 0 || theirs.length === 0) continue
    const fresh = changesInFunctions(line, ran, shuffled)
      .filter(isChosenLater)
      .map((mutant) => ({ mutant, recorded: recordOf(line.id, mutant) }))
      .filter(({ recorded }) => !known.has(keyOf(recorded)))
    for (const one of fresh.slice(0, wanted))
      planned.push({ ...one, tries: theirs.map((file) => ({ file, line: line.id })) })
  }
  const outcomes = await runPlanned(runner, planned)
  const left = outcomes
    .filter(({ recorded }) => !recorded.noticed)
    .map((one) => ({ ...one, tries: othersRunning(one.mutant, files, ran) }))
  const others = new Map((await runPlanned(runner, left)).map(({ mutant, recorded }) => [mutant, recorded]))
  const all = outcomes.map(({ mutant, recorded }) =>
    recorded.noticed ? recorded : ofOther(recorded, others.get(mutant)),
  )
  for (const one of all) writeOutcome(one)
  return all
}

/** Patterns in place of the line of a change: any line that a title names, or any title at all. */
export const anyLine = '[A-Z]-\\d{3}'
export const anyTest = '\\w+'

/**
 * Tries these changes of the record again, all in one run, with the tests of `files` that name their line, or match
 * `any`.
 */
export async function tryAgain(
  runner: Runner,
  record: readonly Recorded[],
  files: (one: Recorded) => readonly string[],
  any?: typeof anyLine | typeof anyTest,
): Promise<Recorded[]> {
  const planned = record.flatMap((recorded): (Planned & { before: Recorded })[] => {
    const mutant = findAgain(recorded)
    if (!mutant || !isChosenLater(mutant)) return []
    const tries = files(recorded).map((file) => ({ file, line: any ?? recorded.line }))
    return [{ mutant, recorded, before: recorded, tries }]
  })
  return (await runPlanned(runner, planned)).map(({ recorded, before }) => (any ? ofOther(before, recorded) : recorded))
}

/**
 * Runs each change separately, in the tests that name any line: what is created once and cached, such as a query, is
 * created with the change then. Returns those that were noticed, without the file: as they cannot be chosen at run
 * time, a sample cannot try them.
 */
export async function tryAlone(runner: Runner, record: readonly Recorded[]): Promise<Recorded[]> {
  const noticed: Recorded[] = []
  const naming = new RegExp(anyLine)
  for (const recorded of record) {
    const mutant = findAgain(recorded)
    const files = filesNaming({ id: recorded.line })
    const failed = (mutant && (await runner.run(files, naming, mutant))) || []
    const by = failed.find((name) => namingOf(recorded.line).test(name)) ?? failed.find(lineIn)
    if (!by || (await runner.run(files, naming))?.length !== 0) continue
    const own = namingOf(recorded.line).test(by)
    noticed.push(own ? { ...recorded, noticed: true, by } : ofOther(recorded, { ...recorded, noticed: true, by }))
  }
  return noticed
}

/**
 * Returns the tests that run the function of a change: first those that name a line, and of these first those that run
 * the fewest functions.
 */
function othersRunning({ inside }: Mutant, files: readonly string[], ran: readonly Ran[]): Planned['tries'] {
  return ran
    .filter(({ functions }) => functions.includes(inside))
    .map(({ file, name, functions }) => ({
      file: files.find((one) => file.endsWith(`/${one}`))!,
      name,
      line: lineIn(name) ?? '',
      cost: functions.length + (lineIn(name) ? 0 : 1_000_000),
    }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, files.some((file) => file.startsWith('tests/')) ? 5 : 16)
}

const lineIn = (name: string) => /\b[A-Z]-\d{3}\b/.exec(name)?.[0]

/** Assigns a change that leaves its own line true and makes another one untrue to that other line. */
function ofOther(recorded: Recorded, other: Recorded | undefined): Recorded {
  if (!other?.noticed) return recorded
  const line = lineIn(other.by ?? '')
  return line ? { ...other, line, chosen: recorded.line } : { ...recorded, by: other.by! }
}

async function runPlanned<One extends Planned>(runner: Runner, planned: readonly One[]): Promise<One[]> {
  if (planned.length === 0) return []
  // The same change may belong to several lines.
  const places = planned.map(({ mutant: { path, start, end, text } }) => JSON.stringify([path, start, end, text]))
  const numberOf = (at: number) => places.indexOf(places[at]!) + 1
  const tries = planned.flatMap((one, at) => one.tries.map((to): Try => ({ ...to, number: numberOf(at) })))
  const said = await runner.tryMany(tries, new Map(planned.map(({ mutant }, at) => [numberOf(at), mutant])))
  return planned.flatMap((one, at) => {
    const theirs = new Set(one.tries.map(({ line }) => line))
    const outcome = judge(said.filter(({ number, line }) => number === numberOf(at) && theirs.has(line)))
    return outcome ? [{ ...one, recorded: { ...one.recorded, ...outcome } }] : []
  })
}

/** Returns noticed where one test noticed, not noticed where all passed with the change and without, else null. */
function judge(said: readonly UserText[]): Pick<Recorded, 'noticed' | 'file' | 'by' | 'milliseconds'> | null {
  const by = said.find(({ noticed }) => noticed)
  if (by) return { noticed: true, file: by.file, by: by.test, milliseconds: by.milliseconds }
  return said.length > 0 && said.every(({ noticed }) => noticed === false) ? { noticed: false } : null
}

const isOf = (file: string, one: Ran) => one.file.endsWith(`/${file}`)

function recordOf(line: string, mutant: Mutant): Recorded {
  const { path, what } = mutant
  return { line, path, ...snippetOf(readFileSync(path, 'utf8'), mutant), what, noticed: false }
}
