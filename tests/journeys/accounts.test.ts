import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { renewSessions } from '../../src/server/accounts/sessions.ts'
import type { Database } from '../../src/server/platform/db/database.ts'
import { registration } from '../support/answers/registration.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

let now = new Date('2026-10-15T10:00:00Z')
const server = await startTestServer({ clock: () => now, moderators: { 'huda@example.com': 'moderator' } })
beforeEach(async () => {
  now = new Date('2026-10-15T10:00:00Z')
  await server.empty()
})
afterAll(server.close)

const { call, mailbox, signUp } = server
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000)
}
const register = (email: string, language: 'en' | 'ar' = 'en', password = testPassword) =>
  call('POST', '/register', { body: { ...registration, name: 'Sara', email, password }, language })
const login = (email: string, password = testPassword, address?: string) =>
  call('POST', '/login', { body: { email, password }, headers: address ? { 'X-Forwarded-For': address } : {} })
const verify = (token: string, shown: object = { password: testPassword }) =>
  call('POST', '/verify', { body: { token, ...shown } })
const rows = async (table: string) =>
  ((await (server.db as Database).execute(sql.raw(`select * from ${table}`))) as { rows: Record<string, unknown>[] })
    .rows

test('E-001 to E-006, A-027, A-038: registered, verified and signed in, a person has a profile; signed out, none', async () => {
  const token = await signUp('Sara@Example.com')
  const user = {
    data: { name: 'Sara', email: 'sara@example.com', image: null },
    owner: expect.stringMatching(/^[\w-]{22}$/),
    closeable: 0,
    roles: ['member'],
    represents: [],
    companies: [],
  }
  expect((await login('sara@example.com')).json.data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), user })
  expect((await call('GET', '/profile', { token })).json).toEqual({ data: user })
  expect((await call('POST', '/logout', { token })).json).toEqual({ message: 'You are logged out' })
  expect((await call('GET', '/profile', { token })).status).toBe(401)
})

describe('registration', () => {
  test('X-025: the answer is the same for a known and an unknown e-mail; only the e-mail says which', async () => {
    await signUp('sara@example.com')
    const known = await register('sara@example.com')
    const unknown = await register('noura@example.com')
    expect(known.json).toEqual({ message: 'We Sent An Email To Your Email Please Verify That Email' })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    const [toKnown, toUnknown] = (await mailbox.letters()).slice(-2)
    expect(toKnown).toMatchObject({ to: 'sara@example.com', subject: 'You already have an account' })
    expect(toUnknown).toMatchObject({ to: 'noura@example.com', subject: 'Verify your e-mail' })
    // Registering again has not changed the password.
    expect((await login('sara@example.com')).status).toBe(200)
  })

  test('the mail comes in the language of the call, right-to-left in Arabic', async () => {
    await register('sara@example.com', 'ar')
    const [letter] = await mailbox.letters()
    expect(letter?.subject).toBe('تأكيد بريدك الإلكتروني')
    expect(letter?.html).toContain('dir="rtl"')
    expect(letter?.text).toContain('http://localhost:3000/auth/verify/')
  })

  test('the person who opens the link decides the password, not the one who registered the e-mail first', async () => {
    await register('sara@example.com', 'en', 'password of a stranger')
    await register('sara@example.com')
    await verify(await mailbox.tokenFor('sara@example.com'))
    expect((await login('sara@example.com', 'password of a stranger')).status).toBe(401)
    expect((await login('sara@example.com')).status).toBe(200)
  })

  test('a common password is refused with a message', async () => {
    const refused = await register('sara@example.com', 'en', 'Sunshine1')
    expect(refused.status).toBe(422)
    expect(refused.json).toEqual({
      message: 'This password is easy to guess. Please choose another one.',
      problems: [{ path: 'password', code: 'password_common' }],
    })
    expect(await rows('accounts')).toEqual([])
  })

  test('a network that requests more than five e-mails an hour to one address gets a proof of work, no matter whose address it is', async () => {
    await register('sara@example.com')
    await verify(await mailbox.tokenFor('sara@example.com'))
    const before = (await mailbox.letters()).length
    const ask = async (email: string) => {
      const answers = []
      for (let n = 0; n < 8; n++) answers.push((await register(email)).json.problems?.[0].code ?? 'sent')
      return answers
    }
    const [known, unknown] = [await ask('sara@example.com'), await ask('target@example.com')]
    expect(unknown).toEqual([...Array(5).fill('sent'), ...Array(3).fill('work_needed')])
    // Sara's own registration was the first of her five.
    expect(known).toEqual([...Array(4).fill('sent'), ...Array(4).fill('work_needed')])
    expect((await mailbox.letters()).length - before).toBe(9)
  })
})

describe('verification', () => {
  test('a person who registers another person’s e-mail gets nothing by their opening the link', async () => {
    await register('victim@example.com', 'en', 'the-attackers-lamp-66')
    const planted = await mailbox.tokenFor('victim@example.com')
    await register('victim@example.com')
    const own = await mailbox.tokenFor('victim@example.com')
    expect(own).not.toBe(planted)
    // The attacker's link, in the older of two mails that look alike: it is accepted neither alone nor with the
    // person's own password.
    for (const [shown, code] of [
      [{}, 'registration_password_missing'],
      [{ claim: '' }, 'registration_password_missing'],
      [{ claim: 'another browser' }, 'registration_password_missing'],
      [{ password: testPassword }, 'registration_password_wrong'],
    ] as const) {
      const refused = await verify(planted, shown)
      expect([refused.status, refused.json.problems]).toEqual([422, [{ path: 'password', code }]])
    }
    expect((await login('victim@example.com', 'the-attackers-lamp-66')).status).not.toBe(200)
    // A refused attempt consumes nothing.
    expect((await verify(own)).status).toBe(200)
    expect((await login('victim@example.com')).status).toBe(200)
    expect((await login('victim@example.com', 'the-attackers-lamp-66')).status).toBe(401)
    expect((await verify(planted)).status).toBe(422)
  })

  test('in the browser of the registration the link alone is enough', async () => {
    const claim = 'a random value of this browser'
    await call('POST', '/register', {
      body: { ...registration, name: 'Sara', email: 'sara@example.com', password: testPassword, claim },
    })
    const token = await mailbox.tokenFor('sara@example.com')
    expect((await verify(token, { claim: 'another one' })).status).toBe(422)
    expect((await verify(token, { claim })).status).toBe(200)
    // The claim is stored as a hash, and only until then.
    expect(JSON.stringify(await rows('one_time_tokens'))).not.toContain(claim)
  })

  test('a link is good once', async () => {
    await register('sara@example.com')
    const token = await mailbox.tokenFor('sara@example.com')
    expect((await verify(token)).status).toBe(200)
    expect((await verify(token)).json).toEqual({
      message: 'This link has already been used.',
      problems: [{ path: 'token', code: 'token_used' }],
    })
  })

  test('a link is good for 48 hours', async () => {
    await register('sara@example.com')
    const token = await mailbox.tokenFor('sara@example.com')
    later(48)
    expect((await verify(token)).json).toEqual({
      message: 'This link is too old to work. Please ask for a new one.',
      problems: [{ path: 'token', code: 'token_expired' }],
    })
  })

  test('X-025: before that nobody can sign in, and the status is not 401', async () => {
    await register('sara@example.com')
    await mailbox.letters()
    const refused = await login('sara@example.com')
    expect(refused.status).toBe(409)
    expect(refused.json.message).toBe('We Sent An Email To Your Email Please Verify That Email')
  })
})

describe('signing in', () => {
  test('the answer is the same for a wrong password and an unknown e-mail', async () => {
    await signUp('sara@example.com')
    const wrong = await login('sara@example.com', 'not the password')
    const unknown = await login('nobody@example.com', 'not the password')
    expect(wrong.status).toBe(401)
    expect(wrong.json.problems).toEqual([{ path: '', code: 'login_failed' }])
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
  })

  test('after five wrong passwords in a minute the answer is 429 with Retry-After, even to the right one', async () => {
    await signUp('busy@example.com')
    for (let n = 0; n < 5; n++) expect((await login('busy@example.com', 'wrong password')).status).toBe(401)
    const refused = await login('busy@example.com')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(refused.json.message).toBe('Too many attempts. Please wait a moment and try again.')
  })

  test('a session ends after 14 days without a call, and continues with one call every two weeks', async () => {
    const token = await signUp('sara@example.com')
    for (const round of [true, false, true]) {
      later(13 * 24)
      expect((await call('GET', '/profile', { token })).status).toBe(200)
      // The daily round counts the call, or has not run yet.
      if (round) await renewSessions(server.services, server.services.clock())
    }
    later(16 * 24)
    expect((await call('GET', '/profile', { token })).status).toBe(401)
  })

  test('a session ends 90 days after it began, no matter how often it is used, and its row is deleted', async () => {
    const token = await signUp('sara@example.com')
    for (let day = 10; day < 90; day += 10) {
      later(10 * 24)
      expect((await call('GET', '/profile', { token })).status, `day ${day}`).toBe(200)
      await renewSessions(server.services, server.services.clock())
    }
    later(9 * 24)
    expect((await call('GET', '/profile', { token })).status).toBe(200)
    later(24)
    expect((await call('GET', '/profile', { token })).status).toBe(401)
    await renewSessions(server.services, server.services.clock())
    expect(await rows('sessions')).toEqual([])
  })

  test('a session of a moderator ends with the day it began', async () => {
    const token = await signUp('huda@example.com')
    const other = await signUp('sara@example.com')
    expect((await call('GET', '/profile', { token })).json.data.roles).toContain('moderator')
    later(24)
    const statuses = [token, other].map(async (one) => (await call('GET', '/profile', { token: one })).status)
    expect(await Promise.all(statuses)).toEqual([401, 200])
  })

  test('the use of a session is recorded once a day, by the daily round', async () => {
    const token = await signUp('sara@example.com')
    later(24)
    await call('GET', '/profile', { token })
    later(3)
    await call('GET', '/profile', { token })
    expect(await rows('visits')).toHaveLength(1)
    await renewSessions(server.services, server.services.clock())
    const [again] = (
      (await server.db.execute(sql`select last_seen::text, expires::text from sessions`)) as { rows: unknown[] }
    ).rows
    expect(again).toEqual({ last_seen: '2026-10-16', expires: '2026-10-31' })
    expect(await rows('visits')).toEqual([])
  })

  test('a moderator is a person who verified an e-mail that the operator named', async () => {
    const token = await signUp('huda@example.com')
    expect((await call('GET', '/profile', { token })).json.data.roles).toEqual(['member', 'moderator'])
  })
})

test('the database contains no token, password, link or address in clear text', async () => {
  const token = await signUp('sara@example.com')
  await register('noura@example.com')
  const dump = JSON.stringify([
    await rows('accounts'),
    await rows('sessions'),
    await rows('one_time_tokens'),
    await rows('mails'),
  ])
  expect(await rows('mails')).toHaveLength(1)
  const verification = await mailbox.tokenFor('noura@example.com')
  for (const secret of [token, testPassword, verification]) expect(dump).not.toContain(secret)
  expect(JSON.stringify(await rows('mails'))).not.toContain('noura')
})

test('the log names routes, never people, queries or tokens', async () => {
  const token = await signUp('sara@example.com')
  await call('GET', '/autocomplete?key=company&q=secret', { token })
  expect(server.log).toEqual([])
  later(1)
  await call('GET', '/profile', { token })
  const log = server.log.join('\n')
  expect(log).toMatch(/T\d\d:\d\d POST \/login 200: \d+/)
  expect(log).not.toMatch(/sara|secret|Bearer/)
  expect(log).not.toContain(token)
})
