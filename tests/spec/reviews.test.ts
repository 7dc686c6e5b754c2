import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPayload, check } from '../../src/contract/form/check.ts'
import type { Form, RawAnswers } from '../../src/contract/form/form.ts'
import type { ProblemCode } from '../../src/contract/problem.ts'
import { interviewPageReview } from '../../src/contract/reviews/interview.ts'
import {
  buildReviewPath,
  getKind,
  type ReviewTypeName,
  reviewTypeNames,
  reviewTypes,
} from '../../src/contract/reviews/reviews.ts'
import { quickSalaryReview } from '../../src/contract/reviews/salary.ts'
import { rightAnswersOf } from '../support/answers/right-answers.ts'
import { byPath } from '../support/problems.ts'
import { type Language, languages, wordsOf } from '../support/project/locales.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'
import { quickSalaryTable } from './tables/quick-salary.ts'
import type { Row } from './tables/row.ts'
import { pickSent } from './tables/sent-rows.ts'
import { interviewPageTable, wizardTable, wizardTableOfInterview } from './tables/wizard-review.ts'

type Suite = { name: string; type: ReviewTypeName; form: Form; right: RawAnswers; table: Row[] }

const suite = (type: ReviewTypeName, table: Row[], also: Partial<Suite> = {}): Suite => {
  const form: Form = also.form ?? reviewTypes[type].form
  return { name: type, type, form, right: rightAnswersOf(type, form), table, ...also }
}

/**
 * Imports the sentences of section 5 for the own step of a type: `tables/<form>-review.ts`. A type without one fails
 * here.
 */
const tableOf = async (type: ReviewTypeName): Promise<Row[]> =>
  (await import(`./tables/${reviewTypes[type].form.id}-review.ts`)).table

/** One table per form, after that of the wizard's common part. */
const suites: Suite[] = [
  ...(await Promise.all(
    reviewTypeNames.map(async (type) => {
      const common = type === 'interview' ? wizardTableOfInterview : wizardTable
      return suite(type, [...common, ...(await tableOf(type))])
    }),
  )),
  suite('interview', [...interviewPageTable, ...(await tableOf('interview'))], {
    name: 'interview, on its own page',
    form: interviewPageReview,
  }),
  suite('salary', quickSalaryTable, { name: 'salary, in five questions', form: quickSalaryReview }),
]

/**
 * Problems whose words mean nothing without their field: the message of the whole call says that answers need a look.
 */
const needsItsField: readonly ProblemCode[] = ['missing', 'malformed', 'not_a_choice', 'too_long', 'offered_required']

describe.each(suites)('the $name review as the browser checks it', ({ form, right, table }) => {
  test.each(table)('$says', ({ answers, problems, only }) => {
    const checked = check(form, { ...right, ...answers })
    expect(checked.ok ? {} : byPath(checked.problems)).toEqual(only === 'server' ? {} : problems)
  })
})

describe.each(suites)('the $name review as the server checks it', ({ type, form, right, table }) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer()
    await server.empty()
    token = await server.signUp('reviewer@example.com')
  })
  afterAll(() => server?.close())

  /** Sends a review of an unknown company: valid answers are refused for that alone, and nothing is stored. */
  const send = async (answers: RawAnswers, language: Language) => {
    const all = { ...right, ...answers }
    const { status, json } = await server.call('POST', buildReviewPath(getKind(type, all)), {
      token,
      language,
      headers: { 'Idempotency-Key': randomUUID() },
      body: { ...buildPayload(form, all), company_id: 999_999 },
    })
    return { status, message: json.message, problems: byPath(json.problems ?? []) }
  }

  test.each(pickSent(table))('$says', async ({ answers, problems, only }) => {
    const { status, problems: found } = await send(answers, 'en')
    const passes = only === 'form' || Object.keys(problems).length === 0
    expect(status).toBe(422)
    expect(found).toEqual(passes ? { company_id: 'company_unknown' } : problems)
  })

  if (type === 'culture')
    test('E-130: answers of one culturetype are none of another one’s path', async () => {
      const { status, json } = await server.call('POST', buildReviewPath('environment'), {
        token,
        headers: { 'Idempotency-Key': randomUUID() },
        body: { ...buildPayload(form, right), company_id: 999_999 },
      })
      expect(status).toBe(422)
      expect(byPath(json.problems)).toEqual({ culturetype: 'not_a_choice' })
    })

  test.each(languages)('A-004, A-028: what is wrong is said in the language of the call (%s)', async (language) => {
    const words = wordsOf(language, 'problems')
    const general = wordsOf(language, 'messages').get('check_answers')
    for (const { answers, problems, only } of pickSent(table)) {
      const codes = Object.values(problems)
      if (codes.length !== 1 || only === 'form') continue
      const said = needsItsField.includes(codes[0]!) ? general : words.get(codes[0]!)
      expect((await send(answers, language)).message).toBe(said)
    }
  })
})
