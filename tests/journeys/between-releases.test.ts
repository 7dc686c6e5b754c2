import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ReviewKind, reviewKinds } from '../../src/contract/reviews/reviews.ts'
import { listCountedFields } from '../../src/contract/statistics/budget.ts'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { loadStudyAnswers } from '../../src/demo/load-voices.queries.ts'
import { createApp } from '../../src/server/app/app.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { changeOwn, removeOwn } from '../../src/server/reviews/own/own.queries.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { buildOfferedMeasure } from '../../src/server/statistics/answer-sums.ts'
import { createNoise, type Uniform } from '../../src/server/statistics/noise.ts'
import { releaseDue } from '../../src/server/statistics/release/release.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { telling } from '../support/oracles/asked-measures.ts'
import { publicAnswers } from '../support/oracles/published-numbers.ts'
import { seededNumbers } from '../support/seeded.ts'
import { startTestServer } from '../support/server/server.ts'
import { choose } from '../support/setup/whole.ts'

/** So many people that every number about them is published, no matter what the noise. */
const crowded = 300
/** Random like the system's source, but the same in every run. */
const random = seededNumbers(20)
const drawn: Uniform = (below) => Math.floor(random() * below)
/** With the noise of a real server. */
const server = await startTestServer({ noise: createNoise(drawn) })
const { db, services } = server
const { privacy } = services
const now = new Date('2026-10-10T09:00:00Z')
/** The study has the same id, so that one id serves every call that takes one. */
const companyId = 1

const writer = { gender: 'female', age: 3, experience: 2, nation: 'saudi' } as const
/** Returns answers that would show in every number if they were counted at once. */
const unlike = (kind: ReviewKind) =>
  sampleAnswers(kind, {
    ...{ department: 2, joblevel: 3, jobtitle: 2, cities: 2, education: 2 },
    ...(kind === 'salary' && { salary: 70_000, gender: 'male', experience_years: 12 }),
    ...(kind === 'benefit' && { benefits: [{ benefit_id: 1, offered: 0 }] }),
  })

/** Loads many people of each kind, as a new database is filled. */
const crowd = (people: number) =>
  loadReviews(
    services,
    reviewKinds.flatMap((type) =>
      Array.from({ length: people }, (_, n) => ({
        ...{ companyId, type, month: '2026-10', writer },
        answers: sampleAnswers(type, type === 'salary' ? { salary: 9000 + (n % 40) * 50 } : {}),
      })),
    ),
  )

/** Loads that many answers to the study, `otherwise` of them with another option. */
const answer = (people: number, otherwise: number) =>
  loadStudyAnswers(
    services,
    Array.from({ length: people }, (_, n) => ({ study: 1, option: n < otherwise ? 1 : 0 })),
  )

/**
 * What is read one by one, and its counts: these follow every round of publication. All other public data waits for a
 * release.
 */
const readOneByOne: Record<string, readonly string[]> = {
  '/companies': ['rate', 'total_ratings', 'good_word', 'bad_word'],
  [`/companies/${companyId}/profile`]: [
    'rate',
    'total_ratings',
    'rating',
    'words',
    'counts.reviews',
    'counts.interviews',
    'counts.questions',
  ],
  [`/companies/${companyId}/reviews`]: ['reviews', 'next'],
  [`/companies/${companyId}/reviews/summary`]: ['all', 'found'],
  [`/companies/${companyId}/interviews`]: ['interviews', 'next', 'summary'],
  [`/companies/${companyId}/interviews/count`]: ['all', 'found'],
  [`/companies/${companyId}/benefits`]: ['comments', 'next', 'summary.count', 'summary.rate'],
  [`/companies/${companyId}/statistics`]: ['reviewers', 'trend', 'lastYear'],
}

/** Returns a value without the properties of these names or dotted paths, which apply to items of its lists as well. */
function without(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      if (names.includes(key)) return []
      const inside = names.flatMap((name) => (name.startsWith(`${key}.`) ? [name.slice(key.length + 1)] : []))
      return [[key, without(one, Array.isArray(one) ? names : inside)]]
    }),
  )
}

/** Returns the public data no single contribution may change, by path, as serialised. */
async function numbers(): Promise<Record<string, string>> {
  const answers = await publicAnswers(server.app, companyId)
  return Object.fromEntries(
    answers.map(({ path, status, data }) => [
      path,
      `${status} ${JSON.stringify(without(data, readOneByOne[path] ?? []))}`,
    ]),
  )
}

beforeAll(async () => {
  await server.empty()
  await addCompanies(db, [{ id: companyId, nameEn: 'Rimal', nameAr: 'رمال' }])
  await db.execute(sql`insert into studies (company_id, state, month, question_en, question_ar, options)
    values (null, 'open', '2026-10', 'Where?', 'أين؟', ${JSON.stringify([
      { en: 'Here', ar: 'هنا' },
      { en: 'There', ar: 'هناك' },
    ])}::jsonb)`)
  await answer(120, 40)
  await crowd(crowded)
  await server.release(now)
})
afterAll(server.close)

test('no write, edit, vote or deletion changes a number about pay and people before the next release', async () => {
  const released = await numbers()
  const told = async (path: string) => (await server.call('GET', path)).json.data
  // Each of these has something that could change.
  expect((await told(`/companies/${companyId}/salaries`)).pay.people).toBeGreaterThan(0)
  expect((await told(`/companies/${companyId}/profile`)).counts.salaries).toBeGreaterThan(0)
  expect((await told(`/companies/${companyId}/profile`)).counts.interviews).toBeGreaterThan(0)
  expect((await told(`/companies/${companyId}/statistics`)).parts.gender).not.toEqual([])
  expect((await told(`/companies/${companyId}/benefits`)).summary.offers).not.toEqual([])
  for (const { questions } of await told(`/companies/${companyId}/culture`)) expect(questions).not.toEqual([])
  expect((await told('/salaries')).titles).not.toEqual([])
  expect((await told('/studies/1')).people).toBeGreaterThan(0)

  /** Reads everything before a round of publication and after it. */
  const same = async (done: string) => {
    expect(await numbers(), `${done}, before it is published`).toEqual(released)
    await server.publish()
    expect(await numbers(), done).toEqual(released)
  }
  const token = await server.signUp('voter@example.com')
  const post = (path: string, body: unknown) =>
    server.call('POST', path, { token, body, headers: { 'Idempotency-Key': randomUUID() } })

  for (const kind of choose(reviewKinds, ['company', 'salary'])) {
    const account = { id: randomUUID(), secret: privacy.newSecret() }
    const author = { secret: account.secret, companies: [companyId], writer: { ...writer, gender: 'male' as const } }
    const write = async () => {
      const outcome = await submit({ db, privacy, now }, author, { kind, companyId, answers: unlike(kind) })
      expect(outcome, kind).toMatchObject({ ok: true })
      const [id] = await readContributions(db, { privacy, secret: account.secret })
      return { kind, id: id! }
    }
    const first = await write()
    await same(`a ${kind} review`)
    expect(await changeOwn({ db, privacy }, account, first, (before) => ({ ...before, joblevel: 4 }))).toMatchObject({
      ok: true,
    })
    await same(`its edit (${kind})`)
    const voted = await post(`/reviews/${first.id}/reaction`, { reaction: 'helpful' })
    expect([200, 404]).toContain(voted.status)
    await same(`a vote (${kind})`)
    await setReviewState({ db, privacy }, first.id, 'hidden')
    await same(`its removal by moderators (${kind})`)
    await setReviewState({ db, privacy }, first.id, 'published')
    await same(`its return (${kind})`)
    expect(await removeOwn({ db, privacy }, account.secret, first, now)).toBe(true)
    await same(`its deletion (${kind})`)
    const second = await write()
    await same(`another one in its place (${kind})`)
    await removeOwn({ db, privacy }, account.secret, second, now)
    await same(`the end of that (${kind})`)
  }
  expect((await post('/studies/1/answer', { option: 1 })).status).toBe(200)
  await same('an answer to a study')

  // The purge of deleted contributions and a round without enough new reviews change nothing either.
  await server.purge(now)
  await same('the purge')
  await releaseDue(services, new Date('2026-11-01T00:00:00Z'))
  expect(await numbers()).toEqual(released)
  const rows = await queryRows<{ n: number }>(db, sql`select count(*)::int as n from reviews`)
  expect(rows[0]!.n).toBe(crowded * reviewKinds.length)

  // With many new people every number moves, so the test would have noticed a change.
  await answer(180, 120)
  // Bulk loading requires a database without these.
  await db.execute(sql`delete from review_groups`)
  await crowd(crowded)
  await server.release(new Date('2026-12-01T00:00:00Z'))
  const next = await numbers()
  const moved = Object.keys(released).filter((path) => next[path] !== released[path])
  for (const part of ['profile', 'salaries', 'statistics', 'culture', 'benefits'])
    expect(moved).toContain(`/companies/${companyId}/${part}`)
  expect(moved).toEqual(expect.arrayContaining(['/salaries', '/studies', '/studies/1']))
})

test('every answer that is counted is asked for by a call that anybody reads', async () => {
  const asked = new Set<string>()
  const tell = (text: string) => void asked.add(text)
  const app = createApp({ ...services, db: telling(db, tell), reads: telling(services.reads, tell) })
  // What is kept of companies is read again.
  await server.db.execute(sql`update company_versions set version = gen_random_uuid()`)
  const answers = await publicAnswers(app, companyId)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const counted = reviewKinds.flatMap((kind) => listCountedFields(kind).map(({ name }) => `${kind}.${name}`))
  // Each benefit has its own measure.
  const measures = counted.map((measure) => (measure === 'benefit.benefits' ? buildOfferedMeasure(1) : measure))
  expect(measures.filter((measure) => !asked.has(measure))).toEqual([])
})
