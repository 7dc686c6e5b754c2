import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { check } from '../../src/contract/form/check.ts'
import type { Form, RawAnswers } from '../../src/contract/form/form.ts'
import type { Problem } from '../../src/contract/problem.ts'
import { answerForm, questionForm } from '../../src/contract/questions/questions.ts'
import { languages, wordsOf } from '../support/locales.ts'
import { newCompany } from '../support/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { answerTable, questionTable, rightAnswer, rightQuestion } from './tables/questions.ts'
import type { Row } from './tables/row.ts'

type Suite = { name: string; form: Form; right: RawAnswers; table: Row[] }
const suites: Suite[] = [
  { name: 'question', form: questionForm, right: rightQuestion, table: questionTable },
  { name: 'answer', form: answerForm, right: rightAnswer, table: answerTable },
]
const byPath = (problems: readonly Problem[]) => Object.fromEntries(problems.map(({ path, code }) => [path, code]))

describe.each(suites)('a $name as the browser checks it', ({ form, right, table }) => {
  test.each(table)('$says', ({ answers, problems }) => {
    const checked = check(form, { ...right, ...answers })
    expect(checked.ok ? {} : byPath(checked.problems)).toEqual(problems)
  })
})

describe('as the server checks it', () => {
  let server: TestServer
  let token: string
  const paths: Record<string, string> = {}
  beforeAll(async () => {
    server = await startTestServer()
    await server.empty()
    const companyId = await newCompany(server)
    token = await server.signUp('asker@example.com')
    paths.question = `/companies/${companyId}/questions`
    const headers = { 'Idempotency-Key': randomUUID() }
    await server.call('POST', paths.question, { token, body: rightQuestion, headers })
    const { questions } = (await server.call('GET', paths.question)).json.data
    paths.answer = `/questions/${questions[0].id}/answers`
  })
  afterAll(() => server?.close())

  const cases = suites.flatMap(({ name, right, table }) => table.map((row) => ({ name, right, ...row })))
  test.each(cases)('a $name, $says', async ({ name, right, answers, problems }) => {
    const codes = Object.values(problems)
    for (const language of languages) {
      const headers = { 'Idempotency-Key': randomUUID() }
      const body = { ...right, ...answers }
      const { status, json } = await server.call('POST', paths[name]!, { token, language, headers, body })
      expect({ status, problems: byPath(json.problems ?? []) }).toEqual({ status: codes.length ? 422 : 200, problems })
      const alone = codes.filter((code) => code !== 'too_long' && code !== 'not_a_choice')
      if (alone.length === 1) expect(json.message).toBe(wordsOf(language, 'problems').get(alone[0]!))
    }
  })
})
