import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Survey } from '../../src/contract/employers/surveys.schema.ts'
import { loadStudyAnswers } from '../../src/demo/load-voices.queries.ts'
import { rightSurvey } from '../spec/tables/employers.ts'
import { employ } from '../support/server/employer.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
let companyId = 0
let employer = ''
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-10-10T09:00:00Z') })
})
beforeEach(async () => {
  await server.empty()
  companyId = await newCompany(server)
  employer = await employ(server, 'hr@example.com', companyId, 'editor')
})
afterAll(() => server.close())

const propose = (body: object = rightSurvey, key: string = randomUUID()) =>
  server.call('POST', `/employer/companies/${companyId}/surveys`, {
    token: employer,
    body,
    headers: { 'Idempotency-Key': key },
  })
const listed = async (language: 'en' | 'ar' = 'en') =>
  (await server.call('GET', `/employer/companies/${companyId}/surveys`, { token: employer, language })).json
    .data as Survey[]
const open = () => server.db.execute(sql`update studies set state = 'open'`)

test('P-032: what an employer proposes waits for a moderator; nobody else reads it before', async () => {
  const key = randomUUID()
  for (const _ of [1, 2]) expect((await propose(rightSurvey, key)).status).toBe(200)
  const [survey, ...others] = await listed('ar')
  expect(others).toEqual([])
  expect(survey).toMatchObject({
    state: 'proposed',
    question: rightSurvey.question_ar,
    people: null,
    company: { id: companyId },
  })
  expect(survey!.options.map(({ label }) => label)).toEqual(rightSurvey.options.map(({ ar }) => ar))
  expect((await server.call('GET', '/studies')).json.data.studies).toEqual([])
  expect((await server.call('GET', `/studies/${survey!.id}`, { token: employer })).status).toBe(404)
})

test('P-032: the results an employer sees are those of the public page, through the same guard', async () => {
  await propose()
  await open()
  const [{ id }] = (await listed()) as [Survey]
  const tokens: string[] = []
  for (let n = 0; n < 6; n++) {
    const token = await server.signUp(`person-${n}@example.com`)
    const headers = { 'Idempotency-Key': randomUUID() }
    await server.call('POST', '/profile/experience', { token, headers, body: { company_id: companyId } })
    tokens.push(token)
  }
  const answer = (token: string, option: number) =>
    server.call('POST', `/studies/${id}/answer`, {
      token,
      headers: { 'Idempotency-Key': randomUUID() },
      body: { option },
    })
  const same = async () => {
    const { state, ...survey } = (await listed())[0]!
    expect(state).toBe('open')
    expect(survey).toEqual((await server.call('GET', `/studies/${id}`)).json.data)
    return survey.options.map(({ people }) => people)
  }
  for (const token of tokens) await answer(token, 1)
  expect(await same()).toEqual([null, null])
  await loadStudyAnswers(
    server.services,
    Array.from({ length: 30 }, (_, n) => ({ study: id, option: n % 3 ? 0 : 1, joins: '2026-10' })),
  )
  expect(await same()).toEqual([null, null])
  await server.release()
  expect(await same()).toEqual([20, 10])
})

test('three surveys may wait at once; a decision makes room', async () => {
  for (const _ of [1, 2, 3]) expect((await propose()).status).toBe(200)
  const refused = await propose()
  expect([refused.status, refused.json.problems]).toEqual([409, [{ path: '', code: 'surveys_waiting' }]])
  await server.db.execute(sql`update studies set state = 'rejected' where id = (select min(id) from studies)`)
  const both = await Promise.all([propose(), propose()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})
