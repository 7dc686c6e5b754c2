import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { preferencesAtFirst } from '../../src/contract/profile/preferences.ts'
import { findAccount } from '../../src/server/accounts/accounts.queries.ts'
import { mayMail } from '../../src/server/accounts/may-mail.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { registration } from '../support/answers/registration.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

let now = new Date('2026-10-15T10:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, services, signUp } = server
beforeEach(async () => {
  now = new Date('2026-10-15T10:00:00Z')
  await server.empty()
})
afterAll(server.close)

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 Safari/604.1'
const login = (email = 'sara@example.com', password = testPassword, agent = phone) =>
  call('POST', '/login', { body: { email, password }, headers: { 'User-Agent': agent } })
const tokenOf = async (...given: Parameters<typeof login>): Promise<string> =>
  (await login(...given)).json.data.token as string
const alive = async (token: string) => (await call('GET', '/profile', { token })).status === 200
const post = (token: string, path: string, body: unknown) => call('POST', path, { token, body })
const sessions = async (token: string) =>
  (await call('GET', '/account/sessions', { token })).json.data as { id: string; device: string; current: boolean }[]

describe('changing the password', () => {
  const change = (token: string, old_password: string, new_password: string) =>
    post(token, '/account/password', { old_password, new_password })

  test('V-170, V-171: the new password works, the old one does not, and every other session has ended', async () => {
    const other = await signUp('sara@example.com')
    const stranger = await signUp('noura@example.com')
    const token = await tokenOf()
    const changed = await change(token, testPassword, 'a better lamp')
    expect(changed.json).toEqual({ message: 'Your password is changed, and other devices are signed out' })
    expect([await alive(token), await alive(other), await alive(stranger)]).toEqual([true, false, true])
    expect((await login()).status).toBe(401)
    expect((await login('sara@example.com', 'a better lamp')).status).toBe(200)
  })

  test('the owner gets an e-mail in the language of the person who did it, and none after a wrong old password', async () => {
    const token = await signUp('sara@example.com')
    await change(token, 'not the password', 'a better lamp')
    const subjects = async () => (await server.mailbox.letters()).map(({ subject }) => subject)
    expect(await subjects()).not.toContain('Your password was changed')
    await change(token, testPassword, 'a better lamp')
    expect((await server.mailbox.letters()).at(-1)).toMatchObject({
      to: 'sara@example.com',
      subject: 'Your password was changed',
      link: `${services.config.publicUrl}/auth/forgotPassword`,
    })
  })

  test('a wrong old password changes nothing, and is no 401', async () => {
    const token = await signUp('sara@example.com')
    const refused = await change(token, 'not the password', 'a better lamp')
    expect([refused.status, refused.json.problems]).toEqual([422, [{ path: 'old_password', code: 'password_wrong' }]])
    expect((await login()).status).toBe(200)
  })

  test('a common password is refused beside its field', async () => {
    const token = await signUp('sara@example.com')
    const refused = await change(token, testPassword, 'Sunshine1')
    expect(refused.json.problems).toEqual([{ path: 'new_password', code: 'password_common' }])
  })

  test('after five wrong ones in a minute the answer is 429, for this account alone', async () => {
    const token = await signUp('sara@example.com')
    const other = await signUp('noura@example.com')
    for (let n = 0; n < 5; n++) await change(token, 'not the password', 'a better lamp')
    const refused = await change(token, testPassword, 'a better lamp')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await change(other, testPassword, 'a better lamp')).status).toBe(200)
  })

  test('a reset link that was sent before no longer works', async () => {
    const token = await signUp('sara@example.com')
    await call('POST', '/password/forgot', { body: { email: 'sara@example.com' } })
    const link = await server.mailbox.tokenFor('sara@example.com')
    await change(token, testPassword, 'a better lamp')
    const refused = await call('POST', '/password/reset', {
      body: { token: link, password: 'of a stranger', recovery: 'none' },
    })
    expect([refused.status, refused.json.problems]).toEqual([422, [{ path: 'token', code: 'token_unknown' }]])
    expect((await login('sara@example.com', 'a better lamp')).status).toBe(200)
  })
})

describe('the list of sessions', () => {
  test('names the kind of device and the day, this one first, and nothing else', async () => {
    await signUp('sara@example.com')
    now = new Date('2026-10-17T10:00:00Z')
    const token = await tokenOf()
    expect(await sessions(token)).toEqual([
      { id: expect.stringMatching(/^[\w-]{43}$/), device: 'phone', last_seen: '2026-10-17', current: true },
      { id: expect.any(String), device: 'unknown', last_seen: '2026-10-15', current: false },
    ])
  })

  test('a session that was idle for 14 days is not listed', async () => {
    const first = await signUp('sara@example.com')
    now = new Date('2026-10-30T10:00:00Z')
    const token = await tokenOf()
    expect(await sessions(token)).toHaveLength(1)
    expect(await alive(first)).toBe(false)
  })

  test('ends one session, or all of them', async () => {
    const first = await signUp('sara@example.com')
    const second = await tokenOf()
    const [, other] = await sessions(second)
    expect((await post(second, '/account/sessions/end', { session: other!.id })).status).toBe(200)
    expect([await alive(first), await alive(second)]).toEqual([false, true])
    const third = await tokenOf()
    await post(second, '/account/sessions/end', { session: 'everywhere' })
    expect([await alive(second), await alive(third)]).toEqual([false, false])
  })

  test('the session of another person is not found and continues', async () => {
    const sara = await signUp('sara@example.com')
    const noura = await signUp('noura@example.com')
    const [own] = await sessions(noura)
    const refused = await post(sara, '/account/sessions/end', { session: own!.id })
    expect(refused.status).toBe(404)
    expect(await alive(noura)).toBe(true)
  })
})

describe('e-mail preferences', () => {
  const read = async (token: string) => (await call('GET', '/profile/preferences', { token })).json.data

  test('E-199..E-204, E-219: the six are kept, each as chosen', async () => {
    const token = await signUp('sara@example.com')
    expect(await read(token)).toEqual(preferencesAtFirst)
    const chosen = Object.fromEntries(
      Object.entries(preferencesAtFirst).map(([name, wanted]) => [name, wanted === 1 ? 0 : 1]),
    )
    expect(Object.keys(chosen)).toHaveLength(6)
    expect((await post(token, '/profile/preferences', chosen)).status).toBe(200)
    expect(await read(token)).toEqual(chosen)
    const partly = await post(token, '/profile/preferences', { ...chosen, marketing: undefined })
    expect(partly.json.problems).toEqual([{ path: 'marketing', code: 'missing' }])
  })

  test('no optional e-mail is sent until a person chooses it; e-mails about the account always are', async () => {
    const token = await signUp('sara@example.com')
    const may = async () => {
      const account = (await findAccount(services, 'sara@example.com'))!
      return (['monthly_letter', 'announcement', 'reset'] as const).map((kind) => mayMail(account, kind))
    }
    expect(await may()).toEqual([false, false, true])
    await post(token, '/profile/preferences', { ...preferencesAtFirst, question_response: 1 })
    expect(await may()).toEqual([true, false, true])
    await post(token, '/profile/preferences', { ...preferencesAtFirst, announcement: 1 })
    expect(await may()).toEqual([false, true, true])
    await post(token, '/account/close', { reason_type: 'other', reason: 'Enough for now' })
    expect(await may()).toEqual([false, false, true])
  })

  test('the preferences of a person are encrypted', async () => {
    const token = await signUp('sara@example.com')
    await post(token, '/profile/preferences', preferencesAtFirst)
    const [account] = await queryRows(services.db, sql`select * from accounts`)
    const bytes = Object.values(account!).filter((one) => one instanceof Uint8Array)
    expect(bytes.length).toBeGreaterThan(3)
    for (const one of bytes) expect(Buffer.from(one).toString('utf8')).not.toContain('marketing')
  })
})

describe('another e-mail', () => {
  const ask = (token: string, email: string) => post(token, '/account/email', { email })
  const confirm = (token: string, link: string) => post(token, '/account/email/confirm', { token: link })
  const undo = (link: string) => call('POST', '/account/email/undo', { body: { token: link } })
  const said = ({ status, json }: Awaited<ReturnType<typeof call>>) => [status, json.problems?.[0].code]
  const ok = [200, undefined]
  const sentTo = async (email: string) =>
    (await server.mailbox.letters()).filter(({ to }) => to === email).map(({ subject }) => subject)
  const linkTo = (email: string) => server.mailbox.tokenFor(email)
  /** Changes an address as its owner does; returns the session's token and the link that reverts the change. */
  const changed = async (from: string, to: string) => {
    const token = await tokenOf(from)
    expect(said(await ask(token, to))).toEqual(ok)
    expect(said(await confirm(token, await linkTo(to)))).toEqual(ok)
    return { token, back: await linkTo(from) }
  }

  test('is confirmed by a link that the person who asked opens; both addresses get a mail, and nothing is lost', async () => {
    const token = await signUp('sara@example.com')
    const owner = (await call('GET', '/profile', { token })).json.data.owner
    expect((await ask(token, 'new@example.com')).json).toEqual({ message: 'A link is on its way to the new address' })
    expect((await login()).status).toBe(200)
    const link = await linkTo('new@example.com')
    const after = await confirm(token, link)
    expect(after.json.data).toMatchObject({ owner, data: { email: 'new@example.com' } })
    expect((await login()).status).toBe(401)
    expect((await login('new@example.com')).json.data.user.owner).toBe(owner)
    expect((await sentTo('sara@example.com')).at(-1)).toBe('The e-mail of your account was changed')
    expect((await sentTo('new@example.com')).at(-1)).toBe('This is the e-mail of your account now')
    expect(said(await confirm(token, link))).toEqual([422, 'token_used'])
    await call('POST', '/password/forgot', { body: { email: 'new@example.com' } })
    expect((await sentTo('new@example.com')).at(-1)).toBe('Choose a new password')
  })

  test('reveals nothing to a stranger with the link, or after a day', async () => {
    const token = await signUp('sara@example.com')
    const stranger = await signUp('noura@example.com')
    await ask(token, 'typo@example.com')
    const link = await linkTo('typo@example.com')
    expect(said(await confirm(stranger, link))).toEqual([422, 'token_unknown'])
    expect((await call('POST', '/account/email/confirm', { body: { token: link } })).status).toBe(401)
    expect(said(await undo(link))).toEqual([422, 'token_unknown'])
    now = new Date('2026-10-16T10:00:00Z')
    expect(said(await confirm(token, link))).toEqual([422, 'token_expired'])
    // A person who asks again has mistyped the previous address.
    const later = await tokenOf()
    await ask(later, 'other@example.com')
    const before = await linkTo('other@example.com')
    await ask(later, 'sara+new@example.com')
    const last = await linkTo('sara+new@example.com')
    expect(said(await confirm(later, before))).toEqual([422, 'token_unknown'])
    expect(said(await confirm(later, last))).toEqual(ok)
    expect((await login('sara@example.com')).json.data.user.data.email).toBe('sara+new@example.com')
  })

  test('is reported only to that mailbox if it has an account; an unconfirmed account is replaced', async () => {
    const token = await signUp('sara@example.com')
    await signUp('noura@example.com')
    const answers = [await ask(token, 'noura@example.com'), await ask(token, 'Noura+x@example.com')]
    expect(answers.map(said)).toEqual([ok, ok])
    expect((await sentTo('noura@example.com')).at(-1)).toBe('This e-mail already has an account')
    expect(await sentTo('noura+x@example.com')).toEqual([])
    await call('POST', '/register', {
      body: { ...registration, name: 'Somebody', email: 'mine@example.com', password: 'a squatter lamp' },
    })
    await linkTo('mine@example.com')
    await ask(token, 'mine@example.com')
    expect(said(await confirm(token, await linkTo('mine@example.com')))).toEqual(ok)
    expect((await login('mine@example.com', 'a squatter lamp')).status).toBe(401)
    expect((await login('mine@example.com')).status).toBe(200)
  })

  test('stays with the person who confirmed it first, also when both come at once', async () => {
    const token = await signUp('sara@example.com')
    const other = await signUp('noura@example.com')
    await ask(token, 'both@example.com')
    const first = await linkTo('both@example.com')
    await ask(other, 'both@example.com')
    const second = await linkTo('both@example.com')
    const outcomes = await Promise.all([confirm(token, first), confirm(other, second)])
    expect(outcomes.map(said).sort()).toEqual([ok, [409, 'email_taken']])
  })

  test('can be undone for a week from the earlier address: every session ends, and both addresses are told', async () => {
    await signUp('sara@example.com')
    const { token, back } = await changed('sara@example.com', 'thief@example.com')
    await post(token, '/account/password', { old_password: testPassword, new_password: 'the thief’s lamp' })
    now = new Date('2026-10-22T09:59:00Z')
    expect(said(await undo(back))).toEqual(ok)
    expect(await alive(token)).toBe(false)
    expect((await login('thief@example.com', 'the thief’s lamp')).status).toBe(401)
    expect((await login('sara@example.com', 'the thief’s lamp')).status).toBe(200)
    for (const to of ['sara@example.com', 'thief@example.com'])
      expect((await sentTo(to)).at(-1)).toBe('The change of an e-mail was undone')
    expect(said(await undo(back))).toEqual([422, 'token_used'])
  })

  test('cannot be undone after a week', async () => {
    await signUp('sara@example.com')
    const { back } = await changed('sara@example.com', 'new@example.com')
    now = new Date('2026-10-22T10:00:00Z')
    expect(said(await undo(back))).toEqual([422, 'token_expired'])
  })

  test('cannot be used to undo an undo, nor to take a mailbox that has started over since', async () => {
    await signUp('sara@example.com')
    const first = await changed('sara@example.com', 'thief@example.com')
    now = new Date(now.getTime() + 60_000)
    const second = await changed('thief@example.com', 'hidden@example.com')
    expect(said(await undo(first.back))).toEqual(ok)
    expect(said(await undo(second.back))).toEqual([422, 'token_unknown'])
    expect((await login('sara@example.com')).status).toBe(200)
    await server.liftLimits()
    const { back } = await changed('sara@example.com', 'new@example.com')
    await signUp('sara@example.com')
    expect(said(await undo(back))).toEqual([409, 'email_taken'])
    expect((await login('new@example.com')).status).toBe(200)
  })

  test('three changes a day are allowed, and the current address changes nothing', async () => {
    const token = await signUp('sara@example.com')
    expect(said(await ask(token, 'Sara@example.com'))).toEqual([409, 'nothing_changed'])
    for (const n of [1, 2, 3]) expect(said(await ask(token, `n${n}@example.com`))).toEqual(ok)
    expect(said(await ask(token, 'n4@example.com'))).toEqual([429, 'too_many'])
  })
})
