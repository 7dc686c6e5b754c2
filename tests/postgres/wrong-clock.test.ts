import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { renewSessions } from '../../src/server/accounts/sessions.ts'
import { jobs } from '../../src/server/app/schedule.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import type { JobOutcome, WaitReason } from '../../src/server/platform/jobs/runner.ts'
import { startJobs } from '../../src/server/platform/jobs/runner.ts'
import { openTestDatabase } from '../support/server/database.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'
import { until } from '../support/wait.ts'

const minute = 60_000
const day = 24 * 60 * minute
const real = Date.now()
/** Of the daily maintenance only what ends sessions: rewriting all tables takes long, and follows no clock. */
const work = jobs.map((job) => (job.name === 'maintenance' ? { ...job, run: renewSessions } : job))
const names = jobs.map(({ name }) => name).filter((name) => name !== 'backup')

/** Sets the clock of this process, and with it that of the embedded database, but not that of the PostgreSQL. */
const setClock = (wrongBy: number) => vi.setSystemTime(real + wrongBy)

describe.each(['embedded', 'PostgreSQL'])('a server whose clock is wrong (%s)', (kind) => {
  let server: TestServer
  const isApart = kind === 'PostgreSQL'
  beforeAll(async () => {
    const database = await openTestDatabase(isApart ? process.env.DATABASE_URL : '')
    // Without the time limit of calls: the tables are emptied beside other tests.
    server = await startTestServer({ beside: { database: { ...database, db: database.background } } })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    setClock(0)
    await server.empty()
    await server.db.execute(sql`delete from clock_marks`)
    // Every job has been done, and is due again.
    for (const name of names)
      await server.db.execute(sql`insert into job_runs (name, period, done_at)
        values (${name}, ${moment(-40 * day)}, ${moment(0)})`)
    await server.db.execute(sql`insert into rounds (job, period) values ('monthly_letter', '2020-01'),
      ('employer_letter', '2020-01-05')`)
    await server.signUp('sara@example.com')
  })
  afterEach(() => vi.useRealTimers())

  const moment = (from: number) => new Date(real + from).toISOString()
  /** A database that a server with a right clock has served for an hour. */
  const noteServed = () =>
    server.db.execute(sql`insert into clock_marks (id, settled, since, at)
      values (1, ${moment(0)}, ${moment(-60 * minute)}, ${moment(0)})`)

  /** Runs a server until every job is done, or it has looked some times; `steady` minutes pass for it at once. */
  async function serve({
    wrongBy,
    steady = 0,
    wanted = names,
  }: {
    wrongBy: number
    steady?: number
    wanted?: string[]
  }) {
    const [ended, waits, log] = [[] as JobOutcome[], [] as (WaitReason | undefined)[], [] as string[]]
    let passed = 0
    setClock(wrongBy)
    const { stop } = startJobs({
      services: { ...server.services, log: (line) => void log.push(line) },
      jobs: work,
      look: 5,
      isApart,
      steady: () => passed,
      ended: (outcome) => ended.push(outcome),
      waits: (reason) => waits.push(reason),
    })
    const isDone = () => wanted.every((job) => ended.some(({ name }) => name === job))
    try {
      await until('some looks', () => waits.length > 5)
      passed += steady * minute
      setClock(wrongBy + steady * minute)
      const from = waits.length
      await until('the jobs, or a wait', () => isDone() || (waits.length > from + 5 && waits.at(-1) !== undefined))
    } finally {
      await stop()
    }
    setClock(0)
    expect(ended.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    return { done: [...new Set(ended.map(({ name }) => name))].sort(), reason: waits.at(-1), log }
  }

  /** What others trust: times of jobs, rounds, quarters with awards; and who is signed in. */
  async function readTrusted() {
    const rows = await queryRows<{ wrong: string[] | null }>(
      server.db,
      sql`select array_agg(what) as wrong from (
        select name as what from job_runs where greatest(period, done_at, lease_until - interval '1 hour') > ${moment(10 * minute)}
        union all select job from rounds where job like '%letter' and period > ${moment(2 * day)}
        union all select quarter from award_quarters where quarter > ${`${new Date(real).getUTCFullYear()}-Q4`}
        union all select unit from release_units where round > ${moment(10 * minute)}
        union all select 'clock' from clock_marks where settled > ${moment(10 * minute)}) as wrong`,
    )
    const sessions = await queryRows(server.db, sql`select 1 from sessions`)
    return { wrong: rows[0]!.wrong ?? [], sessions: sessions.length }
  }

  test.each([
    ['two days behind', -2 * day - minute],
    ['400 days ahead', 400 * day],
  ])('%s does nothing but what is right by any clock, and the right one goes on at once', async (_, wrongBy) => {
    await noteServed()
    const wrong = await serve({ wrongBy })
    expect(wrong).toMatchObject({ done: ['roles'], reason: isApart ? 'differs' : 'jumped' })
    expect(wrong.log.filter((line) => line.startsWith('jobs wait'))).toHaveLength(1)
    expect(await readTrusted()).toEqual({ wrong: [], sessions: 1 })
    expect(await serve({ wrongBy: 0 })).toMatchObject({ done: [...names].sort(), reason: undefined })
    expect((await readTrusted()).wrong).toEqual([])
  })

  test('nine seconds ahead goes on, and the right one after it', async () => {
    await noteServed()
    expect(await serve({ wrongBy: 9_000 })).toMatchObject({ done: [...names].sort() })
    expect(await readTrusted()).toEqual({ wrong: [], sessions: 1 })
    await server.db.execute(sql`update job_runs set period = ${moment(-40 * day)}`)
    expect(await serve({ wrongBy: 0 })).toMatchObject({ done: [...names].sort() })
  })

  test('a day ahead: the right one goes on at once, and what was written for tomorrow counts as none', async () => {
    await noteServed()
    const wrong = await serve({ wrongBy: day })
    expect(wrong.done).toEqual(isApart ? ['roles'] : [...names].sort())
    expect((await readTrusted()).sessions).toBe(1)
    // Tomorrow is in the same month, which is done.
    const wanted = names.filter((name) => name !== 'release' || isApart)
    const right = await serve({ wrongBy: 0, wanted })
    expect(right.reason).toBeUndefined()
    expect(right.done).toEqual(expect.arrayContaining(wanted))
    // When it was done is noted until the next month, and counts as none until then.
    expect((await readTrusted()).wrong.filter((what) => what !== 'release')).toEqual([])
  })

  test('400 days ahead at a first start for less than a minute leaves nothing that others trust', async () => {
    await server.db.execute(sql`delete from job_runs`)
    const wrong = await serve({ wrongBy: 400 * day })
    expect(wrong).toMatchObject({ done: ['roles'], reason: isApart ? 'differs' : 'unproven' })
    expect(await readTrusted()).toEqual({ wrong: [], sessions: 1 })
    await server.db.execute(sql`update job_runs set period = ${moment(-40 * day)}`)
    for (const name of names.filter((name) => name !== 'roles'))
      await server.db.execute(sql`insert into job_runs (name, period) values (${name}, ${moment(-40 * day)})`)
    expect(await serve({ wrongBy: 0, steady: 1 })).toMatchObject({ done: [...names].sort(), reason: undefined })
  })

  test('times that a wrong clock wrote in older versions delay nothing', async () => {
    await server.db.execute(sql`update job_runs set period = ${moment(400 * day)}, done_at = ${moment(400 * day)},
      lease_until = ${moment(400 * day)}, holder = ${randomUUID()}`)
    await server.db.execute(sql`update rounds set period = '2999-01'`)
    await server.db.execute(sql`insert into mails (payload, next_at) values ('', ${moment(400 * day)})`)
    const right = await serve({ wrongBy: 0, steady: 1 })
    expect(right).toMatchObject({ done: [...names].sort(), reason: undefined })
    expect(right.log.filter((line) => line.includes('by a clock that was wrong'))).toHaveLength(names.length)
    expect((await readTrusted()).wrong).toEqual([])
  })

  test('a database that nobody served for 400 days is served within a minute where a PostgreSQL agrees', async () => {
    await server.db.execute(sql`insert into clock_marks (id, settled, since, at)
      values (1, ${moment(-400 * day)}, ${moment(-401 * day)}, ${moment(-400 * day)})`)
    const found = await serve({ wrongBy: 0, steady: 1 })
    expect(found.reason).toBe(isApart ? undefined : 'jumped')
  })
})
