import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listsOfThisVersion } from '../../src/server/lookups/lists.ts'
import { saveLookups } from '../../src/server/lookups/lookups.queries.ts'
import { applySql, readSqlFiles } from '../../src/server/platform/db/apply-sql.ts'
import { createChecks } from '../../src/server/platform/db/checks.ts'
import { listMigrations } from '../../src/server/platform/db/migrate.ts'
import { type OpenDatabase, openDatabase } from '../../src/server/platform/db/open.ts'
import { seededNumbers } from '../support/seeded.ts'

const url = process.env.DATABASE_URL!
/** How often the older server is killed; `KILLS=100` in the environment for as many as decision 136 names. */
const kills = Number(process.env.KILLS ?? 12)
const operator = new pg.Client({ connectionString: url })
let database: OpenDatabase
const open = () => openDatabase({ DATABASE_URL: url, DATA_DIR: tmpdir() })
beforeAll(async () => {
  await operator.connect()
  database = await open()
  await saveLookups(database.db)
  await operator.query(`insert into companies (id, name_en, name_ar, is_approved) overriding system value
    values (1, 'Rimal', 'رمال', true)`)
})
afterAll(async () => {
  await database.close()
  await operator.end()
})

/** What an older server may have replaced: functions, triggers, how tables are stored, and lists. */
async function readKept(): Promise<unknown> {
  const { rows } = await operator.query(`select
    (select json_agg(pg_get_functiondef(oid) order by oid::regprocedure::text) from pg_proc
      where pronamespace = 'public'::regnamespace) as functions,
    (select json_agg(pg_get_triggerdef(oid) order by tgname) from pg_trigger where not tgisinternal) as triggers,
    (select json_agg(reloptions order by relname) from pg_class where relname = 'waiting') as storage,
    (select json_agg(items order by list, id) from lookup_items items) as lists,
    (select json_agg(applied order by name) from applied_sql applied) as applied,
    (select json_agg(listed) from company_listing listed) as listed`)
  return rows[0]
}

test('a server of number 0, killed and started again, leaves no function, trigger, list or row of its own', async () => {
  const before = await readKept()
  const random = seededNumbers(49)
  let [starts, isOver] = [0, false]
  const watching = (async () => {
    while (!isOver) expect(await readKept()).toEqual(before)
  })()
  for (let round = 0; round < kills; round++) {
    const server = spawn(process.execPath, ['tests/support/postgres/number-0-server.mjs', url])
    const ended = once(server, 'close')
    let errors = ''
    server.stderr.on('data', (bytes) => {
      errors += bytes
    })
    // Killed after some of its starts, in the midst of the next.
    let left = 1 + Math.floor(random() * 3)
    server.stdout.on('data', (bytes: Buffer) => {
      const lines = bytes.toString().split('\n').length - 1
      starts += lines
      left -= lines
      if (left <= 0) server.kill('SIGKILL')
    })
    await ended
    expect(errors).toBe('')
  }
  isOver = true
  await watching
  expect(starts).toBeGreaterThanOrEqual(kills)
  expect(await readKept()).toEqual(before)
})

test('a server with lower numbers changes nothing, and one with higher numbers everything that differs', async () => {
  const run = (statements: string) => operator.query(statements)
  const read = async (statement: string) => (await operator.query(statement)).rows
  const ours = readSqlFiles()
  const change = (number: number, word: string) =>
    ours.map((file) => ({ ...file, number, hash: `${word} ${file.name}`, text: `${file.text}\n-- ${word}` }))
  await applySql(run, read, change(9, 'later'))
  const later = await readKept()
  await applySql(run, read)
  await open().then(({ close }) => close())
  expect(await readKept()).toEqual(later)
  await operator.query('delete from applied_sql')
  await applySql(run, read)
  await saveLookups(database.db)
})

test('lists of a later version are left alone', async () => {
  const { number, sha256 } = listsOfThisVersion
  await operator.query(`begin; update applied_sql set number = 9, hash = 'later' where name = 'lookup lists';
    set local shafaf.lists = 9; update lookup_items set name_en = 'Later' where list = 'countries' and id = 133; commit`)
  const later = await readKept()
  await saveLookups(database.db)
  expect(await readKept()).toEqual(later)
  await operator.query(`update applied_sql set number = ${number}, hash = '${sha256}' where name = 'lookup lists'`)
  await saveLookups(database.db)
  const { rows } = await operator.query(`select name_en from lookup_items where list = 'countries' and id = 133`)
  expect(rows).toEqual([{ name_en: 'Saudi Arabia' }])
})

const mine = listMigrations().length - 1
const migrate = (at: number, number?: number, oldest?: number) =>
  operator.query(`insert into drizzle.numbered_migrations (hash, created_at) values ('later', ${at});
    ${number === undefined ? '' : `insert into schema_numbers values (${number}, ${oldest})`}`)
afterEach(async () => {
  await operator.query(`delete from drizzle.numbered_migrations where hash = 'later'`)
  await operator.query('delete from schema_numbers where number > $1', [mine])
})
const checkMigrations = () =>
  createChecks(database, tmpdir())
    .find(({ name }) => name === 'migrations')!
    .run()

test('a server stays ready, and starts again, beside a later version that declares it compatible', async () => {
  await migrate(99_999_999_999_998, mine + 1, 0)
  await migrate(99_999_999_999_999, mine + 2, mine)
  await checkMigrations()
  await open().then(({ close }) => close())
  const { rows } = await operator.query('select count(*)::int as n from drizzle.numbered_migrations')
  expect(rows).toEqual([{ n: mine + 3 }])
})

test.each([
  ['declares that it breaks it', mine + 1, mine + 1],
  ['declares nothing', undefined, undefined],
])('a server is not ready, and does not start, beside a later version that %s', async (_, number, oldest) => {
  await migrate(99_999_999_999_999, number, oldest)
  await expect(checkMigrations()).rejects.toThrow('by a later version of Shafaf')
  await expect(open()).rejects.toThrow('by a later version of Shafaf')
})

test('one declaration that breaks it is enough, no matter what those after it declare', async () => {
  await migrate(99_999_999_999_998, mine + 1, mine + 1)
  await migrate(99_999_999_999_999, mine + 2, mine)
  await expect(checkMigrations()).rejects.toThrow('does not work with them any more')
})
