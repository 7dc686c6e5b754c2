import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { sourcesIn } from '../support/project/sources.ts'
import { employ } from '../support/server/employer.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

const server = await startTestServer()
const { call } = server
beforeEach(server.empty)
afterAll(server.close)

describe('a body that is read in two ways', () => {
  const email = 'sara@example.com'
  const login = (body: string) => call('POST', '/login', { body })

  test('names of prototypes such as __proto__ are ordinary names: they give no rights, and stay within the call', async () => {
    await server.signUp(email)
    const odd = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString']
    for (const name of odd) {
      const inside = `{"email":"${email}","password":"${testPassword}","verified":true,"admin":true}`
      expect((await login(`{"${name}":${inside}}`)).status).toBe(422)
      const beside = `{"email":"${email}","password":"${testPassword}","${name}":${inside}}`
      expect((await login(beside)).status).toBe(200)
    }
    expect(({} as Record<string, unknown>).verified).toBeUndefined()
  })

  test('of a name given twice the last one counts, for the check and for the action', async () => {
    await server.signUp(email)
    const twice = (first: string, second: string) =>
      login(`{"email":"${email}","password":"${first}","password":"${second}"}`)
    expect((await twice(testPassword, 'not the password')).status).toBe(401)
    expect((await twice('not the password', testPassword)).status).toBe(200)
  })

  test('a query parameter given twice counts once, and a list of values is ignored', async () => {
    await newCompany(server)
    const names = async (query: string) => (await call('GET', `/companies?${query}`)).status
    expect([await names('limit=5&limit=10'), await names('limit[]=5'), await names('limit[$gt]=1')]).toEqual([
      200, 200, 200,
    ])
    expect(await names('limit=5,6')).toBe(400)
  })
})

describe('headers that others read and we do not', () => {
  const odd = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Original-URL': '/api/profile',
    'X-Rewrite-URL': '/api/profile',
    'X-HTTP-Method-Override': 'POST',
    Cookie: 'token=x; __Host-token=x',
    'X-Forwarded-Proto': 'https',
  }

  test('change no answer and no e-mail, and no answer reaches another person', async () => {
    const company = await newCompany(server)
    const token = await server.signUp('sara@example.com')
    for (const path of [`/companies/${company}/profile`, '/settings', '/companies', '/profile']) {
      const [plain, tossed] = [
        await call('GET', path, { token }),
        await call('GET', path, { token, headers: { ...odd, 'X-Language': 'en' } }),
      ]
      expect([path, tossed.status, tossed.text]).toEqual([path, plain.status, plain.text])
      expect(tossed.headers.get('set-cookie')).toBeNull()
    }
    expect(
      (await call('GET', '/profile', { headers: { Cookie: `token=${token}; Authorization=Bearer ${token}` } })).status,
    ).toBe(401)
    await call('POST', '/password/forgot', { body: { email: 'sara@example.com' }, headers: odd })
    expect((await server.mailbox.letters()).map(({ link = '' }) => link).join(' ')).not.toContain('evil')
  })

  test('a kept answer in one language is never taken for the other’s, no matter what tag is shown', async () => {
    const company = await newCompany(server)
    const read = (language: 'en' | 'ar', tag = '') =>
      call('GET', `/companies/${company}/profile`, { language, headers: tag ? { 'If-None-Match': tag } : {} }).catch(
        () => ({ status: 304, headers: new Headers() }),
      )
    const [english, arabic] = [await read('en'), await read('ar')]
    expect(english.headers.get('etag')).not.toBe(arabic.headers.get('etag'))
    expect(english.headers.get('vary')).toContain('X-Language')
    expect((await read('ar', english.headers.get('etag')!)).status).toBe(200)
    expect((await read('ar', arabic.headers.get('etag')!)).status).toBe(304)
    // Private data is not cached.
    const token = await server.signUp('sara@example.com')
    const own = await call('GET', '/profile', { token })
    expect([own.headers.get('cache-control'), own.headers.get('etag')]).toEqual(['no-store', null])
  })
})

describe('two at the same moment', () => {
  test('when the last two admins of a company both leave, or remove each other, one remains', async () => {
    const company = await newCompany(server)
    for (const how of ['leave', 'remove'] as const) {
      await server.db.execute(sql`truncate company_people cascade`)
      const names = ['one', 'two'].map((name) => `${how}-${name}@example.com`)
      const tokens = []
      for (const name of names) tokens.push(await employ(server, name, company))
      const answers = await Promise.all(
        tokens.map((token, at) =>
          how === 'leave'
            ? call('POST', `/employer/companies/${company}/leave`, { token, body: {} })
            : call('POST', `/employer/companies/${company}/people/remove`, { token, body: { email: names[1 - at] } }),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const [left] = await queryRows<{ n: number }>(server.db, sql`select count(*)::int as n from company_people`)
      expect(left).toEqual({ n: 1 })
    }
  })

  test('an invitation opened many times at once gives one role to one person', async () => {
    const company = await newCompany(server)
    const admin = await employ(server, 'admin@example.com', company)
    const invite = { email: 'new@example.com', role: 'editor' }
    await call('POST', `/employer/companies/${company}/invitations`, { token: admin, body: invite })
    const token = await server.mailbox.tokenFor('new@example.com')
    const [guest, thief] = [await server.signUp('new@example.com'), await server.signUp('thief@example.com')]
    const join = (as: string) => call('POST', '/employer/invitations/accept', { token: as, body: { token } })
    expect((await join(thief)).status).toBe(409)
    const answers = await Promise.all(Array.from({ length: 8 }, () => join(guest)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const roles = await queryRows(server.db, sql`select role from company_people order by role`)
    expect(roles).toEqual([{ role: 'admin' }, { role: 'editor' }])
  })

  test('reports of one contribution by one account count once, however many come', async () => {
    const company = await newCompany(server)
    await write(server, company)
    const token = await server.signUp('sara@example.com')
    const { json } = await call('GET', `/companies/${company}/reviews`)
    const body = { subject: 'review', subject_id: json.data.reviews[0].id, reason: 'spam' }
    const report = () => call('POST', '/reports', { token, body, headers: { 'Idempotency-Key': randomUUID() } })
    const answers = await Promise.all(Array.from({ length: 12 }, report))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [kept] = await queryRows<{ n: number }>(server.db, sql`select count(*)::int as n from reports`)
    expect(kept).toEqual({ n: 1 })
  })
})

test('the server connects only to hosts in its settings: it never fetches an address that people enter', () => {
  const asking = /\bfetch\(|from 'node:(?:https?|http2|net|tls|dns|dgram)(?:\/promises)?'/
  const found = sourcesIn('src/server').filter(({ code }) => asking.test(code))
  expect(found.map(({ path }) => path).sort()).toEqual([
    // These listen for calls, resolve addresses, and look for another process that uses the same folder.
    'src/server/app/listen.ts',
    'src/server/platform/config.ts',
    'src/server/platform/db/folder-lock.ts',
  ])
})
