import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { employerSignUpForm } from '../../src/contract/employers/sign-up.ts'
import { unlockForm } from '../../src/contract/employers/unlock.ts'
import { buildPayload, check } from '../../src/contract/form/check.ts'
import type { Form, RawAnswers } from '../../src/contract/form/form.ts'
import type { Problem } from '../../src/contract/problem.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { byPath } from '../support/problems.ts'
import { type Language, languages, wordsOf } from '../support/project/locales.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'
import { askToUnlock } from '../support/server/unlocking.ts'
import { employerSignUpTable, rightEmployer, rightUnlock, unlockTable } from './tables/employers-entry.ts'
import type { Row } from './tables/row.ts'
import { pickSent } from './tables/sent-rows.ts'

type Reply = { status: number; json: { message?: string; problems?: Problem[] } }
type EmployerForm = {
  name: string
  form: Form
  right: RawAnswers
  table: Row[]
  send: (server: TestServer, token: string, answers: RawAnswers, language: Language) => Promise<Reply>
}
const forms: EmployerForm[] = [
  {
    name: 'employer sign-up',
    form: employerSignUpForm,
    right: rightEmployer,
    table: employerSignUpTable,
    send: (server, _, answers, language) =>
      server.call('POST', '/employers/register', { language, body: buildPayload(employerSignUpForm, answers) }),
  },
  {
    name: 'unlock',
    form: unlockForm,
    right: rightUnlock,
    table: unlockTable,
    send: (server, token, answers, language) =>
      askToUnlock(server, { ...noLetter, ...buildPayload(unlockForm, answers) }, { token, language }),
  },
]
/** Without the letter; other rows send a valid one. */
const noLetter = { commericial_registeration: undefined }
const alone = (code: string) => !['missing', 'malformed', 'too_long'].includes(code)

describe.each(forms)('$name as the browser checks it', ({ form, right, table }) => {
  test.each(table)('$says', ({ answers, problems, only }) => {
    const checked = check(form, { ...right, ...answers })
    expect(checked.ok ? {} : byPath(checked.problems)).toEqual(only === 'server' ? {} : problems)
  })
})

describe.each(forms)('$name as the server checks it', ({ right, table, send }) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    await server.empty()
    await addCompanies(server.db, [{ id: 1, nameEn: 'Nawras Digital', nameAr: 'نورس الرقمية' }])
    token = await server.signUp('sara@example.com')
  })
  afterAll(() => server?.close())

  test.each(pickSent(table))('$says', async ({ answers, problems }) => {
    const { status, json } = await send(server, token, { ...right, ...answers }, 'en')
    expect(byPath(json.problems)).toEqual(problems)
    expect(status).toBe(Object.keys(problems).length > 0 ? 422 : 200)
  })

  test.each(languages)('A-004: what is wrong is said in the language of the call (%s)', async (language) => {
    const words = wordsOf(language, 'problems')
    for (const { answers, problems } of pickSent(table)) {
      const [code, ...others] = Object.values(problems)
      if (!code || others.length > 0) continue
      const { json } = await send(server, token, { ...right, ...answers }, language)
      const general = wordsOf(language, 'messages').get('check_answers')
      expect([general, words.get(code)]).toContain(json.message)
      if (alone(code)) expect(json.message).toBe(words.get(code))
    }
  })
})

test.each([
  ['V-024', 'password_short', 'The password must be at least 8 characters'],
  ['V-025', 'password_not_match', 'password not match'],
  ['V-174', 'unlock_company_missing', 'Please enter company name'],
])('%s: the words of the specification', (_, code, words) => {
  expect(wordsOf('en', 'problems').get(code)).toBe(words)
})
