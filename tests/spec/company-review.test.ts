import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { check, payloadOf } from '../../src/contract/form/check.ts'
import type { Problem } from '../../src/contract/problem.ts'
import { companyReview } from '../../src/contract/reviews/company.ts'
import { rowsOf } from '../../src/server/db/database.ts'
import { rightAnswers } from '../support/company-review.ts'
import { type Language, languages, wordsOf } from '../support/locales.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { companyReviewTable } from './tables/company-review.ts'

describe('the company review as the browser checks it', () => {
  for (const { says, answers, problems } of companyReviewTable)
    test(says, () => {
      const checked = check(companyReview, { ...rightAnswers, ...answers })
      const found = checked.ok ? {} : Object.fromEntries(checked.problems.map(({ path, code }) => [path, code]))
      expect(found).toEqual(problems)
    })
})

describe('the company review as the server checks it', () => {
  let server: TestServer
  let token: string
  let companyId: number
  beforeAll(async () => {
    server = await startTestServer()
    await server.empty()
    token = await server.signUp('reviewer@example.com')
    const [company] = await rowsOf<{ id: number }>(
      server.db,
      sql`insert into companies (name_en, name_ar) values ('Rimal', 'Rimal') returning id`,
    )
    companyId = company!.id
  })
  afterAll(() => server?.close())

  /** About a company outside the experience list: whatever passes the rules is refused for that, and nothing is kept. */
  const send = async (answers: Record<string, unknown>, language: Language) => {
    const { status, json } = await server.call('POST', '/company/review', {
      token,
      language,
      headers: { 'Idempotency-Key': randomUUID() },
      body: { ...payloadOf(companyReview, { ...rightAnswers, ...answers }), company_id: companyId },
    })
    const problems = (json.problems ?? []) as Problem[]
    return { status, message: json.message, problems: problems.filter(({ path }) => path !== 'company_id') }
  }

  for (const { says, answers, problems } of companyReviewTable)
    test(says, async () => {
      const { status, problems: found } = await send(answers, 'en')
      expect(status).toBe(Object.keys(problems).length > 0 ? 422 : 409)
      expect(Object.fromEntries(found.map(({ path, code }) => [path, code]))).toEqual(problems)
    })

  test.each(languages)('A-004, A-028: what is wrong is said in the language of the call (%s)', async (language) => {
    const words = wordsOf(language, 'problems')
    // 'Please answer this' says nothing without the field beside it; then one sentence speaks for all.
    const summary = wordsOf(language, 'messages').get('check_answers')
    for (const { answers, problems } of companyReviewTable) {
      const [code, ...others] = Object.values(problems)
      if (!code || others.length > 0) continue
      const expected = code === 'missing' || code === 'not_a_choice' ? summary : words.get(code)
      expect((await send(answers, language)).message).toBe(expected)
    }
  })
})
