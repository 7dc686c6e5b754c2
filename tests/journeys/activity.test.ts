import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Activity, SignedInDevice } from '../../src/contract/notifications/activity.schema.ts'
import type { PreferenceName } from '../../src/contract/profile/preferences.schema.ts'
import { preferencesAtFirst } from '../../src/contract/profile/preferences.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { employ } from '../support/server/employer.ts'
import { newCompany, take } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer, testPassword } from '../support/server/server.ts'

let server: TestServer
let companyId = 0
let sara = ''
let review = ''
let question = ''
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-10-10T09:00:00Z') })
})
afterAll(() => server.close())

const post = (path: string, body: unknown, token: string) =>
  server.call('POST', path, { token, body, headers: { 'Idempotency-Key': randomUUID() } })
const read = async (token = sara, language: 'en' | 'ar' = 'en') =>
  (await server.call('GET', '/profile/activity', { token, language })).json.data as {
    activity: Activity[]
    devices: SignedInDevice[]
    unseen: number
  }
const kinds = async () => (await read()).activity.map(({ kind }) => kind).sort()
const press = async (readers: number, from = 0) => {
  for (let n = from; n < from + readers; n++)
    await post(`/reviews/${review}/reaction`, { reaction: 'helpful' }, await server.signUp(`reader-${n}@example.com`))
}

/** Sara has reviewed a company and asked a question; the company, a reader and colleagues have responded. */
beforeEach(async () => {
  await server.empty()
  companyId = await newCompany(server)
  sara = await server.signUp('sara@example.com')
  await post('/profile/experience', { company_id: companyId }, sara)
  await post('/company/review', sampleBody('company', companyId), sara)
  review = (await server.call('GET', `/companies/${companyId}/reviews`)).json.data.reviews[0].id
  await post(`/companies/${companyId}/questions`, { tag: 'pay', question: 'Who pays for the bus?' }, sara)
  question = (await server.call('GET', `/companies/${companyId}/questions`)).json.data.questions[0].id
  const employer = await employ(server, 'hr@example.com', companyId)
  await post(`/reviews/${review}/answer`, { text: 'Thank you.' }, employer)
  await post(`/questions/${question}/answers`, { answer: 'The company does.' }, employer)
  await press(1)
})

test('E-199 to E-202: all updates are in one list until a person chooses', async () => {
  const { activity, unseen } = await read(sara, 'ar')
  expect(unseen).toBe(3)
  expect(new Set(activity.map(({ company }) => company.name))).toEqual(new Set(['رمال']))
  expect(await kinds()).toEqual(['company_response', 'found_helpful', 'question_answered'])
  const nobody = await server.signUp('noura@example.com')
  expect(await read(nobody)).toEqual({ activity: [], devices: [], unseen: 0 })
})

test.each([
  ['E-199', 'company_response', ['company_response']],
  ['E-200', 'question_response', ['question_answered']],
  ['E-201', 'reactions', ['found_helpful']],
  ['E-203', 'marketing', []],
] as const)('%s: with only %s chosen the list shows only that', async (_, name: PreferenceName, shown) => {
  await post('/profile/preferences', { ...preferencesAtFirst, [name]: 1 }, sara)
  expect(await kinds()).toEqual([...shown])
})

test('a seen update is not counted again until it grows', async () => {
  const before = await read()
  await post('/profile/activity/seen', { seen: before.activity.map(({ id }) => id) }, sara)
  expect((await read()).unseen).toBe(0)
  const noura = await server.signUp('noura@example.com')
  await post(`/questions/${question}/answers`, { answer: 'Only in winter.' }, noura)
  const after = await read()
  expect(after.unseen).toBe(1)
  expect(after.activity[0]).toMatchObject({ kind: 'question_answered', count: 2, seen: false })
})

test('updates that arrive while the list is read stay unseen, and ids of others are ignored', async () => {
  const [first] = (await read()).activity
  expect((await post('/profile/activity/seen', { seen: [first!.id, 'x', randomUUID()] }, sara)).status).toBe(200)
  const { activity, unseen } = await read()
  expect(unseen).toBe(2)
  expect(activity.filter(({ seen }) => seen).map(({ id }) => id)).toEqual([first!.id])
})

test('earlier browsers show a new sign-in with its kind and month until it is seen or ended', async () => {
  const noura = await server.signUp('noura@example.com')
  const agent = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 Safari/604.1' }
  const body = { email: 'noura@example.com', password: testPassword }
  const phone = (await server.call('POST', '/login', { body, headers: agent })).json.data.token as string
  const told = await read(noura)
  expect(told).toEqual({
    activity: [],
    devices: [{ id: told.devices[0]!.id, device: 'phone', month: '2026-10', seen: false }],
    unseen: 1,
  })
  await post('/profile/activity/seen', { seen: [told.devices[0]!.id] }, noura)
  expect(await read(noura)).toMatchObject({ devices: [{ seen: true }], unseen: 0 })
  // Other people are not notified, and a browser is not notified of itself.
  expect((await read(sara)).devices).toEqual([])
  expect((await read(phone)).devices.map(({ device }) => device)).toEqual(['unknown'])
  await post('/account/sessions/end', { session: (await sessionsOf(noura)).find((one) => !one.current)!.id }, noura)
  expect(await read(noura)).toEqual({ activity: [], devices: [], unseen: 0 })
})

const sessionsOf = async (token: string) =>
  (await server.call('GET', '/account/sessions', { token })).json.data as { id: string; current: boolean }[]

test('voters cannot be identified: helpful votes count only in steps', async () => {
  const helpful = async () => (await read()).activity.find(({ kind }) => kind === 'found_helpful')?.count
  const counts = []
  for (let n = 1; n < 6; n++) {
    counts.push(await helpful())
    await press(1, n)
  }
  expect([...counts, await helpful()]).toEqual([1, 1, 1, 1, 5, 5])
})

test('E-202: published salaries of a company of one’s list, of no other', async () => {
  const foreign = await newCompany(server)
  for (const company of [companyId, foreign])
    for (let n = 0; n < 30; n++) await take(server, company, { kind: 'salary' })
  await server.publish()
  const pay = async () => (await read()).activity.filter(({ kind }) => kind === 'new_pay')
  expect(await pay()).toEqual([])
  await server.release()
  expect(await pay()).toMatchObject([{ company: { id: companyId }, contribution: null }])
  await post('/profile/preferences', { ...preferencesAtFirst, reactions: 1 }, sara)
  expect(await pay()).toEqual([])
})

test('the id of an update reveals nothing to others, and nothing is stored until it is seen', async () => {
  const { activity } = await read()
  const noura = await server.signUp('noura@example.com')
  const dump = JSON.stringify(await queryRows(server.db, sql`select * from reviews, questions, question_answers`))
  for (const { id } of activity) expect(dump).not.toContain(id)
  expect((await post('/profile/activity/seen', { seen: activity.map(({ id }) => id) }, noura)).status).toBe(200)
  expect((await read()).unseen).toBe(3)
})

test('only for a person who is signed in', async () => {
  expect((await server.call('GET', '/profile/activity')).status).toBe(401)
  expect((await server.call('POST', '/profile/activity/seen', { body: { seen: [] } })).status).toBe(401)
})
