import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPayload, check } from '../../src/contract/form/check.ts'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import { byPath } from '../support/problems.ts'
import { type Language, languages, wordsOf } from '../support/project/locales.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'
import { accountForms } from './tables/account-forms.ts'
import { pickSent } from './tables/sent-rows.ts'

describe.each(accountForms)('$name as the browser checks it', ({ form, right, table }) => {
  test.each(table.filter(({ only }) => only !== 'server'))('$says', ({ answers, problems }) => {
    const checked = check(form, { ...right, ...answers })
    expect(checked.ok ? {} : byPath(checked.problems)).toEqual(problems)
  })
})

describe.each(accountForms)('$name as the server checks it', ({ path, form, right, table }) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    await server.empty()
    token = await server.signUp('sara@example.com')
  })
  afterAll(() => server?.close())

  const send = async (answers: RawAnswers, language: Language) => {
    const body = buildPayload(form, { ...right, ...answers })
    const { status, json } = await server.call('POST', path, { token, language, body })
    return { status, message: json.message as string, problems: byPath(json.problems ?? []) }
  }
  /** Problems only the server can detect: the valid answers contain a password that is not the old one. */
  const known = path === '/account/password' ? { old_password: 'password_wrong' } : {}

  test.each(pickSent(table.filter(({ only }) => only !== 'form')))('$says', async ({ answers, problems }) => {
    const passes = Object.keys(problems).length === 0
    expect((await send(answers, 'en')).problems).toEqual(passes ? known : problems)
  })

  test.each(languages)('A-004: what is wrong is said in the language of the call (%s)', async (language) => {
    const words = wordsOf(language, 'problems')
    const general = wordsOf(language, 'messages').get('check_answers')
    for (const { answers, problems, only } of pickSent(table)) {
      const [code] = Object.values(problems)
      if (!code || only === 'form') continue
      const alone = !['missing', 'not_a_choice', 'too_long'].includes(code)
      expect((await send(answers, language)).message).toBe(alone ? words.get(code) : general)
    }
  })
})

test.each([
  ['V-170, V-171, V-172', 'password_missing', 'Plaese Enter Password'],
  ['V-173', 'password_not_match', 'password not match'],
])('%s: the words of the specification', (_, code, words) => {
  expect(wordsOf('en', 'problems').get(code)).toBe(words)
})
