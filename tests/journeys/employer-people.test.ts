import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forget } from '../../src/server/accounts/forget.ts'
import { rowsOf } from '../../src/server/db/database.ts'
import { employ } from '../support/employer.ts'
import { newCompany } from '../support/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
let now = new Date('2026-10-10T09:00:00Z')
let companyId = 0
let admin = ''
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  await server.empty()
  now = new Date('2026-10-10T09:00:00Z')
  companyId = await newCompany(server)
  admin = await employ(server, 'hr@example.com', companyId)
})
afterAll(() => server.close())

const at = (path: string, company = companyId) => `/employer/companies/${company}${path}`
const post = (path: string, token: string, body: unknown = {}) => server.call('POST', path, { token, body })
const invite = (email: string, role = 'editor', token = admin) => post(at('/invitations'), token, { email, role })
const listed = async (token = admin) => (await server.call('GET', at('/people'), { token })).json.data
const codesOf = ({ status, json }: { status: number; json: { problems?: { code: string }[] } }) => [
  status,
  ...(json.problems ?? []).map(({ code }) => code),
]

describe('P-034: the people of a company', () => {
  test('an admin invites somebody, who speaks for the company once they open the mail’s link', async () => {
    const noura = await server.signUp('noura@example.com')
    expect((await invite('Noura@Example.com', 'editor')).status).toBe(200)
    expect(await listed()).toMatchObject({
      people: [{ email: 'hr@example.com', role: 'admin', you: 1 }],
      invitations: [{ email: 'noura@example.com', role: 'editor', expires: '2026-10-17' }],
    })
    const letter = (await server.mailbox.letters()).findLast(({ to }) => to === 'noura@example.com')!
    expect(letter.subject).toBe('Rimal invites you to speak for it')
    const token = await server.mailbox.tokenFor('noura@example.com')
    expect(letter.link).toBe(`${server.services.config.publicUrl}/employer/join/${token}`)
    const joined = await post('/employer/invitations/accept', noura, { token })
    expect(joined.json.data).toMatchObject({
      roles: ['member', 'employer'],
      represents: [{ id: companyId, role: 'editor' }],
    })
    expect(await listed(noura)).toMatchObject({
      people: [
        { email: 'hr@example.com', you: 0 },
        { email: 'noura@example.com', role: 'editor', you: 1 },
      ],
      invitations: [],
      notify: 1,
    })
    // A link is good once.
    expect(codesOf(await post('/employer/invitations/accept', noura, { token }))).toEqual([422, 'token_unknown'])
  })

  test('an invitation is for its address alone, and for a week', async () => {
    const other = await server.signUp('other@example.com')
    const noura = await server.signUp('noura@example.com')
    await invite('noura@example.com')
    const token = await server.mailbox.tokenFor('noura@example.com')
    expect(codesOf(await post('/employer/invitations/accept', other, { token }))).toEqual([409, 'invited_otherwise'])
    now = new Date('2026-10-17T09:00:00Z')
    expect(codesOf(await post('/employer/invitations/accept', noura, { token }))).toEqual([422, 'token_expired'])
    expect((await listed()).invitations).toEqual([])
    await forget(server.services)
    expect(await rowsOf(server.db, sql`select 1 as kept from company_invitations`)).toEqual([])
  })

  test('a second invitation takes the place of the first, and one withdrawn counts no more', async () => {
    const noura = await server.signUp('noura@example.com')
    await invite('noura@example.com', 'editor')
    const first = await server.mailbox.tokenFor('noura@example.com')
    await invite('noura@example.com', 'admin')
    const second = await server.mailbox.tokenFor('noura@example.com')
    expect((await listed()).invitations).toMatchObject([{ role: 'admin' }])
    expect(codesOf(await post('/employer/invitations/accept', noura, { token: first }))).toEqual([422, 'token_unknown'])
    expect((await post(at('/people/remove'), admin, { email: 'noura@example.com' })).status).toBe(200)
    expect(codesOf(await post('/employer/invitations/accept', noura, { token: second }))).toEqual([
      422,
      'token_unknown',
    ])
  })

  test('whom somebody was invited cannot be read out of the database', async () => {
    await invite('noura@example.com')
    const rows = await rowsOf<{ invited: Uint8Array }>(server.db, sql`select invited from company_invitations`)
    expect(Buffer.from(rows[0]!.invited).toString('latin1')).not.toContain('noura')
  })

  test('an editor invites and removes nobody, and stays signed in', async () => {
    const editor = await employ(server, 'press@example.com', companyId, 'editor')
    expect(codesOf(await invite('noura@example.com', 'editor', editor))).toEqual([409, 'not_company_admin'])
    const removed = await post(at('/people/remove'), editor, { email: 'hr@example.com' })
    expect(codesOf(removed)).toEqual([409, 'not_company_admin'])
    expect(codesOf(await invite('press@example.com'))).toEqual([409, 'already_represents'])
  })

  test('one admin remains: the last can neither leave nor be removed, one of two can', async () => {
    await employ(server, 'press@example.com', companyId, 'editor')
    expect(codesOf(await post(at('/leave'), admin))).toEqual([409, 'last_admin'])
    expect(codesOf(await post(at('/people/remove'), admin, { email: 'hr@example.com' }))).toEqual([409, 'last_admin'])
    const second = await employ(server, 'boss@example.com', companyId)
    const both = await Promise.all([post(at('/leave'), admin), post(at('/leave'), second)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const roles = await rowsOf(server.db, sql`select role from company_people order by role`)
    expect(roles).toEqual([{ role: 'admin' }, { role: 'editor' }])
  })

  test('who leaves is no employer any more, and is told so at once', async () => {
    const editor = await employ(server, 'press@example.com', companyId, 'editor')
    expect((await post(at('/leave'), editor)).json.data).toMatchObject({ roles: ['member'], represents: [] })
    expect((await server.call('GET', at('/people'), { token: editor })).status).toBe(403)
  })

  test('everybody chooses for themselves whether they are mailed', async () => {
    const editor = await employ(server, 'press@example.com', companyId, 'editor')
    expect((await post(at('/notify'), editor, { notify: 0 })).status).toBe(200)
    expect([(await listed(editor)).notify, (await listed()).notify]).toEqual([0, 1])
  })

  test('what is kept of them is in the file people download', async () => {
    const { json } = await post('/account/data', admin, { password: 'quiet-orange-lamp-19' })
    expect(json.data.represented_companies).toEqual([{ company: 'Rimal', role: 'admin' }])
  })
})

test('nothing of another company is reached: every call about it answers as if there were none', async () => {
  const foreign = await newCompany(server)
  await employ(server, 'theirs@example.com', foreign)
  const calls: ['GET' | 'POST', string, unknown?][] = [
    ['GET', '/people'],
    ['GET', '/analytics'],
    ['GET', '/surveys'],
    ['POST', '/invitations', { email: 'noura@example.com', role: 'admin' }],
    ['POST', '/people/remove', { email: 'theirs@example.com' }],
    ['POST', '/leave'],
    ['POST', '/notify', { notify: 0 }],
  ]
  for (const [method, path, body] of calls) {
    const foreigners = await server.call(method, at(path, foreign), { token: admin, body })
    const nobodys = await server.call(method, at(path, 999), { token: admin, body })
    expect([path, foreigners.status, foreigners.text]).toEqual([path, 404, nobodys.text])
  }
  const people = await rowsOf(
    server.db,
    sql`select 1 as one from company_people where company_id = ${foreign} and notify`,
  )
  expect(people).toHaveLength(1)
})
