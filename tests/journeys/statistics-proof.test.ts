import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Company, CompanyCard } from '../../src/contract/companies/companies.ts'
import type { CultureSet } from '../../src/contract/companies/culture.ts'
import type { CompanyStatistics } from '../../src/contract/statistics/people.ts'
import { addCompanies } from '../../src/server/companies/store.ts'
import { rowsOf } from '../../src/server/db/database.ts'
import { type CountedRow, countedIn } from '../../src/server/reviews/store.ts'
import { isReleasedByCell } from '../../src/server/statistics/guard.ts'
import { keptCounters, recount } from '../../src/server/statistics/recount/store.ts'
import { tallyOf } from '../../src/server/statistics/tally.ts'
import { companyPay, nationalPay } from '../support/naive-pay-guard.ts'
import { naiveGuard, naiveInterval, openCharts, type Tally, tally, total } from '../support/naive-statistics.ts'
import { cellsIn, leftOvers, publicAnswers } from '../support/published-numbers.ts'
import { randomWrites, type Written } from '../support/random-writes.ts'
import { expectCompanyPay, expectNationalPay } from '../support/recounted-pay.ts'
import { sampleAnswers, sampleBody } from '../support/sample-reviews.ts'
import { startTestServer } from '../support/server.ts'

/** `npm run bench` walks 100,000; here as many as fit into a test. */
const companies = Number(process.env.PROOF_COMPANIES ?? 1)
const steps = Number(process.env.PROOF_STEPS ?? 300)

/** A company besides those written about: all of them are its competitors, and the one who looks shared a salary there. */
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
}, 120_000)
afterAll(server.close)

const idempotent = { 'Idempotency-Key': 'shared-salary' }

/** Answer to people, in the names of the contract. */
const partsAsTally = (parts: CompanyStatistics['parts'][keyof CompanyStatistics['parts']]): Tally =>
  Object.fromEntries(parts.map(({ id, people }) => [id, people]))

test('every number on the page equals a recount of the raw reviews, after every few of many random writes', async () => {
  const nation = nationalPay()
  const seen: Tally = {}
  const token = await server.signUp('sara@example.com')
  const own = { kind: 'salary', answers: sampleAnswers('salary'), writer: {} } as Written
  const body = sampleBody('salary', beside)
  expect((await server.call('POST', '/salary/review', { body, token, headers: idempotent })).status).toBe(200)
  nation.look([own])
  nation.next()
  for (let companyId = 1; companyId <= companies; companyId += 1) {
    const walk = randomWrites(services, { companyId, seed: `proof ${companyId}` })
    const guard = naiveGuard()
    const pay = companyPay()
    for (let step = 1; step <= steps; step += 1) {
      await walk.step(steps)
      for (const one of [guard, pay, nation]) one.look(walk.published())
      if (step % 100 > 0 && step < steps) continue
      await compare(companyId, walk.published(), guard)
      const told = await expectCompanyPay(server, companyId, pay, token)
      for (const [chart, parts] of Object.entries(told)) seen[chart] = Math.max(seen[chart] ?? 0, parts)
      await expectNationalPay(server, nation, token)
    }
    nation.next()
    // What the walk remembers is what the table holds, and the counters are a recount of it.
    const rows = await rowsOf<{ kind: string; n: number; rates: number | null }>(
      db,
      sql`select kind, count(*)::int as n, sum(case when kind = 'company' then (answers->>'rate')::int end)::int as rates
          from reviews where company_id = ${companyId} and state = 'published' group by kind`,
    )
    expect(Object.fromEntries(rows.map(({ kind, n }) => [kind, n]))).toEqual(
      tally(walk.published().map(({ kind }) => kind)),
    )
    expect(await keptCounters(db, companyId)).toEqual(await recount(db, companyId, services.privacy))
  }
  // Every chart of pay had something to hold against the recount.
  for (const [chart, parts] of Object.entries(seen)) expect(parts, chart).toBeGreaterThan(0)
}, 3_600_000)

async function compare(companyId: number, reviews: readonly Written[], guard: ReturnType<typeof naiveGuard>) {
  const charts = openCharts(reviews)
  const company: Company = await get(`/companies/${companyId}/profile`)
  const { count, average, distribution, from, to } = company.rating
  expect({ count, distribution, from, to }).toEqual({
    count: charts.count,
    distribution: charts.distribution,
    from: charts.from,
    to: charts.to,
  })
  expect(average === null ? null : average.toFixed(9)).toBe(charts.average === null ? null : charts.average.toFixed(9))
  const sure = charts.count > 0 ? naiveInterval(charts.stars, 1, 5) : [null, null]
  for (const [end, told] of [company.rating.low, company.rating.high].entries())
    expect(told?.toFixed(9)).toBe(sure[end]?.toFixed(9))
  expect(company.counts).toMatchObject(charts.counts)
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
  const ceo = guard.released('leadership.ceo_rate')
  const sum = Object.entries(ceo).reduce((all, [value, people]) => all + Number(value) * people, 0)
  expect(company.ceo_ratings).toBe(total(ceo))
  if (total(ceo) > 0) expect(company.ceo_rate).toBeCloseTo(sum / total(ceo) / 2, 9)
  else expect(company.ceo_rate).toBeNull()

  const statistics: CompanyStatistics = await get(`/companies/${companyId}/statistics`)
  expect(statistics.reviewers).toBe(charts.count)
  expect(statistics.trend.map(({ quarter, ratings }) => [quarter, ratings])).toEqual(
    charts.trend.map(({ quarter, ratings }) => [quarter, ratings]),
  )
  for (const [place, { average: stars }] of statistics.trend.entries())
    expect(stars).toBeCloseTo(charts.trend[place]!.average, 9)
  for (const [chart, parts] of Object.entries(statistics.parts))
    expect([chart, partsAsTally(parts)]).toEqual([chart, guard.released(chart)])

  const culture: CultureSet[] = await get(`/companies/${companyId}/culture`)
  for (const { set, questions } of culture)
    for (const { name, people, measure, value, shares } of questions) {
      const told = guard.released(`${set}.${name}`)
      expect(people).toBe(total(told))
      for (const [answer, share] of Object.entries(shares)) expect(share).toBeCloseTo(told[answer]! / people, 9)
      if (measure === 'choice') continue
      const all = Object.entries(told).reduce((points, [answer, n]) => points + Number(answer) * n, 0)
      expect(value).toBeCloseTo(all / people, 9)
    }

  const { summary: interviews } = await get(`/companies/${companyId}/interviews`)
  expect(interviews).toEqual({ count: charts.counts.interviews, ...charts.interviews })
  const { summary: benefits } = await get(`/companies/${companyId}/benefits`)
  expect(benefits.rate).toEqual(charts.feelings)
  const offers = (benefits.offers as { id: number; yes: number; no: number; unsure: number }[]).flatMap(
    ({ id, yes, no, unsure }) => [[`${id}:1`, yes] as const, [`${id}:0`, no] as const, [`${id}:2`, unsure] as const],
  )
  expect(Object.fromEntries(offers.filter(([, n]) => n > 0))).toEqual(charts.offers)
}

/** What is released of every guarded measure of a company, by measure and answer. */
async function releasedNow(companyId: number): Promise<Map<string, Map<string, number>>> {
  const rows = await rowsOf<{ measure: string; bucket: string; n: number }>(
    db,
    sql`select substr(measure, 10) as measure, bucket, n from tallies
      where company_id = ${companyId} and measure like 'released.%'`,
  )
  const released = new Map<string, Map<string, number>>()
  for (const { measure, bucket, n } of rows)
    released.set(measure, (released.get(measure) ?? new Map<string, number>()).set(bucket, Number(n)))
  return released
}

/** What each person answers to every measure, from the reviews that are published. */
function answersByMeasure(reviews: readonly Written[]): Map<string, Map<number, string>> {
  const answers = new Map<string, Map<number, string>>()
  for (const { person, kind, answers: given, month, writer } of reviews)
    for (const { measure, bucket } of tallyOf(kind, given, month, writer)) {
      const of = answers.get(measure) ?? new Map<number, string>()
      answers.set(measure, of.set(person, `${of.get(person) ?? ''}|${bucket}`))
    }
  return answers
}

/** The people whose answer to a measure is another now; of one answer, those who gave it then or now but not both. */
function changed(then: Map<number, string> = new Map(), now: Map<number, string> = new Map(), answer?: string): number {
  const gives = (of: Map<number, string>, person: number) =>
    answer === undefined ? of.get(person) : (of.get(person) ?? '').split('|').includes(answer)
  return [...new Set([...then.keys(), ...now.keys()])].filter((one) => gives(then, one) !== gives(now, one)).length
}

test('subtracting published numbers, of one moment or of two, never leaves fewer than 5 people', async () => {
  const companyId = companies + 1
  const walk = randomWrites(services, { companyId, seed: 'attack' })
  let before = await releasedNow(companyId)
  /** What everybody answered when a measure, or an answer of a demographic one, was last released. */
  const at = new Map<string, Map<number, string>>()
  const cells = new Map<string, number>()
  let releases = 0
  for (let step = 1; step <= steps; step += 1) {
    await walk.step(steps)
    const now = await releasedNow(companyId)
    const answers = answersByMeasure(walk.published())
    for (const measure of new Set([...before.keys(), ...now.keys()])) {
      const [was, is] = [before.get(measure) ?? new Map(), now.get(measure) ?? new Map()]
      const moved = [...new Set([...was.keys(), ...is.keys()])].filter((one) => was.get(one) !== is.get(one))
      if (moved.length === 0) continue
      releases += 1
      const live = answers.get(measure) ?? new Map<number, string>()
      for (const unit of isReleasedByCell(measure) ? moved : [undefined]) {
        const name = `${measure} ${unit ?? ''}`
        const people = changed(at.get(name), live, unit)
        expect(people, `${name} was released at step ${step}`).toBeGreaterThanOrEqual(5)
        at.set(name, live)
        if (unit === undefined) continue
        // A demographic answer: its number too is of 5 people at least, and changes by as many.
        expect(is.get(unit) ?? 5, name).toBeGreaterThanOrEqual(5)
        expect(Math.abs((is.get(unit) ?? 0) - (was.get(unit) ?? 0)), name).toBeGreaterThanOrEqual(5)
      }
    }
    before = now
    if (step % 10 !== 0) continue
    for (const { path, status, data } of await publicAnswers(server.app, companyId)) {
      if (status !== 200) continue
      for (const { name, people } of [...cellsIn(data, path), ...leftOvers(data, path)])
        expect(people <= 0 || people >= 5, `${name} is ${people} at step ${step}`).toBe(true)
      for (const { name, people } of cellsIn(data, path)) cells.set(name, people)
    }
  }
  // The attack saw what it was to see.
  expect(releases).toBeGreaterThan(50)
  expect(cells.size).toBeGreaterThan(20)
  const rows = await rowsOf<CountedRow>(
    db,
    sql`select kind, answers, month, sealed from reviews where company_id = ${companyId} and state = 'published'`,
  )
  const stored = rows.map((row) => countedIn(services.privacy, row))
  expect(tally(stored.map(({ writer }) => writer?.gender))).toEqual(
    tally(walk.published().map(({ writer }) => writer.gender)),
  )
}, 3_600_000)
