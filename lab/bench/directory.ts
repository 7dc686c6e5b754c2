import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { directoryHeadings, makeDirectoryRows } from '../../tests/support/made-directory.ts'
import { startSite } from '../../tests/support/site/site.ts'

/** Rows of the file; `DIRECTORY_ROWS` makes it shorter. */
const rows = Number(process.env.DIRECTORY_ROWS ?? 100_000)
/** How often other people search for a company, in ms. */
const asksEvery = 100

type Imported = { seconds: number; peak: number; p99: number; asked: number; told: string }

/**
 * Imports a directory file by the operator's command while a server of the same database answers searches: the time, the
 * most memory, and how long the searches take. The first run is killed half-way; the last one imports the same file again.
 */
export async function directory(database: string) {
  const folder = mkdtempSync(join(tmpdir(), 'directory-'))
  const file = join(folder, 'companies.csv')
  await pipeline(
    Readable.from(
      (function* () {
        yield `${directoryHeadings}\n`
        for (const row of makeDirectoryRows(rows)) yield `${row}\n`
      })(),
    ),
    createWriteStream(file),
  )
  const env = { DATABASE_URL: database, AUTHOR_KEY: randomBytes(32).toString('hex'), DEMO_DATA: '1' }
  const site = await startSite({ env })
  const counting = new pg.Client({ connectionString: database })
  await counting.connect()
  const count = async () => Number((await counting.query('select count(*) from companies')).rows[0].count)
  const before = await count()
  const run = async (until: 'end' | 'half'): Promise<Imported> => {
    const importing = spawn(process.execPath, ['dist/server/admin.js', 'companies', 'import', file], {
      env: { PATH: process.env.PATH, DATA_DIR: site.dataFolder, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const begun = performance.now()
    const times: number[] = []
    let told = ''
    let peak = 0
    importing.stdout.on('data', (chunk: Buffer) => {
      told = chunk.toString().trim().split('\n').at(-1) ?? ''
    })
    const ended = new Promise((resolve) => importing.once('close', resolve))
    const isRunning = () => importing.exitCode === null && importing.signalCode === null
    while (isRunning()) {
      peak = Math.max(peak, readPeak(importing))
      times.push(await askOnce(`${site.url}/api/companies/search?q=masar`))
      if (until === 'half' && (await count()) - before >= rows / 2) importing.kill('SIGKILL')
      await new Promise((resolve) => setTimeout(resolve, asksEvery))
    }
    await ended
    times.sort((a, b) => a - b)
    const p99 = times[Math.floor(times.length * 0.99)] ?? 0
    return { seconds: (performance.now() - begun) / 1000, peak, p99, asked: times.length, told }
  }
  const quiet: number[] = []
  for (let n = 0; n < 100; n += 1) quiet.push(await askOnce(`${site.url}/api/companies/search?q=masar`))
  const killed = await run('half')
  const stored = (await count()) - before
  const resumed = await run('end')
  const whole = (await count()) - before
  const again = await run('end')
  await counting.end()
  await site.remove()
  rmSync(folder, { recursive: true })
  return { rows, quiet: quiet.sort((a, b) => a - b)[98]!, killed, stored, resumed, whole, again }
}

async function askOnce(url: string): Promise<number> {
  const begun = performance.now()
  const reply = await fetch(url)
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return performance.now() - begun
}

/** Reads the most memory a process has held so far, in MB. */
function readPeak({ pid }: ChildProcess): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
