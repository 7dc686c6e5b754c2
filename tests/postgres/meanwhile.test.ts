import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { settle } from '../../src/server/accounts/requests.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { untilWaiting } from '../support/postgres/until-waiting.ts'
import { employ } from '../support/server/employer.ts'
import { pictureFile, sendForm } from '../support/server/send-form.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

const server = await startTestServer()
const { call, db, services } = server
let editor = ''
beforeEach(async () => {
  await server.empty()
  await addCompanies(db, [{ id: 1, nameEn: 'Marasi', nameAr: 'مراسي', isApproved: true, unlocked: true }])
  await employ(server, 'admin@example.com', 1)
  editor = await employ(server, 'editor@example.com', 1, 'editor')
})
afterAll(server.close)

/** Sends something while the company's row is held, and changes its people before the row is given back. */
async function meanwhile<Sent>(send: () => Promise<Sent>, change: ReturnType<typeof sql>): Promise<Sent> {
  let sent: Promise<Sent> | undefined
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from companies where id = 1 for update`)
    sent = send()
    await untilWaiting(db, 1)
    await tx.execute(change)
  })
  return sent!
}
const leaves = sql`delete from company_people where role = 'editor'`

test('a person whose role is taken while their change is examined changes nothing', async () => {
  const { answers, edition } = (await call('GET', '/companies/1/editable', { token: editor })).json.data
  const body = { ...answers, phone: '+966 1', logo: pictureFile(), edition }
  const { status, json } = await meanwhile(
    () => sendForm(server, '/companies/1/change', body, { token: editor }),
    leaves,
  )
  expect([status, json.problems?.[0].code]).toEqual([409, 'company_unlocked'])
  expect(await queryRows(db, sql`select phone from companies`)).toEqual([{ phone: null }])
  expect(await queryRows(db, sql`select 1 from company_files`)).toEqual([])
})

test('a person whose role is taken while their picture is examined adds none', async () => {
  const body = { use: 'picture', title_en: 'Hall', title_ar: 'قاعة', picture: pictureFile() }
  const { status } = await meanwhile(() => sendForm(server, '/companies/1/assets', body, { token: editor }), leaves)
  expect(status).toBe(404)
  expect(await queryRows(db, sql`select 1 from company_files`)).toEqual([])
})

test('two requests for a new password that are carried out at once make one link', async () => {
  await server.signUp('sara@example.com')
  const asked = { asks: 'reset', email: 'sara@example.com', language: 'en', site: 'https://shafaf.example' } as const
  const now = new Date()
  const settled = await Promise.all(
    Array.from({ length: 8 }, () => db.transaction((tx) => settle(tx, services.privacy, asked, now))),
  )
  expect(settled.filter(Boolean)).toHaveLength(1)
  expect(await queryRows(db, sql`select 1 from one_time_tokens where purpose = 'reset'`)).toHaveLength(1)
})

/** What someone sends while they delete their account in another tab. */
const sent = [
  ['a review', '/interview/review', () => sampleBody('interview', 1)],
  ['a question', '/companies/1/questions', () => ({ tag: 'work', question: 'Is there parking?' })],
] as const

const send = (token: string, path: string, body: Record<string, unknown>) =>
  call('POST', path, { token, body, headers: { 'Idempotency-Key': 'k' } })
const deleteAll = (token: string) => call('POST', '/account/delete', { token, body: { password: testPassword } })

/**
 * Runs two calls that meet while a table is held: the first has got as far as to its last row when the second begins.
 */
async function meet<First, Second>(table: string, first: () => Promise<First>, second: () => Promise<Second>) {
  let both: Promise<[First, Second]> | undefined
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`lock table ${table} in exclusive mode`))
    const began = first()
    await untilWaiting(db, 1)
    both = Promise.all([began, second()])
    await untilWaiting(db, 2)
  })
  return both!
}
const readAll = async () => {
  await server.publish()
  return queryRows(db, sql`select id from reviews union all select id from questions`)
}

test.each(sent)('%s that is stored while its author deletes the account goes with it', async (_, path, body) => {
  const token = await server.signUp('sara@example.com')
  const [stored, deleted] = await meet(
    'idempotency',
    () => send(token, path, body()),
    () => deleteAll(token),
  )
  expect([stored.status, deleted.status]).toEqual([200, 200])
  expect(await readAll()).toEqual([])
})

test.each(sent)('%s that comes while its author’s account is deleted is refused', async (_, path, body) => {
  const token = await server.signUp('sara@example.com')
  const [deleted, late] = await meet(
    'mails',
    () => deleteAll(token),
    () => send(token, path, body()),
  )
  expect([deleted.status, late.status, late.json.problems?.[0].code]).toEqual([200, 401, 'unauthenticated'])
  expect(await readAll()).toEqual([])
  expect(await queryRows(db, sql`select 1 from idempotency`)).toEqual([])
  await server.purge()
  expect(await queryRows(db, sql`select 1 from authorship`)).toEqual([])
})
