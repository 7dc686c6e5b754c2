import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Uncured, uncured } from './cures.ts'
import { changesInFunctions, changesOfNames, filesNaming, lines, namingOf, openShuffle, tests } from './lines.ts'
import { tryFiles } from './many.ts'
import { tryNoticed, tryUnnoticed, writeTable } from './recorded.ts'
import { reviewed } from './review.ts'
import { openRunner, type Ran, type Runner } from './runner.ts'

/**
 * Makes lines of the checklist untrue, by one small change in the code each, and runs the tests that name the line:
 * `npm run mutants` all lines, `-- --sample 10` that many of them, `-- --section V`, `-- --minutes 20`, `-- --seed 7`
 * others than today's, `-- --review` the changes of `review.ts`, `-- --doors` those of `cures.ts` (`-- --doors M` those
 * whose finding starts so). Prints a table by section and the changes that were not noticed. Exits with 1 where one of
 * `review.ts` or `cures.ts` is not noticed.
 */
const { values: asked } = parseArgs({
  options: {
    sample: { type: 'string' },
    section: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    review: { type: 'boolean' },
    doors: { type: 'string' },
    each: { type: 'string' },
    recorded: { type: 'string' },
    again: { type: 'boolean' },
    table: { type: 'boolean' },
    files: { type: 'string', default: '' },
  },
})

if (asked.table) {
  process.stdout.write(`${writeTable()}\n`)
  process.exit()
}

const seed = asked.seed ?? new Date().toISOString().slice(0, 10)
const shuffled = openShuffle(seed)

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
    const naming = namingOf(line.id)
    const with_ = files.filter((file) => learnt.get(file)!.some(({ name }) => naming.test(name)))
    const known = files.flatMap((file) => learnt.get(file)!)
    for (const mutant of [
      ...changesOfNames(line, shuffled).slice(0, 1),
      ...changesInFunctions(line, known, shuffled).slice(0, 1),
    ]) {
      const failed = await runner.run(with_, naming, mutant)
      if (failed === null) continue
      outcomes.push(
        printOutcome({
          line: line.id,
          at: `${mutant.path}:${mutant.line}`,
          what: mutant.what,
          noticed: failed.length > 0,
        }),
      )
    }
  }
  return outcomes
}

/** Tries changes for the lines that each test file names: unit tests first, then `tests/spec` and `tests/journeys`. */
async function tryByFile(runner: Runner, each: number): Promise<Outcome[]> {
  const ends = Date.now() + Number(asked.minutes ?? 600) * 60_000
  const files = tests.filter(({ path }) => new RegExp(asked.files).test(path)).map(({ path }) => path)
  // Unit tests are quick to load together; each of the others takes a while.
  const size = files.every((path) => !path.startsWith('tests/')) ? 90 : 4
  const outcomes: Outcome[] = []
  for (let at = 0; at < files.length && Date.now() < ends; at += size)
    for (const { line, path, what, noticed } of await tryFiles(runner, files.slice(at, at + size), { each, shuffled }))
      outcomes.push(printOutcome({ line, at: path, what, noticed }))
  return outcomes
}

async function tryRecorded(runner: Runner): Promise<Outcome[]> {
  const { tried, gone, unsure } = await tryNoticed(runner, Number(asked.recorded), shuffled)
  if (gone > 0) process.stdout.write(`${gone} of the record are left out: the code no longer says what they change\n`)
  if (unsure > 0)
    process.stdout.write(`${unsure} printOutcome nothing: a test of theirs fails without the change as well\n`)
  return tried.map(({ path, ...one }) => printOutcome({ ...one, at: path }))
}

async function tryLeft(runner: Runner): Promise<Outcome[]> {
  const { tried, gone } = await tryUnnoticed(runner, new RegExp(asked.files))
  if (gone > 0) process.stdout.write(`${gone} are taken out of the record: the code no longer says what they change\n`)
  return tried.map(({ path, ...one }) => printOutcome({ ...one, at: path }))
}

async function tryReviewed(runner: Runner): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { line, name, ...change } of reviewed()) {
    const files = tests.filter(({ text }) => text.includes(line)).map(({ path }) => path)
    const tables = filesNaming({ id: line })
    const failed = await runner.run([...new Set([...files, ...tables])], name, change)
    outcomes.push(printOutcome({ line, at: change.path, what: change.text.trim(), noticed: (failed ?? []).length > 0 }))
  }
  return outcomes
}

async function tryCures(runner: Runner, begins: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const cure of uncured.filter(({ finding }) => finding.startsWith(begins))) {
    const failed = await withoutCure(runner, cure)
    const what = cure.instead.trim() || `without ${cure.of}`
    outcomes.push(printOutcome({ line: cure.finding, at: cure.path, what, noticed: (failed ?? []).length > 0 }))
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

function printOutcome(outcome: Outcome): Outcome {
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
    : asked.recorded
      ? tryRecorded(runner)
      : asked.again
        ? tryLeft(runner)
        : asked.each
          ? tryByFile(runner, Number(asked.each))
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
const isHeld = asked.review || asked.recorded || asked.doors !== undefined
process.exit(isHeld && noticed < outcomes.length ? 1 : 0)
