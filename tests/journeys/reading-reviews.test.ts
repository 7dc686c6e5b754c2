import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BenefitComment, BenefitSummary } from '../../src/contract/companies/benefits.schema.ts'
import type { CultureSet } from '../../src/contract/companies/culture.schema.ts'
import { cultureQuestions } from '../../src/contract/companies/culture.ts'
import type { InterviewSummary, PublishedInterview } from '../../src/contract/companies/interviews.schema.ts'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { rightAnswersOf } from '../support/answers/right-answers.ts'
import { openedReviews } from '../support/server/opened-reviews.ts'
import { take as takeReview, write } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
const now = new Date('2026-10-10T09:00:00Z')
let companyId = 0
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  await server.empty()
  const [row] = await queryRows<{ id: number }>(
    server.db,
    sql`insert into companies (name_en, name_ar) values ('Rimal', 'رمال') returning id`,
  )
  companyId = row!.id
})
afterAll(() => server.close())

/** Publishes a contribution of a new person. */
const contribute = (kind: ReviewKind, also: RawAnswers = {}) => write(server, companyId, { kind, also, now })
/** Does the same without publication: the contribution waits for a round. */
const take = (kind: ReviewKind, also: RawAnswers = {}) => takeReview(server, companyId, { kind, also, now })
const read = async <Data>(path: string, language: 'en' | 'ar' = 'en'): Promise<Data> => {
  const { status, json } = await server.call('GET', `/companies/${companyId}/${path}`, { language })
  expect(status).toBe(200)
  return json.data
}
const answersOf = async (kind: ReviewKind) =>
  (await openedReviews(server.services))
    .filter((one) => one.company_id === companyId && one.kind === kind && one.state === 'published')
    .map(({ answers }) => answers)
const countOf = <T>(values: readonly T[]) => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}

describe('culture', () => {
  test.each(['careerpath', 'environment', 'leadership'] as const)(
    '%s: nothing before a release, then what a recount says, the same until the next one',
    async (set) => {
      const questions = cultureQuestions[set]
      const varied = (n: number) =>
        Object.fromEntries(
          questions.map(({ name, measure }, place) => {
            const draw = (n * 7 + place * 3) % 10
            if (measure === 'yes') return [name, draw % 2]
            if (measure === 'choice')
              return [name, name === 'job_entertainment' ? draw % 3 : ['day', 'week', 'month', 'year'][draw % 4]]
            return [name, measure === 'hours' ? 30 + draw : 1 + draw]
          }),
        )
      let released: CultureSet['questions'] = []
      for (let n = 1; n <= 160; n++) {
        await contribute(set, varied(n))
        if (n % 40 !== 0) continue
        const shown = async () => (await read<CultureSet[]>('culture')).find((one) => one.set === set)!.questions
        expect(await shown()).toEqual(released)
        await server.release()
        const told = await shown()
        const raw = await answersOf(set)
        for (const { name, measure, people, value, lower, upper, shares } of told) {
          const answers = raw.map((one) => one[name])
          expect(people).toBe(n)
          if (measure === 'choice') {
            const counts = countOf(answers)
            for (const [answer, share] of Object.entries(shares)) expect(share).toBe((counts[answer] ?? 0) / n)
            continue
          }
          const mean = answers.reduce((sum, one) => sum + Number(one), 0) / n
          // Hours are counted to the nearest five.
          if (measure === 'hours') expect(Math.abs(value! - mean)).toBeLessThan(2.5)
          else expect(value).toBeCloseTo(mean, 9)
          expect([lower! < value!, value! < upper!]).toEqual([true, true])
        }
        released = told
      }
      // With this many people, every question is published but one that noise may hide.
      expect(released.length).toBeGreaterThanOrEqual(questions.length - 1)
    },
  )
})

describe('interviews', () => {
  test('are read newest first, page after page, without anything that names the writer', async () => {
    const years = [2024, 2025, 2023]
    for (let n = 0; n < 13; n++)
      await take('interview', {
        description: `Talk ${n}`,
        month: 1 + (n % 12),
        year: years[n % 3],
        get_offer: ['yes', 'no', 'decline'][n % 3],
        difficulty: ['easy', 'average'][n % 2],
      })
    await server.publish()
    type Page = { interviews: PublishedInterview[]; next: string | null; summary: InterviewSummary }
    const found: PublishedInterview[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: Page = await read(`interviews?limit=5${next ? `&after=${next}` : ''}`)
      expect(page.summary.count).toBe(13)
      found.push(...page.interviews)
      next = page.next
    }
    expect(found.map(({ description }) => description).sort()).toEqual(
      Array.from({ length: 13 }, (_, n) => `Talk ${n}`).sort(),
    )
    expect(new Set(found.map(({ id }) => id)).size).toBe(13)
    const first = found.find(({ description }) => description === 'Talk 4')!
    expect(first).toEqual({
      id: first.id,
      month: '2026-10',
      helpful: 0,
      unhelpful: 0,
      held: null,
      rate: 'positive',
      difficulty: 'easy',
      get_offer: 'no',
      get_by: 'recruiter',
      duration: 2,
      duration_type: 'week',
      description: 'Talk 4',
      questions: [{ question: 'Why here?', answer: 'The people' }],
      context: first.context,
    })
    // 13 people share department, level and city, but fewer than 5 of them were interviewed in one year.
    expect(first.context).toEqual([])
  })

  test('are summed up as a recount says, and a hidden one is neither read nor counted', async () => {
    for (let n = 0; n < 9; n++)
      await contribute('interview', {
        rate: ['positive', 'negative', 'no_opinion'][n % 3],
        difficulty: ['very_easy', 'difficult'][n % 2],
        get_by: ['recruiter', 'in_person', 'other', 'recruiter'][n % 4],
      })
    const [row] = await queryRows<{ id: string }>(server.db, sql`select id from reviews order by id limit 1`)
    await setReviewState(server.services, row!.id, 'hidden')
    const raw = await answersOf('interview')
    const { interviews, summary } = await read<{ interviews: PublishedInterview[]; summary: InterviewSummary }>(
      'interviews',
    )
    expect(interviews.some(({ id }) => id === row!.id)).toBe(false)
    expect(summary).toEqual({
      count: raw.length,
      rate: countOf(raw.map(({ rate }) => rate)),
      difficulty: countOf(raw.map(({ difficulty }) => difficulty)),
      get_offer: countOf(raw.map(({ get_offer }) => get_offer)),
      get_by: countOf(raw.map(({ get_by }) => get_by)),
    })
  })
})

describe('benefits', () => {
  const listed = (rightAnswersOf('benifit').benefits as { benefit_id: number }[]).map(({ benefit_id }) => benefit_id)

  test('are summed up as a recount says, with their comments', async () => {
    for (let n = 0; n < 210; n++)
      await contribute('benefit', {
        rate: ['positive', 'negative'][n % 2],
        comment: `Comment ${n}`,
        // Every listed benefit has an answer (V-097): nobody has the others.
        benefits: listed.map((benefit_id) => ({ benefit_id, offered: { 1: n % 3, 3: 1 }[benefit_id] ?? 0 })),
      })
    const raw = await answersOf('benefit')
    type Page = { comments: BenefitComment[]; next: string | null; summary: BenefitSummary }
    expect((await read<Page>('benefits')).summary.offers).toEqual([])
    await server.release()
    const { comments, summary } = await read<Page>('benefits', 'ar')
    const said = (id: number, answer: number) =>
      raw.filter(({ benefits }) =>
        benefits.some(
          (one: { benefit_id: number; offered: number }) => one.benefit_id === id && one.offered === answer,
        ),
      ).length / raw.length
    expect(summary).toEqual({
      count: 210,
      rate: countOf(raw.map(({ rate }) => rate)),
      offers: listed.map((id) => ({
        ...{ id, name: expect.any(String), people: 210 },
        ...{ yes: said(id, 1), no: said(id, 0), unsure: said(id, 2) },
      })),
    })
    expect(summary.offers[0]!.name).toBe('التأمين الطبي')
    const written = raw.map(({ comment }) => comment)
    for (const { comment } of comments) expect(written).toContain(comment)
    expect(Object.keys(comments[0]!).sort()).toEqual([
      'comment',
      'context',
      'helpful',
      'id',
      'is_former',
      'month',
      'rate',
      'unhelpful',
    ])
  })
})

test.each(['interviews', 'benefits', 'salaries', 'culture'])('%s of an unknown company: 404', async (tab) => {
  expect((await server.call('GET', `/companies/999999/${tab}`)).status).toBe(404)
})

test.each(['interviews', 'benefits'])('%s: a page nobody offered is refused', async (tab) => {
  for (const query of ['limit=0', 'limit=51', 'limit=x', 'after=elsewhere'])
    expect((await server.call('GET', `/companies/${companyId}/${tab}?${query}`)).status).toBe(400)
})
