import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SalaryStatistics } from '../../src/contract/companies/salaries.ts'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import type { TitleSalaries, TitleSummary } from '../../src/contract/salaries/browse.ts'
import type { Comparison } from '../../src/contract/salaries/compare.ts'
import type { Pay, PayPart } from '../../src/contract/salaries/pay.ts'
import { rowsOf } from '../../src/server/db/database.ts'
import { setReviewState } from '../../src/server/reviews/store.ts'
import type { Writer } from '../../src/server/statistics/people/writer.ts'
import { nationalDrift } from '../../src/server/statistics/recount/store.ts'
import { contribute } from '../support/contribute.ts'
import { openedReviews } from '../support/opened-reviews.ts'
import { sampleAnswers, sampleBody } from '../support/sample-reviews.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
const now = new Date('2026-10-10T09:00:00Z')
let [companyId, otherId] = [0, 0]
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  await server.empty()
  const rows = await rowsOf<{ id: number }>(
    server.db,
    sql`insert into companies (name_en, name_ar) values ('Rimal', 'رمال'), ('Nawras', 'نورس') returning id`,
  )
  ;[companyId, otherId] = [rows[0]!.id, rows[1]!.id]
})
afterAll(() => server.close())

type Salary = { salary: number } & RawAnswers
let sent = 0
/** A salary of somebody who has not been here before. */
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
const data = async <Data>(path: string, options: Parameters<TestServer['call']>[2] = {}): Promise<Data> => {
  const { status, json } = await server.call('GET', path, options)
  expect(status).toBe(200)
  return json.data
}
const salaries = () => data<SalaryStatistics>(`/companies/${companyId}/salaries`)
const spread = (from: number, n: number, step = 100) => Array.from({ length: n }, (_, at) => from + at * step)

/** What may be told of raw amounts, computed anew: 5 or 6 in the middle, 5 around each quartile. */
function truthOf(amounts: readonly number[]) {
  const sorted = [...amounts].sort((a, b) => a - b)
  const n = sorted.length
  const average = (window: readonly number[]) => window.reduce((sum, one) => sum + one, 0) / window.length
  const quarter = Math.ceil(n / 4)
  return {
    people: Math.floor(n / 5) * 5,
    median: average(sorted.slice(Math.ceil(n / 2) - 3, Math.floor(n / 2) + 3)),
    low: n < 20 ? null : average(sorted.slice(quarter - 3, quarter + 2)),
    high: n < 20 ? null : average([...sorted].reverse().slice(quarter - 3, quarter + 2)),
  }
}
/** Pay is kept in bins: what is told is within 5 % (and the rounding to hundreds) of the amounts themselves. */
function expectPay(
  told: Pick<Pay, 'people' | 'median' | 'low' | 'high'> | null | undefined,
  amounts: readonly number[],
) {
  const truth = truthOf(amounts)
  expect(told?.people).toBe(truth.people)
  for (const name of ['median', 'low', 'high'] as const) {
    const [shown, real] = [told![name], truth[name]]
    if (real === null) expect(shown).toBeNull()
    else expect(Math.abs(shown! - real)).toBeLessThanOrEqual(real * 0.05 + 50)
  }
}
/** The answers of a company's published salary reviews, as stored. */
const rawOf = async (company = companyId) =>
  (await openedReviews(server.services))
    .filter((one) => one.company_id === company && one.kind === 'salary' && one.state === 'published')
    .map(({ answers }) => answers)

describe('what a company pays', () => {
  test('nothing of 4 people, the numbers of 5, the same numbers until 10', async () => {
    const amounts = [9000, 9500, 10_000, 10_500, 11_000, 9200, 9700, 10_200, 10_700, 11_200, 9900]
    let released: SalaryStatistics | undefined
    for (const [index, salary] of amounts.entries()) {
      await share({ salary })
      const told = await salaries()
      const people = index + 1
      if (people < 5) expect(told).toMatchObject({ pay: null, bars: [], titles: [], level: { parts: [] } })
      else if (people % 5 !== 0) expect(told).toEqual(released)
      else expectPay(told.pay, amounts.slice(0, people))
      released = told
    }
  })

  test('of exactly 5 people nothing of a single one is told: no bars, no quarters, one average of all', async () => {
    await shareAll(spread(9000, 5, 500).map((salary) => ({ salary })))
    const { pay, bars, level } = await salaries()
    expect(bars).toEqual([])
    expect(pay).toMatchObject({ people: 5, low: null, high: null, from: null, to: null })
    expectPay(pay, spread(9000, 5, 500))
    expect(level.parts).toHaveLength(1)
    await server.empty()
  })

  test('of 5 people of whom one earns more than a quarter of all, not even that', async () => {
    await shareAll([4000, 4100, 4200, 4300, 40_000].map((salary) => ({ salary })))
    expect((await salaries()).pay).toMatchObject({ people: 5, median: null })
  })

  test('C-017: every breakdown equals a recount of the stored reviews, released together with its whole', async () => {
    const nations = ['saudi', 'arab', 'other'] as const
    const nationOf = new Map<number, string>()
    for (let n = 0; n < 60; n++) {
      const salary = 8000 + ((n * 7919) % 6000)
      const nation = nations[n % 3]!
      nationOf.set(salary, nation)
      await share(
        {
          salary,
          ...{ joblevel: 1 + (n % 3), department: 1 + (n % 2), experience_years: (n * 3) % 24 },
          ...{ gender: n % 2 ? 'male' : 'female', jobtitle: 1 + (n % 4) },
        },
        { writer: { nation } },
      )
    }
    const raw = await rawOf()
    const told = await salaries()
    expectPay(
      told.pay,
      raw.map(({ salary }) => salary),
    )
    const group = (years: number) => [0, 1, 4, 10, 15, 20].filter((from) => years >= from).length
    const keys: Record<'level' | 'department' | 'experience' | 'gender', (one: Record<string, any>) => string> = {
      level: ({ joblevel }) => String(joblevel),
      department: ({ department }) => String(department),
      experience: ({ experience_years }) => String(group(experience_years)),
      gender: ({ gender }) => gender,
    }
    for (const name of Object.keys(keys) as (keyof typeof keys)[]) {
      const { parts } = told[name]
      expect(parts.length).toBeGreaterThan(1)
      for (const part of parts)
        expectPayOfSome(
          part,
          raw.filter((one) => keys[name](one) === part.id).map(({ salary }) => salary),
        )
    }
    for (const part of told.nation.parts) {
      const amounts = raw.filter(({ salary }) => nationOf.get(salary) === part.id).map(({ salary }) => salary)
      expectPayOfSome(part, amounts)
      const mean = amounts.reduce((sum, one) => sum + one, 0) / amounts.length
      expect(Math.abs(part.average! - mean)).toBeLessThanOrEqual(mean * 0.05 + 50)
    }
    expect(told.nation.parts.map(({ id }) => id)).toEqual(['saudi', 'arab', 'other'])
    expect(told.titles.map(({ id, people }) => [id, people])).toEqual([
      [1, 15],
      [2, 15],
      [3, 15],
      [4, 15],
    ])
  })

  /** A part is released in steps of its own, so it may lag behind by up to four people. */
  function expectPayOfSome(part: PayPart, amounts: readonly number[]) {
    expect(part.people % 5).toBe(0)
    expect(amounts.length - part.people).toBeLessThan(9)
    expect(amounts.length - part.people).toBeGreaterThanOrEqual(0)
    const { median } = truthOf(amounts)
    expect(Math.abs(part.median! - median)).toBeLessThanOrEqual(median * 0.15)
  }

  test('every bar holds at least 5 people, those who earn so much, and the ends are open', async () => {
    const amounts = Array.from({ length: 100 }, (_, n) => 6000 + ((n * 7919) % 12_000))
    await Promise.all(amounts.map((salary) => share({ salary })))
    const { bars } = await salaries()
    expect(bars.length).toBeGreaterThan(3)
    expect([bars[0]!.from, bars.at(-1)!.to]).toEqual([null, null])
    const between = (low: number, high: number) => amounts.filter((one) => one >= low && one < high).length
    for (const [place, { from, to, people }] of bars.entries()) {
      if (place > 0) expect(from).toBe(bars[place - 1]!.to)
      // The edges are told in hundreds, so somebody at an edge may belong to either side; people are told in fives.
      const [low, high] = [from ?? 0, to ?? 1e9]
      expect(people).toBeGreaterThan(between(low + 50, high - 50) - 5)
      expect(people).toBeLessThanOrEqual(between(low - 50, high + 50))
    }
  })

  test('of many people at once is released as if they had come one by one', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        share({ joblevel: 1 + (n % 3), salary: 5000 + n * 300, jobtitle: 1 + (n % 5) }),
      ),
    )
    expectPay(
      (await salaries()).pay,
      Array.from({ length: 40 }, (_, n) => 5000 + n * 300),
    )
    expect(await nationalDrift(server.db, server.services.privacy)).toEqual([])
  })

  test('L-010: pay in another currency than the riyal is counted as a salary and not among the amounts', async () => {
    for (let n = 0; n < 5; n++) await share({ salary: 9000, currency_id: 2 })
    expect((await salaries()).pay).toBeNull()
    expect((await data<{ titles: unknown[] }>('/salaries')).titles).toEqual([])
  })

  test('who contributes is told that the salary joins the next release', async () => {
    const token = await server.signUp('noura@example.com')
    const { json } = await server.call('POST', '/salary/review', {
      ...{ token, body: sampleBody('salary', companyId), headers: { 'Idempotency-Key': 'salary-1' } },
    })
    expect(json.message).toBe('Thank you. Your salary joins the numbers with the next release.')
  })
})

describe('P-026: what job titles earn is open to whoever shared a salary', () => {
  const gated = () => [`/companies/${companyId}/salaries/titles`, '/salaries/1']
  const send = (token: string, kind: ReviewKind, key: string) =>
    server.call('POST', `/${kind}/review`, {
      ...{ token, body: sampleBody(kind, companyId), headers: { 'Idempotency-Key': key } },
    })

  test('a visitor is unauthenticated, a member is told to share with 409, and nobody may keep the answer', async () => {
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
    const rows = await rowsOf<{ id: string }>(server.db, sql`select id from reviews where kind = 'salary'`)
    for (const { id } of rows) await setReviewState(server.services, id, 'hidden')
    expect((await server.call('GET', gated()[0]!, { token })).status).toBe(409)
  })

  test('they tell the pay of titles with 5 people or more, and of no other', async () => {
    await shareAll([
      ...spread(9000, 5).map((salary) => ({ salary, jobtitle: 1 })),
      ...spread(15_000, 5).map((salary) => ({ salary, jobtitle: 2 })),
      ...spread(4000, 5).map((salary, n) => ({ salary, jobtitle: 3 + (n % 2) })),
    ])
    const token = await server.signUp('sara@example.com')
    await send(token, 'salary', 'one')
    const parts = await data<PayPart[]>(gated()[0]!, { token })
    expect(parts.map(({ id, people }) => [id, people])).toEqual([
      ['1', 5],
      ['2', 5],
    ])
    expectPay(parts[1], spread(15_000, 5))
  })
})

describe('R-027, P-002: pay of the whole country', () => {
  const browse = (query = '', language: 'en' | 'ar' = 'en') =>
    data<{ titles: TitleSummary[]; departments: PayPart[]; next: string | null }>(`/salaries${query}`, { language })

  test('is told by job title over all companies, with the departments beside it', async () => {
    const amounts = spread(9000, 10, 150)
    for (const [n, salary] of amounts.entries())
      await share({ salary, jobtitle: 1, department: 1 }, { company: n % 2 ? companyId : otherId })
    await shareAll(spread(9000, 4).map((salary) => ({ salary, jobtitle: 2, department: 2 })))
    const { titles, departments, next } = await browse()
    expect(next).toBeNull()
    expect(titles.map(({ id, people }) => [id, people])).toEqual([[1, 10]])
    expectPay({ ...titles[0]!, low: null, high: null }, amounts)
    expect(departments.map(({ id, people }) => [id, people])).toEqual([['1', 10]])
  })

  test('one title: its levels, experience, genders and cities equal a recount', async () => {
    for (let n = 0; n < 30; n++)
      await share(
        { salary: 9000 + n * 100, jobtitle: 7, joblevel: 2 + (n % 2), city_id: 1 + (n % 2), experience_years: 5 },
        { company: n % 2 ? companyId : otherId },
      )
    const token = await server.signUp('sara@example.com')
    await server.call('POST', '/salary/review', {
      ...{ token, body: sampleBody('salary', companyId), headers: { 'Idempotency-Key': 'one' } },
    })
    const told = await data<TitleSalaries>('/salaries/7', { token })
    expectPay(told.pay, spread(9000, 30))
    expect(told.level.parts.map(({ id, people }) => [id, people])).toEqual([
      ['2', 15],
      ['3', 15],
    ])
    expectPay(
      told.city.parts[0],
      [...(await rawOf()), ...(await rawOf(otherId))]
        .filter(({ jobtitle, city_id }) => jobtitle === 7 && city_id === 1)
        .map(({ salary }) => salary),
    )
    expect(told.experience.parts.map(({ id }) => id)).toEqual(['3'])
    expect((await server.call('GET', '/salaries/99999', { token })).status).toBe(404)
  })

  test('finds a title in either language, pages by key, and keeps to a department', async () => {
    const titles = [1, 2, 3, 4, 5, 6, 7]
    for (const jobtitle of titles) await shareAll(spread(9000, 5).map((salary) => ({ salary, jobtitle })))
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

  test('its counters equal a recount of the stored reviews, after hiding and publishing too', async () => {
    for (let n = 0; n < 24; n++) await share({ salary: 7000 + n * 250, jobtitle: 1 + (n % 3) })
    const rows = await rowsOf<{ id: string }>(server.db, sql`select id from reviews order by id`)
    for (const [n, { id }] of rows.entries()) if (n % 3 === 0) await setReviewState(server.services, id, 'hidden')
    await setReviewState(server.services, rows[0]!.id, 'published')
    expect(await nationalDrift(server.db, server.services.privacy)).toEqual([])
    await server.db.execute(sql`update national_tallies set n = n + 1 where measure = 'title.1'`)
    expect(await nationalDrift(server.db, server.services.privacy)).not.toEqual([])
  })
})

describe('A-051: comparing a salary', () => {
  const answers = {
    ...{ total_pay: 9500, bonus: 9000, annual_leave: 25, joblevel: 2, is_former: 0, year: 2026, start: '2022-03-01' },
    ...{ nationality: 133, education: 1, specilization: 1 },
  }
  const compare = (options: Parameters<TestServer['call']>[2] = {}, all = '') =>
    server.call('POST', `/companies/${companyId}/compare${all}`, { body: answers, ...options })

  test('C-010, C-013, P-006: a visitor gets main pay, levels, departments and nationalities, and no more', async () => {
    const amounts = spread(8000, 24, 100)
    await shareAll(amounts.map((salary, n) => ({ salary, joblevel: 2, department: 1 + (n % 2) })))
    const { status, json, headers } = await compare()
    const told: Comparison = json.data
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expectPay(told.own, amounts.slice(0, 20))
    expect(told.own?.id).toBe('2')
    expect(told.ownBars.length).toBeGreaterThan(1)
    expect(told.department.parts.map(({ id }) => id)).toEqual(['1', '2'])
    expect(told.extras).toBeNull()
  })

  test('C-011, C-014, C-015, C-016, P-015: a member gets the extras, which equal a recount', async () => {
    const given = (n: number) => ({
      ...{ get_bonus: 1, cash_bonus: 9000 + n * 100, cash_bonus_duration: 'year', annual_raise: 4 },
      ...{ sales_commission: 12_000 + n * 600, sales_commission_duration: 'year' },
      ...(n < 9 && { profit_sharing: 500 + n * 10, profit_sharing_duration: 'month' }),
    })
    await shareAll(spread(8000, 10).map((salary, n) => ({ salary, ...given(n) })))
    const token = await server.signUp('sara@example.com')
    const { extras }: Comparison = (await compare({ token }, '/all')).json.data
    expectPay(extras!.cash_bonus, spread(9000, 10))
    expectPay(extras!.sales_commission, spread(1000, 10, 50))
    // Nine people: released once five had come, and not again for four more.
    expect(extras!.profit_sharing).toMatchObject({ people: 5 })
    expect(Math.abs(extras!.profit_sharing!.median! / 6240 - 1)).toBeLessThan(0.05)
    expect(extras!.annual_raise).toMatchObject({ people: 10, median: 4 })
    expect((await compare({}, '/all')).status).toBe(401)
  })

  test('what is compared is neither stored nor logged', async () => {
    const tables = await rowsOf<{ name: string }>(
      server.db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const rows = async () => {
      const counts: Record<string, number> = {}
      for (const { name } of tables) {
        const [row] = await rowsOf<{ n: number }>(server.db, sql.raw(`select count(*)::int as n from "${name}"`))
        counts[name] = row!.n
      }
      return counts
    }
    const token = await server.signUp('sara@example.com')
    const before = await rows()
    await compare({ body: { ...answers, total_pay: 98_765 } })
    await compare({ token, body: { ...answers, total_pay: 98_765 } }, '/all')
    expect(await rows()).toEqual(before)
    expect(server.log.join()).not.toContain('98765')
  })

  test('with an unknown company: 404', async () => {
    companyId = 999_999
    expect((await compare()).status).toBe(404)
  })
})
