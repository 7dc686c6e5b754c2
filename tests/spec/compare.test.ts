import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPayload, check } from '../../src/contract/form/check.ts'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import type { Problem, ProblemCode } from '../../src/contract/problem.ts'
import { compareForm } from '../../src/contract/salaries/compare.ts'
import { type Language, languages, wordsOf } from '../support/project/locales.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'
import { compareSalaryTable, rightComparison } from './tables/compare-salary.ts'
import { pickSent } from './tables/sent-rows.ts'

const byPath = (problems: readonly Problem[]) => Object.fromEntries(problems.map(({ path, code }) => [path, code]))
const needsItsField: readonly ProblemCode[] = ['missing', 'not_a_choice']

test.each(compareSalaryTable)('in the browser: $says', ({ answers, problems, only }) => {
  const checked = check(compareForm, { ...rightComparison, ...answers })
  expect(checked.ok ? {} : byPath(checked.problems)).toEqual(only === 'server' ? {} : problems)
})

describe('on the server', () => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer()
    await server.empty()
    await server.db.execute(sql`insert into companies (name_en, name_ar) values ('Rimal', 'رمال')`)
    token = await server.signUp('comparer@example.com')
  })
  afterAll(() => server?.close())

  const send = async (answers: RawAnswers, language: Language, path = '/companies/1/compare') => {
    const body = buildPayload(compareForm, { ...rightComparison, ...answers })
    return server.call('POST', path, { body, language, token })
  }

  test.each(pickSent(compareSalaryTable))('$says', async ({ answers, problems }) => {
    for (const path of ['/companies/1/compare', '/companies/1/compare/all']) {
      const { status, json } = await send(answers, 'en', path)
      const passes = Object.keys(problems).length === 0
      expect([status, byPath(json.problems ?? [])]).toEqual([passes ? 200 : 422, problems])
    }
  })

  test.each(languages)('what is wrong is said in the language of the call (%s)', async (language) => {
    const words = wordsOf(language, 'problems')
    const general = wordsOf(language, 'messages').get('check_answers')
    for (const { answers, problems } of pickSent(compareSalaryTable)) {
      const codes = Object.values(problems)
      if (codes.length !== 1) continue
      const said = needsItsField.includes(codes[0]!) ? general : words.get(codes[0]!)
      expect((await send(answers, language)).json.message).toBe(said)
    }
  })
})
