import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../support/postgres/postgres.ts'
import { until } from '../support/wait.ts'

const folder = mkdtempSync(join(tmpdir(), 'shafaf-workers-'))
const token = 'm'.repeat(32)
let server: ChildProcess | undefined
afterAll(() => {
  server?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Starts the built server as a process of its own. */
async function startWorkers(count: number, env: Record<string, string> = {}) {
  const port = await freePort()
  server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: process.env.DATABASE_URL,
      AUTHOR_KEY: '07'.repeat(32),
      DATABASE_CONNECTIONS: '6',
      METRICS_TOKEN: token,
      DATA_DIR: folder,
      PORT: String(port),
      WORKERS: String(count),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [server.stdout!, server.stderr!])
    stream.on('data', (chunk) => {
      said += chunk
    })
  return { url: `http://127.0.0.1:${port}`, said: () => said, process: server }
}

const workersOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
/** Requests over a new connection each time, which goes to the next worker. */
const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { connection: 'close', ...headers } })

test('several processes answer on one port; their metrics are summed, a killed one is replaced, none outlives the first', async () => {
  const { url, said, process: primary } = await startWorkers(3)
  const workers = () => workersOf(primary.pid!)
  await until('three workers', () => workers().length === 3)
  await until('all of them to answer', () => said().includes('3 workers answer.'))
  expect(said().match(/Shafaf is at/g)).toHaveLength(1)

  const asked = 30
  for (let n = 0; n < asked; n++) expect((await ask(`${url}/api/settings`)).status).toBe(200)
  const metrics = await ask(`${url}/metrics`, { authorization: `Bearer ${token}` })
  const told = await metrics.text()
  expect(told).toMatch(
    new RegExp(`shafaf_call_seconds_count\\{method="GET",route="/settings",status="2xx"\\} ${asked}\\b`),
  )
  // What all workers share is reported once, what each has separately is added up.
  expect(told).toContain('shafaf_waiting{queue="mails"} 0')
  expect(told).toContain('shafaf_database_up 1')
  const [victim] = workers()
  process.kill(victim!, 'SIGKILL')
  await until('another in its place', () => !workers().includes(victim!) && workers().length === 3)
  await until('it to be told', () => said().includes(`worker ${victim} ended (SIGKILL)`))
  expect((await ask(`${url}/livez`)).status).toBe(200)

  const last = workers()
  const ended = once(primary, 'exit')
  primary.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await until('no worker to be left', () => last.every((pid) => !isAlive(pid)))
})

test('an error at the start is reported once, and nothing is restarted', async () => {
  const { said, process: primary } = await startWorkers(3, { AUTHOR_KEY: '09'.repeat(32) })
  expect((await once(primary, 'exit'))[0]).toBe(1)
  expect(said().match(/key/gi)?.length).toBeGreaterThan(0)
  expect(said()).not.toContain('takes its place')
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
