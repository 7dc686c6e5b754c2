import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contextRules } from '../../src/contract/statistics/rules.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { readKeptCounters, recount } from '../../src/tools/recount.queries.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
let companyId: number
/** So many people, two of a month, share a context in any case: those of four months do not count. */
const enough = contextRules.most + 2 * contextRules.busiest
let now: Date
/** Moves on as often as people of another month are needed for all of them to count. */
const waitFor = (n: number) => {
  now = new Date(Date.UTC(2026, 2 + Math.floor(n / 2), 10, 9))
}
beforeAll(async () => {
  // What is written in one round is published together.
  server = await startTestServer({ clock: () => now, env: { PUBLISH_ROUNDS: 'day' } })
})
beforeEach(async () => {
  await server.empty()
  waitFor(0)
  const [row] = await queryRows<{ id: number }>(
    server.db,
    sql`insert into companies (name_en, name_ar) values ('Rimal', 'رمال') returning id`,
  )
  companyId = row!.id
})
afterAll(() => server.close())

type Body = Record<string, unknown>

/** Sends another kind of contribution from that many people of one department and level, one each. */
async function sent(people: number, kind: 'interview' | 'benefit', body: (companyId: number) => Body): Promise<void> {
  for (let n = 0; n < people; n += 1) {
    waitFor(n)
    const token = await server.signUp(`${randomUUID()}@example.com`)
    const call = { token, headers: { 'Idempotency-Key': 'sent' }, body: body(companyId) }
    expect((await server.call('POST', `/${kind}/review`, call)).status).toBe(200)
  }
  await server.publish()
  await server.decide()
}

/** Reviews the company as that many people of one department and level in a city; `blur` is their choice. */
async function reviewed(people: number, city: number, blur?: 0 | 1): Promise<void> {
  for (let n = 0; n < people; n += 1) {
    waitFor(n)
    const token = await server.signUp(`${randomUUID()}@example.com`)
    const as = (key: string) => ({ token, headers: { 'Idempotency-Key': key } })
    await server.call('POST', '/profile/experience', { ...as('works'), body: { company_id: companyId } })
    const body = { ...sampleBody('company', companyId, { cities: city }), blur }
    const { status } = await server.call('POST', '/company/review', { ...as('sent'), body })
    expect(status).toBe(200)
  }
  await server.publish()
  await server.decide()
}
const contexts = async (list: 'reviews' | 'interviews' = 'reviews') => {
  const { json } = await server.call('GET', `/companies/${companyId}/${list}?limit=50`)
  return (json.data[list] as { context: string[] }[]).map(({ context }) => context.join(', ')).sort()
}
const placeFit = (city: number, language: 'en' | 'ar' = 'en', kind: string = 'company') =>
  server.call('GET', `/companies/${companyId}/context?kind=${kind}&department=1&joblevel=2&city=${city}`, { language })

describe('a writer can have readers see the region at most', () => {
  test('those who wish so are shown with their region, and not with their city', async () => {
    await reviewed(enough, 1, 1)
    const [shared, ...others] = [...new Set(await contexts())]
    expect(others).toEqual([])
    expect(shared).toContain('Riyadh Region')
    expect((await placeFit(1)).json.data.crowded).toBe(false)
  })

  test('a person who chose this cannot be found by subtracting the others', async () => {
    await reviewed(enough, 1, 0)
    await reviewed(1, 1, 1)
    const shown = await contexts()
    expect(shown.filter((context) => context === '')).toHaveLength(1)
    expect(shown.filter((context) => /Riyadh$/.test(context))).toHaveLength(enough)
  })

  test('a recount of everything finds the same', async () => {
    await reviewed(enough, 1, 1)
    await reviewed(1, 1, 0)
    expect(await recount(server.db, companyId, server.services.privacy)).toEqual(
      await readKeptCounters(server.db, companyId),
    )
  })

  test('the wish is 1, 0 or nothing', async () => {
    const token = await server.signUp('noura@example.com')
    const body = { ...sampleBody('company', companyId), blur: 'yes' }
    const { status, json } = await server.call('POST', '/company/review', {
      token,
      headers: { 'Idempotency-Key': 'k' },
      body,
    })
    expect([status, json.problems]).toEqual([422, [{ path: 'blur', code: 'malformed' }]])
  })
})

describe('interviews and benefits publish where their writers work as well', () => {
  /** As the interview's own page sends it: the only city is that of the interview. */
  const interviewOf = (blur: 0 | 1) => (company: number) => {
    const body: Body = sampleBody('interview', company, { city_id: 1 })
    for (const name of ['cities', 'education', 'specilization']) delete body[name]
    return { ...body, blur }
  }

  test('each kind is counted for itself', async () => {
    await reviewed(enough, 1)
    expect((await placeFit(1, 'en', 'interview')).json.data.crowded).toBe(false)
    await sent(enough, 'interview', (company) => sampleBody('interview', company))
    expect((await placeFit(1, 'en', 'interview')).json.data.crowded).toBe(true)
    expect((await placeFit(1, 'en', 'benefit')).json.data.crowded).toBe(false)
    const offers = (await server.call('GET', '/benefits')).json.data.map(({ id }: { id: number }) => id)
    const benefits = offers.map((benefit_id: number) => ({ benefit_id, offered: 1 }))
    await sent(enough, 'benefit', (company) => sampleBody('benefit', company, { benefits }))
    expect((await placeFit(1, 'en', 'benefit')).json.data.crowded).toBe(true)
  })

  test('the wish holds for the city of an interview', async () => {
    await sent(enough, 'interview', interviewOf(0))
    expect(new Set(await contexts('interviews'))).toEqual(new Set([expect.stringMatching(/Riyadh$/)]))
    await sent(enough, 'interview', interviewOf(1))
    const shown = await contexts('interviews')
    expect(shown.filter((context) => /Riyadh$/.test(context))).toHaveLength(enough)
    expect(shown.filter((context) => /Riyadh Region$/.test(context))).toHaveLength(enough)
  })

  test('kinds that are read as numbers only have no such thing', async () => {
    expect((await placeFit(1, 'en', 'salary')).status).toBe(400)
  })
})

describe('GET /companies/:id/context', () => {
  test('says whether many are shown with department, level and city, and names the region in the language of the call', async () => {
    expect((await placeFit(1)).json.data).toMatchObject({ crowded: false })
    // As many as a group needs at least, less one: nobody is shown with all three.
    await reviewed(contextRules.least + 2 * contextRules.busiest - 1, 1)
    expect((await placeFit(1)).json.data.crowded).toBe(false)
    await reviewed(enough, 1)
    expect((await placeFit(1)).json.data).toEqual({ crowded: true, region: expect.stringContaining('Riyadh') })
    expect((await placeFit(1, 'ar')).json.data.region).toContain('الرياض')
    expect((await placeFit(2)).json.data.crowded).toBe(false)
  })

  test('refuses what names nothing known', async () => {
    expect((await placeFit(999_999)).status).toBe(400)
    expect(
      (await server.call('GET', `/companies/${companyId}/context?kind=company&department=1&joblevel=2`)).status,
    ).toBe(400)
    expect(
      (await server.call('GET', '/companies/999999/context?kind=company&department=1&joblevel=2&city=1')).status,
    ).toBe(404)
  })
})
