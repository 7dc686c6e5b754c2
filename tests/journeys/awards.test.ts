import { sql } from 'drizzle-orm'
import { is } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getShapes } from '../../src/contract/endpoints.ts'
import type { AwardQuarter } from '../../src/contract/statistics/awards.schema.ts'
import { listAwards } from '../../src/contract/statistics/awards.ts'
import { awardRules } from '../../src/contract/statistics/rules.ts'
import { createDueAwards } from '../../src/server/app/award-quarters.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { computeRatingInterval } from '../../src/server/statistics/rating.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
const { db } = server
const at = (day: string) => ({ db, clock: () => new Date(`${day}T12:00:00Z`) })

/** Eight companies; the eighth waits for approval, the seventh names no chief executive. */
const companies = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  nameEn: `Company ${index + 1}`,
  nameAr: `شركة ${index + 1}`,
  isApproved: index !== 7,
  ceoNameEn: index === 6 ? null : `CEO ${index + 1}`,
  ceoNameAr: index === 6 ? null : `رئيس ${index + 1}`,
}))
/** Adds `n` ratings of `stars` in a month. */
const rate = (id: number, month: string, stars: number, n: number) =>
  db.execute(sql`insert into tallies (company_id, measure, bucket, open, live)
    values (${id}, 'company.month', ${`${month} ${stars}`}, true, ${n})
    on conflict (company_id, measure, bucket) do update set live = tallies.live + excluded.live`)
const rateCeo = (id: number, value: number, n: number) =>
  db.execute(sql`insert into tallies (company_id, measure, bucket, published, releases)
    values (${id}, 'leadership.ceo_rate', ${String(value)}, ${n}, 1)`)
const awards = async (query = '', language?: 'en' | 'ar') => {
  const { json } = await server.call('GET', `/awards${query}`, { language })
  expect(is(json.data, getShapes(listAwards).response!)).toBe(true)
  return json.data as { quarters: AwardQuarter[]; next: string | null }
}

beforeAll(async () => {
  await server.empty()
  await addCompanies(db, companies)
  for (const { id } of companies) {
    await rate(id, '2026-05', 4, 10 + id * 2)
    await rate(id, '2025-10', 5, 4)
    await rateCeo(id, 10 - id, 13 + id * 3)
  }
  // Outside the twelve months up to the end of the third quarter: these change nothing.
  await rate(1, '2025-09', 5, 900)
  await rate(1, '2026-10', 5, 900)
})
afterAll(server.close)

test('A-049: before a quarter is over there are no awards, and the page says so', async () => {
  expect(await awards()).toEqual({ quarters: [], next: null })
})

test('H-009, R-026, P-004: anybody reads the five best companies and CEOs of the quarter, by the printed rule', async () => {
  expect(await createDueAwards(at('2026-10-01'))).toBe(true)
  const { quarters } = await awards()
  expect(quarters.map(({ quarter }) => quarter)).toEqual(['2026-Q3'])
  const [{ companies: best, ceos }] = quarters as [AwardQuarter]
  const expected = companies
    .filter(({ isApproved }) => isApproved)
    .map(({ id }) => ({
      id,
      ...computeRatingInterval([1, 2, 3, 4, 5].map((star) => [star, { 4: 10 + id * 2, 5: 4 }[star] ?? 0]))!,
    }))
    .filter(({ count }) => count >= awardRules.companyRatings)
    .sort((a, b) => b.lower - a.lower)
    .slice(0, awardRules.places)
  expect(best.map(({ company, score, ratings }) => ({ id: company.id, lower: score, count: ratings }))).toEqual(
    expected.map(({ id, lower, count }) => ({ id, lower, count })),
  )
  expect(best).toHaveLength(5)
  // Chief executives 1 and 2 have too few ratings, company 7 names none, company 8 is not approved.
  expect(ceos.map(({ ceo, average, ratings, place }) => [place, ceo?.name, average, ratings])).toEqual([
    [1, 'CEO 3', 3.5, 22],
    [2, 'CEO 4', 3, 25],
    [3, 'CEO 5', 2.5, 28],
    [4, 'CEO 6', 2, 31],
  ])
  const arabic = await awards('', 'ar')
  expect(arabic.quarters[0]!.ceos[0]).toMatchObject({ ceo: { name: 'رئيس 3' }, company: { name: 'شركة 3' } })
})

test('awards are given once, also when the job runs again or on several servers at once', async () => {
  const before = await awards()
  await rate(1, '2026-08', 5, 5000)
  await db.execute(sql`update companies set ceo_name_en = 'Someone new' where id = 3`)
  expect(await createDueAwards(at('2026-12-31'))).toBe(false)
  expect(await awards()).toEqual(before)
  const again = await Promise.all([1, 2, 3].map(() => createDueAwards(at('2027-01-01'))))
  expect(again.filter(Boolean)).toHaveLength(1)
  const after = await awards()
  expect(after.quarters.map(({ quarter }) => quarter)).toEqual(['2026-Q4', '2026-Q3'])
  expect(after.quarters[1]).toEqual(before.quarters[0])
  expect(after.quarters[0]!.companies[0]!.company.id).toBe(1)
  expect(after.quarters[0]!.ceos[0]!.ceo?.name).toBe('Someone new')
})

test('every quarter that has ended gets its awards, also one in which nobody had enough ratings', async () => {
  await createDueAwards(at('2027-04-02'))
  expect((await awards()).quarters[0]!.quarter).toBe('2027-Q1')
  await createDueAwards(at('2027-07-01'))
  const [newest] = (await awards()).quarters
  expect(newest).toMatchObject({ quarter: '2027-Q2', companies: [{ company: { id: 1 } }] })
})

test('past quarters are read page by page', async () => {
  const first = await awards('?limit=3')
  expect([first.quarters.map(({ quarter }) => quarter), first.next]).toEqual([
    ['2027-Q2', '2027-Q1', '2026-Q4'],
    '2026-Q4',
  ])
  const rest = await awards(`?limit=3&after=${first.next}`)
  expect([rest.quarters.map(({ quarter }) => quarter), rest.next]).toEqual([['2026-Q3'], null])
  for (const wrong of ['?limit=0', '?limit=1000', '?after=yesterday'])
    expect((await server.call('GET', `/awards${wrong}`)).status).toBe(400)
})
