import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { rewriteRows } from '../../src/server/app/maintenance/maintenance.queries.ts'
import { computeFingerprint, dump, load, type Sums } from '../../src/server/backup/dump.ts'
import { splitLines } from '../../src/server/backup/move.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { payMeasure } from '../../src/server/statistics/pay-measures.ts'
import { runAdmin } from '../../src/tools/admin/run.ts'
import { sampleAnswers, sampleBody } from '../support/answers/sample-reviews.ts'
import { describeTables, makePartitioned, partition, partitionedTables } from '../support/postgres/partitioned.ts'
import { explainParts, recordStatements } from '../support/postgres/parts-touched.ts'
import { createDatabaseBeside } from '../support/postgres/postgres.ts'
import { employ } from '../support/server/employer.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

const parts = 4
const now = new Date('2026-10-10T09:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'shafaf-partitions-'))
const keys = { AUTHOR_KEY: Buffer.alloc(32, 7).toString('hex'), DATA_DIR: folder }
/** A separate database: those of other test files are partitioned from the start where `PARTITIONS` says so. */
let DATABASE_URL = ''
let server: TestServer
let companyId = 0
let [sara, noura, employer] = ['', '', '']

const start = () => startTestServer({ clock: () => now, env: { DATABASE_URL } })
const post = (path: string, token: string, body: unknown, key: string = randomUUID()) =>
  server.call('POST', path, { token, body, headers: { 'Idempotency-Key': key } })
const readPage = async (query = '', company = companyId) =>
  (await server.call('GET', `/companies/${company}/reviews?${query}`)).json.data
const countReviews = async () =>
  (await server.call('GET', `/companies/${companyId}/profile`)).json.data.total_ratings as number
/** Returns every row of the partitioned tables, as text. */
async function copyRows() {
  const rows: Record<string, string[]> = {}
  for (const table of partitionedTables) {
    const found = await queryRows<{ line: string }>(
      server.db,
      sql`select kept::text as line from ${sql.identifier(table)} as kept order by 1`,
    )
    rows[table] = found.map(({ line }) => line)
  }
  return rows
}
async function operate(command: string, more: Record<string, string> = {}, ...args: string[]) {
  const said: string[] = []
  const code = await runAdmin([command, ...args], { ...keys, DATABASE_URL, ...more }, (line) => said.push(line))
  return { code, said: said.join('\n') }
}

/** Reviews the company as a person who works there; the request may be sent again under its key. */
async function review(token: string, key: string = randomUUID()) {
  const sent = await post('/company/review', token, sampleBody('company', companyId, { rate: 5 }), key)
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)])
}

beforeAll(async () => {
  DATABASE_URL = await createDatabaseBeside(inject('postgresUrl'))
  server = await start()
  companyId = await newCompany(server)
  const others = [await newCompany(server), await newCompany(server), await newCompany(server)]
  for (const id of [companyId, ...others]) for (let n = 0; n < 3; n += 1) await write(server, id, { also: { rate: 3 } })
  await write(server, companyId, { kind: 'salary' })
  sara = await server.signUp('sara@example.com')
  noura = await server.signUp('noura@example.com')
  employer = await employ(server, 'hr@example.com', companyId)
  for (const token of [sara, noura]) await post('/profile/experience', token, { company_id: companyId })
  await post(`/companies/${companyId}/questions`, sara, { tag: 'pay', question: 'Is overtime paid here?' })
  const [asked] = (await server.call('GET', `/companies/${companyId}/questions`)).json.data.questions
  await post(`/questions/${asked.id}/answers`, noura, { answer: 'Most days.' })
  const { reviews } = await readPage()
  await post(`/reviews/${reviews[0].id}/reaction`, noura, { reaction: 'helpful' })
  expect((await operate('reindex')).code).toBe(0)
  // As a server of an earlier version leaves it.
  await server.db.execute(
    sql`insert into review_groups (company_id, kind, sealed) values (${companyId}, 'company', '\\x00')`,
  )
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('a database that is partitioned with everything in it', () => {
  test('keeps every row, key, check, index and trigger, and every counter is what a recount makes it', async () => {
    const [rows, rules] = [await copyRows(), await describeTables(server.db)]
    for (const table of partitionedTables) expect(rows[table]!.length, table).toBeGreaterThan(0)
    await server.close()
    await partition(DATABASE_URL, parts)
    server = await start()
    expect(await copyRows()).toEqual(rows)
    expect(await describeTables(server.db)).toEqual(rules)
    const made = await queryRows<{ name: string }>(
      server.db,
      sql`select relname::text as name from pg_class where relkind = 'r' and relispartition`,
    )
    expect(made).toHaveLength(partitionedTables.length * parts)
    expect(await operate('check')).toMatchObject({ code: 0 })
    await expect(partition(DATABASE_URL, parts)).rejects.toThrow('partitioned already')
  })

  test('takes a review once however often it is sent, and shows, filters, counts, answers, changes and deletes it', async () => {
    const [key, before] = [randomUUID(), await countReviews()]
    for (let n = 0; n < 2; n += 1) await review(sara, key)
    expect(await countReviews()).toBe(before + 1)
    const pages: string[] = []
    for (let after = ''; ; ) {
      const { reviews, next } = await readPage(`limit=2${after}`)
      pages.push(...reviews.map(({ id }: { id: string }) => id))
      if (!next) break
      after = `&after=${next}`
    }
    expect([pages.length, new Set(pages).size]).toEqual([before + 1, before + 1])
    const [found, ...more] = (await readPage('stars=5&sort=helpful')).reviews
    expect(more).toEqual([])
    expect((await readPage('q=fair')).reviews).toHaveLength(before + 1)

    const react = async (reaction: string) =>
      (await server.call('POST', `/reviews/${found.id}/reaction`, { token: noura, body: { reaction } })).json.data
    expect(await react('helpful')).toEqual({ helpful: 1, unhelpful: 0 })
    expect(await react('unhelpful')).toEqual({ helpful: 0, unhelpful: 1 })
    expect(await react('none')).toEqual({ helpful: 0, unhelpful: 0 })
    await react('helpful')
    expect((await post(`/reviews/${found.id}/answer`, employer, { text: 'Thank you.' })).status).toBe(200)
    expect((await readPage('answered=yes')).reviews).toMatchObject([{ id: found.id, helpful: 1 }])

    const changed = await post(`/company/review/${found.id}`, sara, sampleBody('company', companyId, { rate: 2 }))
    expect(changed.status).toBe(200)
    expect((await readPage('stars=2')).reviews).toMatchObject([{ id: found.id }])
    expect(await operate('check')).toMatchObject({ code: 0 })
    expect((await server.call('POST', `/company/review/${found.id}/remove`, { token: sara, body: {} })).status).toBe(
      200,
    )
    await server.purge(new Date('2026-10-12T09:00:00Z'))
    expect(await countReviews()).toBe(before)
    expect(await operate('check')).toMatchObject({ code: 0 })
  })

  test('is counted by a release and written again, and stays what it was', async () => {
    const writer = { gender: 'female', age: 3, experience: 2, nation: 'saudi' } as const
    const salary = { companyId, type: 'salary', month: '2026-10', writer, answers: sampleAnswers('salary') } as const
    await loadReviews(
      server.services,
      Array.from({ length: 60 }, () => salary),
    )
    await server.release()
    const told = await queryRows<{ reviews: number; people: number }>(
      server.db,
      sql`select (select count(*)::int from reviews
          where company_id = ${companyId} and kind = 'salary' and told_by_company) as reviews,
        published as people from tallies
        where company_id = ${companyId} and measure = ${payMeasure} and published > 0`,
    )
    expect(told).toEqual([{ reviews: 61, people: 61 }])
    const rows = await copyRows()
    // A release changes rows in place, which frees places in the midst of the first round. After the second one the rows
    // of every partition are in the order of their keys.
    for (let round = 0; round < 2; round += 1) {
      await rewriteRows(server.db, undefined, { batch: 3 })
      expect(await copyRows()).toEqual(rows)
    }
    const apart = await queryRows(
      server.db,
      sql`select 1 from (select row_number() over (partition by tableoid order by ctid) as lies,
        row_number() over (partition by tableoid order by id) as named from reviews) as one where lies <> named`,
    )
    expect(apart).toEqual([])
    expect(await operate('check')).toMatchObject({ code: 0 })
  })

  test('is dumped, and becomes the same in a database that is partitioned otherwise', async () => {
    const url = await createDatabaseBeside(inject('postgresUrl'))
    await makePartitioned(url, 2)
    const other = await openDatabase({ DATABASE_URL: url, DATA_DIR: folder })
    const [read, written]: [Sums, Sums] = [new Map(), new Map()]
    for (const [table, sum] of await load(other.background, splitLines(dump(server.db, read)), () => {}))
      written.set(table, sum)
    await other.close()
    expect(written.get('reviews')!.rows).toBeGreaterThan(60)
    expect(computeFingerprint(written)).toBe(computeFingerprint(read))
    expect(await operate('check', { DATABASE_URL: url })).toMatchObject({ code: 0 })
  })
})

/** Statements that query every partition, by a part of their text, and why (docs/scale.md has all of them). */
const crossing: readonly (readonly [piece: string, why: string])[] = [
  [
    'select company_id from reviews where id = ',
    'a path and a tie say a review’s id alone; all that follows is of one',
  ],
  ["select seen.company_id from reviews as seen where seen.state = 'published'", 'the same of one that readers see'],
  ['select company_id from questions where id = ', 'the same of a question'],
  ['select id, company_id from reviews where id = ', 'a round asks where what waits for it belongs by now'],
  ['select id, kind, month, state, answers, sealed, own, company_id from reviews', 'what one person wrote, anywhere'],
  ['from reactions where mark in', 'what one person found of reviews, whose ids alone are asked for'],
  ["from reviews where state = 'replaced'", 'the weekly purge, of what servers of earlier versions kept'],
  ['delete from review_groups', 'the same'],
]

describe('one company’s statements touch one partition', () => {
  test('its lists, its profile, and all that is written about it, but for what is asked by an id alone', async () => {
    const statements = await recordStatements(async () => {
      await review(noura)
      const { reviews } = await readPage('limit=2')
      for (const query of ['sort=helpful', 'sort=highest', 'stars=4,5&who=current', 'q=fair', 'answered=no'])
        await readPage(query)
      await server.call('GET', `/companies/${companyId}/profile`)
      await server.call('GET', `/companies/${companyId}/questions`)
      const [{ id }] = reviews
      await server.call('POST', `/reviews/${id}/reaction`, { token: noura, body: { reaction: 'helpful' } })
      await server.call('GET', `/reviews/reactions?ids=${id}`, { token: noura })
      await post(`/reviews/${id}/answer`, employer, { text: 'Thank you.' })
      await post(
        `/company/review/${(await readPage('stars=5')).reviews[0].id}`,
        noura,
        sampleBody('company', companyId),
      )
      await server.purge(new Date('2026-10-12T09:00:00Z'))
    })
    const touched = await explainParts(DATABASE_URL, statements, partitionedTables)
    expect(touched.length).toBeGreaterThan(20)
    const wide = touched.filter(({ most }) => most > 1).map(({ text }) => text)
    expect(wide.filter((text) => !crossing.some(([piece]) => text.includes(piece)))).toEqual([])
    for (const table of ['reviews', 'tallies', 'questions'])
      expect(
        touched.some(({ text, most }) => text.includes(table) && most === 1),
        table,
      ).toBe(true)
  })

  test('a review is put into the partition of its company, and no other one is so much as locked', async () => {
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    await client.query('begin')
    const { rows: put } = await client.query(
      `insert into reviews (company_id, kind, month, answers, sealed) values ($1, 'salary', '2026-10', '{}', '\\x00')
        returning tableoid::regclass::text as name, satisfies_hash_partition('reviews'::regclass, ${parts},
          substr(tableoid::regclass::text, 9)::int, company_id) as belongs`,
      [companyId],
    )
    const { rows: locked } = await client.query(
      `select distinct relation::regclass::text as name from pg_locks where pid = pg_backend_pid()
        and relation in (select oid from pg_class where relkind = 'r' and relispartition)`,
    )
    await client.end()
    expect(put).toEqual([{ name: expect.stringMatching(/^reviews_\d$/), belongs: true }])
    expect(locked).toEqual([{ name: put[0].name }])
  })

  test('a statement that asks every partition would have been seen', async () => {
    const statements = await recordStatements(() => queryRows(server.db, sql`select id from reviews where helpful = 3`))
    expect(await explainParts(DATABASE_URL, statements, partitionedTables)).toMatchObject([{ most: parts }])
  })
})
