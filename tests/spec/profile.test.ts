import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMultipart } from '../../src/client/data/multipart.ts'
import { buildPayload, check } from '../../src/contract/form/check.ts'
import type { Form, RawAnswers } from '../../src/contract/form/form.ts'
import type { Problem } from '../../src/contract/problem.ts'
import * as forms from '../../src/contract/profile/forms.ts'
import { addEntry, saveInfo, sendSupport } from '../../src/contract/profile/profile.ts'
import { madeAnswers } from '../support/answers/made-answers.ts'
import { byPath } from '../support/problems.ts'
import { type Language, languages, wordsOf } from '../support/project/locales.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'
import {
  certificateTable,
  educationTable,
  experienceTable,
  infoTable,
  skillTable,
  supportTable,
} from './tables/profile.ts'
import type { Row } from './tables/row.ts'
import { pickSent } from './tables/sent-rows.ts'

type Suite = { name: string; path: string; form: Form; right: RawAnswers; table: Row[] }
const entry = (list: forms.ProfileList, right: RawAnswers, table: Row[]): Suite => ({
  name: list,
  path: addEntry[list].path,
  form: forms.profileLists[list],
  right,
  table,
})
const education = { school: 'KFUPM', degree: 1, field: 'Logistics', from: '2013-09', to: '2017-06', grade: '3.6' }
const suites: Suite[] = [
  {
    name: 'user info',
    path: saveInfo.path,
    form: forms.infoForm,
    right: madeAnswers(forms.infoForm),
    table: infoTable,
  },
  entry(
    'experience',
    { company_id: 1, from: '2020-01-01', to: '2021-01-01', base_salary: 900, bonus: 90 },
    experienceTable,
  ),
  entry('education', { ...education, description: 'Ports' }, educationTable),
  entry('certificates', { name: 'PMP', issued: '2022-01-15', expiry: '2025-01-15' }, certificateTable),
  entry('skills', { name: 'Negotiation' }, skillTable),
  {
    name: 'support',
    path: sendSupport.path,
    form: forms.supportForm,
    right: { type: 'complain', message: 'Too slow' },
    table: supportTable,
  },
]
describe.each(suites)('$name as the browser checks it', ({ form, right, table }) => {
  test.each([{ says: 'right answers', answers: {}, problems: {} }, ...table])('$says', ({ answers, problems }) => {
    const checked = check(form, { ...right, ...answers })
    expect(checked.ok ? {} : byPath(checked.problems)).toEqual(problems)
  })
})

describe('as the server checks it', () => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer()
    await server.empty()
    await server.db.execute(sql`insert into companies (name_en, name_ar) values ('Nawras', 'نورس')`)
    token = await server.signUp('sara@example.com')
  })
  afterAll(() => server?.close())

  const send = async ({ path, form }: Suite, answers: RawAnswers, language: Language) => {
    const payload = buildPayload(form, answers)
    const hasFile = form.fields.some(({ kind }) => kind === 'file')
    const reply = await server.app.request(`/api${path}`, {
      method: 'POST',
      headers: {
        'X-Language': language,
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': randomUUID(),
        ...(hasFile ? {} : { 'Content-Type': 'application/json' }),
      },
      body: hasFile ? toMultipart(payload) : JSON.stringify(payload),
    })
    const { message, problems = [] } = (await reply.json()) as { message: string; problems?: Problem[] }
    return { status: reply.status, message, problems: byPath(problems) }
  }

  describe.each(suites)('$name', (suite) => {
    test.each(pickSent([{ says: 'right answers', answers: {}, problems: {} }, ...suite.table]))(
      '$says',
      async ({ answers, problems }) => {
        const sent = await send(suite, { ...suite.right, ...answers }, 'en')
        expect(sent.problems).toEqual(problems)
        expect(sent.status).toBe(Object.keys(problems).length === 0 ? 200 : 422)
      },
    )
  })

  const said = (name: string, answers: RawAnswers, language: Language) => {
    const suite = suites.find((one) => one.name === name)!
    return send(suite, { ...suite.right, ...answers }, language)
  }
  test.each(languages)(
    'V-153, V-157, V-158: what is wrong is said in the language of the call (%s)',
    async (language) => {
      const words = wordsOf(language, 'problems')
      const name = await said('certificates', { name: 'x' }, language)
      expect(name.message).toBe(words.get('certificate_name'))
      const ahead = await said('experience', { from: '2190-01-01', to: undefined }, language)
      expect(ahead.message).toBe(words.get('not_yet'))
      const before = await said('education', { to: '2001-01' }, language)
      expect(before.message).toBe(words.get('before_start'))
    },
  )
  test('V-153, V-157, V-158: the words of the specification, to the letter', async () => {
    expect((await said('certificates', { name: 'x' }, 'en')).message).toBe(
      'Please Enter Valid Name (Minimum 2 Maximum 30)',
    )
    expect((await said('certificates', { issued: '2190-01-01' }, 'en')).problems).toMatchObject({ issued: 'not_yet' })
    expect((await said('experience', { from: '2190-01-01', to: undefined }, 'en')).message).toBe(
      'This date has not yet come !',
    )
    expect((await said('education', { to: '2001-01' }, 'en')).message).toBe(
      'should not be less than the intiated date !',
    )
  })
})
