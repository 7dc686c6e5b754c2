import { sql } from 'drizzle-orm'
import { is } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ComparedSet } from '../../src/contract/companies/culture.schema.ts'
import { getCulture } from '../../src/contract/companies/culture.ts'
import { getShapes } from '../../src/contract/endpoints.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { unit } from '../../src/server/statistics/answer-sums.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
const { db } = server

/** Stores a counter as a release leaves it. */
const released = (id: number, measure: string, bucket: string, n: number) =>
  db.execute(sql`insert into tallies (company_id, measure, bucket, published, releases)
    values (${id}, ${measure}, ${bucket}, ${n}, 1)`)
/** Releases what 100 people of a company said of its training: this many yes. */
const trained = async (id: number, yes: number) => {
  await released(id, 'careerpath.people', 'all', 100 * unit)
  await released(id, 'careerpath.training', 'all', (2 * yes - 100) * unit)
}
const read = async (id: number, language: 'en' | 'ar' = 'en'): Promise<ComparedSet> => {
  const { json } = await server.call('GET', `/companies/${id}/culture`, { language })
  expect(is(json.data, getShapes(getCulture).response!)).toBe(true)
  return json.data.find(({ set }: ComparedSet) => set === 'careerpath')
}
const readTraining = async (id: number) => (await read(id)).questions.find(({ name }) => name === 'training')!

beforeAll(async () => {
  await server.empty()
  const companies = [1, 2, 3, 4, 5].map((id) => ({
    ...{ id, nameEn: `Company ${id}`, nameAr: `شركة ${id}`, isApproved: true, industryId: id > 3 ? 2 : 1 },
  }))
  await addCompanies(db, companies)
  for (const { id } of companies)
    await db.execute(sql`insert into tallies (company_id, measure, bucket, open, live)
      values (${id}, 'company.rate', '4', true, 30), (${id}, 'count', 'company', true, 30)`)
  for (const [id, yes] of [
    [1, 90],
    [2, 60],
    [3, 30],
    [4, 80],
    [5, 20],
  ] as const)
    await trained(id, yes)
})
afterAll(server.close)

test('each answer of a company has the average of its industry beside it', async () => {
  const { value, typical } = await readTraining(1)
  expect(value).toBeCloseTo(0.9)
  expect(typical?.value).toBeCloseTo((0.9 + 0.6 + 0.3) / 3)
  expect((await read(1)).industry).toBe('Logistics')
  expect((await read(1, 'ar')).industry).toBe('الخدمات اللوجستية')
})

test('where fewer than three companies of an industry have answers, those of all companies are shown under that name', async () => {
  const { industry } = await read(4)
  expect(industry).toBeNull()
  expect((await readTraining(4)).typical?.value).toBeCloseTo((0.9 + 0.6 + 0.3 + 0.8 + 0.2) / 5)
})

test('a company whose own answers are not told shows nothing of its industry', async () => {
  await db.execute(sql`delete from tallies where company_id = 1 and measure like 'careerpath%'`)
  expect((await read(1)).questions).toEqual([])
})

test('an answer that fewer than three companies tell stands alone', async () => {
  await db.execute(sql`delete from tallies where company_id in (2, 3) and measure like 'careerpath%'`)
  expect((await readTraining(4)).typical).toBeNull()
})
