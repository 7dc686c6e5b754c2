import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { clientNumber, oldestClient } from '../../src/contract/client-number.ts'
import { createApp } from '../../src/server/app/app.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { listMigrations } from '../../src/server/platform/db/migrate.ts'
import { createPrint } from '../../src/server/platform/http/print.ts'
import { createMetrics } from '../../src/server/sight/metrics.ts'
import { serveMetrics } from '../../src/server/sight/serve.ts'
import { readStanding } from '../../src/server/sight/sight.queries.ts'
import { newCompany, take } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.empty()
})
afterAll(() => server.close())

const token = 'a'.repeat(32)
/** Creates the server with its metrics; a minute passes when the test calls `minute`. */
function watched({ readStanding: read = () => readStanding(server.db) } = {}) {
  let now = Date.parse('2026-11-23T10:00:30Z')
  const metrics = createMetrics({ clock: () => new Date(now), readStanding: read })
  const app = createApp(server.services, metrics.measure)
  serveMetrics(app, metrics, token)
  const ask = (path: string, authorization = `Bearer ${token}`) => app.request(path, { headers: { authorization } })
  return {
    metrics,
    ask,
    text: async () => (await ask('/metrics')).text(),
    minute() {
      now += 60_000
    },
  }
}

test('a person who has the token reads them; for others, and without a token, there is no such page', async () => {
  const { ask } = watched()
  const answer = await ask('/metrics')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  for (const wrong of ['', 'Bearer ', `Bearer ${token}a`, `Basic ${token}`, token])
    expect((await ask('/metrics', wrong)).status).toBe(404)
  expect((await server.app.request('/metrics', { headers: { authorization: `Bearer ${token}` } })).status).toBe(404)
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must have at least 32 characters')
})

test('the version, the number of the tables and those of the clients are labels of one metric', async () => {
  expect(await watched().text()).toContain(
    `shafaf_build_info{version="${manifest.version}",tables="${listMigrations().length - 1}",client="${clientNumber}",oldest_client="${oldestClient}"} 1`,
  )
})

test('calls are counted by route, queues and jobs are reported, and no label names a company or a person', async () => {
  const { ask, text, metrics, minute } = watched()
  const id = await newCompany(server)
  await take(server, id)
  await server.db.execute(
    sql`insert into job_runs (name, done_at, failures) values ('backup', '2026-11-23T09:00:00Z', 2)`,
  )
  await ask(`/api/companies/${id}/profile`)
  await ask(`/api/companies/987654/profile`)
  await ask('/api/nowhere/987654')
  metrics.doorHeld('login')
  metrics.jobEnded({ name: 'backup', outcome: 'failed', seconds: 3 })
  const told = await text()
  expect(told).toMatch(/shafaf_call_seconds_count\{method="GET",route="\/companies\/:id\/profile",status="2xx"\} 1/)
  expect(told).toMatch(/shafaf_call_seconds_count\{method="GET",route="\/companies\/:id\/profile",status="4xx"\} 1/)
  expect(told).toMatch(/shafaf_call_seconds_count\{method="GET",route="unknown",status="4xx"\} 1/)
  expect(told).toContain('shafaf_waiting{queue="contributions"} 1')
  expect(told).toContain(`shafaf_job_done_timestamp_seconds{job="backup"} ${Date.parse('2026-11-23T09:00:00Z') / 1000}`)
  expect(told).toContain('shafaf_doors_held_total{limit="login"} 1')
  expect(told).toContain('shafaf_job_failures{job="backup"} 2')
  expect(told).toContain('shafaf_job_seconds_count{job="backup",outcome="failed"} 1')
  expect(told).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(told).not.toMatch(/987654|Rimal/)
  const labels = new Set([...told.matchAll(/[{,](\w+)="/g)].map(([, label]) => label))
  expect([...labels].sort()).toEqual(
    [...labels]
      .filter((label) =>
        /^(method|route|status|job|outcome|queue|pool|state|le|kind|type|space|limit|version|major|minor|patch|client|oldest_client|tables)$/.test(
          label!,
        ),
      )
      .sort(),
  )
  // Within a minute nothing changes, so nobody can reportFault the moment of a call.
  await ask(`/api/companies/${id}/profile`)
  expect(await text()).toBe(told)
  minute()
  expect(await text()).toMatch(/route="\/companies\/:id\/profile",status="2xx"\} 2/)
})

test('metrics are available while the database is not, and say so', async () => {
  const { text } = watched({ readStanding: () => Promise.reject(new Error('away')) })
  const told = await text()
  expect(told).toContain('shafaf_database_up 0')
  expect(told).not.toMatch(/^shafaf_waiting\{/m)
})

test('every chart of the dashboard uses a metric that exists', async () => {
  const told = await watched().text()
  const names = new Set(
    [...told.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!],
    ),
  )
  // Reported for PostgreSQL only.
  names.add('shafaf_pool_connections')
  const { panels } = JSON.parse(readFileSync('docs/grafana.json', 'utf8')) as {
    panels: { targets: { expr: string }[] }[]
  }
  expect(panels.length).toBeGreaterThan(8)
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:shafaf|nodejs|process)_\w+/g)!),
  )
  expect(asked.filter((name) => !names.has(name))).toEqual([])
})

test('a line of the log is JSON with the minute, a level and the call it is about; as text it is what a person reads', () => {
  const lines: string[] = []
  const options = { clock: () => new Date('2026-11-23T10:20:30.456Z'), write: (line: string) => lines.push(line) }
  const log = createPrint({ ...options, format: 'json' })
  log('hello "you"\nthere')
  log('failed Error', { level: 'error', request: 'abc', stack: ['    at one', '    at two'] })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: '2026-11-23T10:20Z', level: 'info', message: 'hello "you"\nthere' },
    { time: '2026-11-23T10:20Z', level: 'error', message: 'failed Error', request: 'abc', stack: ['at one', 'at two'] },
  ])
  expect(lines.join('')).not.toContain('\n')
  createPrint({ ...options, format: 'text' })('failed Error', { request: 'abc', stack: ['    at one'] })
  expect(lines.at(-1)).toBe('failed Error abc\n    at one')
  expect(readConfig({}).logFormat).toBe('text')
  expect(readConfig({ HOST: '0.0.0.0' }).logFormat).toBe('json')
})

describe('what browsers reportFault of faults', () => {
  const fault = { kind: 'TypeError', frames: ['a1.js:1:23'], screen: '/company/:id/:tab?' }
  const reportFault = (body: object) => server.call('POST', '/faults', { body })
  const lines = () => server.log.filter((line) => line.startsWith('browser failed'))

  test('is one line of the log, with nothing in it that the contract does not list', async () => {
    server.log.splice(0)
    expect((await reportFault(fault)).status).toBe(200)
    expect(lines()).toEqual(['browser failed TypeError /company/:id/:tab?'])
    for (const [name, wrong] of [
      ['kind', 'Khalid'],
      ['screen', '/company/17'],
      ['frames', ['my manager']],
      ['frames', Array(6).fill('a.js:1:2')],
    ] as const)
      expect((await reportFault({ ...fault, [name]: wrong })).status, name).toBe(422)
    expect(lines()).toHaveLength(1)
  })

  test('is accepted ten times an hour from one network', async () => {
    await server.liftLimits()
    server.log.splice(0)
    const statuses = []
    for (let told = 0; told < 12; told++) statuses.push((await reportFault(fault)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
    expect(lines()).toHaveLength(10)
  })
})
