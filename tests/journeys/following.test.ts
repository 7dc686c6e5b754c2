import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { bucketSize, computeBucket, countBuckets, maxBuckets } from '../../src/contract/following/news.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'
import { startTestServer } from '../support/server/server.ts'

let now = Date.now()
const server = await startTestServer({ clock: () => new Date(now) })
afterAll(server.close)
beforeEach(server.empty)

/** Reads all buckets that there are, as a device that follows something does, once the server looks again. */
async function readBuckets() {
  now += 10 * 60_000
  const { json } = await server.call('GET', '/news')
  const count: number = json.data.buckets
  const replies = await Promise.all(
    Array.from({ length: count }, (_, bucket) => server.call('GET', `/news/${count}/${bucket}`)),
  )
  return { count, companies: replies.map((reply) => reply.json.data.companies) }
}

/** Adds approved companies with the ids from 1000 on. */
const addCompanies = (many: number) =>
  server.db.execute(sql`insert into companies (id, name_en, name_ar, is_approved)
    select 1000 + n, 'Company ' || n, 'شركة ' || n, true from generate_series(1, ${many}::int) as n`)

describe('what is published of companies, for devices that follow some', () => {
  test('says no more than their pages, and changes when a round or a release changes them', async () => {
    const company = await newCompany(server)
    const readRow = async () => (await readBuckets()).companies[0]![0]
    expect(await readRow()).toEqual({ id: company, reviews: 0, rate: null, pay: null })
    for (const rate of [4, 5, 5]) await write(server, company, { also: { rate } })
    expect(await readRow()).toEqual({ id: company, reviews: 3, rate: 4.7, pay: null })
    const { data } = (await server.call('GET', `/companies/${company}/profile`)).json
    expect([data.counts.reviews, Math.round(data.rate * 10) / 10]).toEqual([3, 4.7])
  })

  test('is the same bytes in both languages, with and without a session, and may be kept on the way', async () => {
    await newCompany(server)
    const token = await server.signUp('reader@example.com')
    for (const path of ['/news', '/news/1/0']) {
      const replies = await Promise.all([
        server.call('GET', path),
        server.call('GET', path, { language: 'ar' }),
        server.call('GET', path, { token }),
      ])
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
      for (const { headers } of replies) {
        expect(headers.get('Cache-Control')).toBe('public, max-age=600')
        expect(headers.get('Set-Cookie')).toBeNull()
      }
    }
  })

  test('comes in one bucket while there are few, and in buckets of at least 64 companies when there are many', async () => {
    await addCompanies(bucketSize * 2 - 1)
    expect((await readBuckets()).count).toBe(1)
    await addCompanies(0)
    await server.db.execute(sql`insert into companies (id, name_en, name_ar, is_approved)
      select 5000 + n, 'Other ' || n, 'أخرى ' || n, true from generate_series(1, 800) as n`)
    const { count, companies } = await readBuckets()
    expect(count).toBeGreaterThan(4)
    expect(Math.min(...companies.map(({ length }) => length))).toBeGreaterThanOrEqual(bucketSize)
    expect(companies.flat()).toHaveLength(927)
    // A device finds the bucket of a company by its id alone, as the server does in SQL.
    for (const [bucket, rows] of companies.entries())
      for (const { id } of rows) expect(computeBucket(id, count)).toBe(bucket)
  })

  test('is refused in buckets of another size, which would single companies out', async () => {
    await addCompanies(100)
    for (const path of ['/news/2/0', '/news/1024/7', '/news/0/0', '/news/1/1', '/news/1/x'])
      expect((await server.call('GET', path)).status).toBe(404)
  })

  test('companies that are not approved are not in it', async () => {
    await server.db.execute(sql`insert into companies (id, name_en, name_ar, is_approved) values (7, 'A', 'أ', false)`)
    expect((await readBuckets()).companies).toEqual([[]])
  })
})

test('no number of buckets leaves one with fewer than 64 companies', () => {
  const slots = (each: number) => Array<number>(maxBuckets).fill(each)
  expect(countBuckets(slots(0))).toBe(1)
  expect(countBuckets(slots(1))).toBe(16)
  expect(countBuckets(slots(64))).toBe(maxBuckets)
  expect(countBuckets([...slots(64).slice(1), 63])).toBe(maxBuckets / 2)
})
