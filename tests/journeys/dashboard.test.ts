import { sql } from 'drizzle-orm'
import { is } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getShapes } from '../../src/contract/endpoints.ts'
import { getDashboard } from '../../src/contract/statistics/dashboard.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { unit } from '../../src/server/statistics/answer-sums.ts'
import { computeRatingInterval } from '../../src/server/statistics/rating.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
const { db } = server

const companies = [1, 2, 3, 4, 5].map((id) => ({
  id,
  nameEn: `Company ${id}`,
  nameAr: `شركة ${id}`,
  isApproved: true,
  industryId: id === 5 ? 2 : 1,
}))
const tally = (id: number, measure: string, bucket: string, n: number) =>
  db.execute(sql`insert into tallies (company_id, measure, bucket, open, live)
    values (${id}, ${measure}, ${bucket}, true, ${n})`)
/** Stores a counter as a release leaves it. */
const released = (id: number, measure: string, bucket: string, n: number) =>
  db.execute(sql`insert into tallies (company_id, measure, bucket, published, releases)
    values (${id}, ${measure}, ${bucket}, ${n}, 1)`)
let token = ''
const dashboard = async (language?: 'en' | 'ar') => {
  const { json, headers } = await server.call('GET', '/dashboard', { token, language })
  expect(is(json.data, getShapes(getDashboard).response!)).toBe(true)
  expect(headers.get('cache-control')).toContain('no-store')
  return json.data
}
const worksAt = (company_id: number) =>
  server.call('POST', '/profile/experience', {
    token,
    body: { company_id },
    headers: { 'Idempotency-Key': `works-${company_id}` },
  })

beforeAll(async () => {
  await server.empty()
  await addCompanies(db, companies)
  // The third is best, the second next, the first has too few ratings; the fifth belongs to another industry.
  await tally(1, 'company.rate', '5', 4)
  await tally(2, 'company.rate', '4', 30)
  await tally(3, 'company.rate', '5', 30)
  await tally(4, 'company.rate', '2', 30)
  await tally(5, 'company.rate', '5', 300)
  for (const [id, ratings] of [4, 30, 30, 30, 300].entries()) await tally(id + 1, 'count', 'company', ratings)
  await released(2, 'leadership.ceo_rate', '8', 60)
  await released(2, 'careerpath.people', 'all', 80 * unit)
  await released(2, 'careerpath.training', 'all', (60 - 20) * unit)
  await released(2, 'leadership.people', 'all', 50 * unit)
  await released(2, 'leadership.fair_pay', 'all', ((5 - 5.5) / 4.5) * 50 * unit)
  token = await server.signUp('sara@example.com')
})
afterAll(server.close)

test('P-017: a member without a company yet has a dashboard that says so', async () => {
  const nothing = { culture: null, rating: null, ceo: null, rank: null, typical: null }
  expect(await dashboard()).toEqual({ company: null, ...nothing })
})

test('R-036, R-037, R-038, R-039: culture score, company rating, CEO rating and rank of where they work now', async () => {
  await worksAt(5)
  await worksAt(2)
  const { average, lower, upper } = computeRatingInterval([1, 2, 3, 4, 5].map((star) => [star, star === 4 ? 30 : 0]))!
  expect(await dashboard()).toEqual({
    company: { id: 2, name: 'Company 2', logo: null },
    // Training: 60 of 80 say yes, 7.5 of 10; fair pay 5; the chief executive 8. All others are in the middle of their
    // scales.
    culture: { score: expect.closeTo((7.5 + 5 + 8 + 3 * 5 + 3 * 5.5) / 9, 9), people: 80 },
    rating: { average, lower, upper, count: 30 },
    ceo: { rate: 4, people: 60 },
    rank: { place: 2, of: 3, industry: 'Logistics' },
    // Three companies have enough ratings, one has an answer about its culture.
    typical: { industry: 'Logistics', rating: (4 + 5 + 2) / 3, culture: null, ceo: null },
  })
  expect(await dashboard('ar')).toMatchObject({ company: { name: 'شركة 2' }, rank: { industry: 'الخدمات اللوجستية' } })
})

test('a number that is based on too few people is not shown', async () => {
  await worksAt(1)
  expect(await dashboard()).toMatchObject({ culture: null, ceo: null, rank: null, rating: { count: 4 } })
})

test('the typical value of an industry is the average of its companies, once three have the number', async () => {
  for (const [id, ceo] of [
    [3, '10'],
    [4, '3'],
  ] as const) {
    await released(id, 'leadership.ceo_rate', ceo, 60)
    await released(id, 'careerpath.people', 'all', 80 * unit)
    await released(id, 'careerpath.training', 'all', (id === 3 ? 80 : -80) * unit)
  }
  /** Returns the dashboard of a person whose only employer this company is. */
  const seenFrom = async (id: number) => {
    token = await server.signUp(`works-at-${id}@example.com`)
    await worksAt(id)
    return dashboard()
  }
  const { typical, culture } = await seenFrom(2)
  // Stars are half of the values from 1 to 10.
  expect(typical.ceo).toBeCloseTo((4 + 5 + 1.5) / 3, 9)
  const others = [(await seenFrom(3)).culture.score, (await seenFrom(4)).culture.score]
  expect(typical.culture).toBeCloseTo((culture.score + others[0] + others[1]) / 3, 9)
  // The one company of another industry makes no typical value.
  expect((await seenFrom(5)).typical).toMatchObject({ rating: null, culture: null, ceo: null })
})
