import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerForm } from '../../src/contract/accounts/registration.ts'
import { resetForm } from '../../src/contract/accounts/reset.ts'
import { buildPayload, check } from '../../src/contract/form/check.ts'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import type { ProblemCode } from '../../src/contract/problem.ts'
import { registration } from '../support/answers/registration.ts'
import { byPath } from '../support/problems.ts'
import { type Language, languages, wordsOf } from '../support/project/locales.ts'
import { startTestServer, type TestServer, testPassword } from '../support/server/server.ts'
import { registrationTable } from './tables/registration.ts'
import { pickSent } from './tables/sent-rows.ts'

const right = {
  ...registration,
  name: 'Sara',
  email: 'sara@example.com',
  password: testPassword,
  password_confirmation: testPassword,
}
/** Problems whose words mean nothing without their field. */
const needsItsField: readonly ProblemCode[] = ['missing', 'not_a_choice']
/** Adds the problem of the confirmation, which cannot match a missing password. */
const ofForm = (answers: RawAnswers, problems: Record<string, ProblemCode>) =>
  'password' in answers && answers.password === undefined
    ? { ...problems, password_confirmation: 'confirmation_differs' }
    : problems

describe('registration as the browser checks it', () => {
  test.each(registrationTable)('$says', ({ answers, problems, only }) => {
    const checked = check(registerForm, { ...right, ...answers })
    expect(checked.ok ? {} : byPath(checked.problems)).toEqual(only === 'server' ? {} : ofForm(answers, problems))
  })

  test.each(registrationTable.filter(({ answers }) => 'password' in answers))(
    'a new password by a link follows the same rules: $says',
    ({ answers, problems }) => {
      const checked = check(resetForm, { ...right, recovery: 'none', ...answers })
      expect(checked.ok ? {} : byPath(checked.problems)).toEqual(ofForm(answers, problems))
    },
  )
})

describe('registration as the server checks it', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
    await server.empty()
  })
  beforeEach(async () => {
    await server.liftLimits()
  })
  afterAll(() => server?.close())

  const send = async (answers: RawAnswers, language: Language) => {
    const body = buildPayload(registerForm, { ...right, ...answers })
    const { status, json } = await server.call('POST', '/register', { body, language })
    return { status, message: json.message, problems: byPath(json.problems ?? []) }
  }

  test.each(pickSent(registrationTable))('$says', async ({ answers, problems, only }) => {
    const expected = only === 'form' ? {} : problems
    const { status, problems: found } = await send(answers, 'en')
    expect(found).toEqual(expected)
    expect(status).toBe(Object.keys(expected).length > 0 ? 422 : 200)
  })

  test.each(languages)('A-004: what is wrong is said in the language of the call (%s)', async (language) => {
    const words = wordsOf(language, 'problems')
    for (const { answers, problems, only } of pickSent(registrationTable)) {
      const [code] = Object.values(problems)
      if (!code || only === 'form') continue
      const general = wordsOf(language, 'messages').get('check_answers')
      const said = needsItsField.includes(code) ? general : words.get(code)
      expect((await send(answers, language)).message).toBe(said)
    }
  })
})
