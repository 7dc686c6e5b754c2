import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createChecks } from '../../src/server/platform/db/checks.ts'
import { closePools, openPools, type Pools } from '../../src/server/platform/db/pools.ts'
import { isUnavailable } from '../../src/server/platform/db/unavailable.ts'
import { createHealth } from '../../src/server/platform/health.ts'
import { openAuthorKey } from '../../src/server/platform/privacy/author-key.ts'
import { createKeptKeys } from '../../src/server/platform/privacy/privacy.queries.ts'
import { type DatabaseLine, openDatabaseLine } from '../support/postgres/line.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'
import { until } from '../support/wait.ts'

const url = process.env.DATABASE_URL!
/** A database administrator, over a separate connection. */
const operator = new pg.Client({ connectionString: url })
beforeAll(() => operator.connect())
afterAll(() => operator.end())
const cutAll = () =>
  operator.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'shafaf' and datname = current_database()`)

describe('PostgreSQL closes connections', () => {
  let pools: Pools
  beforeEach(async () => {
    pools = await openPools(url, 20)
  })
  afterEach(() => closePools(Object.values(pools)))

  test('with open transactions: they fail as unavailable, nothing else fails, and no connection is missing afterwards', async () => {
    for (let round = 0; round < 10; round++) {
      const clients = await Promise.all([1, 2, 3, 4].map(() => pools.writes.connect()))
      for (const client of clients) await client.query('begin')
      const waiting = Promise.allSettled(clients.map((client) => client.query('select pg_sleep(2)')))
      await cutAll()
      for (const outcome of await waiting) {
        expect(outcome.status).toBe('rejected')
        expect(isUnavailable((outcome as PromiseRejectedResult).reason)).toBe(true)
      }
      for (const client of clients) client.release()
      await until('the next query', async () => (await pools.writes.query('select 1')).rowCount === 1)
    }
    // As many at once as the pool has connections.
    const all = Array.from({ length: pools.writes.options.max }, () => pools.writes.query('select pg_sleep(0.05)'))
    expect(await Promise.all(all)).toHaveLength(pools.writes.options.max)
  })

  test('a connection that was lost before its first use does not shrink the pool', async () => {
    for (let round = 0; round < pools.writes.options.max + 2; round++) {
      await pools.writes.connect()
      await cutAll()
      await until('the lost connection to be given up', () => pools.writes.totalCount === 0)
    }
    expect((await pools.writes.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

test('no connection compiles plans: compiling a plan takes longer than running it', async () => {
  const pools = await openPools(url, 20)
  for (const pool of Object.values(pools)) expect((await pool.query('show jit')).rows).toEqual([{ jit: 'off' }])
  await closePools(Object.values(pools))
})

describe('the line to PostgreSQL falls silent', () => {
  let line: DatabaseLine
  let server: TestServer
  beforeEach(async () => {
    line = await openDatabaseLine(url)
    server = await startTestServer({ env: { DATABASE_URL: line.url }, keepsTimeouts: true })
    await server.empty()
  })
  afterEach(async () => {
    await server.close()
    await line.close()
  })

  const read = () => server.call('GET', '/settings')
  const write = () =>
    server.call('POST', '/login', { body: { email: 'sara@example.com', password: 'any-password-19' } })

  test('requests during an outage of the database get 503 with Retry-After, and succeed once it is back', async () => {
    expect((await read()).status).toBe(200)
    line.silence(true)
    const refused = await Promise.all([...Array.from({ length: 30 }, read), ...Array.from({ length: 10 }, write)])
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']))
    line.restore()
    await until('the first answer', async () => (await read()).status === 200)
    const later = await Promise.all([...Array.from({ length: 30 }, read), write()])
    expect(new Set(later.map(({ status }) => status))).toEqual(new Set([200, 401]))
  })

  test('during transactions: they fail, and their connections are replaced', async () => {
    const { db, database } = server
    const busy = Array.from({ length: 5 }, () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        line.silence(false)
        await tx.execute(sql`select 1`)
      }),
    )
    for (const outcome of await Promise.allSettled(busy)) {
      expect(outcome.status).toBe('rejected')
      expect(isUnavailable((outcome as PromiseRejectedResult).reason)).toBe(true)
    }
    await until('the pool to be whole', () => database.pool!.idleCount === database.pool!.totalCount)
    const all = Array.from({ length: 20 }, () => db.execute(sql`select 1`))
    expect(await Promise.all(all)).toHaveLength(20)
  })

  test('the readiness check reports the outage, and its end', async () => {
    await openAuthorKey(server.services.config, createKeptKeys(server.db))
    let passed = 0
    const health = createHealth(createChecks(server.database, tmpdir()), () => passed)
    expect(await health.problems()).toEqual([])
    line.silence(true)
    passed += 2000
    expect(await health.problems()).toEqual(['database', 'migrations', 'key'])
    line.restore()
    await until('it to be ready', async () => {
      passed += 2000
      return (await health.problems()).length === 0
    })
    await operator.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`)
    passed += 2000
    expect(await health.problems()).toEqual(['migrations'])
    await operator.query(`delete from drizzle.__drizzle_migrations where hash = 'later'`)
  })

  test('a shutdown does not wait for it', async () => {
    await read()
    line.silence(true)
    await expect(server.close()).resolves.toBeUndefined()
  })
})

test('a request that waits for one row delays no reader, and gets 503 with Retry-After', async () => {
  const server = await startTestServer({ keepsTimeouts: true })
  await server.empty()
  await server.db.execute(sql`insert into settings (key, value) values ('hot', '0')`)
  await operator.query('begin')
  await operator.query(`update settings set value = '1' where key = 'hot'`)
  let answered = 0
  const writers = Array.from({ length: 60 }, () =>
    server.db
      .transaction((tx) => tx.execute(sql`update settings set value = '2' where key = 'hot'`))
      .finally(() => answered++),
  )
  const outcomes = Promise.allSettled(writers)
  await until('the writers to wait', () => server.database.pool!.waitingCount > 0)
  const reads = await Promise.all(Array.from({ length: 40 }, () => server.call('GET', '/settings')))
  expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]))
  for (const outcome of await outcomes) {
    expect(outcome.status).toBe('rejected')
    expect(isUnavailable((outcome as PromiseRejectedResult).reason)).toBe(true)
  }
  expect(answered).toBe(60)
  await operator.query('rollback')
  expect((await server.db.execute(sql`select 1`)) as unknown).toMatchObject({ rowCount: 1 })
  await server.close()
})

test('a read that takes too long is given up', async () => {
  const server = await startTestServer({ keepsTimeouts: true })
  const slow = server.services.reads.execute(sql`select pg_sleep(60)`)
  await expect(slow.catch((error) => isUnavailable(error))).resolves.toBe(true)
  // Operations that take long by nature have separate connections.
  await expect(server.database.background.execute(sql`select pg_sleep(4)`)).resolves.toBeDefined()
  await server.close()
})
