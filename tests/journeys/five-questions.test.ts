import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
let token: string
let company: number
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  company = await newCompany(server)
  token = await server.signUp('noura@example.com')
})
afterAll(() => server.close())

const five = { jobtitle: 1, department: 1, joblevel: 3, experience_years: 6, salary: 14_500, per_duration: 'month' }
const send = (answers: Record<string, unknown>) =>
  server.call('POST', '/salary/review', {
    token,
    headers: { 'Idempotency-Key': randomUUID() },
    body: { review_type: 'salary', employer_name: 'Nawras', company_id: company, accept_terms: 1, ...answers },
  })
const codes = (json: { problems?: { path: string; code: string }[] }) =>
  Object.fromEntries((json.problems ?? []).map(({ path, code }) => [path, code]))

test('a salary of five answers is accepted, and its writer finds it with these answers alone', async () => {
  const sent = await send({ ...five, currency_id: 1 })
  expect([sent.status, codes(sent.json)]).toEqual([200, {}])
  const { json } = await server.call('GET', '/profile/contributions', { token })
  expect(json.data.contributions).toHaveLength(1)
  expect(json.data.contributions[0].answers).toMatchObject(five)
  expect(json.data.contributions[0].answers).not.toHaveProperty('gender')
})

test('one answer of the wizard makes it the wizard’s: all its questions are then required', async () => {
  const sent = await send({ ...five, employment_status: 1 })
  expect(sent.status).toBe(422)
  expect(codes(sent.json)).toMatchObject({ annual_raise: 'missing', get_bonus: 'missing', city_id: 'missing' })
})

test('each of the five is required', async () => {
  const { salary: _, ...four } = five
  const sent = await send(four)
  expect([sent.status, codes(sent.json)]).toEqual([422, { salary: 'missing' }])
})

test('the profile tells its person the job they named when they registered', async () => {
  const { json } = await server.call('GET', '/profile/details', { token })
  const { role, info } = json.data
  expect(role).toMatchObject({ department: expect.any(Number), jobtitle: expect.any(Number), cities: info.city })
})
