import { sql } from 'drizzle-orm'
import { is } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getShapes } from '../../src/contract/endpoints.ts'
import type { CompanyStatistics } from '../../src/contract/statistics/people.schema.ts'
import { getStatistics } from '../../src/contract/statistics/people.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import type { Writer } from '../../src/server/statistics/people/writer.ts'
import { openReview, type ReviewRow } from '../../src/server/statistics/sealed.ts'
import { readKeptCounters, recount } from '../../src/tools/recount.queries.ts'
import { sampleAnswers, sampleBody } from '../support/answers/sample-reviews.ts'
import { contribute } from '../support/server/contribute.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
const { db } = server
const companyId = 1
beforeAll(async () => {
  await server.empty()
  await addCompanies(db, [{ id: companyId, nameEn: 'Rimal', nameAr: 'رمال' }])
})
afterAll(server.close)

const statistics = async (language?: 'en' | 'ar'): Promise<CompanyStatistics> => {
  const { json } = await server.call('GET', `/companies/${companyId}/statistics`, { language })
  expect(is(json.data, getShapes(getStatistics).response!)).toBe(true)
  return json.data
}

/** Signs up a new person who states who they are (or nothing) and reviews the company; returns their token. */
async function reviewer(name: string, info?: { gender: string; age_group: number; workexperience: number }) {
  const token = await server.signUp(`${name}@example.com`)
  const post = (path: string, body: unknown, key: string) =>
    server.call('POST', path, { token, body, headers: { 'Idempotency-Key': key } })
  if (info) {
    const rest = { nationality: 133, country: 133, city: 1, employment_status: 1, joblevel: 1, education: 1 }
    const saved = await post('/profile/info', { ...info, ...rest, company_name: 'Rimal' }, 'info')
    expect([saved.status, saved.json.problems]).toEqual([200, undefined])
  }
  await post('/profile/experience', { company_id: companyId }, 'works')
  const { status } = await post('/company/review', sampleBody('company', companyId), 'review')
  expect(status).toBe(200)
}

/** Adds many more people like those who signed up, without accounts. */
async function crowd(n: number, writer: Writer) {
  for (let one = 0; one < n; one++) {
    const { ok } = await contribute(
      { db, privacy: server.services.privacy, now: new Date() },
      { secret: server.services.privacy.newSecret(), companies: [companyId], writer },
      { kind: 'company', companyId, answers: sampleAnswers('company') },
    )
    expect(ok).toBe(true)
  }
}

test('H-003, C-018 to C-023: nothing before a release; then the department, city, education, experience, age and gender', async () => {
  for (const n of [1, 2, 3, 4]) await reviewer(`one-${n}`, { gender: 'female', age_group: 3, workexperience: 2 })
  await crowd(36, { gender: 'female', age: 3, experience: 2 })
  const nothing = { department: [], city: [], education: [], experience: [], age: [], gender: [] }
  expect(await statistics()).toMatchObject({ reviewers: 40, parts: nothing })
  await reviewer('one-5', { gender: 'female', age_group: 3, workexperience: 2 })
  expect((await statistics()).parts).toEqual(nothing)
  await server.release()
  const { parts } = await statistics()
  expect(parts).toEqual({
    department: [{ id: '1', name: 'Human resources', people: 40 }],
    city: [{ id: '1', name: 'Riyadh', people: 40 }],
    education: [{ id: '1', name: "Bachelor's degree", people: 40 }],
    experience: [{ id: '2', name: '1 to 3 years', people: 40 }],
    age: [{ id: '3', name: '30 to 34', people: 40 }],
    gender: [{ id: 'female', name: null, people: 40 }],
  })
  expect((await statistics('ar')).parts.city[0]!.name).toBe('الرياض')
})

test('more people are not seen before the next release, and few of one answer not even then', async () => {
  const before = (await statistics()).parts
  for (const n of [1, 2, 3, 4, 5]) await reviewer(`two-${n}`, { gender: 'male', age_group: 3, workexperience: 2 })
  await crowd(35, { gender: 'female', age: 3, experience: 2 })
  expect(await statistics()).toMatchObject({ reviewers: 81, parts: before })
  await server.release()
  const now = (await statistics()).parts
  expect(now.age).toEqual([{ id: '3', name: '30 to 34', people: 80 }])
  // So few men might be noise.
  expect(now.gender).toEqual([{ id: 'female', name: null, people: 70 }])
})

test('a person who says nothing of themselves is counted by their review alone', async () => {
  await reviewer('three-1')
  expect((await statistics()).reviewers).toBe(82)
  expect(await readKeptCounters(db, companyId)).toEqual(await recount(db, companyId, server.services.privacy))
})

test('profile data of writers is stored beside their reviews only encrypted with the key', async () => {
  const rows = await queryRows<ReviewRow>(db, sql`select kind, answers, sealed from reviews`)
  const sealed = rows.map((row) => row.sealed)
  // One of the 82 gave no information; nothing reveals which.
  expect(new Set(sealed.map(({ length }) => length)).size).toBe(1)
  expect(new Set(sealed.map((one) => Buffer.from(one).toString('hex'))).size).toBe(82)
  const opened = rows.flatMap((row) => openReview(server.services.privacy, row).writer ?? [])
  const writers = opened.filter((writer) => Object.keys(writer).length > 0)
  expect(writers).toHaveLength(81)
  for (const { answers } of rows)
    for (const name of ['gender', 'age_group', 'nationality']) expect(answers).not.toHaveProperty(name)
  expect(writers).toContainEqual(expect.objectContaining({ age: 3, experience: 2, nation: 'saudi' }))
})
