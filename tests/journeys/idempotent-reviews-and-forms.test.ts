import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { toMultipart } from '../../src/client/data/multipart.ts'
import { companyUpdate } from '../../src/contract/companies/changes.ts'
import { companyRequest } from '../../src/contract/companies/requests.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import { buildPayload } from '../../src/contract/form/check.ts'
import { type ReviewKind, reviewKinds } from '../../src/contract/reviews/kinds.ts'
import { changeReview } from '../../src/contract/reviews/own.ts'
import { getFormOfKind, submitReview } from '../../src/contract/reviews/reviews.ts'
import { createDemoPdf } from '../../src/demo/seed/pdf.ts'
import { addAdministrator } from '../../src/server/administration/administrators.queries.ts'
import { routes } from '../../src/server/app/app.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { fullRequest } from '../spec/tables/company-request.ts'
import { fullUpdate } from '../spec/tables/company-update.ts'
import { rightSurvey } from '../spec/tables/employers.ts'
import { madeAnswers } from '../support/answers/made-answers.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { accountAt, employ } from '../support/server/employer.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { pictureFile } from '../support/server/send-form.ts'
import { startTestServer } from '../support/server/server.ts'
import { letter } from '../support/server/unlocking.ts'

const server = await startTestServer({ moderators: { 'moderator@example.com': 'lead' } })
afterAll(server.close)

type Sent = { path: string; token: string; body: Record<string, unknown>; files?: true }
/** A valid call of one endpoint, and the same with one thing in it corrected. */
type Case = { first: Sent; corrected: Record<string, unknown> }

let companyId = 0
let member = ''
let employer = ''
let reviewer = ''

function announcementOf(token: string, area: string): Case {
  const words = { subject_en: 'New', subject_ar: 'جديد', text_en: 'A new page', text_ar: 'صفحة جديدة' }
  const body = { kind: 'announcement', ...words }
  return { first: { path: `${area}/announcements`, token, body }, corrected: { ...body, text_en: 'Two new pages' } }
}

beforeEach(async () => {
  await server.empty()
  companyId = await newCompany(server)
  member = await server.signUp('member@example.com')
  reviewer = await server.signUp('reviewer@example.com')
  employer = await employ(server, 'hr@example.com', companyId)
})

const post = (path: string, token: string, body: object, key: string = randomUUID()) =>
  server.call('POST', path, { token, body, headers: { 'Idempotency-Key': key } })
const works = (token: string) => post('/profile/experience', token, { company_id: companyId })
/** Returns a valid review of a kind; benefits require an answer for every listed one (spec 5). */
const rightBody = (kind: ReviewKind) =>
  sampleBody(kind, companyId, kind === 'benefit' ? { benefits: madeAnswers(getFormOfKind(kind)).benefits } : {})
const idIn = async (table: string) =>
  (await queryRows<{ id: string }>(server.db, sql.raw(`select id from ${table} limit 1`)))[0]!.id
async function reviewBy(token: string, kind: ReviewKind = 'company') {
  await works(token)
  expect((await post(submitReview[kind].path, token, rightBody(kind))).status).toBe(200)
  return idIn('reviews')
}
async function question() {
  await post(`/companies/${companyId}/questions`, reviewer, { tag: 'pay', question: 'Is overtime paid here?' })
  return idIn('questions')
}
async function study() {
  await server.db.execute(
    sql`insert into studies (state, month, question_en, question_ar, options) values ('open', '2026-10', 'Where?', 'أين؟',
      ${JSON.stringify([
        { en: 'Home', ar: 'البيت' },
        { en: 'Office', ar: 'المكتب' },
      ])}::jsonb)`,
  )
  return idIn('studies')
}

async function noticeTo(path: string, token: string): Promise<Case> {
  const body = {
    ...{ text: await reviewBy(reviewer), ground: 'defamation', declaration: 1 },
    ...{ wrong: 'This passage says of us what is not treu.', email: 'sender@elsewhere.example' },
  }
  return { first: { path, token, body }, corrected: { ...body, wrong: 'This passage says of us what is not true.' } }
}

const makers: Record<string, () => Promise<Case>> = {
  '/notices': () => noticeTo('/notices', member),
  '/employer/notices/:id': () => noticeTo(`/employer/notices/${companyId}`, employer),
  ...Object.fromEntries(
    reviewKinds.flatMap((kind) => [
      [
        submitReview[kind].path,
        async () => {
          await works(member)
          const body = rightBody(kind)
          return { first: { path: submitReview[kind].path, token: member, body }, corrected: { ...body, jobtitle: 2 } }
        },
      ],
      [
        changeReview[kind].path,
        async () => {
          const path = changeReview[kind].path.replace(':review', await reviewBy(member, kind))
          const body = rightBody(kind)
          return { first: { path, token: member, body }, corrected: { ...body, jobtitle: 2 } }
        },
      ],
    ]),
  ),
  '/profile/skills': async () => ({
    first: { path: '/profile/skills', token: member, body: { name: 'Negotiaton' } },
    corrected: { name: 'Negotiation' },
  }),
  '/profile/experience': async () => ({
    first: { path: '/profile/experience', token: member, body: { company_id: companyId, base_salary: 9000, bonus: 1 } },
    corrected: { company_id: companyId, base_salary: 9900, bonus: 1 },
  }),
  '/profile/education': async () => {
    const body = { school: 'King Saud Univrsity', degree: 1, field: 'Law', from: '2015-09', to: '2019-06', grade: 'A' }
    return {
      first: { path: '/profile/education', token: member, body },
      corrected: { ...body, school: 'King Saud University' },
    }
  },
  '/profile/certificates': async () => {
    const body = { name: 'PMP', issued: '2024-01-01', expiry: '2027-01-01', image: pictureFile() }
    return {
      first: { path: '/profile/certificates', token: member, body, files: true },
      corrected: { ...body, image: pictureFile(300, 300, 90) },
    }
  },
  '/support': async () => ({
    first: { path: '/support', token: member, body: { type: 'complain', message: 'My account is wrong' } },
    corrected: { type: 'complain', message: 'My account is wrong: it names the company I left in May' },
  }),
  '/employer/companies/:id/surveys': async () => ({
    first: { path: `/employer/companies/${companyId}/surveys`, token: employer, body: rightSurvey },
    corrected: { ...rightSurvey, question_en: 'Would you come back to us?' },
  }),
  '/reviews/:review/answer': async () => ({
    first: { path: `/reviews/${await reviewBy(reviewer)}/answer`, token: employer, body: { text: 'Thank yuo.' } },
    corrected: { text: 'Thank you.' },
  }),
  '/companies/unlock': async () => {
    const other = await newCompany(server)
    const body = {
      company: other,
      website: 'https://example.com',
      phone: '0112345678',
      commericial_registeration: letter(),
    }
    return {
      first: { path: '/companies/unlock', token: member, body, files: true },
      corrected: { ...body, commericial_registeration: letter(createDemoPdf('Letter', 'Another letter')) },
    }
  },
  '/companies/:id/change': async () => {
    const other = await newCompany(server)
    const path = `/companies/${other}/editable`
    const { edition } = (await server.call('GET', path, { token: member })).json.data
    const body = { ...buildPayload(companyUpdate, { ...fullUpdate, competitors: undefined }), edition }
    return {
      first: { path: `/companies/${other}/change`, token: member, body, files: true },
      corrected: { ...body, about_en: 'Corrected: builds ports.' },
    }
  },
  '/companies/:id/assets': async () => {
    const body = { use: 'picture', title_en: 'Our ofice', title_ar: 'مكتبنا', picture: pictureFile() }
    return {
      first: { path: `/companies/${companyId}/assets`, token: employer, body, files: true },
      corrected: { ...body, title_en: 'Our office' },
    }
  },
  '/companies/request': async () => {
    const body = buildPayload(companyRequest, { ...fullRequest, competitors: undefined })
    return {
      first: { path: '/companies/request', token: member, body, files: true },
      corrected: { ...body, about: 'Corrected: builds ports.' },
    }
  },
  '/reports': async () => {
    const body = { subject: 'review', subject_id: await reviewBy(reviewer), reason: 'other', details: 'It names m' }
    return { first: { path: '/reports', token: member, body }, corrected: { ...body, details: 'It names me' } }
  },
  '/moderation/announcements': async () => announcementOf(await server.signUp('moderator@example.com'), '/moderation'),
  '/admin/announcements': async () => {
    const token = await server.signUp('administrator@example.com')
    await addAdministrator(server.db, await accountAt(server, 'administrator@example.com'))
    return announcementOf(token, '/admin')
  },
  '/studies/:id/answer': async () => ({
    first: { path: `/studies/${await study()}/answer`, token: member, body: { option: 0 } },
    corrected: { option: 1 },
  }),
  '/companies/:id/questions': async () => ({
    first: {
      path: `/companies/${companyId}/questions`,
      token: member,
      body: { tag: 'pay', question: 'Is overtime payd?' },
    },
    corrected: { tag: 'pay', question: 'Is overtime paid?' },
  }),
  '/questions/:question/answers': async () => ({
    first: { path: `/questions/${await question()}/answers`, token: member, body: { answer: 'Yes, allways.' } },
    corrected: { answer: 'Yes, always.' },
  }),
}

async function send({ path, token, body, files }: Sent, key?: string) {
  const headers = { Authorization: `Bearer ${token}`, 'X-Language': 'en', ...(key ? { 'Idempotency-Key': key } : {}) }
  const response = await server.app.request(`/api${path}`, {
    method: 'POST',
    headers: files ? headers : { ...headers, 'Content-Type': 'application/json' },
    body: files ? toMultipart(body) : JSON.stringify(body),
  })
  const { message, problems = [] } = await response.json()
  return { status: response.status, message, codes: problems.map(({ code }: { code: string }) => code) }
}

/** Returns the number of rows of each table, and people's own data: a call without effect leaves these unchanged. */
async function stored(): Promise<Record<string, unknown>> {
  const tables = await queryRows<{ name: string }>(
    server.db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not in ('limits', 'company_versions') order by 1`,
  )
  const counts: Record<string, unknown> = {}
  for (const { name } of tables)
    counts[name] = (
      await queryRows<{ n: number }>(server.db, sql.raw(`select count(*)::int as n from "${name}"`))
    )[0]!.n
  const details = await server.call('GET', '/profile/details', { token: member })
  return { ...counts, details: details.json.data }
}

const idempotent: AnyEndpoint[] = routes.map(({ endpoint }) => endpoint).filter((one) => one.idempotent)

describe('offline 12, every call that needs an Idempotency-Key', () => {
  test('is tested here', () => {
    expect(idempotent.map(({ path }) => path).sort()).toEqual(Object.keys(makers).sort())
  })

  test.each(idempotent.map(({ path }) => path))(
    '%s: acts once under one key, and never loses a correction',
    async (path) => {
      const { first, corrected } = await makers[path]!()
      const untouched = await stored()
      expect(await send(first)).toMatchObject({ status: 400, codes: ['idempotency_missing'] })
      expect(await stored()).toEqual(untouched)

      const key = randomUUID()
      const at = await Promise.all([send(first, key), send(first, key)])
      for (const one of at)
        if (one.status !== 200) expect(one).toMatchObject({ status: 409, codes: ['idempotency_in_progress'] })
      const answered = at.find(({ status }) => status === 200)
      expect(answered).toBeDefined()
      const once = await stored()
      expect(once).not.toEqual(untouched)

      expect(await send(first, key)).toEqual(answered)
      expect(await stored()).toEqual(once)

      // A success would be false, since the correction is not stored: it is another request, and is refused as such.
      expect(await send({ ...first, body: corrected }, key)).toMatchObject({
        status: 422,
        codes: ['idempotency_reused'],
      })
      expect(await stored()).toEqual(once)
    },
  )

  test('under a key of its own, a corrected entry and a corrected message to support are both kept', async () => {
    for (const path of ['/profile/skills', '/support']) {
      const { first, corrected } = await makers[path]!()
      await send(first, randomUUID())
      expect(await send({ ...first, body: corrected }, randomUUID())).toMatchObject({ status: 200 })
    }
    const details = await server.call('GET', '/profile/details', { token: member })
    expect(details.json.data.skills.map(({ answers }: { answers: { name: string } }) => answers.name)).toEqual([
      'Negotiaton',
      'Negotiation',
    ])
    expect((await stored()).support_messages).toBe(2)
  })

  test('keys are separate for each person: the same key from another person is another request', async () => {
    const { first } = await makers['/support']!()
    const key = randomUUID()
    await send(first, key)
    expect(await send({ ...first, token: reviewer, body: { ...first.body, message: 'Mine' } }, key)).toMatchObject({
      status: 200,
    })
  })
})
