import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublishedReview } from '../../src/contract/companies/companies.ts'
import { rowsOf } from '../../src/server/platform/db/database.ts'
import { newCompany, take, write } from '../support/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
let companyId = 0

type Raw = { id: string; month: string; stars: number; former: boolean; helpful: number }
let rows: Raw[] = []

/** Reviews of every number of stars, of former and current people, some of one month, found helpful by chance. */
beforeAll(async () => {
  server = await startTestServer()
  await server.empty()
  companyId = await newCompany(server)
  for (let n = 0; n < 42; n += 1) {
    const former = n % 3 === 0
    const also = { rate: 1 + ((n * 7) % 5), is_former: former ? 1 : 0, ...(former ? { last_year: 2025 } : {}) }
    await take(server, companyId, { also, now: new Date(Date.UTC(2026, n % 4, 10)) })
  }
  // All in one round, so that former and current fit enough people to be shown.
  await server.publish()
  await write(server, companyId, { kind: 'interview' })
  await write(server, await newCompany(server))
  await server.db.execute(sql`update reviews set helpful = (hashtext(id::text) & 3)`)
  rows = await rowsOf<Raw>(
    server.db,
    sql`select id, month, stars, standing = 1 as former, helpful
      from reviews where company_id = ${companyId} and kind = 'company'`,
  )
})
afterAll(() => server.close())

const page = async (query: string) => {
  const { status, json } = await server.call('GET', `/companies/${companyId}/reviews?${query}`)
  return { status, ...(json.data as { reviews: PublishedReview[]; next: string | null }) }
}

/** All pages of a list, one after the other. */
async function all(query: string, limit = 5): Promise<PublishedReview[]> {
  const found: PublishedReview[] = []
  for (let after = ''; ; ) {
    const { reviews, next } = await page(`${query}&limit=${limit}${after && `&after=${after}`}`)
    expect(reviews.length).toBeLessThanOrEqual(limit)
    found.push(...reviews)
    if (!next) return found
    after = next
  }
}

const newest = (a: Raw, b: Raw) => (a.month < b.month || (a.month === b.month && a.id < b.id) ? 1 : -1)
const orders: Record<string, (a: Raw, b: Raw) => number> = {
  newest,
  highest: (a, b) => b.stars - a.stars || newest(a, b),
  lowest: (a, b) => a.stars - b.stars || newest(a, b),
  helpful: (a, b) => b.helpful - a.helpful || newest(a, b),
}

describe('the reviews of a company', () => {
  const filters: [string, (row: Raw) => boolean][] = [
    ['', () => true],
    ['stars=2', ({ stars }) => stars === 2],
    ['who=former', ({ former }) => former],
    ['who=current', ({ former }) => !former],
    ['stars=5&who=former', ({ stars, former }) => stars === 5 && former],
  ]
  const cases = Object.keys(orders).flatMap((sort) => filters.map(([filter, fits]) => ({ sort, filter, fits })))

  test.each(cases)('C-002: $sort first, $filter: every review once, in order, page by page', async (one) => {
    const expected = rows.filter(one.fits).sort(orders[one.sort])
    const found = await all(`sort=${one.sort}&${one.filter}`)
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    expect(found.length).toBeGreaterThan(0)
  })

  test('nothing fits: an empty page, not a failure', async () => {
    const none = await newCompany(server)
    const { json } = await server.call('GET', `/companies/${none}/reviews?stars=1&sort=helpful`)
    expect(json.data).toEqual({ reviews: [], next: null })
  })

  test('what is not in the lists is refused, and so is the end of a page in another order', async () => {
    for (const query of ['sort=random', 'sort=id;drop table reviews', 'stars=6', 'stars=0', 'who=me'])
      expect((await page(query)).status, query).toBe(400)
    const { next } = await page('sort=helpful&limit=5')
    expect((await page(`after=${next}`)).status).toBe(400)
    expect((await page(`sort=helpful&limit=5&after=${next}`)).status).toBe(200)
  })

  test('the end of a page is where a range of an index begins, so that no page reads those before it', async () => {
    const end = sql`(${rows[0]!.month}, ${rows[0]!.id}::uuid)`
    const listings = {
      reviews_newest: sql`(month, id) < ${end} order by month desc, id desc`,
      reviews_stars_newest: sql`stars = 5 and standing = 1 and (month, id) < ${end} order by month desc, id desc`,
      reviews_stars_helpful: sql`stars = 5 and standing = 1 and (helpful, month, id) < (1, ${rows[0]!.month}, ${rows[0]!.id}::uuid)
        order by helpful desc, month desc, id desc`,
    }
    for (const [index, listing] of Object.entries(listings)) {
      const plan = await server.db.transaction(async (tx) => {
        // So few rows would be sorted rather than looked up.
        await tx.execute(sql`set local enable_seqscan = off`)
        await tx.execute(sql`set local enable_sort = off`)
        return rowsOf<Record<string, string>>(
          tx,
          sql`explain select id from reviews where company_id = ${companyId} and kind = 'company'
            and state = 'published' and ${listing} limit 5`,
        )
      })
      const lines = plan.map((line) => Object.values(line)[0]).join('\n')
      expect(lines).toMatch(new RegExp(`Index (Only )?Scan Backward using ${index} `))
      expect(lines).toMatch(/Index Cond: .*ROW\(/)
    }
  })
})
