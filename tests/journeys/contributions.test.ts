import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPayload } from '../../src/contract/form/check.ts'
import type { Contribution } from '../../src/contract/profile/profile.schema.ts'
import { listContributions } from '../../src/contract/profile/profile.ts'
import {
  buildReviewPath,
  getKind,
  type ReviewTypeName,
  reviewTypeNames,
  reviewTypes,
} from '../../src/contract/reviews/reviews.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { rightAnswersOf } from '../support/answers/right-answers.ts'
import { startTestServer, type TestServer, testPassword } from '../support/server/server.ts'

let server: TestServer
let token: string
let now = new Date('2026-10-10T09:00:00Z')
const companies = [1, 2]
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
afterAll(() => server?.close())
beforeEach(async () => {
  now = new Date('2026-10-10T09:00:00Z')
  await server.empty()
  token = await server.signUp('sara@example.com')
  for (const id of companies) {
    await server.db.execute(sql`insert into companies (name_en, name_ar) values (${`Company ${id}`}, ${`شركة ${id}`})`)
    await post('/profile/experience', { company_id: id })
  }
})

const post = (path: string, body: unknown, { who = token, key = randomUUID() as string } = {}) =>
  server.call('POST', path, { token: who, body, headers: { 'Idempotency-Key': key } })
const bodyOf = (type: ReviewTypeName, also: object = {}) =>
  buildPayload(reviewTypes[type].form, { ...rightAnswersOf(type), ...also })
const write = async (type: ReviewTypeName, company: number, also: object = {}) => {
  const sent = await post(buildReviewPath(getKind(type, rightAnswersOf(type))), {
    ...bodyOf(type, also),
    company_id: company,
  })
  expect(sent.status).toBe(200)
}
const page = async (query = '', who = token) =>
  (await server.call('GET', `${listContributions.path}${query}`, { token: who })).json.data as {
    contributions: Contribution[]
    next: string | null
    total: number
  }
const only = async () => (await page()).contributions[0]!
/** Returns the live counters of a company. */
const counters = async (company: number) => {
  const rows = await queryRows<{ name: string; n: number }>(
    server.db,
    sql`select measure || ' ' || bucket as name, live as n from tallies
      where company_id = ${company} and live <> 0 order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}
const profileOf = async (company: number) => (await server.call('GET', `/companies/${company}/profile`)).json.data

describe('R-058, P-012, A-044: my contributions', () => {
  test('are everything the person wrote, newest first, page after page, and nobody else’s', async () => {
    for (const company of companies) {
      for (const type of reviewTypeNames) await write(type, company)
      // A single person may not write this much in a day.
      await server.liftLimits()
    }
    const [first, second] = [await page('?limit=7'), await page('?limit=7&after=3')]
    expect([first.total, first.next, second.next]).toEqual([10, '3', null])
    const all = [...first.contributions, ...second.contributions]
    expect(all.map(({ kind, company }) => `${kind} ${company.id}`)).toEqual(
      companies
        .flatMap((company) => reviewTypeNames.map((type) => `${getKind(type, rightAnswersOf(type))} ${company}`))
        .reverse(),
    )
    expect(all.every(({ state, month }) => state === 'published' && month === '2026-10')).toBe(true)
    const other = await server.signUp('other@example.com')
    expect(await page('', other)).toEqual({ contributions: [], next: null, total: 0 })
    for (const bad of ['?limit=0', '?limit=x', '?after=-1'])
      expect((await server.call('GET', `${listContributions.path}${bad}`, { token })).status).toBe(400)
  })

  test.each(reviewTypeNames)(
    'a %s review is changed in the form it was written in, and counted again',
    async (type) => {
      const change = {
        company: { rate: 2 },
        salary: { salary: 700 },
        interview: { duration: 9 },
        benifit: { rate: 'negative' },
        culture: { training: 0 },
      }[type]
      await write(type, 1)
      const { id, kind, answers } = await only()
      const key = randomUUID()
      const body = buildPayload(reviewTypes[type].form, { ...answers, ...change })
      for (const _ of [1, 2]) expect((await post(`${buildReviewPath(kind)}/${id}`, body, { key })).status).toBe(200)
      expect(await only()).toMatchObject({ id, month: '2026-10', answers: { ...answers, ...change } })
      const changed = await counters(1)
      await write(type, 2, change)
      expect(changed).toEqual(await counters(2))
    },
  )

  test('what readers see follows at once: the changed words, then nothing', async () => {
    await write('company', 1)
    const { id, kind, answers } = await only()
    await post(`${buildReviewPath(kind)}/${id}`, {
      ...bodyOf('company', answers),
      rate: 1,
      pros: 'Quite another thing',
    })
    const [read] = (await server.call('GET', '/companies/1/reviews')).json.data.reviews
    expect(read).toMatchObject({ id, rate: 1, pros: 'Quite another thing' })
    expect((await profileOf(1)).rating).toMatchObject({ count: 1 })
    expect((await post(`${buildReviewPath(kind)}/${id}/remove`, undefined)).status).toBe(200)
    expect((await server.call('GET', '/companies/1/reviews')).json.data.reviews).toEqual([])
    // The counters change with the list, so that comparing them tells nothing.
    expect(await counters(1)).toEqual({})
    expect(await page()).toEqual({ contributions: [], next: null, total: 0 })
  })

  test('a deleted one leaves room for another in the same year, and the others stay findable', async () => {
    await write('company', 1)
    await write('salary', 1)
    const [salary, company] = (await page()).contributions
    await post(`${buildReviewPath(company!.kind)}/${company!.id}/remove`, undefined)
    await write('company', 1)
    expect((await page()).contributions.map(({ kind }) => kind)).toEqual(['company', 'salary'])
    expect((await page()).contributions[1]!.id).toBe(salary!.id)
  })

  test('M4: one that was deleted twice in a month leaves room for another after the month alone, purged or not', async () => {
    const removeIt = async () => {
      const { id, kind } = await only()
      expect((await post(`${buildReviewPath(kind)}/${id}/remove`, undefined)).status).toBe(200)
    }
    const again = async () => {
      await server.liftLimits()
      const { status, json } = await post('/company/review', { ...bodyOf('company'), company_id: 1 })
      return [status, json.problems?.[0].code]
    }
    await write('company', 1)
    await removeIt()
    expect(await again()).toEqual([200, undefined])
    expect(await again()).toEqual([409, 'already_reviewed'])
    await removeIt()
    expect(await again()).toEqual([409, 'rewritten_lately'])
    now = new Date('2026-10-23T09:00:00Z')
    await server.purge()
    expect(await again()).toEqual([409, 'rewritten_lately'])
    // This affects neither another company nor another kind.
    await write('salary', 1)
    await write('company', 2)
    now = new Date('2026-11-10T09:00:00Z')
    token = (await server.call('POST', '/login', { body: { email: 'sara@example.com', password: testPassword } })).json
      .data.token
    await server.purge()
    expect(await again()).toEqual([200, undefined])
  })

  test('another person can neither change nor delete it, and cannot tell it from one that is not there', async () => {
    await write('company', 1)
    const { id, kind, answers } = await only()
    const other = await server.signUp('other@example.com')
    for (const target of [id, randomUUID(), 'x']) {
      const refused = [
        await post(`${buildReviewPath(kind)}/${target}`, bodyOf('company', { rate: 1 }), { who: other }),
        await post(`${buildReviewPath(kind)}/${target}/remove`, undefined, { who: other }),
      ]
      expect(refused.map(({ status, json }) => [status, json.problems])).toEqual(
        [1, 2].map(() => [404, [{ path: '', code: 'not_found' }]]),
      )
    }
    // Nor is it found by the path of another kind.
    expect((await post(`/salary/review/${id}/remove`, undefined)).status).toBe(404)
    expect((await only()).answers).toEqual(answers)
  })

  test('the rules of the form hold for changes as well, and a refused change changes nothing', async () => {
    await write('company', 1)
    const before = await only()
    const refused = await post(`/company/review/${before.id}`, bodyOf('company', { pros: 'me@example.com wrote it' }))
    expect([refused.status, refused.json.problems]).toEqual([422, [{ path: 'pros', code: 'email_in_text' }]])
    const again = { key: randomUUID() }
    await post(`/company/review/${before.id}`, bodyOf('company', { rate: 2 }), again)
    expect((await post(`/company/review/${before.id}`, bodyOf('company', { rate: 3 }), again)).json.problems).toEqual([
      { path: '', code: 'idempotency_reused' },
    ])
    expect((await only()).answers.rate).toBe(2)
  })

  test('a hidden one stays hidden when it is changed; a replaced one is not changed any more', async () => {
    await write('company', 1)
    const { id } = await only()
    await setReviewState({ db: server.db, privacy: server.services.privacy }, id, 'hidden')
    expect(await only()).toMatchObject({ state: 'hidden' })
    expect((await post(`/company/review/${id}`, bodyOf('company', { rate: 1 }))).json.message).toBe(
      'Your changes are saved.',
    )
    expect([(await only()).state, await counters(1)]).toEqual(['hidden', {}])

    await write('salary', 1)
    // As servers up to number 2 left what a newer one replaced.
    await server.db.execute(sql`update reviews set state = 'replaced' where kind = 'salary'`)
    const old = (await page()).contributions.find(({ state }) => state === 'replaced')!
    expect((await post(`/salary/review/${old.id}`, bodyOf('salary'))).json.problems).toEqual([
      { path: '', code: 'review_replaced' },
    ])
    // It goes with the next purge.
    await server.purge()
    expect((await page()).contributions.filter(({ state }) => state === 'replaced')).toEqual([])
  })

  test('the wish to be shown by region only goes on, until it is taken back', async () => {
    await write('company', 1)
    const { id } = await only()
    const place = async () => (await only()).answers.shown_place
    await post(`/company/review/${id}`, { ...bodyOf('company'), blur: 1 })
    const wished = await place()
    expect(wished).toBeLessThanOrEqual(0)
    await post(`/company/review/${id}`, bodyOf('company', { rate: 1 }))
    expect(await place()).toBe(wished)
    await post(`/company/review/${id}`, { ...bodyOf('company'), blur: 0 })
    expect(await place()).toBeUndefined()
  })
})
