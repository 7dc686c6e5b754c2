import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPayload } from '../../src/contract/form/check.ts'
import { getFormOfKind, reviewKinds, submitReview } from '../../src/contract/reviews/reviews.ts'
import { forgetPasts } from '../../src/server/companies/changes/changes.queries.ts'
import listed from '../../src/server/lookups/lists/benefits.json' with { type: 'json' }
import { queryRows } from '../../src/server/platform/db/database.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { languages, wordsOf } from '../support/project/locales.ts'
import { accountAt, employ } from '../support/server/employer.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'
import { sendForm } from '../support/server/send-form.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
/** A company with employers, one it names as a competitor, one that names it, and an unrelated one. */
let own = 0
let named = 0
let naming = 0
let other = 0
let hr = ''
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  for (const take of [(id: number) => (own = id), (id: number) => (named = id), (id: number) => (naming = id)])
    take(await newCompany(server))
  other = await newCompany(server)
  await server.db.execute(sql`insert into company_competitors (company_id, competitor_id, position)
    values (${own}, ${named}, 0), (${naming}, ${own}, 0)`)
  hr = await employ(server, 'hr@example.com', own)
})
afterAll(() => server.close())

const codeOf = ({ status, json }: { status: number; json: { problems?: { code: string }[] } }) => [
  status,
  ...(json.problems ?? []).map(({ code }) => code),
]
const addExperience = (token: string, company_id: number) =>
  server.call('POST', '/profile/experience', { token, body: { company_id }, headers: keyed() })
/** An answer for every listed benefit (spec 5). */
const benefits = listed.map(({ id }) => ({ benefit_id: id, offered: 1 }))
const keyed = () => ({ 'Idempotency-Key': randomUUID() })
const review = (
  company_id: number,
  { token = hr, kind = 'company' as (typeof reviewKinds)[number], language = 'en' } = {},
) =>
  server.call('POST', submitReview[kind].path, {
    token,
    language: language as 'en' | 'ar',
    headers: keyed(),
    body: {
      ...buildPayload(getFormOfKind(kind), sampleAnswers(kind, kind === 'benefit' ? { benefits } : {})),
      company_id,
    },
  })
const reviewOf = async (company: number) => {
  await write(server, company)
  return (await server.call('GET', `/companies/${company}/reviews`)).json.data.reviews[0].id as string
}
const vote = (id: string, reaction: string, token = hr) =>
  server.call('POST', `/reviews/${id}/reaction`, { token, body: { reaction } })
const report = (id: string, token = hr) =>
  server.call('POST', '/reports', {
    token,
    headers: keyed(),
    body: { subject: 'review', subject_id: id, reason: 'false' },
  })

describe('a person who speaks for a company', () => {
  const cases = () =>
    [
      [own, 'speaks_for_company'],
      [named, 'speaks_for_competitor'],
      [naming, 'speaks_for_competitor'],
    ] as const

  test.each(reviewKinds)('writes no %s review of it, nor of its competitors in either direction', async (kind) => {
    for (const [company, code] of cases()) expect(codeOf(await review(company, { kind }))).toEqual([409, code])
    expect(await queryRows(server.db, sql`select 1 from reviews`)).toEqual([])
    expect(await queryRows(server.db, sql`select 1 from authorship`)).toEqual([])
  })

  test('neither votes nor reports there, and does both elsewhere', async () => {
    for (const [company, code] of cases()) {
      const id = await reviewOf(company)
      for (const reaction of ['helpful', 'unhelpful']) expect(codeOf(await vote(id, reaction))).toEqual([409, code])
      expect(codeOf(await report(id))).toEqual([409, code])
    }
    expect(await queryRows(server.db, sql`select 1 from reactions union all select 1 from reports`)).toEqual([])
    const elsewhere = await reviewOf(other)
    expect([(await vote(elsewhere, 'helpful')).status, (await report(elsewhere)).status]).toEqual([200, 200])
    await addExperience(hr, other)
    expect((await review(other)).status).toBe(200)
  })

  test('is told so before writing, in the profile, with the companies that compete', async () => {
    const { json } = await server.call('GET', '/profile', { token: hr })
    expect(json.data.represents).toMatchObject([{ id: own, competitors: [named, naming].sort((a, b) => a - b) }])
  })

  test.each(languages)('is told why (%s)', async (language) => {
    const words = wordsOf(language, 'problems')
    expect((await review(own, { language })).json.message).toBe(words.get('speaks_for_company'))
    expect((await review(named, { language })).json.message).toBe(words.get('speaks_for_competitor'))
  })

  test('cannot take the competitor off the own page to review it while the other still names it', async () => {
    await server.db.execute(sql`delete from company_competitors where company_id = ${own}`)
    expect(codeOf(await review(naming))).toEqual([409, 'speaks_for_competitor'])
  })

  test('cannot take the competitor off the own page either: it counts for a year', async () => {
    const page = async () => (await server.call('GET', `/companies/${own}/editable`, { token: hr })).json.data
    const change = async (answers: object) => {
      const { answers: now, edition } = await page()
      return sendForm(server, `/companies/${own}/change`, { ...now, ...answers, edition }, { token: hr })
    }
    expect((await page()).answers.competitors).toEqual([named])
    expect((await change({ competitors: undefined })).status).toBe(200)
    expect((await page()).answers.competitors).toBeUndefined()
    expect(codeOf(await review(named))).toEqual([409, 'speaks_for_competitor'])
    const { json } = await server.call('GET', '/profile', { token: hr })
    expect(json.data.represents[0].competitors).toContain(named)
    const now = Date.now()
    await forgetPasts(server.db, new Date(now + 300 * 86_400_000))
    expect(codeOf(await review(named))).toEqual([409, 'speaks_for_competitor'])
    await forgetPasts(server.db, new Date(now + 400 * 86_400_000))
    await addExperience(hr, named)
    expect((await review(named)).status).toBe(200)
  })

  test('competes with every company of the same industry and city, no matter what either page names', async () => {
    const settle = (id: number, industry: number, city: number) =>
      server.db.execute(sql`update companies set industry_id = ${industry}, city_id = ${city} where id = ${id}`)
    await addExperience(hr, other)
    await settle(own, 1, 1)
    await settle(other, 1, 1)
    expect(codeOf(await review(other))).toEqual([409, 'speaks_for_competitor'])
    // Moving away for the moment of a review does not help.
    const { answers, edition } = (await server.call('GET', `/companies/${own}/editable`, { token: hr })).json.data
    const moved = { ...answers, industry: 2, headquarters: 2, edition }
    expect((await sendForm(server, `/companies/${own}/change`, moved, { token: hr })).status).toBe(200)
    expect(codeOf(await review(other))).toEqual([409, 'speaks_for_competitor'])
    await settle(other, 1, 3)
    expect((await review(other)).status).toBe(200)
  })

  test('and has left it, is a member like any other', async () => {
    await employ(server, 'boss@example.com', own)
    expect((await server.call('POST', `/employer/companies/${own}/leave`, { token: hr, body: {} })).status).toBe(200)
    await addExperience(hr, own)
    expect((await review(own)).status).toBe(200)
  })
})

describe('what someone did before they spoke for the company', () => {
  const joinLater = async (token: string) => {
    await server.db.execute(sql`insert into company_people (account_id, company_id, role)
      values (${await accountAt(server, 'sara@example.com')}, ${other}, 'editor')`)
    return token
  }

  test('stays as it was: it cannot be changed, only withdrawn', async () => {
    const sara = await server.signUp('sara@example.com')
    await addExperience(sara, other)
    const voted = await reviewOf(other)
    await review(other, { token: sara })
    await vote(voted, 'helpful', sara)
    await joinLater(sara)
    const { contributions } = (await server.call('GET', '/profile/contributions', { token: sara })).json.data
    const mine = contributions[0].id
    const changed = await server.call('POST', `/company/review/${mine}`, {
      token: sara,
      headers: keyed(),
      body: { ...sampleAnswers('company'), rate: 5 },
    })
    expect(codeOf(changed)).toEqual([409, 'speaks_for_company'])
    expect(codeOf(await vote(voted, 'unhelpful', sara))).toEqual([409, 'speaks_for_company'])
    expect((await vote(voted, 'none', sara)).json.data).toEqual({ helpful: 0, unhelpful: 0 })
    expect((await server.call('POST', `/company/review/${mine}/remove`, { token: sara, body: {} })).status).toBe(200)
  })
})

test('nobody can vote on any review of their own', async () => {
  const sara = await server.signUp('sara@example.com')
  for (const company of [other, named]) {
    await addExperience(sara, company)
    await review(company, { token: sara })
    const [mine] = (await server.call('GET', `/companies/${company}/reviews`)).json.data.reviews
    for (const reaction of ['helpful', 'unhelpful'])
      expect(codeOf(await vote(mine.id, reaction, sara))).toEqual([409, 'own_contribution'])
  }
  expect(await queryRows(server.db, sql`select 1 from reactions`)).toEqual([])
})
