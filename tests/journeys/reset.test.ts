import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { registration } from '../support/answers/registration.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

let now = new Date('2026-10-15T10:00:00Z')
const server = await startTestServer({ clock: () => now, env: { TRUSTED_PROXIES: '127.0.0.1' } })
const { call, mailbox, signUp } = server
beforeEach(async () => {
  now = new Date('2026-10-15T10:00:00Z')
  await server.empty()
})
afterAll(server.close)

const chosen = 'brass-window-tide-7'
const forgot = (email: string, language: 'en' | 'ar' = 'en') =>
  call('POST', '/password/forgot', { body: { email }, language })
const reset = (token: string, password = chosen, also: object = { recovery: 'none' }) =>
  call('POST', '/password/reset', { body: { token, password, ...also } })
const login = (email: string, password: string, address = '10.0.0.1') =>
  call('POST', '/login', { body: { email, password }, headers: { 'X-Forwarded-For': address } })

describe('A-042: a forgotten password', () => {
  test('is replaced by the link of a mail, and every session ends', async () => {
    const token = await signUp('sara@example.com')
    expect((await forgot('Sara@example.com')).status).toBe(200)
    const link = await mailbox.tokenFor('sara@example.com')
    expect((await reset(link)).json.message).toMatch(/^Your new password is set/)
    expect((await call('GET', '/profile', { token })).status).toBe(401)
    expect((await login('sara@example.com', testPassword)).status).toBe(401)
    expect((await login('sara@example.com', chosen)).status).toBe(200)
  })

  test('its owner is told once it is done, and not of a link that counted no more', async () => {
    await signUp('sara@example.com')
    await forgot('sara@example.com')
    const link = await mailbox.tokenFor('sara@example.com')
    await reset(link)
    await reset(link)
    const told = (await mailbox.letters()).filter(({ subject }) => subject === 'Your account starts over')
    expect(told.map(({ to, link: lead }) => [to, new URL(lead!).pathname])).toEqual([
      ['sara@example.com', '/auth/forgotPassword'],
    ])
  })

  test('answers alike for a known and an unknown e-mail; an unknown one gets no mail', async () => {
    await signUp('sara@example.com')
    const known = await forgot('sara@example.com')
    const unknown = await forgot('nobody@example.com')
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    const names = ({ headers }: typeof known) => [...headers.keys()].sort()
    expect(names(unknown)).toEqual(names(known))
    expect((await mailbox.letters()).map(({ to, subject }) => [to, subject]).slice(1)).toEqual([
      ['sara@example.com', 'Choose a new password'],
    ])
  })

  test.each([
    ['used twice', 'token_used', 'This link has already been used.'],
    ['late', 'token_expired', 'This link is too old to work. Please ask for a new one.'],
    [
      'of another kind',
      'token_unknown',
      'This is not one of our links, or a part of it is missing. Please open it again from the e-mail.',
    ],
  ])('a link %s is refused with its own words, and changes nothing', async (how, code, message) => {
    await signUp('sara@example.com')
    await forgot('sara@example.com')
    let link = await mailbox.tokenFor('sara@example.com')
    if (how === 'used twice') await reset(link)
    if (how === 'late') now = new Date('2026-10-15T11:00:00Z')
    if (how === 'of another kind') {
      await call('POST', '/register', {
        body: { ...registration, name: 'N', email: 'noura@example.com', password: testPassword },
      })
      link = await mailbox.tokenFor('noura@example.com')
    }
    const refused = await reset(link, 'another-quiet-door-3')
    expect(refused.json).toEqual({ message, problems: [{ path: 'token', code }] })
    expect((await login('sara@example.com', 'another-quiet-door-3')).status).toBe(401)
  })

  test('a new password is checked by the same rules', async () => {
    await signUp('sara@example.com')
    await forgot('sara@example.com')
    const link = await mailbox.tokenFor('sara@example.com')
    expect((await reset(link, 'short')).json.problems).toEqual([{ path: 'password', code: 'password_length' }])
    expect((await reset(link, 'Sunshine1')).json.problems).toEqual([{ path: 'password', code: 'password_common' }])
    expect((await reset(link)).status).toBe(200)
  })

  test('the mail comes in the language of the call', async () => {
    await signUp('sara@example.com')
    await forgot('sara@example.com', 'ar')
    const letter = (await mailbox.letters()).at(-1)
    expect(letter?.subject).toBe('اختر كلمة مرور جديدة')
    expect(letter?.html).toContain('dir="rtl"')
    expect(letter?.link).toMatch(/^http:\/\/localhost:3000\/password\/reset\/[\w-]{43}$/)
  })

  test('verifies an e-mail whose own link was never opened', async () => {
    const body = { ...registration, name: 'Sara', email: 'sara@example.com', password: testPassword }
    await call('POST', '/register', { body })
    await mailbox.letters()
    await forgot('sara@example.com')
    await reset(await mailbox.tokenFor('sara@example.com'))
    expect((await login('sara@example.com', chosen)).status).toBe(200)
  })
})

test('wrong passwords from elsewhere never lock the owner out', async () => {
  await signUp('sara@example.com')
  for (let n = 0; n < 6; n++) await login('sara@example.com', 'wrong password', '10.9.9.9')
  const attacker = await login('sara@example.com', 'wrong password', '10.9.9.9')
  expect(attacker.status).toBe(429)
  expect(Number(attacker.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
  expect((await login('sara@example.com', testPassword, '10.0.0.2')).status).toBe(200)
})

test('known and unknown e-mails are alike at sign-in, registration and reset, limits included', async () => {
  await signUp('known@example.com')
  const alike = async (ask: (email: string) => ReturnType<typeof call>) => {
    const seen = { known: [] as unknown[], unknown: [] as unknown[] }
    for (let n = 0; n < 6; n++)
      for (const who of ['known', 'unknown'] as const) {
        const { status, text } = await ask(`${who}@example.com`)
        seen[who].push([status, text])
      }
    expect(seen.unknown).toEqual(seen.known)
    return seen.known.map((one) => (one as [number])[0])
  }
  expect(await alike((email) => login(email, 'wrong password'))).toEqual([401, 401, 401, 401, 401, 429])
  // The owner's own registration is no longer counted.
  now = new Date(now.getTime() + 3_600_000)
  const register = (email: string) =>
    call('POST', '/register', { body: { ...registration, name: 'N', email, password: testPassword } })
  expect(await alike(register)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await alike((email) => forgot(email))).toEqual([200, 200, 200, 200, 200, 200])
})
