/**
 * `npm test`: every check there is, none skipped because an earlier one failed, except the browser tests without a
 * build to run on. Prints the outcome of each part and ends with "N passed, N failed": tests, plus one for each check
 * that is no test. `npm test -- types unit` runs only the named parts.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const scratch = mkdtempSync(join(tmpdir(), 'shafaf-checks-'))
const program = (name, ...words) => ['npx', ['--no-install', name, ...words]]

/**
 * One after the other, `tests` being projects of vitest; `beside` goes along with the part before it, since each keeps one
 * core busy alone.
 */
const parts = [
  { name: 'types', command: program('tsc', '--build') },
  { name: 'build', command: ['npm', ['run', 'build']], beside: true },
  { name: 'lint', command: program('biome', 'ci', '.') },
  { name: 'unit', tests: ['unit', 'unit-alone'] },
  { name: 'spec', tests: ['spec'] },
  { name: 'journeys', tests: ['journeys'] },
  { name: 'postgres', tests: ['postgres'] },
  { name: 'browser', tests: ['browser'], needs: 'build' },
]

const wanted = process.argv.slice(2)
const outcomes = new Map()
let going = Promise.resolve()
for (const part of parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if (!part.beside) await going
  going = Promise.all([going, check(part)])
}
await going

console.log('\n=== outcome')
let passed = 0
let failed = 0
for (const [name, outcome] of outcomes) {
  passed += outcome.passed
  failed += outcome.failed
  const line = `${outcome.passed} passed, ${outcome.failed} failed`
  console.log(`${name.padEnd(9)} ${line.padEnd(24)} ${outcome.seconds} s ${outcome.note ?? ''}`)
}
rmSync(scratch, { recursive: true, force: true })
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

async function check(part) {
  console.log(`\n=== ${part.name}`)
  const began = Date.now()
  const outcome = await run(part)
  outcomes.set(part.name, { ...outcome, seconds: Math.round((Date.now() - began) / 1000) })
}

async function run({ name, command, tests, needs }) {
  if (needs && outcomes.get(needs)?.failed) return { passed: 0, failed: 1, note: `not run: ${needs} failed` }
  if (!tests) {
    const code = await start(command)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  }
  const report = join(scratch, `${name}.json`)
  const projects = tests.flatMap((project) => ['--project', project])
  const [npx, words] = program('vitest', 'run', ...projects, '--reporter=default', '--reporter=json')
  const code = await start([npx, [...words, `--outputFile.json=${report}`]])
  return counted(report, code)
}

/** The numbers of a vitest report. Whatever fails outside a test (a set-up, a file that does not load) counts as one. */
function counted(report, code) {
  let numbers
  try {
    numbers = JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, note: 'no report' }
  }
  const passed = numbers.numPassedTests
  // A skipped test is a promise nobody checked.
  const unproven = numbers.numPendingTests + numbers.numTodoTests
  const broken = numbers.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = numbers.numFailedTests + unproven + broken.length
  const note = unproven > 0 ? `${unproven} skipped` : undefined
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, note }
}

function start([file, words]) {
  const env = { ...process.env, SITE_IS_BUILT: outcomes.get('build')?.passed ? '1' : '' }
  return new Promise((resolve) => {
    const child = spawn(file, words, { stdio: 'inherit', env })
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
}
