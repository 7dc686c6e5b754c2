import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { makeLongChanges } from '../../src/server/platform/db/long-changes.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { runWithShortLocks } from '../../src/server/platform/db/short-locks.ts'
import { startTestServer } from '../support/server/server.ts'
import { until } from '../support/wait.ts'

const size = 200_000
const part = 10_000
const server = await startTestServer({ keepsTimeouts: true })
/** The connections of the server's jobs, whose statements may take as long as they need. */
const db = server.database.background
/** Connections of operators and of people, beside the server's own. */
const connect = async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  return client
}
const reader = await connect()
const person = await connect()
beforeAll(async () => {
  await db.execute(
    sql`create table grown (id integer primary key, name text not null, changed integer not null default 0)`,
  )
  // In parts, as a slow machine needs longer for the whole than the server allows a statement.
  for (let first = 1; first <= size; first += part) {
    const last = first + part - 1
    await db.execute(
      sql`insert into grown select n, md5(n::text) from generate_series(${first}::int, ${last}::int) as n`,
    )
  }
  // A person who waits longer than this for a lock gets an error, and the test fails.
  await person.query('set lock_timeout = 200')
})
afterAll(async () => {
  await db.execute(sql`drop table grown`)
  await Promise.all([reader.end(), person.end()])
  await server.close()
})

const index = { name: 'grown.sql', statements: ['CREATE INDEX "grown_name" ON "grown" USING btree ("name")'] }
const isValid = async () => {
  const text = `select indisvalid as valid from pg_index where indexrelid = to_regclass('grown_name')`
  return (await person.query<{ valid: boolean }>(text)).rows[0]?.valid
}
/** Ends the connection that runs a statement, as a killed server does. */
const kill = (statement: string) =>
  until(`a connection that runs ${statement}`, async () => {
    const text = `select pg_terminate_backend(pid) as ended from pg_stat_activity
      where pid <> pg_backend_pid() and state = 'active' and query ilike $1`
    return (await person.query(text, [`${statement}%`])).rows.length > 0
  })
const writeAndRead = async (id: number) => {
  await person.query('update grown set name = $2 where id = $1', [id, `changed ${id}`])
  expect((await person.query('select name from grown where id = $1', [id])).rows).toEqual([{ name: `changed ${id}` }])
}

test('an index on 200,000 rows is built while people read and write, and after a kill it is built again', async () => {
  // The index is complete only when every transaction of before has ended: so it is being built until then.
  await reader.query('begin isolation level repeatable read')
  await reader.query('select count(*) from grown')
  const killed = makeLongChanges(db, [index])
  const failed = expect(killed).rejects.toThrow()
  await until('the index that is being built', async () => (await isValid()) === false)
  for (const id of [1, 2, 3]) await writeAndRead(id)
  await kill('create index')
  await failed
  expect(await isValid()).toBe(false)
  for (const id of [4, 5, 6]) await writeAndRead(id)
  await reader.query('commit')
  await makeLongChanges(db, [index])
  expect(await isValid()).toBe(true)
  expect(await queryRows(db, sql`select name from applied_sql where name = 'grown.sql'`)).toHaveLength(1)
  // Made once: another run looks at nothing.
  await makeLongChanges(db, [{ ...index, statements: ['nonsense'] }])
})

test('rows are changed in batches, and a run after a kill continues where the first ended, no row twice', async () => {
  const statement = `update grown set changed = changed + 1
    where id in (select id from grown where changed = 0 order by id limit 2000)`
  const change = { name: 'changed.sql', statements: [statement] }
  const failed = expect(makeLongChanges(db, [change])).rejects.toThrow()
  const countOf = async () => Number((await person.query('select count(*) from grown where changed > 0')).rows[0].count)
  await until('some rows', async () => (await countOf()) > 0)
  await writeAndRead(size)
  await kill('with changed')
  await failed
  const before = await countOf()
  expect(before % 2000).toBe(0)
  expect(before).toBeLessThan(size)
  await makeLongChanges(db, [change])
  expect((await person.query('select changed, count(*)::int from grown group by 1')).rows).toEqual([
    { changed: 1, count: size },
  ])
})

test('a change of a table that someone reads for long lets others read meanwhile, and is made once it can be', async () => {
  await reader.query('begin')
  await reader.query('select 1 from grown limit 1')
  const operator = await connect()
  let attempts = 0
  const changing = runWithShortLocks(
    (statements) => operator.query(statements),
    () => {
      attempts++
      return operator.query('alter table grown add column more text')
    },
  )
  await until('more than one attempt', () => attempts > 1)
  // Without an end to its wait, everybody would wait behind the change.
  await person.query('set lock_timeout = 2000')
  for (const id of [7, 8, 9]) await writeAndRead(id)
  await reader.query('commit')
  await changing
  expect((await person.query('select more from grown where id = 1')).rows).toEqual([{ more: null }])
  expect((await operator.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }])
  await operator.end()
})

test('the embedded database makes the same changes', async () => {
  const embedded = await openDatabase({ DATA_DIR: 'memory://' })
  try {
    await embedded.db.execute(sql`create table grown (id integer, name text, changed integer not null default 0)`)
    await embedded.db.execute(sql`insert into grown select n, 'name' from generate_series(1, 50) as n`)
    const fill = 'update grown set changed = 1 where id in (select id from grown where changed = 0 limit 20)'
    await makeLongChanges(embedded.background, [index, { name: 'changed.sql', statements: [fill] }])
    expect(
      await queryRows(
        embedded.db,
        sql`select sum(changed)::int as n, to_regclass('grown_name') is not null as made from grown`,
      ),
    ).toEqual([{ n: 50, made: true }])
  } finally {
    await embedded.close()
  }
})
