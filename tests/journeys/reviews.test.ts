import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import common from '../../locales/ar/common.json'
import messages from '../../locales/ar/messages.json'
import { type ReviewKind, reviewKinds } from '../../src/contract/reviews/reviews.ts'
import { contextRules } from '../../src/contract/statistics/rules.ts'
import { maintain } from '../../src/server/app/maintenance/maintenance.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { begin, forgetExpired, hashRequest } from '../../src/server/platform/idempotency/idempotency.queries.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { readCompanyStatistics } from '../../src/server/statistics/company-statistics.queries.ts'
import { sealReview } from '../../src/server/statistics/sealed.ts'
import { readKeptCounters, recount } from '../../src/tools/recount.queries.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { openedReviews } from '../support/server/opened-reviews.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
let now = new Date('2026-10-10T09:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  now = new Date('2026-10-10T09:00:00Z')
  await server.empty()
})
afterAll(() => server.close())

/** Adds a company by its English name; approved unless said otherwise. */
async function company(name = 'Rimal', approved = true): Promise<number> {
  const [row] = await queryRows<{ id: number }>(
    server.db,
    sql`insert into companies (name_en, name_ar, is_approved) values (${name}, 'رمال', ${approved}) returning id`,
  )
  return row!.id
}
/**
 * Adds a company to the experience list, and removes the idempotency record of that request, which tests that count
 * rows would see.
 */
async function works(token: string, companyId: number) {
  await server.call('POST', '/profile/experience', {
    token,
    body: { company_id: companyId },
    headers: { 'Idempotency-Key': `works-${companyId}` },
  })
  await server.db.execute(sql`delete from idempotency where answer ->> 'message' = 'experience_added'`)
}
/** Signs up a person with this company in the experience list. */
async function personAt(companyId: number, email = 'noura@example.com'): Promise<string> {
  const token = await server.signUp(email)
  await works(token, companyId)
  return token
}
const send = (token: string | undefined, kind: ReviewKind, body: object, key = 'key-1', language: 'en' | 'ar' = 'en') =>
  server.call('POST', `/${kind}/review`, { token, body, language, headers: { 'Idempotency-Key': key } })

const stored = () => openedReviews(server.services)
const rowsIn = async () => {
  const [row] = await queryRows<Record<string, number>>(
    server.db,
    sql`select (select count(*)::int from reviews) as reviews, (select count(*)::int from authorship) as authorship,
      (select count(*)::int from idempotency) as idempotency, (select count(*)::int from tallies) as tallies`,
  )
  return row
}
const nothing = { reviews: 0, authorship: 0, idempotency: 0, tallies: 0 }
const codes = ({ json }: { json: { problems: { code: string }[] } }) => json.problems.map(({ code }) => code)

describe('a review is sent', () => {
  const paths: [ReviewKind, string][] = [
    ['company', 'A-028'],
    ['salary', 'A-029'],
    ['benefit', 'A-030'],
    ['careerpath', 'A-031'],
    ['environment', 'A-032'],
    ['leadership', 'A-033'],
    ['interview', 'A-034'],
  ]
  test.each(paths)('POST /%s/review stores it and answers with a message (%s, E-063)', async (kind) => {
    const id = await company()
    const token = await personAt(id)
    const benefits = await server.call('GET', '/benefits')
    const offers = { benefits: benefits.json.data.map((one: { id: number }) => ({ benefit_id: one.id, offered: 1 })) }
    const body = sampleBody(kind, id, kind === 'benefit' ? offers : {})
    const { status, json } = await send(token, kind, body, 'key-1', 'ar')
    expect(status).toBe(200)
    const isRead = kind === 'company' || kind === 'benefit' || kind === 'interview'
    const told = messages[isRead ? 'review_received' : kind === 'salary' ? 'salary_received' : 'culture_received']
    expect(kind === 'interview' ? json.data.message : json.message).toBe(told.replace('{{within}}', common.within.now))
    const [review] = await stored()
    expect(review).toMatchObject({ kind, month: '2026-10', state: 'published' })
    expect(review!.answers.employer_name).toBe('Rimal')
    expect(review!.answers).not.toHaveProperty('company_id')
    expect(await readKeptCounters(server.db, id)).toEqual(await recount(server.db, id, server.services.privacy))
  })

  test('A-036, A-037, L-028: the list covers every kind, each with a path of its own', () => {
    expect(paths.map(([kind]) => kind).sort()).toEqual([...reviewKinds].sort())
  })

  test('and is read by everyone, with the numbers changed with it', async () => {
    const id = await company()
    await send(await personAt(id), 'company', sampleBody('company', id, { rate: 5 }))
    const { json } = await server.call('GET', `/companies/${id}/reviews`)
    expect(json.data).toEqual({
      reviews: [
        {
          id: expect.any(String),
          month: '2026-10',
          rate: 5,
          pros: 'Fair pay',
          cons: 'Long way',
          helpful: 0,
          unhelpful: 0,
          good_word: 'Fair',
          bad_word: 'Far',
          is_former: null,
          last_year: null,
          context: [],
          language: 'en',
          response: null,
        },
      ],
      next: null,
    })
    expect(await readCompanyStatistics(server.db, id)).toMatchObject({
      rate: 5,
      total_ratings: 1,
      counts: { reviews: 1 },
    })
  })

  test('a failure after the review was written leaves nothing', async () => {
    const id = await company()
    const token = await personAt(id)
    // Makes the last write of the transaction fail.
    await server.db.execute(sql`alter table idempotency add constraint broken check (status <> 200)`)
    try {
      expect((await send(token, 'company', sampleBody('company', id))).status).toBe(500)
    } finally {
      await server.db.execute(sql`alter table idempotency drop constraint broken`)
    }
    expect(await rowsIn()).toEqual(nothing)
    expect((await send(token, 'company', sampleBody('company', id))).status).toBe(200)
  })
})

describe('an Idempotency-Key', () => {
  test('missing: 400, nothing stored', async () => {
    const id = await company()
    const token = await personAt(id)
    const answer = await server.call('POST', '/company/review', { token, body: sampleBody('company', id) })
    expect([answer.status, codes(answer)]).toEqual([400, ['idempotency_missing']])
    expect(await rowsIn()).toEqual(nothing)
  })

  test('repeated with the same review: the stored answer in the language of the call, one review', async () => {
    const id = await company()
    const token = await personAt(id)
    const english = await send(token, 'company', sampleBody('company', id))
    const arabic = await send(token, 'company', sampleBody('company', id), 'key-1', 'ar')
    expect([english.status, arabic.status]).toEqual([200, 200])
    expect(arabic.json.message).toMatch(/\p{Script=Arabic}/u)
    expect((await send(token, 'company', sampleBody('company', id))).text).toBe(english.text)
    expect(await stored()).toHaveLength(1)
  })

  test('repeated in another order of fields: the same review', async () => {
    const id = await company()
    const token = await personAt(id)
    const body = sampleBody('company', id)
    await send(token, 'company', body)
    const turned = Object.fromEntries(Object.entries(body).reverse())
    expect((await send(token, 'company', turned)).status).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  test('repeated with another review, company or kind: 422, nothing more stored', async () => {
    const [id, other] = [await company(), await company('Najd')]
    const token = await personAt(id)
    await works(token, other)
    await send(token, 'company', sampleBody('company', id))
    for (const again of [
      await send(token, 'company', sampleBody('company', id, { rate: 1 })),
      await send(token, 'company', sampleBody('company', other)),
      await send(token, 'salary', sampleBody('salary', id)),
    ])
      expect([again.status, codes(again)]).toEqual([422, ['idempotency_reused']])
    expect(await stored()).toHaveLength(1)
  })

  test('sent twice at once: one review; the other gets the same answer or 409 idempotency_in_progress', async () => {
    const id = await company()
    const token = await personAt(id)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(token, 'company', sampleBody('company', id))),
    )
    for (const answer of answers)
      if (answer.status !== 200) expect([answer.status, codes(answer)]).toEqual([409, ['idempotency_in_progress']])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(await stored()).toHaveLength(1)
    expect((await send(token, 'company', sampleBody('company', id))).status).toBe(200)
  })

  test('whose call is under way elsewhere: 409 on PostgreSQL, its turn after that call on the embedded database', async () => {
    const id = await company()
    const token = await personAt(id)
    const { secret } = await server.personAt('noura@example.com')
    const request = hashRequest(server.services.privacy, secret, 'key-1', 'whatever')
    let finish = () => {}
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve
    })
    const elsewhere = server.db.transaction(async (tx) => {
      expect(await begin(tx, request)).toEqual({ was: 'new' })
      begun()
      await new Promise<void>((resolve) => {
        finish = resolve
      })
    })
    await hasBegun
    if (process.env.DATABASE_URL) {
      const answer = await send(token, 'company', sampleBody('company', id))
      expect([answer.status, codes(answer)]).toEqual([409, ['idempotency_in_progress']])
    }
    const waiting = process.env.DATABASE_URL ? undefined : send(token, 'company', sampleBody('company', id))
    finish()
    await elsewhere
    expect((await (waiting ?? send(token, 'company', sampleBody('company', id)))).status).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  test('after a refused call is free: once the reason is gone, the same call succeeds', async () => {
    const id = await company()
    const token = await server.signUp('noura@example.com')
    const refused = await send(token, 'company', sampleBody('company', id))
    expect([refused.status, codes(refused)]).toEqual([409, ['not_in_experience']])
    expect(await rowsIn()).toEqual(nothing)
    await works(token, id)
    expect((await send(token, 'company', sampleBody('company', id))).status).toBe(200)
  })

  test('of another person is another key: their equal one is a review of their own', async () => {
    const id = await company()
    const one = await personAt(id)
    const two = await personAt(id, 'fahad@example.com')
    await send(one, 'company', sampleBody('company', id))
    expect((await send(two, 'company', sampleBody('company', id, { rate: 2 }))).status).toBe(200)
    expect(await stored()).toHaveLength(2)
  })

  test('is forgotten with the month that holds its 30th day, in batches', async () => {
    const id = await company()
    const token = await personAt(id)
    for (const kind of ['company', 'salary', 'leadership'] as const)
      await send(token, kind, sampleBody(kind, id), `key-${kind}`)
    now = new Date('2026-11-30T09:00:00Z')
    expect(await forgetExpired(server.db, now, 2)).toBe(0)
    now = new Date('2026-12-02T09:00:00Z')
    expect(await forgetExpired(server.db, now, 2)).toBe(3)
    await maintain({ ...server.services, clock: () => now })
    expect(await rowsIn()).toMatchObject({ reviews: 3, idempotency: 0 })
  })
})

describe('who may review what', () => {
  test('P-020: without a session 401', async () => {
    const id = await company()
    expect((await send(undefined, 'company', sampleBody('company', id))).status).toBe(401)
    expect(await rowsIn()).toEqual(nothing)
  })

  test('P-025: a company review needs the company in the experience list, and its refusal is no 403', async () => {
    const id = await company()
    const token = await server.signUp('noura@example.com')
    const answer = await send(token, 'company', sampleBody('company', id))
    expect([answer.status, codes(answer)]).toEqual([409, ['not_in_experience']])
    expect((await send(token, 'salary', sampleBody('salary', id), 'key-2')).status).toBe(200)
  })

  test('an unknown company is refused, a company not approved yet too', async () => {
    const waiting = await company('Waiting', false)
    const token = await personAt(waiting)
    for (const [id, code] of [
      [waiting, 'company_not_approved'],
      [999_999, 'company_unknown'],
      [2 ** 40, 'company_unknown'],
      [-1, 'company_unknown'],
      ['1; drop table reviews', 'company_unknown'],
    ] as const) {
      const answer = await send(token, 'company', { ...sampleBody('company', 1), company_id: id })
      expect([answer.status, codes(answer)]).toEqual([422, [code]])
    }
    expect(await rowsIn()).toEqual(nothing)
  })

  test('ids in no lookup list and halves of characters are refused beside their fields', async () => {
    const id = await company()
    const token = await personAt(id)
    const foreign = await send(
      token,
      'company',
      sampleBody('company', id, { department: 987_654, specilization: 987_654 }),
    )
    expect(foreign.status).toBe(422)
    expect(foreign.json.problems).toEqual([
      { path: 'department', code: 'not_a_choice' },
      { path: 'specilization', code: 'not_a_choice' },
    ])
    const broken = await send(token, 'company', sampleBody('company', id, { pros: 'Fair \u0000 pay' }))
    expect(broken.status).toBeGreaterThanOrEqual(400)
    expect(broken.status).toBeLessThan(500)
    expect(await rowsIn()).toEqual(nothing)
  })

  test('one review per person, company and kind in a calendar year', async () => {
    const [id, other] = [await company(), await company('Najd')]
    const token = await personAt(id)
    await works(token, other)
    await send(token, 'company', sampleBody('company', id))
    const again = await send(token, 'company', sampleBody('company', id, { rate: 1 }), 'key-2')
    expect([again.status, codes(again)]).toEqual([409, ['already_reviewed']])
    expect((await send(token, 'company', sampleBody('company', other), 'key-3')).status).toBe(200)
    expect((await send(token, 'leadership', sampleBody('leadership', id), 'key-4')).status).toBe(200)
    expect(await stored()).toHaveLength(3)
  })

  test('two at once with different keys: one review', async () => {
    const id = await company()
    const token = await personAt(id)
    const statuses = (
      await Promise.all(['a', 'b', 'c'].map((key) => send(token, 'company', sampleBody('company', id), key)))
    ).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
    expect(await stored()).toHaveLength(1)
  })

  test("next year's review replaces this year's, in the list and in the numbers", async () => {
    const id = await company()
    const token = await personAt(id)
    await send(token, 'company', sampleBody('company', id, { rate: 1 }))
    now = new Date('2026-12-31T22:00:00Z')
    // A session ends after 14 idle days.
    const later = await server.signIn('noura@example.com')
    expect((await send(later, 'company', sampleBody('company', id, { rate: 5 }), 'key-2')).status).toBe(200)
    expect((await stored()).map(({ month, state }) => [month, state])).toEqual([['2027-01', 'published']])
    expect(await readCompanyStatistics(server.db, id)).toMatchObject({ rate: 5, total_ratings: 1 })
    expect(await readKeptCounters(server.db, id)).toEqual(await recount(server.db, id, server.services.privacy))
  })
})

describe('a hidden review', () => {
  test('is neither read nor counted until it is shown again; a replaced one stays replaced', async () => {
    const id = await company()
    await send(await personAt(id), 'company', sampleBody('company', id))
    const [review] = await stored()
    expect(await setReviewState(server.services, review!.id, 'hidden')).toBe('hidden')
    expect((await server.call('GET', `/companies/${id}/reviews`)).json.data.reviews).toEqual([])
    expect(await rowsIn()).toMatchObject({ reviews: 1, tallies: 0 })
    expect(await setReviewState(server.services, review!.id, 'published')).toBe('published')
    expect((await readCompanyStatistics(server.db, id)).total_ratings).toBe(1)
    await server.db.execute(sql`update reviews set state = 'replaced', words = null`)
    expect(await setReviewState(server.services, review!.id, 'published')).toBe('replaced')
    expect(await setReviewState(server.services, '00000000-0000-4000-8000-000000000000', 'hidden')).toBeNull()
  })
})

describe("a company's reviews", () => {
  /** Adds published reviews, one for each of these months, directly to the table. */
  async function reviewsIn(id: number, months: string[], work: object = {}) {
    const answers = { ...sampleBody('company', id), department: 1, joblevel: 2, cities: 1, ...work }
    const { shown, sealed } = sealReview(server.services.privacy, { kind: 'company', answers, writer: null })
    for (const month of months)
      await server.db.execute(
        sql`insert into reviews (company_id, kind, month, answers, sealed, words)
          values (${id}, 'company', ${month}, ${JSON.stringify(shown)}::jsonb, decode(${sealed.toString('hex')}, 'hex'), '')`,
      )
  }
  const page = (id: number, query = '') => server.call('GET', `/companies/${id}/reviews${query}`)

  test('come page by page, newest month first, each once', async () => {
    const id = await company()
    const months = Array.from({ length: 23 }, (_, index) => `2025-${String(1 + (index % 9)).padStart(2, '0')}`)
    await reviewsIn(id, months)
    const seen: { id: string; month: string }[] = []
    let after: string | null = ''
    let pages = 0
    while (after !== null) {
      const { json }: { json: { data: { reviews: typeof seen; next: string | null } } } = await page(
        id,
        `?limit=5${after && `&after=${after}`}`,
      )
      seen.push(...json.data.reviews)
      after = json.data.next
      pages += 1
    }
    expect(pages).toBe(5)
    expect(new Set(seen.map((one) => one.id)).size).toBe(23)
    expect(seen.map(({ month }) => month)).toEqual([...months].sort().reverse())
  })

  test('bad positions and limits get a 400, an unknown company a 404', async () => {
    const id = await company()
    for (const query of ['?limit=0', '?limit=51', '?limit=x', '?limit=1e1', '?after=x', '?after=%00', "?after='--"])
      expect((await page(id, query)).status).toBe(400)
    for (const path of ['999999', '0', '-1', 'x', '99999999999999999999'])
      expect((await server.call('GET', `/companies/${path}/reviews`)).status).toBe(404)
    expect((await page(id, '?limit=50')).status).toBe(200)
  })

  test('name the context to all of a group at once, in the language of the reader', async () => {
    const id = await company()
    const shownIn = async (language: 'en' | 'ar'): Promise<string[][]> => {
      const { json } = await server.call('GET', `/companies/${id}/reviews?limit=50`, { language })
      return json.data.reviews.map((one: { context: string[] }) => one.context)
    }
    // Two of a month, of whom those of four months do not count.
    const enough = contextRules.most + 2 * contextRules.busiest
    for (let n = 0; n < enough; n += 1) {
      now = new Date(Date.UTC(2026, 9 + Math.floor(n / 2), 10))
      const token = await personAt(id, `person${n}@example.com`)
      await send(token, 'company', sampleBody('company', id, { department: 1, joblevel: 2, cities: 1 }))
      if (n === contextRules.least + 2 * contextRules.busiest - 2) await server.decide()
    }
    expect(new Set((await shownIn('en')).map(String))).toEqual(new Set(['']))
    await server.decide()
    const names = async (language: 'en' | 'ar') =>
      Promise.all(
        (
          [
            ['/departments', 1],
            ['/joblevels', 2],
            ['/cities', 1],
          ] as const
        ).map(async ([path, item]) => {
          const { json } = await server.call('GET', path, { language })
          return json.data.find((one: { id: number }) => one.id === item).name
        }),
      )
    for (const language of ['en', 'ar'] as const)
      expect(await shownIn(language)).toEqual(Array(enough).fill(await names(language)))
  })
})
