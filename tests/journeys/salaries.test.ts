import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SalaryStatistics } from '../../src/contract/companies/salaries.schema.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import type { Form, RawAnswers } from '../../src/contract/form/form.ts'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import type { ListedTitle, TitlePage, TitleSalaries, TitleSummary } from '../../src/contract/salaries/browse.schema.ts'
import type { Comparison, Extras } from '../../src/contract/salaries/compare.schema.ts'
import { compareForm } from '../../src/contract/salaries/compare.ts'
import type { Pay, PayPart } from '../../src/contract/salaries/pay.schema.ts'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { lookups } from '../../src/server/lookups/lists.ts'
import { getLookups } from '../../src/server/lookups/lookups.queries.ts'
import { readSite } from '../../src/server/open-data/site.ts'
import { createEmptyTables } from '../../src/server/open-data/tables.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { removeOwn } from '../../src/server/reviews/own/own.queries.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { findBand, listBandNames, payBands, percentBands, yearlyBands } from '../../src/server/statistics/pay.ts'
import { buildExtraMeasure, buildTitleMeasure } from '../../src/server/statistics/pay-measures.ts'
import type { Writer } from '../../src/server/statistics/people/writer.ts'
import { sampleAnswers, sampleBody } from '../support/answers/sample-reviews.ts'
import { contribute } from '../support/server/contribute.ts'
import { openedReviews } from '../support/server/opened-reviews.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
const now = new Date('2026-10-10T09:00:00Z')
let [companyId, otherId] = [0, 0]
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  await server.empty()
  const rows = await queryRows<{ id: number }>(
    server.db,
    sql`insert into companies (name_en, name_ar) values ('Rimal', 'رمال'), ('Nawras', 'نورس') returning id`,
  )
  ;[companyId, otherId] = [rows[0]!.id, rows[1]!.id]
})
afterAll(() => server.close())

type Salary = { salary: number } & RawAnswers
let sent = 0
/** Shares a salary as a new person. */
async function share({ salary, ...also }: Salary, { company = companyId, writer }: Where = {}): Promise<void> {
  const { db, privacy } = server.services
  const author = { secret: privacy.newSecret(), companies: [], writer: writer ?? null }
  sent += 1
  const answers = sampleAnswers('salary', { salary, ...also })
  const outcome = await contribute({ db, privacy, now }, author, {
    ...{ kind: 'salary', companyId: company, answers, key: `key-${sent}` },
  })
  expect(outcome.ok).toBe(true)
}
type Where = { company?: number; writer?: Writer }
const shareAll = async (salaries: readonly Salary[], where?: Where) => {
  for (const one of salaries) await share(one, where)
}
/** Does the same for many at once, as a new database is filled. */
const load = (salaries: readonly Salary[], writerOf?: (n: number) => Writer) =>
  loadReviews(
    server.services,
    salaries.map(({ salary, ...also }, n) => ({
      ...{ companyId, type: 'salary' as const, month: '2026-10', ...(writerOf && { writer: writerOf(n) }) },
      answers: sampleAnswers('salary', { salary, ...also }),
    })),
  )
type Asked = Parameters<TestServer['call']>[2] & { method?: 'GET' | 'POST' }
const data = async <Data>(path: string, { method = 'GET', ...options }: Asked = {}): Promise<Data> => {
  const { status, json } = await server.call(method, path, options)
  expect(status).toBe(200)
  return json.data
}
const salaries = () => data<SalaryStatistics>(`/companies/${companyId}/salaries`)
const departmentOf = (title: number) => lookups.jobTitles.find(({ id }) => id === title)!.department_id
const spread = (from: number, n: number, step = 100) => Array.from({ length: n }, (_, at) => from + at * step)

/** Computes the median and quartiles of raw amounts independently. */
function truthOf(amounts: readonly number[]) {
  const sorted = [...amounts].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
  return { median: at(1 / 2), p25: at(1 / 4), p75: at(3 / 4) }
}
/**
 * Checks pay, which is counted in bands a quarter wide: without noise what is published is within half a band of one of
 * the amounts.
 */
function expectPay(
  told: Pick<Pay, 'people' | 'median' | 'p25' | 'p75' | 'lower' | 'upper'> | null | undefined,
  amounts: readonly number[],
) {
  const truth = truthOf(amounts)
  // A band at either end is left out where noise might have filled it.
  expect(told?.people).toBeLessThanOrEqual(amounts.length)
  expect(told?.people).toBeGreaterThan(amounts.length * 0.95 - 10)
  for (const name of ['median', 'p25', 'p75'] as const)
    if (told![name] !== null) expect(Math.abs(told![name]! / truth[name] - 1), name).toBeLessThanOrEqual(0.125)
  expect(told!.lower).toBeLessThanOrEqual(truth.median)
  expect(told!.upper).toBeGreaterThanOrEqual(truth.median)
}
/** Stores counters as a release without noise leaves them, of a company or (null) of the country. */
async function releasedAs(company: number | null, measure: string, amounts: readonly number[], bands = payBands) {
  const counts = new Map(listBandNames(bands).map((name) => [name, 0]))
  for (const amount of amounts) {
    const band = String(findBand(bands, amount))
    counts.set(band, counts.get(band)! + 1)
  }
  for (const [bucket, n] of counts)
    await server.db.execute(
      company === null
        ? sql`insert into national_tallies (measure, bucket, published, releases)
            values (${measure}, ${bucket}, ${n}, 1)
            on conflict (measure, bucket) do update set published = excluded.published, releases = 1`
        : sql`insert into tallies (company_id, measure, bucket, published, releases)
            values (${company}, ${measure}, ${bucket}, ${n}, 1)`,
    )
  if (company === null)
    await server.db.execute(sql`insert into release_units (unit, round, told)
      values ('country', '2026-10', ${randomBytes(32)}) on conflict (unit) do update set told = excluded.told`)
}
/** Returns the answers of a company's published salary reviews, as stored. */
const rawOf = async (company = companyId) =>
  (await openedReviews(server.services))
    .filter((one) => one.company_id === company && one.kind === 'salary' && one.state === 'published')
    .map(({ answers }) => answers)

describe('what a company pays', () => {
  test('there are no numbers before a release or about too few people; then they stay the same until the next release', async () => {
    const amounts = spread(7000, 90, 200)
    await shareAll(amounts.slice(0, 13).map((salary) => ({ salary })))
    await server.release(now)
    expect(await salaries()).toMatchObject({ pay: null, bars: [], level: { parts: [] } })
    await shareAll(amounts.slice(13, 40).map((salary) => ({ salary })))
    expect((await salaries()).pay).toBeNull()
    await server.release(now)
    const first = await salaries()
    expectPay(first.pay, amounts.slice(0, 40))
    // For so few people only a range is published.
    expect(first).toMatchObject({ bars: [], pay: { median: null, p25: null, p75: null } })
    await shareAll(amounts.slice(40).map((salary) => ({ salary })))
    expect(await salaries()).toEqual(first)
    await server.release(now)
    expectPay((await salaries()).pay, amounts)
  })

  test('neither a deletion nor the same person again in a year is in any number', async () => {
    const { db, privacy } = server.services
    const people = Array.from({ length: 10 }, () => privacy.newSecret())
    const write = async (year: number) => {
      for (const secret of people)
        expect(
          await contribute(
            { db, privacy, now: new Date(`${year}-10-10T09:00:00Z`) },
            { secret, companies: [] },
            { kind: 'salary', companyId, answers: sampleAnswers('salary', { salary: 40_000 }) },
          ),
        ).toMatchObject({ ok: true })
    }
    const release = async () => {
      await server.release(now)
      const [row] = await queryRows<{ n: number }>(
        db,
        sql`select sum(published)::int as n from tallies where company_id = ${companyId} and measure = 'salary.pay'`,
      )
      return row!.n
    }
    await write(2026)
    expect(await release()).toBe(10)
    for (const secret of people) {
      const [id] = await readContributions(db, { privacy, secret })
      expect(await removeOwn({ db, privacy }, secret, { kind: 'salary', id: id! }, now)).toBe(true)
    }
    await server.purge()
    await write(2026)
    expect(await release()).toBe(10)
    await write(2027)
    expect(await release()).toBe(20)
  })

  test('C-017: every breakdown equals a recount of the stored reviews, released together with its whole', async () => {
    const nations = ['saudi', 'arab', 'other'] as const
    const nationOf = new Map<number, string>()
    const written = Array.from({ length: 1500 }, (_, n) => {
      const salary = 6000 + ((n * 7919) % 12_000)
      nationOf.set(salary, nations[n % 3]!)
      return {
        salary,
        ...{ joblevel: 1 + (n % 3), department: 1 + (n % 2), experience_years: (n * 3) % 24 },
        ...{ gender: n % 2 ? 'male' : 'female', jobtitle: 1 },
      }
    })
    await load(written, (n) => ({ nation: nations[n % 3]! }))
    await server.release(now)
    const raw = await rawOf()
    const told = await salaries()
    expectPay(
      told.pay,
      raw.map(({ salary }) => salary),
    )
    expect(told.pay?.median).not.toBeNull()
    expect(told.level.parts.length).toBeGreaterThan(1)
    for (const part of told.level.parts)
      expectPay(
        part,
        raw.filter(({ joblevel }) => String(joblevel) === part.id).map(({ salary }) => salary),
      )
    const { country } = await data<Comparison>(`/companies/${companyId}/comparison`)
    expect(country.department.parts.map(({ id }) => id)).toEqual([String(departmentOf(1))])
    expect(country.gender.parts.map(({ id }) => id)).toEqual(['female', 'male'])
    for (const part of country.gender.parts)
      expectPay(
        part,
        raw.filter(({ gender }) => gender === part.id).map(({ salary }) => salary),
      )
    for (const part of country.nation.parts)
      expectPay(
        part,
        raw.filter(({ salary }) => nationOf.get(salary) === part.id).map(({ salary }) => salary),
      )
    expect(country.nation.parts.map(({ id }) => id)).toEqual(['saudi', 'arab', 'other'])
    // Adjacent bars join without a gap, and count the people who earn that much.
    expect(told.bars.length).toBeGreaterThan(2)
    expect([told.bars[0]!.from, told.bars.at(-1)!.to]).toEqual([null, null])
    const [all, shown] = [raw.length, told.bars.reduce((sum, { people }) => sum + people, 0)]
    expect(all - shown).toBeLessThan(10 * told.bars.length)
  })

  test('of many people at once is released as if they had come one by one', async () => {
    const amounts = Array.from({ length: 40 }, (_, n) => 5000 + n * 100)
    await Promise.all(amounts.map((salary, n) => share({ joblevel: 1 + (n % 3), salary, jobtitle: 1 + (n % 5) })))
    await server.release(now)
    expectPay((await salaries()).pay, amounts)
  })

  test('L-010: pay in another currency than the riyal is counted as a salary and not among the amounts', async () => {
    for (let n = 0; n < 80; n++) await share({ salary: 9000, currency_id: 2 })
    await server.release(now)
    expect((await salaries()).pay).toBeNull()
    expect((await data<{ titles: unknown[] }>('/salaries')).titles).toEqual([])
  })

  test('a contributor is told that the salary is in the next release', async () => {
    const token = await server.signUp('noura@example.com')
    const { json } = await server.call('POST', '/salary/review', {
      ...{ token, body: sampleBody('salary', companyId), headers: { 'Idempotency-Key': 'salary-1' } },
    })
    expect(json.message).toBe('Thank you. Your salary is added to the numbers with the next release.')
  })
})

describe('P-026: what job titles earn is open to people who shared a salary', () => {
  const gated = () => ['/salaries/1', '/salaries/2']
  const send = (token: string, kind: ReviewKind, key: string) =>
    server.call('POST', `/${kind}/review`, {
      ...{ token, body: sampleBody(kind, companyId), headers: { 'Idempotency-Key': key } },
    })

  test('a visitor gets 401, a member who has not shared 409, and nobody may cache the answer', async () => {
    await shareAll(spread(9000, 6).map((salary) => ({ salary })))
    const token = await server.signUp('sara@example.com')
    for (const path of gated()) {
      expect((await server.call('GET', path)).status).toBe(401)
      for (const [language, words] of [
        ['en', 'Share your salary to see this. It stays anonymous.'],
        ['ar', 'شارك راتبك لترى هذا، دون كشف هويتك.'],
      ] as const) {
        const { status, json, headers } = await server.call('GET', path, { token, language })
        expect([status, json.problems, json.message]).toEqual([409, [{ path: '', code: 'salary_not_shared' }], words])
        expect(headers.get('Cache-Control')).toBe('no-store')
      }
    }
  })

  test('a salary opens them for its writer alone, another review does not, and hiding the salary closes them', async () => {
    await shareAll(spread(9000, 6).map((salary) => ({ salary })))
    const token = await server.signUp('sara@example.com')
    const neighbour = await server.signUp('huda@example.com')
    expect((await send(token, 'leadership', 'one')).status).toBe(200)
    expect((await server.call('GET', gated()[0]!, { token })).status).toBe(409)
    expect((await send(token, 'salary', 'two')).status).toBe(200)
    for (const path of gated()) {
      const { status, headers } = await server.call('GET', path, { token })
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store'])
      expect((await server.call('GET', path, { token: neighbour })).status).toBe(409)
    }
    const rows = await queryRows<{ id: string }>(server.db, sql`select id from reviews where kind = 'salary'`)
    for (const { id } of rows) await setReviewState(server.services, id, 'hidden')
    expect((await server.call('GET', gated()[0]!, { token })).status).toBe(409)
  })

  test('they show the pay of titles with enough people, and of no other', async () => {
    await load([
      ...spread(9000, 700, 10).map((salary) => ({ salary, jobtitle: 1 })),
      ...spread(15_000, 700, 10).map((salary) => ({ salary, jobtitle: 2 })),
      ...spread(4000, 20).map((salary) => ({ salary, jobtitle: 3 })),
    ])
    const token = await server.signUp('sara@example.com')
    await send(token, 'salary', 'one')
    await server.release()
    const [, second] = await Promise.all(gated().map((path) => data<TitleSalaries>(path, { token })))
    expectPay(second!.pay, spread(15_000, 700, 10))
    expect((await data<TitleSalaries>('/salaries/3', { token })).pay).toBeNull()
  })
})

test('P-026: everybody sees the median, the middle half and who earns what; the ladder only people who shared', async () => {
  const [first] = lookups.jobTitles
  const second = lookups.jobTitles.find(({ id }) => id !== first!.id && departmentOf(id) === departmentOf(first!.id))
  await releasedAs(null, buildTitleMeasure(first!.id), spread(6000, 6000, 3))
  await releasedAs(null, buildTitleMeasure(second!.id), spread(12_000, 6000, 3))
  const token = await server.signUp('sara@example.com')
  await server.call('POST', '/salary/review', {
    ...{ token, body: sampleBody('salary', companyId), headers: { 'Idempotency-Key': 'one' } },
  })
  const [page, told] = [
    await data<TitlePage>(`/salaries/${first!.id}/summary`),
    await data<TitleSalaries>(`/salaries/${first!.id}`, { token }),
  ]
  expect(page.bars).toEqual(told.bars)
  // What the page shows is in the open data as well.
  const tables = createEmptyTables()
  await readSite({ db: server.db, lookups: await getLookups(server.db), language: 'en' }, tables)
  const open = tables.pay_bars.filter(({ jobtitle }) => jobtitle === first!.id)
  expect(open.map(({ from, to, people }) => ({ from, to, people }))).toEqual(page.bars)
  expect(open.length).toBeGreaterThan(2)
  expect(page.half).toEqual({ p25: told.pay!.p25, p75: told.pay!.p75 })
  expect(page.beside!.people).toBe(12_000)
  expect(told.ladder.map(({ id }) => id)).toEqual([String(first!.id), String(second!.id)])
  const { p25, p75 } = told.ladder[1]!
  const [api, html] = await Promise.all([
    server.call('GET', `/salaries/${first!.id}/summary`).then(({ json }) => JSON.stringify(json)),
    (async () => (await server.app.request(`/salaries/${first!.id}`)).text())(),
  ])
  for (const one of [p25!, p75!])
    for (const text of [api, html])
      for (const digits of [String(one), one.toLocaleString('en')]) expect(text).not.toContain(digits)
})

describe('R-027, P-002: pay of the whole country', () => {
  const browse = (query = '', language: 'en' | 'ar' = 'en') =>
    data<{
      titles: TitleSummary[]
      departments: PayPart[]
      next: string | null
    }>(`/salaries${query}`, { language })

  test('is shown by job title over all companies, with the departments', async () => {
    const amounts = spread(9000, 110, 30)
    for (const [n, salary] of amounts.entries())
      await share({ salary, jobtitle: 1, department: 1 }, { company: n % 2 ? companyId : otherId })
    await shareAll(spread(9000, 4).map((salary) => ({ salary, jobtitle: 2, department: 2 })))
    expect((await browse()).titles).toEqual([])
    await server.release(now)
    const { titles, next } = await browse()
    expect(next).toBeNull()
    expect(titles.map(({ id, people }) => [id, people])).toEqual([[1, 110]])
    expectPay({ ...titles[0]!, p25: null, p75: null }, amounts)
    await releasedAs(null, buildTitleMeasure(1), spread(9000, 2000, 1))
    expect((await browse()).departments.map(({ id, people }) => [id, people])).toEqual([
      [String(departmentOf(1)), 2000],
    ])
  })

  test('the pay of titles is read once and cached until the next release, no matter what is typed', async () => {
    await releasedAs(null, buildTitleMeasure(1), spread(9000, 2000, 1))
    const page = (q = '') => data<{ titles: TitleSummary[] }>(`/salaries?q=${q}`)
    const { titles } = await page()
    expect(titles.map(({ id }) => id)).toEqual([1])
    await server.db.execute(sql`update national_tallies set published = 0 where measure = ${buildTitleMeasure(1)}`)
    expect((await page()).titles).toEqual(titles)
    expect((await page(lookups.jobTitles[0]!.en)).titles).toEqual(titles)
    await releasedAs(null, buildTitleMeasure(7), spread(9000, 2000, 1))
    expect((await page()).titles.map(({ id }) => id)).toEqual([7])
  })

  test('one title: its pay, where there are many', async () => {
    const amounts = spread(6000, 6000, 3)
    await releasedAs(null, buildTitleMeasure(7), amounts)
    const token = await server.signUp('sara@example.com')
    await server.call('POST', '/salary/review', {
      ...{ token, body: sampleBody('salary', companyId), headers: { 'Idempotency-Key': 'one' } },
    })
    const told = await data<TitleSalaries>('/salaries/7', { token })
    expectPay(told.pay, amounts)
    expect(told.bars.length).toBeGreaterThan(2)
    expect((await server.call('GET', '/salaries/99999', { token })).status).toBe(404)
  })

  test('a search for accountants returns the exact title first, then matching names and synonyms, no far match', async () => {
    // A payroll specialist is also found as a payroll accountant; a sales executive is not, as an account executive.
    const people = { accountant: [14, 90], payroll: [6, 100], sales: [58, 200] } as const
    for (const [title, count] of Object.values(people))
      await releasedAs(null, buildTitleMeasure(title), spread(9000, count, 20))
    await releasedAs(null, buildTitleMeasure(15), spread(9000, 150, 20))
    const found = async (q: string) => (await browse(`?q=${encodeURIComponent(q)}`)).titles.map(({ id }) => id)
    expect(await found('accountant')).toEqual([14, 15, 6])
    expect((await found('محاسب')).slice(0, 3)).toEqual([14, 15, 6])
    expect((await found('accountant salary'))[0]).toBe(14)
    expect((await found('كم راتب المحاسب'))[0]).toBe(14)
  })

  describe('and lists every job title, told or not', () => {
    type Listed = { titles: ListedTitle[]; nearest: boolean; departments: PayPart[]; next: string | null }
    const list = (query = '', language: 'en' | 'ar' = 'en') => data<Listed>(`/salaries/titles${query}`, { language })

    test('a title that is asked for comes first, with the pay of its department where it has none, named as such', async () => {
      const [accountant, payroll] = [14, 6]
      await releasedAs(null, buildTitleMeasure(15), spread(9000, 400, 20))
      await releasedAs(null, buildTitleMeasure(58), spread(7000, 400, 20))
      const { titles } = await list('?q=accountant')
      const [first] = titles
      expect(first).toMatchObject({ id: accountant, asked: true, pay: null, wider: { on: 'department' } })
      expect(titles.filter(({ asked }) => asked)).toHaveLength(1)
      const told = (await browse()).departments.find(({ id }) => id === String(departmentOf(accountant)))!
      const { id: _, name: __, ...pay } = told
      expect(first!.wider).toEqual({ on: 'department', ...pay })
      expect(titles.map(({ id }) => id)).toContain(payroll)
      for (const language of ['en', 'ar'] as const)
        expect((await list('?q=محاسب', language)).titles[0]).toMatchObject({ id: accountant, asked: true })
    })

    test.each([
      ['accountant', 'Accountant', 'en'],
      ['كم راتب المحاسب', 'محاسب', 'ar'],
    ] as const)('a title with too few salaries is answered before others: %s', async (q, name, language) => {
      // A cashier is also called «محاسب صندوق».
      await releasedAs(null, buildTitleMeasure(219), spread(4000, 200, 20))
      const { titles, nearest } = await list(`?q=${encodeURIComponent(q)}`, language)
      expect(titles[0]).toMatchObject({ id: 14, name, asked: true, pay: null })
      expect(nearest).toBe(false)
    })

    test.each([
      ['physics teacher', 237, 'en'],
      ['معلم فلسفة', 237, 'ar'],
    ] as const)('where no title is called so, the nearest is told as such: %s', async (q, id, language) => {
      await releasedAs(null, buildTitleMeasure(id), spread(9000, 200, 20))
      const { titles, nearest } = await list(`?q=${encodeURIComponent(q)}`, language)
      expect([titles[0]!.id, titles[0]!.asked, nearest]).toEqual([id, false, true])
    })

    test('else of the whole country, and of nobody before anybody may be told', async () => {
      expect((await list('?q=accountant')).titles[0]).toMatchObject({ id: 14, pay: null, wider: null })
      await releasedAs(null, buildTitleMeasure(58), spread(7000, 400, 20))
      expect((await list('?q=accountant')).titles[0]).toMatchObject({ id: 14, pay: null, wider: { on: 'country' } })
    })

    test('pages go through all of them once, those with pay first', async () => {
      await releasedAs(null, buildTitleMeasure(7), spread(9000, 400, 20))
      const all: ListedTitle[] = []
      for (let after = ''; ; ) {
        const page = await list(`?limit=50${after}`)
        all.push(...page.titles)
        if (page.next === null) break
        after = `&after=${page.next}`
      }
      expect(all[0]).toMatchObject({ id: 7, wider: null, pay: { people: 400 } })
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      expect(all.length).toBeGreaterThanOrEqual(lookups.jobTitles.length)
      expect(all.slice(1).every(({ pay }) => pay === null)).toBe(true)
    })
  })

  test('finds a title in either language, pages by key, and keeps to a department', async () => {
    const titles = [1, 2, 3, 4, 5, 6, 7]
    for (const jobtitle of titles) await releasedAs(null, buildTitleMeasure(jobtitle), spread(9000, 100, 20))
    const all = (await browse()).titles
    expect(all.map(({ id }) => id).sort()).toEqual(titles)
    const paged: TitleSummary[] = []
    for (let after = ''; ; ) {
      const page = await browse(`?limit=3${after}`)
      expect(page.departments.length > 0).toBe(after === '')
      paged.push(...page.titles)
      if (page.next === null) break
      after = `&after=${page.next}`
    }
    expect(paged).toEqual(all)
    const arabic = (await browse('', 'ar')).titles
    for (const { id, name } of [all[0]!, arabic[0]!])
      for (const language of ['en', 'ar'] as const) {
        const found = await browse(`?q=${encodeURIComponent(name)}`, language)
        expect(found.titles.map((one) => one.id)).toContain(id)
      }
    expect((await browse('?q=zzzz')).titles).toEqual([])
    const department = all[0]!.department
    const ids = (await data<{ id: number; name: string }[]>('/departments')).filter(({ name }) => name === department)
    const kept = (await browse(`?department=${ids[0]!.id}`)).titles
    expect(kept).toEqual(all.filter((one) => one.department === department))
  })

  test.each(['limit=0', 'after=x', 'after=999', 'department=x'])(
    'a page nobody offered is refused: %s',
    async (query) => {
      expect((await server.call('GET', `/salaries?${query}`)).status).toBe(400)
    },
  )

  test('a release publishes what a recount of the published reviews says, and no later one counts them again, hidden or shown', async () => {
    await load(spread(7000, 180, 97).map((salary, n) => ({ salary, jobtitle: 1 + (n % 3) })))
    const rows = await queryRows<{ id: string }>(server.db, sql`select id from reviews order by id`)
    const told = () =>
      queryRows<{ measure: string; bucket: string; published: number }>(
        server.db,
        sql`select measure, bucket, published from national_tallies
          where measure like 'title.%' and published <> 0 order by measure, bucket`,
      )
    const counted = async () => {
      const counts = new Map<string, number>()
      for (const { salary, jobtitle } of await rawOf()) {
        const cell = `${buildTitleMeasure(Number(jobtitle))} ${findBand(payBands, Number(salary))}`
        counts.set(cell, (counts.get(cell) ?? 0) + 1)
      }
      return counts
    }
    for (const [n, { id }] of rows.entries()) if (n % 3 === 0) await setReviewState(server.services, id, 'hidden')
    await setReviewState(server.services, rows[0]!.id, 'published')
    await server.release(now)
    const first = await told()
    expect(new Map(first.map(({ measure, bucket, published }) => [`${measure} ${bucket}`, published]))).toEqual(
      await counted(),
    )
    // What is hidden after a release stays in the numbers; what was hidden when it came does not get into them.
    for (const { id } of rows) await setReviewState(server.services, id, 'published')
    for (const { id } of rows.slice(0, 20)) await setReviewState(server.services, id, 'hidden')
    expect(await told()).toEqual(first)
    const added = spread(7000, 180, 97).map((salary, n) => ({ salary, jobtitle: 1 + (n % 3) }))
    await load(added)
    await server.release(now)
    const both = new Map(first.map(({ measure, bucket, published }) => [`${measure} ${bucket}`, published]))
    for (const { salary, jobtitle } of added) {
      const cell = `${buildTitleMeasure(jobtitle)} ${findBand(payBands, salary)}`
      both.set(cell, (both.get(cell) ?? 0) + 1)
    }
    expect(
      new Map((await told()).map(({ measure, bucket, published }) => [`${measure} ${bucket}`, published])),
    ).toEqual(both)
  })
})

describe('A-051: comparing a salary', () => {
  const compare = () => server.call('GET', `/companies/${companyId}/comparison`)

  test('C-010, C-013, P-006: everybody gets pay, levels, departments and nationalities, and no more', async () => {
    const amounts = spread(6000, 1000, 12)
    await load(amounts.map((salary, n) => ({ salary, joblevel: 2, department: 1 + (n % 2) })))
    await server.release(now)
    const { status, json } = await compare()
    expect(status).toBe(200)
    const { levels, country }: Comparison = json.data
    expect(levels.parts.map(({ id }) => id)).toEqual(['2'])
    expectPay(levels.parts[0], amounts)
    expect(levels.parts[0]!.bars.length).toBeGreaterThan(1)
    expect(country.department.parts.length).toBeGreaterThan(0)
    expect(Object.keys(country)).toEqual(['department', 'nation', 'gender'])
  })

  test('C-011, C-014, C-015, C-016, P-015: a member gets the extras, which equal a recount', async () => {
    const amounts = spread(9000, 4000, 2)
    await releasedAs(null, buildExtraMeasure('cash_bonus'), amounts, yearlyBands)
    await releasedAs(null, buildExtraMeasure('sales_commission'), spread(1000, 4000, 1), yearlyBands)
    await releasedAs(null, buildExtraMeasure('annual_raise'), Array(4000).fill(4), percentBands)
    await releasedAs(null, buildExtraMeasure('profit_sharing'), spread(6000, 50), yearlyBands)
    const token = await server.signUp('sara@example.com')
    const extras: Extras = (await server.call('GET', '/extra-pay', { token })).json.data
    expectPay(extras.cash_bonus, amounts)
    expectPay(extras.sales_commission, spread(1000, 4000, 1))
    expect(extras.profit_sharing).toBeNull()
    expect(extras.annual_raise).toMatchObject({ people: 4000 })
    expect(extras.annual_raise!.lower).toBeLessThanOrEqual(4)
    expect(extras.annual_raise!.upper).toBeGreaterThanOrEqual(4)
    expect((await server.call('GET', '/extra-pay')).status).toBe(401)
  })

  test('no call takes what a person compares', () => {
    const asksForPay = (form?: Form) => form?.fields.some(({ name }) => name === 'total_pay')
    expect(asksForPay(compareForm)).toBe(true)
    expect(endpoints.filter(({ form }) => asksForPay(form))).toEqual([])
  })

  test('with an unknown company: 404', async () => {
    companyId = 999_999
    expect((await compare()).status).toBe(404)
  })
})
