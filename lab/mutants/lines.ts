import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { seededNumbers } from '../../tests/support/seeded.ts'
import { type Mutant, mutantsOf } from './mutate.ts'
import type { Ran } from './runner.ts'

/** The lines of the checklist with the names of code in them, in backticks. */
export const lines = [...readFileSync('docs/spec/checklist.md', 'utf8').matchAll(/^- ([A-Z]-\d{3}) (.*)$/gm)].map(
  ([, id = '', words = '']) => ({ id, words, named: [...words.matchAll(/`(\w{3,})`/g)].map(([, name = '']) => name) }),
)
export type Line = (typeof lines)[number]

const filesIn = (folder: string, ending: RegExp) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`)
/** The test files that may name a line. */
export const tests = ['src', 'sw', 'tests/spec', 'tests/journeys']
  .flatMap((folder) => filesIn(folder, /\.test\.tsx?$/))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const tables = filesIn('tests/spec/tables', /\.ts$/).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const contract = filesIn('src/contract', /(?<!\.test)\.ts$/).filter((path) => !path.startsWith('src/contract/openapi/'))

/** Returns the test files that may name this line, in a title or through a table they read. */
export function filesNaming({ id }: Pick<Line, 'id'>): string[] {
  const read = tables.filter(({ text }) => text.includes(id)).map(({ path }) => basename(path))
  return tests
    .filter(({ text }) => text.includes(id) || read.some((table) => isReadIn(text, table)))
    .map(({ path }) => path)
}

/** Returns whether a test file reads this table, by its name or by a composed one: `tables/${form}-review.ts`. */
function isReadIn(text: string, table: string): boolean {
  const madeUp = [...text.matchAll(/tables\/\$\{[^}]*\}([\w.-]+)/g)].map(([, end]) => end!)
  return text.includes(table) || madeUp.some((end) => table.endsWith(end))
}

/** Returns the test files in the folder of a source file. */
export const filesBeside = (code: string): string[] =>
  tests.map(({ path }) => path).filter((path) => dirname(path) === dirname(code))

/** Returns a pattern that matches titles which name the line. */
export const namingOf = (line: string) => new RegExp(`\\b${line}\\b`)

/** Returns a function that shuffles a list by this seed. */
export function openShuffle(seed: string) {
  const random = seededNumbers([...seed].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7))
  return <One>(all: readonly One[]): One[] =>
    all
      .map((one) => ({ one, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one)
}
type Shuffle = ReturnType<typeof openShuffle>

const codes = new Map<string, string>()
function readCode(path: string): string {
  const code = codes.get(path) ?? readFileSync(path, 'utf8')
  codes.set(path, code)
  return code
}

const mutants = new Map<string, Mutant[]>()
function mutantsIn(path: string): Mutant[] {
  const known = mutants.get(path) ?? mutantsOf(path, readCode(path))
  mutants.set(path, known)
  return known
}

/**
 * Returns changes that make a line untrue, in the functions that its tests run and the fewest others do: first where
 * the code contains words of the line, rare words before the others.
 */
export function changesInFunctions(line: Line, ran: readonly Ran[], shuffled: Shuffle): Mutant[] {
  const names = namingOf(line.id)
  const own = ran.filter(({ name }) => names.test(name))
  const others = new Map<string, number>()
  for (const { name, functions } of ran)
    if (!names.test(name)) for (const one of functions) others.set(one, (others.get(one) ?? 0) + 1)
  const theirs = [...new Set(own.flatMap(({ functions }) => functions))]
  const fewest = shuffled(theirs.filter((one) => !/^src\/(demo|tools)\//.test(one)))
    .map((name) => ({ name, by: others.get(name) ?? 0 }))
    .sort((a, b) => a.by - b.by)
  const within = (count: number) => {
    const inside = new Set(fewest.slice(0, count).map(({ name }) => name))
    const paths = new Set([...inside].map((name) => name.slice(0, name.lastIndexOf(':'))))
    return shuffled([...paths].flatMap(mutantsIn).filter((one) => inside.has(one.inside)))
  }
  const saying = rankBySayings(line, within(40), (one) => others.get(one.inside) ?? 0)
  return apart(saying.length > 0 ? saying : finestFirst(within(3)))
}

/**
 * Returns the changes where the code contains words of the line: those with the most and rarest first, in functions
 * that few other tests run.
 */
function rankBySayings({ words }: Line, found: readonly Mutant[], runBy: (one: Mutant) => number): Mutant[] {
  const stems = [...new Set(splitWords(words).map((word) => word.slice(0, 6)))]
  const said = found.map((one) => {
    const around = wordsAround(one)
    return { one, stems: stems.filter((stem) => around.includes(stem)) }
  })
  const weights = new Map(
    stems.map((stem) => [
      stem,
      Math.log((found.length + 1) / (said.filter((one) => one.stems.includes(stem)).length + 1)),
    ]),
  )
  return said
    .map(({ one, stems }) => ({ one, weight: stems.reduce((sum, stem) => sum + weights.get(stem)!, 0) }))
    .filter(({ one, weight }) => weight > 2 && one.what !== 'nothing answered')
    .map(({ one, weight }) => ({ one, weight: weight - Math.log(runBy(one) + 1) / 2 }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ one }) => one)
}

/** Puts the first change at each place before all others. */
function apart(found: readonly Mutant[]): Mutant[] {
  const first = found.filter(
    (one, at) => !found.slice(0, at).some(({ path, line }) => path === one.path && line === one.line),
  )
  return [...first, ...found.filter((one) => !first.includes(one))]
}

/** Splits a text into words in lower case, `oneName` into two, without the short ones. */
const splitWords = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)

/** Returns the words of the code around a change, as one text; of a long piece, its start. */
function wordsAround({ path, start, whole }: Mutant): string {
  const code = readCode(path)
  const from = code.lastIndexOf('\n', start)
  const long = whole.end - whole.start > 200
  const to = long ? whole.start + 100 : code.indexOf('\n', whole.end)
  return splitWords(code.slice(whole.end - whole.start > 30 ? whole.start : from, to)).join(' ')
}

/** Returns changes that make a line untrue in lines of the contract that contain a name from the line. */
export function changesOfNames(line: Line, shuffled: Shuffle): Mutant[] {
  const said = line.named.map((name) => new RegExp(`\\b${name}\\b`))
  return finestFirst(
    shuffled(
      contract.flatMap((path) => {
        const text = readFileSync(path, 'utf8').split('\n')
        return mutantsIn(path).filter(({ line: at }) => said.some((name) => name.test(text[at - 1] ?? '')))
      }),
    ),
  )
}

/** Puts changes that make a function return nothing last, since any test notices these. */
function finestFirst(found: readonly Mutant[]): Mutant[] {
  const isCoarse = ({ what }: Mutant) => what === 'nothing answered'
  return [...found.filter((one) => !isCoarse(one)), ...found.filter(isCoarse)]
}
