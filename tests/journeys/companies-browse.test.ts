import { sql } from 'drizzle-orm'
import { is } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyCard } from '../../src/contract/companies/companies.schema.ts'
import { listCompanies } from '../../src/contract/companies/companies.ts'
import { endpoints, getShapes } from '../../src/contract/endpoints.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { computeRatingInterval } from '../../src/server/statistics/rating.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
const { call, db } = server

/** 60 companies, three cities, four industries, two sizes; every twelfth is not approved. */
const companies = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  nameEn: `Company ${String.fromCharCode(97 + ((index * 7) % 26))}${index}`,
  nameAr: `شركة ${String.fromCharCode(0x628 + ((index * 5) % 16))}${index}`,
  unlocked: false,
  isApproved: index % 12 !== 11,
  cityId: (index % 3) + 1,
  industryId: (index % 4) + 1,
  sizeId: index % 2 === 0 ? 1 : undefined,
}))
const approved = companies.filter(({ isApproved }) => isApproved)
/** Returns how many people gave company `id` 1 to 5 stars; the first ten have no ratings. */
const starsOf = (id: number) => (id <= 10 ? [0, 0, 0, 0, 0] : [1, 2, 3, 4, 5].map((star) => (id * star * 7) % 11))

beforeAll(async () => {
  await server.empty()
  await addCompanies(db, companies)
  for (const { id } of companies)
    for (const [at, people] of starsOf(id).entries())
      if (people > 0)
        await db.execute(sql`insert into tallies (company_id, measure, bucket, open, live)
          values (${id}, 'company.rate', ${String(at + 1)}, true, ${people})`)
  await db.execute(sql`insert into tallies (company_id, measure, bucket, open, live)
    select company_id, 'count', 'company', true, sum(live) from tallies group by company_id`)
})
afterAll(server.close)

type Answer = { companies: CompanyCard[]; next: string | null; total: number | null }
const browse = async (query: string, language?: 'en' | 'ar'): Promise<Answer> =>
  (await call('GET', `/companies?${query}`, { language })).json.data
/** Reads every page from the first to the last. */
async function walk(query: string, language?: 'en' | 'ar'): Promise<number[]> {
  const ids: number[] = []
  for (let after = ''; ; ) {
    const { companies, next } = await browse(`${query}&limit=7${after}`, language)
    ids.push(...companies.map(({ id }) => id))
    if (!next) return ids
    after = `&after=${next}`
  }
}
const reviewsOf = (id: number) => starsOf(id).reduce((sum, people) => sum + people, 0)
const lowOf = (id: number) => computeRatingInterval(starsOf(id).map((people, at) => [at + 1, people]))?.lower ?? 0
const meanOf = (id: number) =>
  starsOf(id).reduce((sum, people, at) => sum + people * (at + 1), 0) / Math.max(1, reviewsOf(id))
const sorted = (by: (id: number) => number) => approved.map(({ id }) => id).sort((a, b) => by(b) - by(a) || b - a)

describe('H-005, P-001: anybody browses companies', () => {
  test('page after page: every approved company once, none that waits for approval', async () => {
    const ids = await walk('')
    expect([...ids].sort((a, b) => a - b)).toEqual(approved.map(({ id }) => id))
  })

  test('the first page says how many there are, the others do not count again', async () => {
    const first = await browse('limit=7')
    expect(is(first, getShapes(listCompanies).response!)).toBe(true)
    expect(first.total).toBe(approved.length)
    expect((await browse(`limit=7&after=${first.next}`)).total).toBeNull()
  })

  test('the most reviewed come first, unless another order is requested', async () => {
    expect(await walk('')).toEqual(sorted(reviewsOf))
    expect(await walk('sort=reviews')).toEqual(await walk(''))
  })

  test('by rating: the lowest rating we can be sure of, as the page of the company computes it', async () => {
    const kept = await queryRows<{ id: number; score: number }>(
      db,
      sql`select company_id as id, score from company_listing`,
    )
    for (const { id, score } of kept) expect(score).toBeCloseTo(lowOf(id), 9)
    const ids = await walk('sort=rating')
    const lows = ids.map(lowOf)
    expect([...lows].sort((a, b) => b - a)).toEqual(lows)
    expect(new Set(ids).size).toBe(approved.length)
  })

  test.each(['en', 'ar'] as const)('by name in the language of the call (%s)', async (language) => {
    const ids = await walk('sort=name', language)
    const names = ids.map((id) => companies[id - 1]![language === 'ar' ? 'nameAr' : 'nameEn'].toLowerCase())
    expect(names).toEqual([...names].sort())
    expect(ids).toHaveLength(approved.length)
  })

  test.each([
    ['city=2', ({ cityId }: (typeof companies)[0]) => cityId === 2],
    ['industry=3', ({ industryId }: (typeof companies)[0]) => industryId === 3],
    ['size=1', ({ sizeId }: (typeof companies)[0]) => sizeId === 1],
    ['city=1&industry=1', ({ cityId, industryId }: (typeof companies)[0]) => cityId === 1 && industryId === 1],
    [
      'city=1&industry=1&size=1',
      ({ cityId, industryId, sizeId }: (typeof companies)[0]) => cityId === 1 && industryId === 1 && sizeId === 1,
    ],
    ['city=99', () => false],
    ['stars=3', ({ id }: (typeof companies)[0]) => meanOf(id) >= 3],
    ['stars=4', ({ id }: (typeof companies)[0]) => meanOf(id) >= 4],
    ['city=2&stars=3', ({ id, cityId }: (typeof companies)[0]) => cityId === 2 && meanOf(id) >= 3],
  ])('only matching companies: %s', async (query, fits) => {
    const wanted = approved.filter(fits).map(({ id }) => id)
    for (const sort of ['reviews', 'rating', 'name'])
      expect((await walk(`${query}&sort=${sort}`)).sort((a, b) => a - b)).toEqual(wanted)
    expect((await browse(query)).total).toBe(wanted.length)
  })

  test.each([
    'city=Riyadh',
    'industry=-1',
    'sort=money',
    'stars=5',
    'stars=3.0',
    'after=x',
    'after=',
    `after=${Buffer.from('[1,"a"]').toString('base64url')}`,
    `sort=name&after=${Buffer.from('[1,2]').toString('base64url')}`,
    `after=${Buffer.from('[99999999999,2]').toString('base64url')}`,
  ])('an invalid query is refused with 400: %s', async (query) => {
    expect((await call('GET', `/companies?${query}`)).status).toBe(400)
  })
})

describe('what is searched for is narrowed and put in order as what is browsed', () => {
  const search = async (query: string): Promise<CompanyCard[]> =>
    (await call('GET', `/companies/search?q=company&${query}`)).json.data
  const idsOf = (cards: readonly CompanyCard[]) => cards.map(({ id }) => id)

  test('as found where nothing is asked, with those that wait for approval, last', async () => {
    const cards = await search('')
    expect(cards).toHaveLength(50)
    const waiting = cards.findIndex(({ is_approved }) => is_approved === 0)
    expect(cards.slice(waiting).every(({ is_approved }) => is_approved === 0)).toBe(true)
  })

  test('only those that fit, of those found, in the order found', async () => {
    const found = await search('')
    for (const query of ['stars=3', 'city=2', 'city=2&industry=3&stars=3']) {
      const { companies: fitting } = await browse(`${query}&limit=50`)
      const fit = new Set(idsOf(fitting))
      expect(idsOf(await search(query))).toEqual(idsOf(found).filter((id) => fit.has(id)))
    }
    expect(await search('city=99')).toEqual([])
  })

  test.each(['reviews', 'rating', 'name'])('by %s, as they stand when browsed', async (sort) => {
    const found = new Set(idsOf(await search('')))
    const ordered = (await walk(`sort=${sort}`)).filter((id) => found.has(id))
    expect(idsOf(await search(`sort=${sort}`))).toEqual(ordered)
  })

  test.each(['stars=5', 'sort=money', 'city=Riyadh'])('an invalid query is refused with 400: %s', async (query) => {
    expect((await call('GET', `/companies/search?q=company&${query}`)).status).toBe(400)
  })
})

test('the list follows every change: a review more, another city, an approval taken back', async () => {
  const first = async (query = '') => (await browse(`limit=1&${query}`)).companies[0]?.id
  await db.execute(sql`update tallies set live = 5000 where company_id = 20 and measure = 'count'`)
  expect(await first()).toBe(20)
  await db.execute(sql`update companies set city_id = 50 where id = 20`)
  expect(await first('city=50')).toBe(20)
  await db.execute(sql`update companies set is_approved = false where id = 20`)
  expect(await first('city=50')).toBeUndefined()
  await db.execute(sql`update companies set is_approved = true where id = 20`)
  expect(await first('city=50')).toBe(20)
  await db.execute(sql`delete from tallies where company_id = 20`)
  expect(await first()).not.toBe(20)
})

test('T-015: a company that waits for approval answers nothing, no matter what is asked about it', async () => {
  const about = endpoints.filter(
    ({ method, path, access }) => method === 'GET' && access === 'public' && path.startsWith('/companies/:id'),
  )
  expect(about.length).toBeGreaterThan(4)
  const query = 'kind=company&department=1&joblevel=1&city=1'
  const answers = await Promise.all(
    about.map(async ({ path }) => {
      const { status } = await call('GET', `${path.replace(':id', '12')}?${query}`)
      return `${path} ${status}`
    }),
  )
  expect(answers.filter((one) => !one.endsWith(' 404'))).toEqual([])
})
