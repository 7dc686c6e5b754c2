import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { seededNumbers } from '../support/seeded.ts'
import { type Uncured, uncured } from './cures.ts'
import { type Mutant, mutantsOf } from './mutate.ts'
import { reviewed } from './review.ts'
import { openRunner, type Ran, type Runner } from './runner.ts'

/**
 * Makes lines of the checklist untrue, one small change in the code each, and runs the tests that name the line: `npm run
 * mutants` all lines, `-- --sample 10` so many of them, `-- --section V`, `-- --minutes 20`, `-- --seed 7` others than
 * today's, `-- --review` the changes of `review.ts`, `-- --doors` those of `cures.ts` (`-- --doors M` the ones that begin
 * so). Prints a table by section and what nobody noticed. Ends with 1 where one of `review.ts` or `cures.ts` is not noticed.
 */
const { values: asked } = parseArgs({
  options: {
    sample: { type: 'string' },
    section: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    review: { type: 'boolean' },
    doors: { type: 'string' },
  },
})

/** The lines of the checklist with the code each names, in backticks. */
const lines = [...readFileSync('docs/spec/checklist.md', 'utf8').matchAll(/^- ([A-Z]-\d{3}) (.*)$/gm)].map(
  ([, id = '', words = '']) => ({ id, named: [...words.matchAll(/`(\w{3,})`/g)].map(([, name = '']) => name) }),
)
type Line = (typeof lines)[number]

const filesIn = (folder: string, ending: RegExp) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`)
const tests = ['src', 'sw', 'tests/spec', 'tests/journeys']
  .flatMap((folder) => filesIn(folder, /\.test\.tsx?$/))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const tables = filesIn('tests/spec/tables', /\.ts$/).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const contract = filesIn('src/contract', /(?<!\.test)\.ts$/).filter((path) => !path.startsWith('src/contract/openapi/'))

/** The test files that may name a line, in a title or by a table they read. */
function filesNaming({ id }: Line): string[] {
  const read = tables.filter(({ text }) => text.includes(id)).map(({ path }) => basename(path))
  return tests
    .filter(({ text }) => text.includes(id) || read.some((table) => text.includes(table)))
    .map(({ path }) => path)
}

const seed = asked.seed ?? new Date().toISOString().slice(0, 10)
const random = seededNumbers([...seed].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7))
/** In an order that the seed tells. */
const shuffled = <One>(all: readonly One[]): One[] =>
  all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)

const mutants = new Map<string, Mutant[]>()
function mutantsIn(path: string): Mutant[] {
  const known = mutants.get(path) ?? mutantsOf(path, readFileSync(path, 'utf8'))
  mutants.set(path, known)
  return known
}

/**
 * Up to two changes that make a line untrue: one where the contract says a name that the line names, one in the function
 * that its tests run and the fewest others do.
 */
function changesFor(line: Line, ran: readonly Ran[]): Mutant[] {
  const names = new RegExp(`\\b${line.id}\\b`)
  const own = ran.filter(({ name }) => names.test(name))
  const others = new Map<string, number>()
  for (const { name, functions } of ran)
    if (!names.test(name)) for (const one of functions) others.set(one, (others.get(one) ?? 0) + 1)
  const theirs = [...new Set(own.flatMap(({ functions }) => functions))]
  const fewest = shuffled(theirs.filter((one) => !/^src\/(demo|tools)\//.test(one)))
    .map((name) => ({ name, by: others.get(name) ?? 0 }))
    .sort((a, b) => a.by - b.by)
    .slice(0, 3)
  const inside = new Set(fewest.map(({ name }) => name))
  const paths = new Set([...inside].map((name) => name.slice(0, name.lastIndexOf(':'))))
  const ofFunctions = shuffled([...paths].flatMap(mutantsIn).filter((one) => inside.has(one.inside)))
  const said = line.named.map((name) => new RegExp(`\\b${name}\\b`))
  const ofNames = shuffled(
    contract.flatMap((path) => {
      const text = readFileSync(path, 'utf8').split('\n')
      return mutantsIn(path).filter(({ line: at }) => said.some((name) => name.test(text[at - 1] ?? '')))
    }),
  )
  return [...finest(ofNames), ...finest(ofFunctions)]
}

/** One of them; a function that answers nothing at all is noticed by anything, so it comes last. */
const finest = (found: readonly Mutant[]) =>
  [...found.filter(({ what }) => what !== 'nothing answered'), ...found].slice(0, 1)

type Outcome = { line: string; at: string; what: string; noticed: boolean }

async function tryAll(runner: Runner): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const ends = asked.minutes ? Date.now() + Number(asked.minutes) * 60_000 : Number.POSITIVE_INFINITY
  const all = shuffled(lines.filter(({ id }) => !asked.section || id.startsWith(asked.section)))
  const named = all.map((line) => ({ line, files: filesNaming(line) })).filter(({ files }) => files.length > 0)
  const chosen = named.slice(0, asked.sample ? Number(asked.sample) : undefined)
  const learnt = new Map<string, Ran[]>()
  for (const { line, files } of chosen) {
    if (Date.now() > ends) break
    const unknown = files.filter((file) => !learnt.has(file))
    const ran = unknown.length > 0 ? await runner.learn(unknown) : []
    for (const file of unknown)
      learnt.set(
        file,
        ran.filter((one) => one.file.endsWith(`/${file}`)),
      )
    const naming = new RegExp(`\\b${line.id}\\b`)
    const with_ = files.filter((file) => learnt.get(file)!.some(({ name }) => naming.test(name)))
    for (const mutant of changesFor(
      line,
      files.flatMap((file) => learnt.get(file)!),
    )) {
      const failed = await runner.run(with_, naming, mutant)
      if (failed === null) continue
      outcomes.push(
        tell({ line: line.id, at: `${mutant.path}:${mutant.line}`, what: mutant.what, noticed: failed.length > 0 }),
      )
    }
  }
  return outcomes
}

async function tryReviewed(runner: Runner): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { line, name, ...change } of reviewed()) {
    const files = tests.filter(({ text }) => text.includes(line)).map(({ path }) => path)
    const tables = filesNaming({ id: line, named: [] })
    const failed = await runner.run([...new Set([...files, ...tables])], name, change)
    outcomes.push(tell({ line, at: change.path, what: change.text.trim(), noticed: (failed ?? []).length > 0 }))
  }
  return outcomes
}

async function tryCures(runner: Runner, begins: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const cure of uncured.filter(({ finding }) => finding.startsWith(begins))) {
    const failed = await withoutCure(runner, cure)
    const what = cure.instead.trim() || `without ${cure.of}`
    outcomes.push(tell({ line: cure.finding, at: cure.path, what, noticed: (failed ?? []).length > 0 }))
  }
  return outcomes
}

async function withoutCure(runner: Runner, { path, of, instead, tests: files, onDisk }: Uncured) {
  const code = readFileSync(path, 'utf8')
  const start = code.indexOf(of)
  if (start < 0) throw new Error(`${path} no longer says ${of}`)
  const change = { path, start, end: start + of.length, text: instead }
  if (!onDisk) return runner.run(files, /(?:)/, change)
  try {
    writeFileSync(path, code.slice(0, start) + instead + code.slice(change.end))
    return await runner.run(files, /(?:)/)
  } finally {
    writeFileSync(path, code)
  }
}

function tell(outcome: Outcome): Outcome {
  const { line, at, what, noticed } = outcome
  process.stdout.write(`${noticed ? 'noticed    ' : 'NOT NOTICED'}  ${line}  ${at}  ${what}\n`)
  return outcome
}

const sectionOf = ({ line }: Outcome) => line.split(/[- ]/)[0]!

const runner = await openRunner()
const outcomes = await (asked.doors !== undefined
  ? tryCures(runner, asked.doors)
  : asked.review
    ? tryReviewed(runner)
    : tryAll(runner))
await runner.close()

process.stdout.write(`\nsection  noticed  of   (seed ${seed})\n`)
for (const section of [...new Set(outcomes.map(sectionOf))].sort()) {
  const of = outcomes.filter((one) => sectionOf(one) === section)
  process.stdout.write(
    `${section.padEnd(9)}${String(of.filter(({ noticed }) => noticed).length).padEnd(9)}${of.length}\n`,
  )
}
const noticed = outcomes.filter((one) => one.noticed).length
process.stdout.write(`all      ${String(noticed).padEnd(9)}${outcomes.length}\n`)
process.exit((asked.review || asked.doors !== undefined) && noticed < outcomes.length ? 1 : 0)
