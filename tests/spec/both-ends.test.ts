import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPayload, check } from '../../src/contract/form/check.ts'
import type { Form } from '../../src/contract/form/form.ts'
import { interviewPageReview } from '../../src/contract/reviews/interview.ts'
import { type ReviewTypeName, reviewTypeNames } from '../../src/contract/reviews/kinds.ts'
import { buildReviewPath, getKind, reviewTypes } from '../../src/contract/reviews/reviews.ts'
import { getLookups } from '../../src/server/lookups/lookups.queries.ts'
import { validAnswers } from '../support/answers/valid-answers.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

const forms: { name: string; type: ReviewTypeName; form: Form }[] = [
  ...reviewTypeNames.map((type) => ({ name: type, type, form: reviewTypes[type].form as Form })),
  { name: 'interview page', type: 'interview', form: interviewPageReview },
]

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  await server.empty()
  token = await server.signUp('reviewer@example.com')
})
afterAll(() => server?.close())

describe.each(forms)('$name', ({ type, form }) => {
  test('V-049 to V-130: whatever passes in the browser passes on the server', async () => {
    const lookups = await getLookups(server.db)
    const property = fc.asyncProperty(validAnswers(form, lookups), async (answers) => {
      expect(check(form, answers)).toMatchObject({ ok: true })
      const { status, json } = await server.call('POST', buildReviewPath(getKind(type, answers)), {
        token,
        headers: { 'Idempotency-Key': randomUUID() },
        // An unknown company is refused last, and alone where everything else is valid.
        body: { ...buildPayload(form, answers), company_id: 999_999 },
      })
      expect({ status, problems: json.problems }).toEqual({
        status: 422,
        problems: [{ path: 'company_id', code: 'company_unknown' }],
      })
    })
    await fc.assert(property, { numRuns: 40 })
  })
})
