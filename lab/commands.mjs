/**
 * `npm run commands`: runs every `npm run` command that the README and `docs/` name, at a small size, and so finds the
 * broken ones early. `npm run commands -- fuzz drill` runs the named ones. A documented command that is neither run here nor excused fails, and so does a script that no page names. Takes
 * about a quarter of an hour and prints a line for each; ends with "N passed, N failed".
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const scratch = mkdtempSync(join(tmpdir(), 'shafaf-commands-'))
const port = '3987'

/** Each command with words and settings that keep it short; `serves` for one that runs until it is ended. */
const small = {
  build: {},
  start: { serves: `http://localhost:${port}/livez`, env: { PORT: port, DATA_DIR: join(scratch, 'start') } },
  dev: { serves: 'http://localhost:5173/', env: { PORT: port, DATA_DIR: join(scratch, 'dev') } },
  admin: { words: ['check'], env: { DATA_DIR: join(scratch, 'start') } },
  lint: {},
  typecheck: {},
  openapi: {},
  modules: {},
  licences: {},
  release: { words: ['--dry-run', join(scratch, 'release')], env: { SITE_IS_BUILT: '1' } },
  aspects: {},
  'test:unit': { words: ['src/contract/form'] },
  test: { words: ['biome'] },
  screens: { words: ['faq'], env: { SCREENS: join(scratch, 'screens') } },
  tasks: { words: ['salary'] },
  fuzz: { words: ['500', '7'] },
  mutants: { words: ['--recorded', '2'] },
  jobs: { words: ['5'] },
  drill: { words: ['kills=2'] },
  attack: { words: ['letters'], env: { ATTACK_MOST: '10' } },
  bench: { words: ['search'], env: { BENCH_SIZE: '20000' } },
  'bench:web': { words: ['weights'] },
  'bench:directory': { words: ['2000'] },
  small: { words: ['20'] },
}
/** Commands that are not run here, and why. */
const excused = {
  format: 'it rewrites files; lint runs the same rules',
  'db:generate': 'it adds a migration; tests/migrations.test.ts reads what it wrote',
  commands: 'it is this program',
  'test:whole': 'it runs for hours',
  'test:platforms': 'it runs most tests once for each platform',
}

const wanted = process.argv.slice(2)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const documented = listDocumented()
const outcomes = []

for (const name of documented) {
  if (!scripts[name]) note(name, 'documented, and package.json has no such script')
  else if (!small[name] && !excused[name]) note(name, 'documented, and neither run nor excused in lab/commands.mjs')
}
for (const name of Object.keys(scripts)) if (!documented.has(name)) note(name, 'no page names it')

for (const [name, command] of Object.entries(small)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const began = Date.now()
  const problem = await run(name, command)
  note(name, problem, `${Math.round((Date.now() - began) / 1000)} s`)
}
rmSync(scratch, { recursive: true, force: true })
const failed = outcomes.filter(Boolean).length
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 || outcomes.length === 0 ? 1 : 0)

/** Returns the names of the commands in the README and in all pages of `docs/`, decision records aside. */
function listDocumented() {
  const pages = ['docs', 'docs/security', 'lab'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  )
  const text = ['README.md', 'CONTRIBUTING.md', ...pages].map((page) => readFileSync(page, 'utf8')).join('\n')
  const names = [...text.matchAll(/npm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)].map(([, name, short]) => name ?? short)
  return new Set(names)
}

function note(name, problem, time = '') {
  outcomes.push(problem)
  console.log(`${name.padEnd(15)} ${time.padStart(6)}  ${problem ?? 'works'}`)
}

/** Runs one command and returns what is wrong, with the last lines it printed. */
async function run(name, { words = [], env = {}, serves }) {
  const line = ['run', name, '--silent', ...(words.length > 0 ? ['--', ...words] : [])]
  const options = { env: { ...process.env, ...env }, encoding: 'utf8' }
  if (serves) return serve(line, options, serves)
  const { status, stdout, stderr } = spawnSync('npm', line, { ...options, maxBuffer: 2 ** 28, timeout: 900_000 })
  return status === 0 ? undefined : `exit ${status}\n${`${stdout}${stderr}`.trim().split('\n').slice(-15).join('\n')}`
}

/** Runs a command until its address answers, and ends it. */
async function serve(line, options, address) {
  const child = spawn('npm', line, { ...options, stdio: 'ignore', detached: true })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  const until = Date.now() + 300_000
  let answers = false
  while (!answers && !isOver && Date.now() < until) {
    answers = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!answers) await wait(300)
  }
  if (!isOver) process.kill(-child.pid, 'SIGTERM')
  await ended
  return answers ? undefined : `nothing answered at ${address}`
}
