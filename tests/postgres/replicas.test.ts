import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setSite } from '../../src/server/administration/site-state.queries.ts'
import { createApp } from '../../src/server/app/app.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { loadPushKey } from '../../src/server/following/push-key.ts'
import { saveLookups } from '../../src/server/lookups/lookups.queries.ts'
import { loadDataKey } from '../../src/server/open-data/signing.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import { type OpenDatabase, openDatabase } from '../../src/server/platform/db/open.ts'
import { isUnavailable } from '../../src/server/platform/db/unavailable.ts'
import { openAuthorKey } from '../../src/server/platform/privacy/author-key.ts'
import { createKeptKeys } from '../../src/server/platform/privacy/privacy.queries.ts'
import { publicAnswers } from '../support/oracles/published-numbers.ts'
import { type Replicated, startReplicated } from '../support/postgres/replicated.ts'
import { startTestServer } from '../support/server/server.ts'
import { until } from '../support/wait.ts'

const config = readConfig({ DATABASE_URL: 'postgres://localhost/any', AUTHOR_KEY: '07'.repeat(32) })
let cluster: Replicated
let database: OpenDatabase
beforeAll(async () => {
  cluster = await startReplicated()
  database = await openDatabase({
    DATABASE_URL: cluster.url,
    DATABASE_REPLICA_URLS: cluster.standbyUrl(),
    DATA_DIR: '/nowhere',
  })
})
afterAll(async () => {
  await database?.close()
  cluster?.stop()
})

const visitors = (): Database => database.visitors?.() ?? database.reads
const isStandby = async (db: Database) =>
  (await queryRows<{ standby: boolean }>(db, sql`select pg_is_in_recovery() as standby`))[0]!.standby
const write = (value: string) =>
  database.db.execute(sql`insert into settings (key, value) values ('note', ${value})
    on conflict (key) do update set value = excluded.value`)
const read = async (db: Database) =>
  (await queryRows<{ value: string }>(db, sql`select value from settings where key = 'note'`))[0]?.value
const atStandby = async (statement: string) => {
  const client = new pg.Client({ connectionString: cluster.standbyUrl() })
  await client.connect()
  await client.query(statement)
  await client.end()
}

test('visitors read from a replica while it follows, and everything else from the primary', async () => {
  await until('the replica to follow', () => isStandby(visitors()))
  expect(await isStandby(database.reads)).toBe(false)
  expect(await isStandby(database.db)).toBe(false)
  await write('first')
  await until('the replica to have it', async () => (await read(visitors())) === 'first')
  await expect(visitors().execute(sql`delete from settings`)).rejects.toThrow()
})

test('a replica that stops following is left out within seconds, and used again once it has caught up', async () => {
  await atStandby('select pg_wal_replay_pause()')
  await write('second')
  await until('the replica to be left out', async () => !(await isStandby(visitors())))
  expect(await read(visitors())).toBe('second')
  await atStandby('select pg_wal_replay_resume()')
  await until('the replica to be back', () => isStandby(visitors()))
  expect(await read(visitors())).toBe('second')
})

test('calls of visitors write nothing: a replica answers each as the primary does', async () => {
  const server = await startTestServer({
    beside: { database, ring: await openAuthorKey(config, createKeptKeys(database.db)) },
  })
  // What a server creates as it starts.
  await saveLookups(database.db)
  await setSite(database.db, { state: 'open', reason: null })
  await loadDataKey({ db: database.db, privacy: server.services.privacy })
  await loadPushKey({ db: database.db, privacy: server.services.privacy })
  await addCompanies(database.db, [{ id: 1, nameEn: 'Rimal', nameAr: 'رمال' }])
  await until('the replica to have the company', async () => {
    const [company] = await queryRows(visitors(), sql`select 1 from companies`)
    return company !== undefined && (await isStandby(visitors()))
  })
  const atReplica = createApp({ ...server.services, visitors })
  const answers = await publicAnswers(atReplica, 1)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(answers).toEqual(await publicAnswers(server.app, 1))
})

test('a replica that ends is left out, and used again once it is back', async () => {
  cluster.stopStandby()
  await until('the replica to be left out', async () => !(await isStandby(visitors()).catch(() => true)))
  expect(await read(visitors())).toBe('second')
  cluster.startStandby()
  await until('the replica to be back', () => isStandby(visitors()))
})

test('when the primary stops, visitors can still read; when the standby is promoted, writing works again and no acknowledged write is lost', async () => {
  await write('third')
  cluster.failOver()
  const outcomes: unknown[] = []
  await until('a write at the new primary', async () => {
    expect(await read(visitors())).toBe('third')
    return write('fourth').then(
      () => true,
      (error: unknown) => {
        outcomes.push(error)
        return false
      },
    )
  })
  expect(outcomes.filter((error) => !isUnavailable(error))).toEqual([])
  expect(await read(database.reads)).toBe('fourth')
})

test('a server that begins while the first host is away finds the primary among the others', async () => {
  const another = await openDatabase({ DATABASE_URL: cluster.url, DATA_DIR: '/nowhere' })
  expect(await read(another.db)).toBe('fourth')
  await another.close()
})
