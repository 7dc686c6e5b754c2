import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forget } from '../../src/server/app/forget.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { accountAt, employ } from '../support/server/employer.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'
import { askToUnlock } from '../support/server/unlocking.ts'

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
  test('an admin invites someone, who speaks for the company once they open the mail’s link', async () => {
    const noura = await server.signUp('noura@example.com')
    expect((await invite('Noura@Example.com', 'editor')).status).toBe(200)
    expect(await listed()).toMatchObject({
      people: [{ email: 'hr@example.com', role: 'admin', you: 1 }],
      invitations: [{ email: 'noura@example.com', role: 'editor', expires: '2026-10-17', by: 'hr@example.com' }],
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
    // A link is valid once.
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
    expect(await queryRows(server.db, sql`select 1 as kept from company_invitations`)).toEqual([])
  })

  test('a second invitation replaces the first, and a withdrawn one is invalid', async () => {
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

  test('invited addresses cannot be read from the database', async () => {
    await invite('noura@example.com')
    const rows = await queryRows<{ invited: Uint8Array }>(server.db, sql`select invited from company_invitations`)
    expect(Buffer.from(rows[0]!.invited).toString('latin1')).not.toContain('noura')
  })

  test('an editor invites and removes nobody, and stays signed in', async () => {
    const editor = await employ(server, 'press@example.com', companyId, 'editor')
    expect(codesOf(await invite('noura@example.com', 'editor', editor))).toEqual([409, 'not_company_admin'])
    const removed = await post(at('/people/remove'), editor, { email: 'hr@example.com' })
    expect(codesOf(removed)).toEqual([409, 'not_company_admin'])
    expect(codesOf(await invite('press@example.com'))).toEqual([409, 'already_represents'])
  })

  test('the last admin can neither leave nor be removed, one of two can', async () => {
    await employ(server, 'press@example.com', companyId, 'editor')
    expect(codesOf(await post(at('/leave'), admin))).toEqual([409, 'last_admin'])
    expect(codesOf(await post(at('/people/remove'), admin, { email: 'hr@example.com' }))).toEqual([409, 'last_admin'])
    const second = await employ(server, 'boss@example.com', companyId)
    const both = await Promise.all([post(at('/leave'), admin), post(at('/leave'), second)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const roles = await queryRows(server.db, sql`select role from company_people order by role`)
    expect(roles).toEqual([{ role: 'admin' }, { role: 'editor' }])
  })

  test('a person who leaves is no longer an employer, and learns it at once', async () => {
    const editor = await employ(server, 'press@example.com', companyId, 'editor')
    expect((await post(at('/leave'), editor)).json.data).toMatchObject({ roles: ['member'], represents: [] })
    expect((await server.call('GET', at('/people'), { token: editor })).status).toBe(403)
  })

  test('each person chooses whether they get e-mails', async () => {
    const editor = await employ(server, 'press@example.com', companyId, 'editor')
    expect((await post(at('/notify'), editor, { notify: 0 })).status).toBe(200)
    expect([(await listed(editor)).notify, (await listed()).notify]).toEqual([0, 1])
  })

  test('the stored data is in the file people download', async () => {
    const { json } = await post('/account/data', admin, { password: 'quiet-orange-lamp-19' })
    expect(json.data.represented_companies).toEqual([{ company: 'Rimal', role: 'admin' }])
  })
})

describe('an invitation counts while the person who gave it is an admin', () => {
  const shut = (email: string, how: 'blocked' | 'closeable', on = true) =>
    accountAt(server, email).then((id) =>
      server.db.execute(sql`update accounts set ${sql.raw(how)} = ${on} where id = ${id}`),
    )
  let second = ''
  let noura = ''
  let token = ''
  beforeEach(async () => {
    second = await employ(server, 'boss@example.com', companyId)
    noura = await server.signUp('noura@example.com')
    await invite('noura@example.com', 'admin')
    token = await server.mailbox.tokenFor('noura@example.com')
  })
  const accept = async () => codesOf(await post('/employer/invitations/accept', noura, { token }))

  test('a person who removes another is told which invitations go with them', async () => {
    const removed = await post(at('/people/remove'), second, { email: 'hr@example.com' })
    expect(removed.json).toMatchObject({
      data: { withdrawn: [{ email: 'noura@example.com', role: 'admin' }] },
      message: 'Removed, together with the open invitations they sent',
    })
    expect((await listed(second)).invitations).toEqual([])
    expect(await accept()).toEqual([422, 'token_unknown'])
    expect((await listed(second)).people).toHaveLength(1)
  })

  test.each([
    ['leaves', () => post(at('/leave'), admin)],
    ['deletes the account', () => post('/account/delete', admin, { password: 'quiet-orange-lamp-19' })],
    ['closes the account', () => post('/account/close', admin, { reason_type: 'other', reason: 'Enough for now' })],
    ['is blocked', () => shut('hr@example.com', 'blocked')],
    [
      'becomes an editor',
      async () =>
        server.db.execute(sql`update company_people set role = 'editor'
        where account_id = ${await accountAt(server, 'hr@example.com')}`),
    ],
  ])('it is gone when the person who gave it %s', async (_, act) => {
    await act()
    expect((await listed(second)).invitations).toEqual([])
    expect(await accept()).toEqual([422, 'token_unknown'])
  })

  test('and does not come back with an account that is opened again', async () => {
    await shut('hr@example.com', 'closeable')
    await shut('hr@example.com', 'closeable', false)
    expect(await accept()).toEqual([422, 'token_unknown'])
  })

  test('of an acceptance and a removal at once, the one that was first counts', async () => {
    const [accepted, removed] = await Promise.all([
      accept(),
      post(at('/people/remove'), second, { email: 'hr@example.com' }),
    ])
    expect([200, 422]).toContain(accepted[0])
    expect(removed.status).toBe(200)
    const { people } = await listed(second)
    expect(people.some(({ email }: { email: string }) => email === 'noura@example.com')).toBe(accepted[0] === 200)
  })
})

describe('a company is never left locked up with nobody to act for it', () => {
  const unlocked = async () => (await server.call('GET', `/companies/${companyId}/profile`)).json.data.unlocked
  const ask = async (token: string) => (await askToUnlock(server, { company: companyId }, { token })).status
  const account = async (change: string) =>
    server.db.execute(
      sql`update accounts set ${sql.raw(change)} where id = ${await accountAt(server, 'hr@example.com')}`,
    )

  test('a person who becomes its admin unlocks it', async () => {
    expect(await unlocked()).toBe(1)
    expect(await ask(await server.signUp('next@example.com'))).toBe(409)
  })

  test.each([
    ['deletes the account', () => post('/account/delete', admin, { password: 'quiet-orange-lamp-19' })],
    ['closes the account', () => post('/account/close', admin, { reason_type: 'other', reason: 'Enough for now' })],
    ['is blocked', () => account('blocked = true')],
    ['becomes an editor', () => server.db.execute(sql`update company_people set role = 'editor'`)],
    [
      'is gone after 30 days',
      async () => {
        await account(`closeable = true, deletes_on = '2026-11-09'`)
        now = new Date('2026-11-10T09:00:00Z')
        await forget(server.services)
      },
    ],
  ])('when its only admin %s, the next one can ask with a letter, also beside an editor', async (_, go) => {
    await employ(server, 'press@example.com', companyId, 'editor')
    await go()
    expect(await unlocked()).toBe(0)
    expect(await ask(await server.signUp('next@example.com'))).toBe(200)
  })

  test('of two admins who delete their accounts at once the last one locks it', async () => {
    const second = await employ(server, 'boss@example.com', companyId)
    await Promise.all(
      [admin, second].map((token) => post('/account/delete', token, { password: 'quiet-orange-lamp-19' })),
    )
    expect(await unlocked()).toBe(0)
  })

  test('a person who opens the account again is admin of the company again', async () => {
    await account('closeable = true')
    expect(await unlocked()).toBe(0)
    await account('closeable = false')
    expect(await unlocked()).toBe(1)
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
  const people = await queryRows(
    server.db,
    sql`select 1 as one from company_people where company_id = ${foreign} and notify`,
  )
  expect(people).toHaveLength(1)
})
