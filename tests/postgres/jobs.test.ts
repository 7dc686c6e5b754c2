import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../src/server/platform/db/open.ts'
import type { Job } from '../../src/server/platform/jobs/job.ts'
import { startJobs } from '../../src/server/platform/jobs/runner.ts'
import type { Services } from '../../src/server/platform/services.ts'
import { until } from '../support/wait.ts'

const rounds = Number(process.env.ROUNDS ?? 20)
const folder = mkdtempSync(join(tmpdir(), 'shafaf-jobs-'))
let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabase({ DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: folder })
})
beforeEach(async () => void (await database.db.execute(sql`truncate job_runs`)))
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const servicesWith = (log: string[], clock = () => new Date()) =>
  ({ db: database.db, clock, config: {}, log: (line: string) => log.push(line) }) as unknown as Services

describe('two servers on one PostgreSQL', () => {
  const [said, hour] = [join(folder, 'said'), join(folder, 'hour')]
  const killed = new Set<string>()
  let servers: ChildProcess[] = []
  const startServer = () =>
    spawn(process.execPath, ['--import', 'tsx', 'tests/support/postgres/job-server.ts', said, hour], {
      stdio: 'inherit',
    })
  afterAll(() => {
    for (const server of servers) server.kill('SIGKILL')
  })

  const lines = () =>
    readFileSync(said, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [pid: string, what: string, job: string, round: string])
  const of = (what: string, round: number, job?: string) =>
    lines().filter((line) => line[1] === what && line[3] === String(round) && (!job || line[2] === job))

  test(
    `in ${rounds} hours with kills in the midst of jobs each job is done each hour, by one of them`,
    async () => {
      writeFileSync(said, '')
      writeFileSync(hour, '0')
      servers = [startServer(), startServer()]
      for (let round = 0; round < rounds; round++) {
        writeFileSync(hour, String(round))
        if (round % 5 === 4) {
          const [victim] = await until(`a job in hour ${round}`, () => of('begin', round)[0])
          const index = servers.findIndex(({ pid }) => String(pid) === victim)
          killed.add(victim)
          servers[index]!.kill('SIGKILL')
          await once(servers[index]!, 'exit')
          servers[index] = startServer()
        }
        await until(`every job in hour ${round}`, () => new Set(of('end', round).map(([, , job]) => job)).size === 3)
      }
      for (let round = 0; round < rounds; round++)
        for (const job of ['one', 'two', 'three']) {
          const begun = of('begin', round, job).map(([pid]) => pid)
          // Started again only where the process that ran it was killed.
          expect(begun.slice(0, -1).filter((pid) => !killed.has(pid))).toEqual([])
          expect(of('end', round, job).length, `${job} in hour ${round}`).toBeGreaterThan(0)
        }
      expect(killed.size).toBe(Math.floor(rounds / 5))
      expect(lines().filter(([, what]) => what !== 'begin' && what !== 'end')).toEqual([])
      const workers = new Set(lines().map(([pid]) => pid))
      expect(workers.size, 'more than one server had a job').toBeGreaterThan(1)
    },
    60_000 + rounds * 5000,
  )
})

test('a job that is long stays with its server, and stopping waits for it', async () => {
  let begun = 0
  const seen: string[] = []
  let goOn = () => {}
  const gate = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const job: Job = {
    name: 'long',
    every: 1,
    run: async () => {
      begun++
      await gate
      seen.push('ended')
    },
  }
  const log: string[] = []
  const all = [1, 2].map(() => startJobs({ services: servicesWith(log), jobs: [job], look: 5, lease: 0.3 }))
  await until('the job', () => begun > 0)
  const lease = async () =>
    (await database.db.execute(sql`select lease_until::text from job_runs`)) as unknown as { rows: object[] }
  const first = JSON.stringify((await lease()).rows)
  // Past the end of the first lease: it was renewed at least three times.
  let renewals = 0
  let last = first
  await until('three renewals', async () => {
    const now = JSON.stringify((await lease()).rows)
    if (now !== last) renewals++
    last = now
    return renewals >= 4
  })
  expect(begun).toBe(1)
  const stopping = Promise.all(all.map(({ stop }) => stop())).then(() => seen.push('stopped'))
  goOn()
  await stopping
  expect(seen).toEqual(['ended', 'stopped'])
  expect(log).toEqual([])
})

test('a failed job is reported without its message, waits, and is not counted as done', async () => {
  const log: string[] = []
  const outcomes: string[] = []
  let times = 0
  const job: Job = {
    name: 'fragile',
    every: 'hour',
    run: async () => {
      times++
      throw new Error('sara@example.com')
    },
  }
  const { stop } = startJobs({
    services: servicesWith(log),
    jobs: [job],
    look: 5,
    ended: ({ name, outcome }) => outcomes.push(`${name} ${outcome}`),
  })
  const row = async () =>
    (
      (await database.db.execute(
        sql`select period, failures, extract(epoch from lease_until - now())::int as wait from job_runs`,
      )) as unknown as { rows: { period: null; failures: number; wait: number }[] }
    ).rows[0]
  await until('the wait', async () => (await row())?.failures === 1)
  await stop()
  expect(await row()).toMatchObject({ period: null, failures: 1 })
  expect((await row())!.wait).toBeGreaterThan(30)
  expect([times, outcomes]).toEqual([1, ['fragile failed']])
  expect(log.join()).toMatch(/^job fragile failed Error/)
  expect(log.join()).not.toMatch(/sara/)
})

test('with a clock that differs from the database, only jobs run that are right by any clock', async () => {
  const log: string[] = []
  const done: string[] = []
  const job = (name: string, byAnyClock: boolean): Job => ({
    name,
    byAnyClock,
    every: 1,
    run: async () => done.push(name),
  })
  const wrong = () => new Date(Date.now() + 400 * 86_400_000)
  const { stop } = startJobs({
    services: servicesWith(log, wrong),
    jobs: [job('deletes', false), job('publishes', true)],
    look: 5,
  })
  await until('some rounds', () => done.length > 3)
  await stop()
  expect(new Set(done)).toEqual(new Set(['publishes']))
  expect(log).toHaveLength(1)
  expect(log[0]).toMatch(/^jobs wait: the clock says /)
})

test('while people can only read, no job runs and the reason is logged; afterwards jobs run again', async () => {
  const log: string[] = []
  const done: string[] = []
  const reasons = new Set<string | undefined>()
  let held = true
  const { stop } = startJobs({
    services: servicesWith(log),
    jobs: [{ name: 'deletes', byAnyClock: true, every: 1, run: async () => done.push('deletes') }],
    look: 5,
    isHeld: async () => held,
    waits: (reason) => reasons.add(reason),
  })
  await until('the reason', () => reasons.has('read_only'))
  expect(done).toEqual([])
  held = false
  await until('a round', () => done.length > 0)
  await stop()
  expect([...reasons]).toEqual(['read_only', undefined])
  expect(log[0]).toBe('jobs wait: the site is read-only')
})
