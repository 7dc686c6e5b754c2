import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { responseForm } from '../../src/contract/employers/answers.ts'
import { inviteForm } from '../../src/contract/employers/people.ts'
import { surveyForm } from '../../src/contract/employers/surveys.ts'
import { check } from '../../src/contract/form/check.ts'
import type { Form, RawAnswers } from '../../src/contract/form/form.ts'
import { announcementForm } from '../../src/contract/notifications/announcements.ts'
import type { Problem } from '../../src/contract/problem.ts'
import { createLimits } from '../../src/server/http/limits.ts'
import { employ } from '../support/employer.ts'
import { languages, wordsOf } from '../support/locales.ts'
import { newCompany, write } from '../support/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import * as tables from './tables/employers.ts'
import type { Row } from './tables/row.ts'

type Suite = { name: string; form: Form; right: RawAnswers; table: Row[] }
const suites: Suite[] = [
  { name: 'response', form: responseForm, right: tables.rightResponse, table: tables.responseTable },
  { name: 'survey', form: surveyForm, right: tables.rightSurvey, table: tables.surveyTable },
  { name: 'invitation', form: inviteForm, right: tables.rightInvite, table: tables.inviteTable },
  { name: 'announcement', form: announcementForm, right: tables.rightAnnouncement, table: tables.announcementTable },
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
    server = await startTestServer({ env: { MODERATOR_EMAILS: 'hr@example.com' } })
    await server.empty()
    const companyId = await newCompany(server)
    token = await employ(server, 'hr@example.com', companyId)
    await write(server, companyId)
    const { reviews } = (await server.call('GET', `/companies/${companyId}/reviews`)).json.data
    paths.response = `/reviews/${reviews[0].id}/answer`
    paths.survey = `/employer/companies/${companyId}/surveys`
    paths.invitation = `/employer/companies/${companyId}/invitations`
    paths.announcement = '/moderation/announcements'
  })
  afterAll(() => server?.close())

  const cases = suites.flatMap(({ name, right, table }) => table.map((one) => ({ name, right, ...one })))
  test.each(cases)('a $name, $says', async ({ name, right, answers, problems }) => {
    const codes = Object.values(problems)
    for (const language of languages) {
      // As many invitations and surveys as these rows send, nobody could send within an hour.
      server.services.limits = createLimits()
      await server.db.execute(sql`delete from studies`)
      const headers = { 'Idempotency-Key': randomUUID() }
      const { status, json } = await server.call('POST', paths[name]!, {
        token,
        language,
        headers,
        body: { ...right, ...answers },
      })
      expect({ status, problems: byPath(json.problems ?? []) }).toEqual({ status: codes.length ? 422 : 200, problems })
      const alone = codes.filter((code) => !['too_long', 'not_a_choice', 'missing'].includes(code))
      if (alone.length === 1) expect(json.message).toBe(wordsOf(language, 'problems').get(alone[0]!))
    }
  })
})
