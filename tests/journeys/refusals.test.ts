import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import type { Problem } from '../../src/contract/problem.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { employ } from '../support/server/employer.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'
import { askToUnlock } from '../support/server/unlocking.ts'

const server = await startTestServer()
afterAll(server.close)
let ours = 0
let theirs = 0
let member = ''
beforeEach(async () => {
  await server.empty()
  ours = await newCompany(server)
  theirs = await newCompany(server)
  member = await server.signUp('sara@example.com')
})

const post = async (path: string, token: string, body: object) => {
  const { status, json } = await server.call('POST', path, {
    token,
    body,
    headers: { 'Idempotency-Key': randomUUID() },
  })
  return { status, codes: (json.problems as Problem[] | undefined)?.map(({ code }) => code) ?? [] }
}
const works = (token: string, companyId: number) => post('/profile/experience', token, { company_id: companyId })
const count = async (what: string) =>
  (await queryRows<{ n: number }>(server.db, sql.raw(`select count(*)::int as n from ${what}`)))[0]!.n

describe('P-025: a company review wants the very company in the experience list', () => {
  test('another company in the list is not enough, and nothing is stored', async () => {
    await works(member, theirs)
    expect(await post('/company/review', member, sampleBody('company', ours))).toEqual({
      status: 409,
      codes: ['not_in_experience'],
    })
    expect(await count('reviews')).toBe(0)
    await works(member, ours)
    expect(await post('/company/review', member, sampleBody('company', ours))).toMatchObject({ status: 200 })
  })
})

describe('who speaks for one company', () => {
  async function reviewOf(companyId: number) {
    await works(member, companyId)
    await post('/company/review', member, sampleBody('company', companyId))
    return (await queryRows<{ id: string }>(server.db, sql`select id from reviews where company_id = ${companyId}`))[0]!
      .id
  }

  test('P-030: does not answer the reviews of another, as if there were none', async () => {
    const [own, other] = [await reviewOf(ours), await reviewOf(theirs)]
    const employer = await employ(server, 'hr@example.com', ours)
    expect(await post(`/reviews/${other}/answer`, employer, { text: 'We have changed the shifts.' })).toEqual({
      status: 404,
      codes: ['not_found'],
    })
    expect(await count('reviews where response is not null')).toBe(0)
    expect(await post(`/reviews/${own}/answer`, employer, { text: 'We have changed the shifts.' })).toMatchObject({
      status: 200,
    })
  })

  test('P-031: reads nothing of the area of another, as if it were none', async () => {
    const employer = await employ(server, 'hr@example.com', ours)
    const areas = endpoints.filter(({ method, path }) => method === 'GET' && path.startsWith('/employer/companies/:id'))
    expect(areas.length).toBeGreaterThan(2)
    for (const { path } of areas) {
      const at = async (id: number) =>
        (await server.call('GET', path.replace(':id', String(id)), { token: employer })).status
      expect([path, await at(ours), await at(theirs)]).toEqual([path, 200, 404])
    }
  })

  test('P-037: a member who speaks for none is refused the whole area with 403', async () => {
    const areas = endpoints.filter(({ access }) => access === 'employer' || access === 'moderator')
    for (const { method, path } of areas) {
      const address = path.replace(':id', String(ours)).replace(/:\w+/g, randomUUID())
      const { status } = await server.call(method, address, {
        token: member,
        ...(method === 'POST' ? { body: {} } : {}),
      })
      expect([path, status]).toEqual([path, 403])
    }
  })
})

test('V-170: any old password but the own one changes nothing', async () => {
  for (const old_password of ['not the password', `${testPassword}x`, testPassword.toUpperCase(), ''])
    expect(
      await post('/account/password', member, {
        old_password,
        new_password: 'a better lamp',
        password_confirmation: 'a better lamp',
      }),
    ).toMatchObject({ status: 422 })
  expect(await server.signIn('sara@example.com')).toBeTruthy()
})

test('A-041: a link for a new password verifies nobody, and is still good for what it was sent for', async () => {
  await server.call('POST', '/password/forgot', { body: { email: 'sara@example.com' } })
  const token = await server.mailbox.tokenFor('sara@example.com')
  const refused = await server.call('POST', '/verify', { body: { token, password: testPassword } })
  expect([refused.status, refused.json.problems]).toEqual([422, [{ path: 'token', code: 'token_unknown' }]])
  const reset = { token, password: 'a better lamp', recovery: 'none' }
  expect((await server.call('POST', '/password/reset', { body: reset })).status).toBe(200)
  const again = await server.call('POST', '/password/reset', { body: reset })
  expect([again.status, again.json.problems]).toEqual([422, [{ path: 'token', code: 'token_used' }]])
})

test('H-008: a person answers a study once, no matter what they answer the second time', async () => {
  await server.db.execute(
    sql`insert into studies (state, month, question_en, question_ar, options) values ('open', '2026-10', 'Where?', 'أين؟',
      '[{"en": "Home", "ar": "البيت"}, {"en": "Office", "ar": "المكتب"}]')`,
  )
  const [study] = await queryRows<{ id: number }>(server.db, sql`select id from studies`)
  expect(await post(`/studies/${study!.id}/answer`, member, { option: 0 })).toMatchObject({ status: 200 })
  for (const option of [0, 1])
    expect(await post(`/studies/${study!.id}/answer`, member, { option })).toEqual({
      status: 409,
      codes: ['already_answered'],
    })
  expect(await count('study_marks')).toBe(1)
})

test('H-026: the website of a request to unlock is kept with it', async () => {
  expect(
    (await askToUnlock(server, { company: ours, website: 'rimal.example', phone: '0112345678' }, { token: member }))
      .status,
  ).toBe(200)
  const kept = await queryRows(server.db, sql`select website from unlock_requests`)
  expect(kept).toEqual([{ website: 'https://rimal.example' }])
})

test('E-026: unlocked is 0 or 1, as the company is', async () => {
  await server.db.execute(sql`update companies set unlocked = true where id = ${theirs}`)
  const unlocked = async (id: number) => (await server.call('GET', `/companies/${id}/profile`)).json.data.unlocked
  expect([await unlocked(ours), await unlocked(theirs)]).toEqual([0, 1])
})
