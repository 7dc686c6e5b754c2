import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Company, CompanyCard, PublishedReview } from '../../src/contract/companies/companies.schema.ts'
import type { CultureSet } from '../../src/contract/companies/culture.schema.ts'
import type { Analytics } from '../../src/contract/employers/analytics.schema.ts'
import { computeCultureScore } from '../../src/server/dashboard/culture-score.ts'
import { employ } from '../support/server/employer.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
let companyId = 0
let rival = 0
let employer = ''
const now = new Date('2026-10-10T09:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  await server.empty()
  companyId = await newCompany(server)
  rival = await newCompany(server)
  const third = await newCompany(server)
  const unrated = await newCompany(server)
  await server.db.execute(sql`update companies set industry_id = 1 where id <> ${third}`)
  await server.db.execute(
    sql`insert into company_competitors (company_id, competitor_id, position)
      values (${companyId}, ${rival}, 0), (${companyId}, ${third}, 1), (${companyId}, ${unrated}, 2)`,
  )
  const rated = [
    ...[5, 4, 4, 2, 5, 3].map((rate, n) => ({ company: companyId, rate, month: 4 + n })),
    ...[1, 2, 3, 3, 2].map((rate) => ({ company: rival, rate, month: 9 })),
    { company: third, rate: 5, month: 10 },
  ]
  /** Enough for a release of the culture and the chief executive of each of the two. */
  for (const company of [companyId, rival])
    for (let n = 0; n < 60; n++) {
      await write(server, company, { kind: 'leadership', also: { ceo_rate: 3 + (n % 5) } })
      await write(server, company, { kind: 'careerpath', also: { training: n % 3 ? 1 : 0 } })
    }
  for (const { company, rate, month } of rated) {
    const at = new Date(Date.UTC(2026, month - 1, 10))
    await write(server, company, { also: { rate }, now: at })
    await write(server, company, { kind: 'leadership', also: { ceo_rate: rate + 4 }, now: at })
    await write(server, company, { kind: 'careerpath', now: at })
  }
  await server.release()
  employer = await employ(server, 'hr@example.com', companyId)
})
afterAll(() => server.close())

const read = async <Data>(path: string): Promise<Data> => (await server.call('GET', path)).json.data
const analytics = async () =>
  (await server.call('GET', `/employer/companies/${companyId}/analytics`, { token: employer })).json.data as Analytics

/** Computes a company's figures as a visitor can: from its page and its culture alone. */
async function readPublicFigures(id: number) {
  const page = await read<Company>(`/companies/${id}/profile`)
  const sets = await read<CultureSet[]>(`/companies/${id}/culture`)
  const { count, average, lower, upper } = page.rating
  return {
    company: { id, name: page.name, logo: page.logo },
    culture: computeCultureScore(sets.flatMap(({ questions }) => questions)),
    rating: average === null ? null : { average, lower, upper, count },
    ceo: page.ceo_rate === null ? null : { rate: page.ceo_rate, people: page.ceo_ratings },
  }
}

describe('P-031: an employer’s analytics are the public numbers, and no more', () => {
  test('every company beside theirs fares as its own public page says', async () => {
    const competitors = await read<CompanyCard[]>(`/companies/${companyId}/competitors`)
    const ids = [companyId, ...competitors.map(({ id }) => id)]
    expect(ids).toHaveLength(4)
    expect((await analytics()).companies).toEqual(await Promise.all(ids.map(readPublicFigures)))
  })

  test('the months are what the public list of reviews adds up to', async () => {
    const { reviews } = await read<{ reviews: PublishedReview[] }>(`/companies/${companyId}/reviews?limit=50`)
    const months = [...new Set(reviews.map(({ month }) => month))].sort().map((month) => {
      const rates = reviews.filter((one) => one.month === month).map(({ rate }) => rate)
      return { month, ratings: rates.length, average: rates.reduce((sum, rate) => sum + rate, 0) / rates.length }
    })
    expect(months.length).toBe(6)
    expect((await analytics()).months).toEqual(months)
  })

  test('the industry is the average of what its companies’ cards say', async () => {
    const { companies } = await read<{ companies: CompanyCard[] }>('/companies?industry=1')
    const rates = companies.flatMap(({ rate }) => (rate === null ? [] : [rate]))
    const { industry, rank } = await analytics()
    expect(industry).toEqual({
      name: companies[0]!.industry,
      companies: 2,
      average: expect.closeTo(rates.reduce((sum, rate) => sum + rate, 0) / rates.length, 9),
    })
    expect(rank).toEqual({ place: 1, of: 2 })
  })

  test('a new answer about the culture shows to the employer when everyone sees it, not before', async () => {
    const before = await analytics()
    expect(before.companies[0]!.culture).not.toBeNull()
    for (let n = 0; n < 30; n++) await write(server, companyId, { kind: 'careerpath', also: { training: 0 } })
    expect((await analytics()).companies).toEqual(before.companies)
    await server.release()
    const after = await analytics()
    expect(after.companies[0]!.culture).not.toEqual(before.companies[0]!.culture)
    expect(after.companies[0]).toEqual(await readPublicFigures(companyId))
  })

  test('A-048: the area’s reads are answered to its own employer, and nothing in them is finer than a month, or names a review or its writer', async () => {
    for (const part of ['analytics', 'surveys', 'people']) {
      const { text, status } = await server.call('GET', `/employer/companies/${companyId}/${part}`, { token: employer })
      expect([part, status]).toEqual([part, 200])
      const found = text.match(/\d{4}-\d{2}-\d{2}|[0-9a-f]{8}-[0-9a-f]{4}-|contact|writer|answers/gi)
      expect([part, found]).toEqual([part, null])
    }
  })
})
