import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPayload, check } from '../../src/contract/form/check.ts'
import type { Form, RawAnswers } from '../../src/contract/form/form.ts'
import { type Forms, getFormAnswered } from '../../src/contract/form/shorter.ts'
import type { Problem } from '../../src/contract/problem.ts'
import { type ReviewTypeName, reviewTypeNames } from '../../src/contract/reviews/kinds.ts'
import { buildReviewPath, getKind, reviewTypes } from '../../src/contract/reviews/reviews.ts'
import { getLookups } from '../../src/server/lookups/lookups.queries.ts'
import { anyAnswers } from '../support/answers/any-answers.ts'
import { validAnswers } from '../support/answers/valid-answers.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

const forms: { name: string; type: ReviewTypeName; form: Form }[] = [
  ...reviewTypeNames.map((type) => ({ name: type, type, form: reviewTypes[type].form as Form })),
  ...reviewTypeNames.flatMap((type) => {
    const { shorter } = reviewTypes[type]
    return shorter ? [{ name: `${type}, the shorter form`, type, form: shorter }] : []
  }),
]

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  await server.empty()
  token = await server.signUp('reviewer@example.com')
})
afterAll(() => server?.close())

/** Returns the forms whose answers go to the same path. */
const formsOf = (form: Form): Forms =>
  Object.values<Forms>(reviewTypes).find((one) => one.form === form || one.shorter === form)!

/** Sends the answers for an unknown company, which is refused last, and alone where everything else is valid. */
async function send(type: ReviewTypeName, form: Form, answers: RawAnswers) {
  const { status, json } = await server.call('POST', buildReviewPath(getKind(type, answers)), {
    token,
    headers: { 'Idempotency-Key': randomUUID() },
    body: { ...buildPayload(form, answers), company_id: 999_999 },
  })
  return { status, problems: json.problems as Problem[] }
}

describe.each(forms)('$name', ({ type, form }) => {
  const unsent = new Set(form.fields.filter(({ sent }) => sent === false).map(({ name }) => name))
  const isSent = ({ path }: Problem) => !unsent.has(path.split('.')[0]!)

  test('V-049 to V-130: what passes in the browser passes on the server', async () => {
    const lookups = await getLookups(server.db)
    const property = fc.asyncProperty(validAnswers(form, lookups), async (answers) => {
      expect(check(form, answers)).toMatchObject({ ok: true })
      expect(await send(type, form, answers)).toEqual({
        status: 422,
        problems: [{ path: 'company_id', code: 'company_unknown' }],
      })
    })
    await fc.assert(property, { numRuns: 40 })
  })

  test('V-049 to V-130: what is wrong in the browser is wrong on the server, with the same problems', async () => {
    const lookups = await getLookups(server.db)
    // Answers as a body can hold them: one alone is wrong, or many are.
    const one = fc
      .tuple(validAnswers(form, lookups), anyAnswers(form), fc.constantFrom(...form.fields))
      .map(([right, any, { name }]) => ({ ...right, [name]: any[name] }))
    const wrong = fc
      .oneof(one, anyAnswers(form))
      .map((answers) => JSON.stringify(answers))
      // A body with characters that the database cannot store is refused as a whole.
      .filter((text) => !/\\u0000|\\ud[89a-f]/.test(text))
      .map((text) => JSON.parse(text) as RawAnswers)
      .map((answers) => ({ answers, checked: check(form, answers) }))
      .filter(({ checked }) => !checked.ok && checked.problems.some(isSent))
      // Without the answers that only the wizard asks for, the server takes them for those of the shorter form.
      .filter(({ answers }) => getFormAnswered(formsOf(form), buildPayload(form, answers)) === form)
    const property = fc.asyncProperty(wrong, async ({ answers, checked }) => {
      const problems = checked.ok ? [] : checked.problems.filter(isSent)
      expect(await send(type, form, answers)).toEqual({ status: 422, problems })
    })
    await fc.assert(property, { numRuns: 40 })
  })
})
