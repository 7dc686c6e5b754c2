/**
 * `npm run bench:directory -- [ROWS]`: imports a directory of 100,000 companies with the command of operators into a
 * PostgreSQL of its own, while a server reads for people from the same database. The import is killed in the middle and
 * started again. Prints the time, the peak of memory, what readers wait, and what is there right afterwards. Exits with
 * 1 where a row is lost or doubled, or it takes more than five minutes.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { directoryHeadings, makeDirectoryRows } from '../../tests/support/made-directory.ts'
import { freePort, startPostgres } from '../../tests/support/postgres/postgres.ts'
import { until } from '../../tests/support/wait.ts'

const rows = Number(process.argv[2] ?? 100_000)
const longest = 300
const folder = mkdtempSync(join(tmpdir(), 'shafaf-directory-'))
const cluster = await startPostgres()
const DATABASE_URL = await cluster.createDatabase()
const key = 'ab'.repeat(32)
const port = await freePort()
const origin = `http://localhost:${port}`
const env = {
  ...{ PATH: process.env.PATH, DATABASE_URL, AUTHOR_KEY: key, DEMO_DATA: '0', DATA_DIR: join(folder, 'data') },
  ...{ PORT: String(port), NODE_ENV: 'production' },
}

/** Runs a command of operators; returns what it said, how long it took and its peak of memory in MB. */
async function admin(args: string[], onStart: (child: ChildProcess) => void = () => {}) {
  const began = performance.now()
  const child = spawn(process.execPath, ['dist/server/admin.js', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (bytes) => {
    said += bytes
  })
  const memory: number[] = []
  const looking = setInterval(() => memory.push(readMemory(child.pid!)), 500)
  onStart(child)
  await once(child, 'close')
  clearInterval(looking)
  const known = memory.filter((one) => one > 0)
  const half = known.slice(Math.floor(known.length / 2))
  const early = known.slice(Math.floor(known.length / 8), Math.floor(known.length / 2))
  return {
    said,
    seconds: (performance.now() - began) / 1000,
    peak: Math.max(0, ...known),
    early: Math.max(0, ...early),
    late: Math.max(0, ...half),
  }
}

/** The memory of a process in MB; 0 when it has ended. */
function readMemory(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

const times: number[] = []
let failed = 0
let isReading = true
/** Reads as visitors do, one request after the other with a pause, until the import is done. */
async function readOn(paths: readonly string[]) {
  for (let n = 0; isReading; n++) {
    const began = performance.now()
    const reply = await fetch(origin + paths[n % paths.length]!).catch(() => undefined)
    await reply?.arrayBuffer()
    if (reply?.status !== 200) failed += 1
    times.push(performance.now() - began)
    await new Promise((done) => setTimeout(done, 50))
  }
}
const getPercentile = (share: number) =>
  [...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * share) - 1)] ?? Number.NaN

const problems: string[] = []
const expectThat = (right: boolean, words: string) => {
  if (!right) problems.push(words)
}

const server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: 'ignore' })
try {
  await until('the server', async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok)
  await admin(['open'])
  await until('the open site', async () => (await fetch(`${origin}/api/companies`)).ok)
  const lines = [...makeDirectoryRows(rows)]
  const file = join(folder, 'directory.csv')
  writeFileSync(file, `${[directoryHeadings, ...lines].join('\n')}\n`)

  const paths = [
    '/api/companies',
    '/api/autocomplete?key=company&q=trad',
    '/',
    '/companies',
    '/api/companies?sort=rating',
  ]
  await Promise.all(paths.map((path) => fetch(origin + path)))
  const readers = Promise.all(Array.from({ length: 4 }, (_, n) => readOn([...paths.slice(n), ...paths.slice(0, n)])))
  const killed = await admin(['companies', 'import', file], (child) => {
    let told = ''
    child.stdout!.on('data', (bytes) => {
      told += bytes
      if (told.split('rows are done').length - 1 >= Math.floor((rows * 0.4) / 10_000)) child.kill('SIGKILL')
    })
  })
  const rest = await admin(['companies', 'import', file])
  isReading = false
  await readers
  expectThat(/ 0 refused, 0 likely/.test(rest.said), `the import says: ${rest.said.trim().split('\n').at(-1)}`)
  const seconds = killed.seconds + rest.seconds

  const [first] = lines.at(-1)!.split(',')
  const typo = `${first!.slice(0, 3)}${first!.slice(4)}`
  const found = (await (await fetch(`${origin}/api/companies/search?q=${encodeURIComponent(typo)}`)).json()) as {
    data: { name: string }[]
  }
  expectThat(
    found.data.some(({ name }) => name === first),
    `${typo} does not find ${first}`,
  )
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  const pages = await Promise.all(
    parts.filter((path) => path.endsWith('.xml')).map(async (path) => (await fetch(origin + path)).text()),
  )
  const listed = new Set(
    [...pages, index].flatMap((text) => [...text.matchAll(/\/company\/(\d+)/g)].map(([, id]) => id)),
  )
  expectThat(listed.size === rows, `the sitemaps have ${listed.size} companies of ${rows}`)

  const again = await admin(['companies', 'import', file])
  const last = again.said.trim().split('\n').at(-1)!
  expectThat(
    last.startsWith(`0 new, 0 changed, ${rows.toLocaleString('en')} unchanged`),
    `the same file again: ${last}`,
  )
  expectThat(seconds <= longest, `it took ${seconds.toFixed(0)} s`)

  const round = (value: number) => value.toFixed(0)
  console.log(`${rows.toLocaleString('en')} rows, killed after ${round(killed.seconds)} s and begun again`)
  console.log(`time           ${round(killed.seconds)} s + ${round(rest.seconds)} s = ${round(seconds)} s`)
  console.log(
    `memory         ${round(rest.peak)} MB at most (first half ${round(rest.early)} MB, second ${round(rest.late)} MB)`,
  )
  console.log(
    `readers        ${times.length} requests, ${failed} failed, median ${round(getPercentile(0.5))} ms, p99 ${round(getPercentile(0.99))} ms, longest ${round(getPercentile(1))} ms`,
  )
  console.log(`the same again ${round(again.seconds)} s, ${round(again.peak)} MB: ${last}`)
  console.log(
    `afterwards     "${typo}" finds "${first}"; ${listed.size.toLocaleString('en')} companies in the sitemaps`,
  )
} finally {
  isReading = false
  server.kill('SIGKILL')
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
