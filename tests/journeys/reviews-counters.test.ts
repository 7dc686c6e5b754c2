import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOneByOne } from '../../src/contract/reviews/readings.ts'
import { type ReviewKind, reviewKinds } from '../../src/contract/reviews/reviews.ts'
import { publishWaiting } from '../../src/server/app/publication/publish.ts'
import { purgeWithheld } from '../../src/server/app/purge.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import type { OpenDatabase } from '../../src/server/platform/db/open.ts'
import { createPrivacy } from '../../src/server/platform/privacy/privacy.ts'
import { changeOwn, removeOwn } from '../../src/server/reviews/own/own.queries.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { readCardsStatistics, readCompanyStatistics } from '../../src/server/statistics/company-statistics.queries.ts'
import { releaseAll } from '../../src/server/statistics/release/release.ts'
import { readKeptCounters, recount, repair } from '../../src/tools/recount.queries.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { contribute } from '../support/server/contribute.ts'
import { openTestDatabase } from '../support/server/database.ts'
import { openUntold } from '../support/server/open-untold.ts'
import { noNoise } from '../support/server/server.ts'
import { isWhole } from '../support/setup/whole.ts'

const privacy = createPrivacy(Buffer.alloc(32, 1))
let opened: OpenDatabase
let db: Database
beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.db
})
afterAll(() => opened.close())

async function newCompany(): Promise<number> {
  const [row] = await queryRows<{ id: number }>(
    db,
    sql`insert into companies (name_en, name_ar) values ('Rimal', 'رمال') returning id`,
  )
  return row!.id
}
const nameOf = (word: { en: string; ar: string } | undefined) => (word ? { en: word.en, ar: word.ar } : null)
const sorted = (counters: Map<string, number>) => [...counters].sort(([a], [b]) => (a < b ? -1 : 1))

describe('the counters of a company', () => {
  test('equal a recount after any inserts, replacements and hides', async () => {
    const words = ['Fair', 'fair', 'عادل', 'عادلـ', 'Friendly']
    const step = fc.record({
      person: fc.nat({ max: 5 }),
      kind: fc.constantFrom<ReviewKind>(...reviewKinds),
      year: fc.integer({ min: 2024, max: 2026 }),
      act: fc.constantFrom('write', 'write', 'write', 'hide', 'show'),
      rate: fc.integer({ min: 1, max: 5 }),
      word: fc.constantFrom(...words),
      department: fc.integer({ min: 1, max: 3 }),
      cities: fc.integer({ min: 1, max: 3 }),
      ceo_rate: fc.integer({ min: 1, max: 10 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const companyId = await newCompany()
        const people = Array.from({ length: 6 }, () => privacy.newSecret())
        let year = 2024
        for (const [index, one] of steps.entries()) {
          // Time moves forward, sometimes by a year.
          year = Math.max(year, one.year)
          if (one.act === 'write') {
            const also = { good_word: one.word, department: one.department, cities: one.cities }
            const answers = sampleAnswers(one.kind, {
              ...also,
              ...(one.kind === 'company' ? { rate: one.rate } : {}),
              ...(one.kind === 'leadership' ? { ceo_rate: one.ceo_rate } : {}),
            })
            const now = new Date(`${year}-05-05T12:00:00Z`)
            const author = { secret: people[one.person]!, companies: [companyId] }
            await contribute({ db, privacy, now }, author, { kind: one.kind, companyId, answers })
          } else {
            const ids = await queryRows<{ id: string }>(
              db,
              sql`select id from reviews where company_id = ${companyId} order by id`,
            )
            const id = ids[index % Math.max(1, ids.length)]?.id
            if (id) await setReviewState({ db, privacy }, id, one.act === 'hide' ? 'hidden' : 'published')
          }
        }
        expect(sorted(await readKeptCounters(db, companyId))).toEqual(sorted(await recount(db, companyId, privacy)))
        const statistics = await readCompanyStatistics(db, companyId)
        const [truth] = await queryRows<{ people: number; average: number | null }>(
          db,
          sql`select count(*)::int as people, avg((answers->>'rate')::int)::float as average from reviews
            where company_id = ${companyId} and kind = 'company' and state = 'published'`,
        )
        expect(statistics.total_ratings).toBe(truth!.people)
        expect(statistics.counts.reviews).toBe(truth!.people)
        if (truth!.average === null) expect(statistics.rate).toBeNull()
        else expect(statistics.rate).toBeCloseTo(truth!.average, 9)
        expect((await readCardsStatistics(db, [companyId])).get(companyId)).toMatchObject({
          rate: statistics.rate === null ? null : expect.closeTo(statistics.rate, 9),
          total_ratings: statistics.total_ratings,
          good_word: nameOf(statistics.words.good[0]),
          bad_word: nameOf(statistics.words.bad[0]),
        })
      }),
      { numRuns: isWhole ? 25 : 10 },
    )
  })

  test('equal a recount after many people write at once', async () => {
    const companyId = await newCompany()
    const people = Array.from({ length: 40 }, () => privacy.newSecret())
    // Eight at once: a server refuses requests that wait too long for a connection, which is not tested here.
    const waiting = people.flatMap((secret, index) =>
      (['company', 'leadership'] as const).map((kind) => ({ secret, index, kind })),
    )
    const results: { ok: boolean }[] = []
    const write = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop())
        results.push(
          await contribute(
            { db, privacy, now: new Date('2026-05-05T12:00:00Z') },
            { secret: one.secret, companies: [companyId] },
            { kind: one.kind, companyId, answers: sampleAnswers(one.kind, { cities: 1 + (one.index % 5) }) },
          ),
        )
    }
    await Promise.all(Array.from({ length: 8 }, write))
    expect(results).toHaveLength(80)
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(sorted(await readKeptCounters(db, companyId))).toEqual(sorted(await recount(db, companyId, privacy)))
    await releaseAll({ db, privacy, noise: noNoise }, 'many', new Date('2026-05-06T12:00:00Z'), openUntold)
    expect(await readCompanyStatistics(db, companyId)).toMatchObject({
      total_ratings: 40,
      ceo_ratings: 40,
      ceo_rate: 4,
    })
  })

  test('equal a recount after a round, a purge and moderators were at one company at once, in orders that collide', async () => {
    const companyId = await newCompany()
    const now = new Date('2026-05-05T12:00:00Z')
    // One round in which moderators hide, and one in which they show.
    const rounds = isWhole ? 4 : 2
    const people = Array.from({ length: 24 }, () => ({ id: randomUUID(), secret: privacy.newSecret() }))
    const write = (secret: Buffer, kind: ReviewKind) =>
      submit(
        { db, privacy, now },
        { secret, companies: [companyId] },
        { kind, companyId, answers: sampleAnswers(kind) },
      )
    for (let round = 0; round < rounds; round += 1) {
      for (const { secret } of people) for (const kind of readOneByOne) await write(secret, kind)
      await publishWaiting({ db, privacy })
      const hidden: string[] = []
      for (const [n, person] of people.entries())
        for (const id of await readContributions(db, { privacy, secret: person.secret })) {
          const [row] = await queryRows<{ kind: ReviewKind }>(db, sql`select kind from reviews where id = ${id}`)
          if (!row) continue
          if (n % 3 === 0)
            await changeOwn({ db, privacy }, person, { kind: row.kind, id }, (before) => ({ ...before, education: 2 }))
          else if (n % 3 === 1) await removeOwn({ db, privacy }, person.secret, { kind: row.kind, id }, now)
          else hidden.push(id)
        }
      for (const [n, { secret }] of people.entries()) if (n % 3 === 1) await write(secret, 'interview')
      const state = round % 2 === 0 ? 'hidden' : 'published'
      await Promise.all([
        publishWaiting({ db, privacy }),
        purgeWithheld({ db, privacy }, '2026-05-06'),
        ...hidden.slice(0, 3).map((id) => setReviewState({ db, privacy }, id, state)),
      ])
      expect(sorted(await readKeptCounters(db, companyId))).toEqual(sorted(await recount(db, companyId, privacy)))
    }
  })

  test('show the most frequent words first, each as it is most often written or by the name of what it means', async () => {
    const companyId = await newCompany()
    for (const good_word of [
      'CALM',
      'CALM',
      'Calm',
      'Kind',
      'نمو',
      'Growth',
      'النموّ',
      'growing',
      'Warm',
      'منصفة',
      'fair',
    ])
      await contribute(
        { db, privacy, now: new Date('2026-05-05T12:00:00Z') },
        { secret: privacy.newSecret(), companies: [companyId] },
        { kind: 'company', companyId, answers: sampleAnswers('company', { good_word }) },
      )
    const { words, rating } = await readCompanyStatistics(db, companyId)
    expect(words.good).toEqual([
      { en: 'Growth', ar: 'نمو', count: 4 },
      { en: 'CALM', ar: 'CALM', count: 3 },
      { en: 'Fair', ar: 'منصفة', count: 2 },
      { en: 'Kind', ar: 'Kind', count: 1 },
    ])
    expect(rating).toMatchObject({ distribution: [0, 0, 0, 11, 0], first_month: '2026-05', last_month: '2026-05' })
  })

  test('show nothing about a CEO before a release, and then the released count', async () => {
    const companyId = await newCompany()
    const told: [number, number | null][] = []
    for (let n = 1; n <= 60; n++) {
      await contribute(
        { db, privacy, now: new Date('2026-05-05T12:00:00Z') },
        { secret: privacy.newSecret(), companies: [] },
        {
          kind: 'leadership',
          companyId,
          answers: sampleAnswers('leadership', { ceo_rate: n <= 30 ? 4 : 10 }),
        },
      )
      if (n % 30 === 0) {
        const { ceo_ratings: before } = await readCompanyStatistics(db, companyId)
        expect(before).toBe(n - 30)
        await releaseAll({ db, privacy, noise: noNoise }, `round ${n}`, new Date('2026-05-06T12:00:00Z'), openUntold)
      }
      const { ceo_ratings, ceo_rate } = await readCompanyStatistics(db, companyId)
      if (n === 1 || n % 30 === 0) told.push([ceo_ratings, ceo_rate])
    }
    expect(told).toEqual([
      [0, null],
      [30, 2],
      [60, 3.5],
    ])
  })

  test('that went wrong are repaired by a recount', async () => {
    const companyId = await newCompany()
    const author = { secret: privacy.newSecret(), companies: [companyId] }
    const submission = { kind: 'company', companyId, answers: sampleAnswers('company') } as const
    await contribute({ db, privacy, now: new Date('2026-05-05T12:00:00Z') }, author, submission)
    expect(await repair(db, companyId, privacy)).toBe(0)
    await db.execute(sql`update tallies set live = 7 where company_id = ${companyId} and measure = 'company.rate'`)
    await db.execute(sql`delete from tallies where company_id = ${companyId} and measure = 'count'`)
    await db.execute(
      sql`insert into tallies (company_id, measure, bucket, open, live) values (${companyId}, 'company.rate', '1', true, 3)`,
    )
    expect(await repair(db, companyId, privacy)).toBe(3)
    expect(sorted(await readKeptCounters(db, companyId))).toEqual(sorted(await recount(db, companyId, privacy)))
  })
})

test('a person with many contributions finds them all, oldest first', async () => {
  const secret = privacy.newSecret()
  const companies: number[] = []
  for (let n = 0; n < 27; n++) {
    const companyId = await newCompany()
    companies.push(companyId)
    const submission = { kind: 'salary', companyId, answers: sampleAnswers('salary'), key: `key-${n}` } as const
    await contribute({ db, privacy, now: new Date('2026-05-05T12:00:00Z') }, { secret, companies: [] }, submission)
  }
  const ids = await readContributions(db, { privacy, secret })
  const rows = await queryRows<{ id: string; company_id: number }>(db, sql`select id, company_id from reviews`)
  const companyOf = new Map(rows.map((row) => [row.id, row.company_id]))
  expect(ids.map((id) => companyOf.get(id))).toEqual(companies)
})
