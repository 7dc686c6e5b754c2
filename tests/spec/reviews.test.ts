import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { check, payloadOf } from '../../src/contract/form/check.ts'
import type { Form, RawAnswers } from '../../src/contract/form/form.ts'
import type { Problem, ProblemCode } from '../../src/contract/problem.ts'
import type { ReviewTypeName } from '../../src/contract/reviews/common.ts'
import { interviewPageReview } from '../../src/contract/reviews/interview.ts'
import { kindOf, reviewPath, reviewTypes } from '../../src/contract/reviews/reviews.ts'
import { type Language, languages, wordsOf } from '../support/locales.ts'
import { rightAnswersOf } from '../support/right-answers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { benefitReviewTable } from './tables/benefit-review.ts'
import { companyReviewTable } from './tables/company-review.ts'
import { cultureReviewTable } from './tables/culture-review.ts'
import { interviewReviewTable } from './tables/interview-review.ts'
import type { Row } from './tables/row.ts'
import { salaryReviewTable } from './tables/salary-review.ts'
import { interviewPageTable, wizardTable, wizardTableOfInterview } from './tables/wizard-review.ts'

type Suite = { name: string; type: ReviewTypeName; form: Form; right: RawAnswers; table: Row[] }

const suite = (type: ReviewTypeName, table: Row[], also: Partial<Suite> = {}): Suite => {
  const form: Form = also.form ?? reviewTypes[type].form
  return { name: type, type, form, right: rightAnswersOf(type, form), table, ...also }
}
const benefits = rightAnswersOf('benifit').benefits as { benefit_id: number; offered: number }[]

/** One table for each form: the sentences of section 5, and those of the wizard's common part. */
const suites: Suite[] = [
  suite('company', [...wizardTable, ...companyReviewTable]),
  suite('salary', [...wizardTable, ...salaryReviewTable]),
  suite('culture', [...wizardTable, ...cultureReviewTable]),
  suite('benifit', [...wizardTable, ...benefitReviewTable(benefits)]),
  suite('interview', [...wizardTableOfInterview, ...interviewReviewTable]),
  suite('interview', [...interviewPageTable, ...interviewReviewTable], {
    name: 'interview, on its own page',
    form: interviewPageReview,
  }),
]

/** Problems whose words say nothing without the field beside them: the call as a whole says that answers need a look. */
const needsItsField: readonly ProblemCode[] = ['missing', 'malformed', 'not_a_choice', 'too_long', 'offered_required']

const byPath = (problems: readonly Problem[]) => Object.fromEntries(problems.map(({ path, code }) => [path, code]))

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

  /** About a company nobody knows: whatever passes the rules is refused for that alone, and nothing is kept. */
  const send = async (answers: RawAnswers, language: Language) => {
    const all = { ...right, ...answers }
    const { status, json } = await server.call('POST', reviewPath(kindOf(type, all)), {
      token,
      language,
      headers: { 'Idempotency-Key': randomUUID() },
      body: { ...payloadOf(form, all), company_id: 999_999 },
    })
    return { status, message: json.message, problems: byPath(json.problems ?? []) }
  }

  test.each(table)('$says', async ({ answers, problems, only }) => {
    const { status, problems: found } = await send(answers, 'en')
    const passes = only === 'form' || Object.keys(problems).length === 0
    expect(status).toBe(422)
    expect(found).toEqual(passes ? { company_id: 'company_unknown' } : problems)
  })

  test.each(languages)('A-004, A-028: what is wrong is said in the language of the call (%s)', async (language) => {
    const words = wordsOf(language, 'problems')
    const general = wordsOf(language, 'messages').get('check_answers')
    for (const { answers, problems, only } of table) {
      const codes = Object.values(problems)
      if (codes.length !== 1 || only === 'form') continue
      const said = needsItsField.includes(codes[0]!) ? general : words.get(codes[0]!)
      expect((await send(answers, language)).message).toBe(said)
    }
  })
})
