import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { employ } from '../support/server/employer.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
const start = new Date('2026-10-10T09:00:00Z')
let now = start
let companyId = 0
let employer = ''
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  await server.empty()
  now = start
  companyId = await newCompany(server)
  employer = await employ(server, 'hr@example.com', companyId)
})
afterAll(() => server.close())

const text = 'Thank you, we have hired more people since.'
const post = (path: string, body: unknown, token: string, key: string = randomUUID(), language: 'en' | 'ar' = 'en') =>
  server.call('POST', path, { token, body, language, headers: { 'Idempotency-Key': key } })
const answer = (review: string, words = text, token = employer, key?: string) =>
  post(`/reviews/${review}/answer`, { text: words }, token, key)
const reviewsOf = async (company = companyId) =>
  (await server.call('GET', `/companies/${company}/reviews`)).json.data.reviews

/** Reviews the company in Arabic, as a person with it in their list; returns the review's id. */
async function reviewed(email = 'sara@example.com'): Promise<string> {
  const token = await server.signUp(email)
  await post('/profile/experience', { company_id: companyId }, token)
  const sent = await post('/company/review', sampleBody('company', companyId), token, undefined, 'ar')
  expect(sent.status).toBe(200)
  return (await reviewsOf())[0].id
}

test('P-030: an employer answers a review once, changes the answer, and everybody reads it below the review', async () => {
  await write(server, companyId)
  const [review] = await reviewsOf()
  expect(review.response).toBeNull()
  expect((await answer(review.id)).json.message).toMatch(/published/)
  expect((await reviewsOf())[0].response).toEqual({ text, month: '2026-10' })
  now = new Date('2026-11-02T09:00:00Z')
  employer = await server.signIn('hr@example.com')
  expect((await answer(review.id, 'We have changed the shifts.')).json.message).toMatch(/changed/)
  expect((await reviewsOf())[0].response).toEqual({ text: 'We have changed the shifts.', month: '2026-11' })
})

test('E-199: the writer of the review sees the answer when they look, and no mailbox hears of it', async () => {
  const review = await reviewed()
  const before = (await server.mailbox.letters()).length
  const key = randomUUID()
  for (const words of [text, text]) expect((await answer(review, words, employer, key)).status).toBe(200)
  const sara = await server.signIn('sara@example.com')
  const { activity, devices, unseen } = (await server.call('GET', '/profile/activity', { token: sara, language: 'ar' }))
    .json.data
  expect(activity).toMatchObject([
    {
      kind: 'company_response',
      company: { id: companyId, name: 'رمال' },
      contribution: { id: review },
      month: '2026-10',
    },
  ])
  // The answer, and the sign-in on a second device.
  expect(devices).toHaveLength(1)
  expect(unseen).toBe(2)
  now = new Date(start.getTime() + 13 * 86_400_000)
  expect(await server.mailbox.letters()).toHaveLength(before)
})

test('of two people of the company who answer at once, the second changes the answer of the first', async () => {
  const review = await reviewed()
  const other = await employ(server, 'press@example.com', companyId, 'editor')
  const sent = await Promise.all([answer(review), answer(review, 'The press office answers.', other)])
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect(sent.filter(({ json }) => /changed/.test(json.message))).toHaveLength(1)
})

test('only reviews of their own company, only published company reviews', async () => {
  const foreign = await newCompany(server)
  await write(server, foreign)
  const [theirs] = await reviewsOf(foreign)
  expect((await answer(theirs.id)).status).toBe(404)
  expect((await reviewsOf(foreign))[0].response).toBeNull()
  await write(server, companyId, { kind: 'interview' })
  const { interviews } = (await server.call('GET', `/companies/${companyId}/interviews`)).json.data
  await write(server, companyId)
  const [own] = await reviewsOf()
  await server.db.execute(sql`update reviews set state = 'hidden', words = null where id = ${own.id}`)
  for (const id of [interviews[0].id, own.id, randomUUID(), 'none']) expect((await answer(id)).status).toBe(404)
})

test('a member is no employer, no matter what company stands in their list', async () => {
  const review = await reviewed()
  const member = await server.signIn('sara@example.com')
  expect((await answer(review, text, member)).status).toBe(403)
})
