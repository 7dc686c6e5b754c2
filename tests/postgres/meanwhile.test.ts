import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { settle } from '../../src/server/accounts/requests.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { untilWaiting } from '../support/postgres/until-waiting.ts'
import { employ } from '../support/server/employer.ts'
import { pictureFile, sendForm } from '../support/server/send-form.ts'
import { startTestServer } from '../support/server/server.ts'

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
