import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Company, CompanyCard } from '../../src/contract/companies/companies.schema.ts'
import type { CompanyStatistics } from '../../src/contract/statistics/people.schema.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { readKeptCounters, recount } from '../../src/tools/recount.queries.ts'
import { naiveInterval, naiveReleases, openCharts, type Tally, tally } from '../support/oracles/naive-statistics.ts'
import { randomWrites, type Written } from '../support/server/random-writes.ts'
import { startTestServer } from '../support/server/server.ts'

/** `npm run bench` walks 100,000; here as many as fit into a test. */
const companies = Number(process.env.PROOF_COMPANIES ?? 1)
const steps = Number(process.env.PROOF_STEPS ?? 400)

/** A further company: all those written about are its competitors. */
const beside = companies + 2

const server = await startTestServer()
const { db, services } = server
const get = async (path: string) => (await server.call('GET', path)).json.data

beforeAll(async () => {
  await server.empty()
  await addCompanies(
    db,
    Array.from({ length: companies + 2 }, (_, index) => ({ id: index + 1, nameEn: `C${index}`, nameAr: `ش${index}` })),
  )
  await db.execute(sql`insert into company_competitors (company_id, competitor_id, position)
    select ${beside}, n, n from generate_series(1, ${companies}::int) as n`)
})
afterAll(server.close)

test('every number on the page equals a recount of the raw reviews, after every few of many random writes', async () => {
  const seen: Tally = {}
  for (let companyId = 1; companyId <= companies; companyId += 1) {
    const walk = randomWrites(services, { companyId, seed: `proof ${companyId}` })
    const guard = naiveReleases()
    for (let step = 1; step <= steps; step += 1) {
      await walk.step(steps)
      if (step % 100 > 0 && step < steps) continue
      await compare(companyId, walk.published(), guard)
      await server.release(new Date('2099-01-01T00:00:00Z'))
      guard.release(walk.all)
      await compare(companyId, walk.published(), guard)
      for (const [chart, people] of guard.charts()) seen[chart] = Math.max(seen[chart] ?? 0, people)
    }
    // What the walk recorded equals the table, and the counters equal a recount of it.
    const rows = await queryRows<{ kind: string; n: number; rates: number | null }>(
      db,
      sql`select kind, count(*)::int as n, sum(case when kind = 'company' then (answers->>'rate')::int end)::int as rates
          from reviews where company_id = ${companyId} and state = 'published' group by kind`,
    )
    expect(Object.fromEntries(rows.map(({ kind, n }) => [kind, n]))).toEqual(
      tally(walk.published().map(({ kind }) => kind)),
    )
    expect(await readKeptCounters(db, companyId)).toEqual(await recount(db, companyId, services.privacy))
  }
  // The releases had something to compare with the recount.
  for (const chart of ['company.department', 'company.gender', 'salary.pay'])
    expect(seen[chart], chart).toBeGreaterThan(0)
}, 3_600_000)

/** Returns the counters from which numbers are published, by measure and bucket, as stored. */
async function publishedNow(companyId: number): Promise<Map<string, Tally>> {
  const rows = await queryRows<{ measure: string; bucket: string; published: number }>(
    db,
    sql`select measure, bucket, published from tallies
      where company_id = ${companyId} and not open and published <> 0`,
  )
  const found = new Map<string, Tally>()
  for (const { measure, bucket, published } of rows) found.set(measure, { ...found.get(measure), [bucket]: published })
  return found
}

async function compare(companyId: number, reviews: readonly Written[], guard: ReturnType<typeof naiveReleases>) {
  const charts = openCharts(reviews)
  const company: Company = await get(`/companies/${companyId}/profile`)
  const { count, average, distribution, first_month, last_month } = company.rating
  expect({ count, distribution, first_month, last_month }).toEqual({
    count: charts.count,
    distribution: charts.distribution,
    first_month: charts.from,
    last_month: charts.to,
  })
  expect(average === null ? null : average.toFixed(9)).toBe(charts.average === null ? null : charts.average.toFixed(9))
  const sure = charts.count > 0 ? naiveInterval(charts.stars, 1, 5) : [null, null]
  for (const [end, told] of [company.rating.lower, company.rating.upper].entries())
    expect(told?.toFixed(9)).toBe(sure[end]?.toFixed(9))
  expect(company.counts.reviews).toBe(charts.counts.reviews)
  const competitors: CompanyCard[] = await get(`/companies/${beside}/competitors`)
  const card = competitors.find(({ id }) => id === companyId)!
  expect([card.total_ratings, card.rate?.toFixed(9)]).toEqual([charts.count, charts.average?.toFixed(9)])
  for (const [word, counted] of [[card.good_word, charts.good] as const, [card.bad_word, charts.bad] as const])
    expect(word && counted[word]).toBe(charts.count > 0 ? Math.max(...Object.values(counted)) : null)
  for (const side of ['good', 'bad'] as const) {
    const most = Object.values(charts[side]).sort((a, b) => b - a)
    expect(company.words[side].map(({ count: n }) => n)).toEqual(most.slice(0, 4))
    for (const { word, count: n } of company.words[side]) expect(charts[side][word]).toBe(n)
  }
  const statistics: CompanyStatistics = await get(`/companies/${companyId}/statistics`)
  expect(statistics.reviewers).toBe(charts.count)
  expect(statistics.trend.map(({ quarter, ratings }) => [quarter, ratings])).toEqual(
    charts.trend.map(({ quarter, ratings }) => [quarter, ratings]),
  )
  for (const [place, { average: stars }] of statistics.trend.entries())
    expect(stars).toBeCloseTo(charts.trend[place]!.average, 9)
  // Without noise, what is published equals the count at the last release.
  const published = await publishedNow(companyId)
  for (const [chart] of guard.charts())
    expect([chart, published.get(chart) ?? {}]).toEqual([chart, guard.released(chart)])

  const { summary: interviews } = await get(`/companies/${companyId}/interviews`)
  expect(interviews).toEqual({ count: charts.counts.interviews, ...charts.interviews })
  const { summary: benefits } = await get(`/companies/${companyId}/benefits`)
  expect(benefits.rate).toEqual(charts.feelings)
}
