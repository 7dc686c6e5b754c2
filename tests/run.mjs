/**
 * `npm test`: runs every check, none skipped because an earlier one failed, except those that need a build or data that
 * could not be made. `npm run test:whole` (`WHOLE=1`) runs all tests at full length and then the laboratory. Each line
 * of output names its part. Ends with the failures, the outcome of each part with its seconds of clock and of processor
 * time, and "N passed, N failed": tests, plus one for each check that is not a test. `npm test -- types unit` runs only
 * the named parts.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * The folder for all files of the parts, which is removed after the run: in memory where there is plenty, as tests
 * create files by the ten thousand.
 */
const scratch = mkdtempSync(join(process.env.TMPDIR || findMemory() || tmpdir(), 'shafaf-checks-'))
// Writable for all users, as the system's own is: PostgreSQL's cluster and Debian's packages belong to other users than
// root.
chmodSync(scratch, 0o1777)
// However the run ends: what an interrupted one left would stay in memory.
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const isWhole = process.env.WHOLE === '1'
/** The folder in which the demonstration data of the browser tests is made beforehand. */
const demoData = join(scratch, 'demo-data')
const program = (name, ...words) => ['npx', ['--no-install', name, ...words]]

/**
 * The parts of the run: each starts when those it `needs` or comes `after` have ended. Two lanes run in parallel:
 * browser tests wait more than they compute, and tests in Node use the cores meanwhile. `tests` are projects of vitest.
 */
const daily = [
  { name: 'build', command: ['npm', ['run', 'build']] },
  {
    name: 'data',
    command: program('tsx', 'tests/support/site/make-demo-data.ts', demoData),
    needs: ['build'],
  },
  { name: 'browser', tests: ['browser'], needs: ['build', 'data'] },
  { name: 'types', command: ['npm', ['run', 'typecheck', '--silent']] },
  { name: 'biome', command: program('biome', 'ci', '.'), after: ['types'] },
  { name: 'lint', tests: ['lint'], after: ['biome'] },
  { name: 'unit', tests: ['unit', 'unit-alone'], after: ['lint'] },
  { name: 'journeys', tests: ['journeys'], needs: ['build', 'data'], after: ['unit'] },
  { name: 'embedded', tests: ['embedded'], needs: ['build'], after: ['browser'] },
]
/** The laboratory, one program after the other (`lab/README.md`). */
const laboratory = ['attack', 'mutants', 'fuzz', 'jobs', 'drill', 'tasks', 'screens'].map((name, at, all) => ({
  name,
  command: ['npm', ['run', name, '--silent']],
  after: at === 0 ? ['journeys', 'embedded'] : [all[at - 1]],
}))
const parts = isWhole ? [...daily, ...laboratory] : daily

const wanted = process.argv.slice(2)
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const outcomes = new Map()
const ends = new Map()
for (const part of chosen) {
  const before = Promise.all([...(part.needs ?? []), ...(part.after ?? [])].map((name) => ends.get(name)))
  ends.set(
    part.name,
    before.then(() => check(part)),
  )
}
await Promise.all(ends.values())

const failures = chosen.flatMap(({ name }) =>
  (outcomes.get(name).failures ?? []).map((failure) => `${name}: ${failure}`),
)
if (failures.length > 0) console.log(`\n=== failed\n${failures.join('\n')}`)
console.log('\n=== outcome')
let passed = 0
let failed = 0
for (const { name } of chosen) {
  const outcome = outcomes.get(name)
  passed += outcome.passed
  failed += outcome.failed
  const line = `${outcome.passed} passed, ${outcome.failed} failed`
  const times = [`${outcome.seconds} s`, ...(outcome.processor ? [`${outcome.processor} s of processor`] : [])]
  console.log(`${name.padEnd(9)} ${line.padEnd(24)} ${times.join(', ')} ${outcome.note ?? ''}`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

/** Returns Linux's folder in memory, where 10 GB are free: the demonstration, its copies and browsers take 4. */
function findMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 10e9 && freemem() > 10e9 ? '/dev/shm' : undefined
  } catch {
    return undefined
  }
}

async function check(part) {
  console.log(`=== ${part.name} begins`)
  const began = Date.now()
  const outcome = await run(part)
  const processor = readProcessorSeconds(part.name)
  outcomes.set(part.name, { ...outcome, processor, seconds: Math.round((Date.now() - began) / 1000) })
}

/** Returns the folder of the control group that counts a part's processor time, databases and browsers included. */
function groupOf(name) {
  return `/sys/fs/cgroup/cpuacct/shafaf-${process.pid}-${name}`
}

/** Returns how to start a command within its control group; as it is, where this user may not make one. */
function counting(name, command) {
  try {
    mkdirSync(groupOf(name))
  } catch {
    return command
  }
  return ['sh', ['-c', 'echo $$ > "$0/cgroup.procs"; exec "$@"', groupOf(name), command[0], ...command[1]]]
}

/** Returns the seconds of processor time that a part has used, where they are counted. */
function readProcessorSeconds(name) {
  try {
    return Math.round(Number(readFileSync(`${groupOf(name)}/cpuacct.usage`, 'utf8')) / 1e9)
  } catch {
    return undefined
  }
}

async function run({ name, command, tests, needs = [] }) {
  const missing = needs.find((one) => outcomes.get(one)?.failed)
  if (missing) return { passed: 0, failed: 1, note: `not run: ${missing} failed` }
  if (!tests) {
    const code = await start(name, command)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  }
  const report = join(scratch, `${name}.json`)
  const projects = tests.flatMap((project) => ['--project', project])
  const [npx, words] = program('vitest', 'run', ...projects, '--reporter=default', '--reporter=json')
  const code = await start(name, [npx, [...words, `--outputFile.json=${report}`]])
  return counted(report, code)
}

/**
 * Counts the results in a vitest report. A failure outside of tests (a set-up, a file that does not load) counts as
 * one.
 */
function counted(report, code) {
  let numbers
  try {
    numbers = JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, note: 'no report' }
  }
  const passed = numbers.numPassedTests
  // A skipped test is an unchecked promise.
  const unproven = numbers.numPendingTests + numbers.numTodoTests
  const broken = numbers.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = numbers.numFailedTests + unproven + broken.length
  const note = unproven > 0 ? `${unproven} skipped` : undefined
  const failures = [
    ...broken.map(({ name, message }) => `${name}\n${message}`),
    ...numbers.testResults.flatMap(({ assertionResults }) => assertionResults).flatMap(failureOf),
  ]
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, note, failures }
}

/** Returns the name of a test that failed, with the start of its message. */
function failureOf({ status, fullName, failureMessages = [] }) {
  if (status !== 'failed') return []
  return [`${fullName}\n${failureMessages.join('\n').split('\n').slice(0, 12).join('\n')}`]
}

function start(name, command) {
  const [file, words] = counting(name, command)
  const done = {
    TMPDIR: scratch,
    SITE_IS_BUILT: outcomes.get('build')?.passed ? '1' : '',
    DEMO_DATA_MADE: outcomes.get('data')?.passed ? demoData : '',
  }
  const env = { ...process.env, ...done }
  return new Promise((resolve) => {
    const child = spawn(file, words, { stdio: ['ignore', 'pipe', 'pipe'], env })
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(8)} ${line}`))
    }
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
}
