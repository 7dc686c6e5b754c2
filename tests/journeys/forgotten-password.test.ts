import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { toMultipart } from '../../src/client/data/multipart.ts'
import { cleanCode, createRecoveryCode } from '../../src/contract/accounts/recovery-code.ts'
import { forget } from '../../src/server/app/forget.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { pngPicture } from '../support/png.ts'
import { addAppTo } from '../support/server/app-codes.ts'
import { createAuthenticator } from '../support/server/authenticator.ts'
import { accountAt, employ } from '../support/server/employer.ts'
import { addPasskeyTo, newBrowser, signInBy } from '../support/server/passkeys.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

/**
 * Who loses what with a forgotten password, and what an intruder keeps: the situations of `docs/mended-faults.md`,
 * "Accounts".
 */
const start = new Date('2026-10-15T10:00:00Z')
let now = start
const server = await startTestServer({
  clock: () => now,
  env: { PUBLIC_URL: 'https://shafaf.test', SMTP_URL: 'smtp://x' },
  moderators: { 'lead@example.com': 'lead' },
})
const { call, mailbox } = server
const email = 'sara@example.com'
const chosen = 'brass-window-tide-7'
/** The secrets of two browsers. */
const [home, elsewhere] = [newBrowser(), newBrowser()]
let company = 0
beforeEach(async () => {
  now = start
  await server.empty()
  company = await newCompany(server)
})
afterAll(server.close)

type Sent = Awaited<ReturnType<typeof call>>
const refusedAs = ({ status, json }: Sent) => [status, json.problems?.[0].code]
const post = (token: string, path: string, body: unknown = {}) =>
  call('POST', path, { token, body, headers: { 'Idempotency-Key': randomUUID() } })
const daysOn = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}
const login = async (password: string, device?: string): Promise<string> => {
  const sent = await call('POST', '/login', { body: { email, password, device } })
  expect(sent.status).toBe(200)
  return sent.json.data.token
}

/** Asks for the letter and sets a new password by its link. */
async function reset(also: object, address = email, password = chosen): Promise<Sent> {
  now = new Date(now.getTime() + 15 * 60_000)
  await call('POST', '/password/forgot', { body: { email: address } })
  const token = await mailbox.tokenFor(address)
  return call('POST', '/password/reset', { body: { token, password, ...also } })
}

/** Signs Sara up at home, with all that a forgotten password could cost. */
async function sara() {
  await server.signUp(email)
  const token = await login(testPassword, home)
  await post(token, '/profile/experience', { company_id: company })
  await post(token, '/profile/skills', { name: 'Patience' })
  const certificate = { name: 'PMP', issued: '2022-01-15', expiry: '2030-01-15' }
  const image = new File([new Uint8Array(pngPicture(300))], 'me.png', { type: 'image/png' })
  const sent = await server.app.request('/api/profile/certificates', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
    body: toMultipart({ ...certificate, image }),
  })
  expect(sent.status).toBe(200)
  expect((await post(token, '/company/review', { ...sampleAnswers('company'), company_id: company })).status).toBe(200)
  await server.publish()
  const all = await listKept(token)
  expect(all).toMatchObject({ reviews: 1, companies: [company], skills: 1, files: [200] })
  return { token, all }
}

/** Lists what of it is there; `owner` is the name under which their drafts lie on a device. */
async function listKept(token: string) {
  const get = async (path: string) => (await call('GET', path, { token })).json.data
  const [profile, details, written] = await Promise.all(
    ['/profile', '/profile/details', '/profile/contributions'].map(get),
  )
  const files = (details.certificates as { file: string }[]).map(async ({ file }) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await server.app.request(`/api/profile/files/${file}`, { headers })).status
  })
  return {
    owner: profile.owner as string,
    companies: profile.companies.map(({ id }: { id: number }) => id) as number[],
    skills: details.skills.length as number,
    reviews: written.total as number,
    files: await Promise.all(files),
  }
}
const nothing = { reviews: 0, companies: [], skills: 0, files: [] }
const welcomeCode = () => mailbox.codeFor(email)

describe('a forgotten password loses nothing', () => {
  test('1. in a browser where its person signed in: nothing is asked, and everything is there', async () => {
    const { all } = await sara()
    const done = await reset({ device: home })
    expect(done.json).toEqual({ message: 'Your new password is set. You can log in with it now.' })
    expect(await listKept(await login(chosen))).toEqual(all)
    // And again, by the browser that chose the password.
    daysOn(1)
    expect((await reset({ device: home }, email, testPassword)).status).toBe(200)
    expect(await listKept(await login(testPassword))).toEqual(all)
  })

  test('1. also where the person pressed that they have no code', async () => {
    const { all } = await sara()
    await reset({ device: home, recovery: 'none' })
    expect(await listKept(await login(chosen))).toEqual(all)
  })

  test('2. in any other browser, by the code of the e-mail that verified the address', async () => {
    const { all } = await sara()
    const code = await welcomeCode()
    expect((await reset({ device: elsewhere, recovery: 'code', code })).status).toBe(200)
    expect(await listKept(await login(chosen))).toEqual(all)
    // The letter of the new password has brought another code, and the one before opens nothing.
    const next = await mailbox.codeFor(email)
    expect(next).not.toBe(code)
    expect(refusedAs(await reset({ recovery: 'code', code }))).toEqual([422, 'recovery_code_wrong'])
    expect((await reset({ recovery: 'code', code: next }, email, testPassword)).status).toBe(200)
    expect(await listKept(await login(testPassword))).toEqual(all)
  })

  test('2. a code that came with an unused link is not valid', async () => {
    await sara()
    const code = await welcomeCode()
    await call('POST', '/password/forgot', { body: { email } })
    const unused = await mailbox.codeFor(email)
    expect(unused).not.toBe(code)
    expect(refusedAs(await reset({ recovery: 'code', code: unused }))).toEqual([422, 'recovery_code_wrong'])
    expect((await reset({ recovery: 'code', code })).status).toBe(200)
  })

  test('3. by a code of their own, which no e-mail replaces', async () => {
    const { token, all } = await sara()
    const own = createRecoveryCode((length) => new Uint8Array(length).fill(4))
    await server.setCode(email, token, own)
    expect((await reset({ recovery: 'code', code: own })).status).toBe(200)
    expect((await mailbox.letters()).at(-2)?.text).not.toMatch(/(?:[0-9A-Z]{4}-){6}/)
    expect((await reset({ recovery: 'code', code: own }, email, testPassword)).status).toBe(200)
    expect(await listKept(await login(testPassword))).toEqual(all)
  })
})

describe('starting over', () => {
  test('4. is the last way without either; it loses everything, and the former password undoes it', async () => {
    const { all } = await sara()
    expect(refusedAs(await reset({ device: elsewhere }))).toEqual([422, 'recovery_missing'])
    const done = await reset({ device: elsewhere, recovery: 'none' })
    expect(done.json.message).toContain('starts over')
    const letter = (await mailbox.letters()).at(-1)
    expect([letter?.subject, letter?.text]).toEqual([
      'Your account starts over',
      expect.stringContaining('22 October 2026'),
    ])
    const token = await login(chosen)
    expect(await listKept(token)).toMatchObject(nothing)
    expect((await call('GET', '/account/begun-anew', { token })).json.data).toEqual({ until: '2026-10-22' })
    const undo = (body: object) => post(token, '/account/begun-anew/undo', { by: 'password', ...body })
    expect(refusedAs(await undo({ former: testPassword, password: 'not this one' }))).toEqual([422, 'password_wrong'])
    expect(refusedAs(await undo({ former: 'not this one', password: chosen }))).toEqual([422, 'former_password_wrong'])
    const undone = await undo({ former: testPassword, password: chosen })
    expect(undone.json.message).toBe('Everything your account had before is there again')
    expect(await listKept(undone.json.data.token)).toEqual(all)
    // The session from before ends with the secret it had, and the password of today is the one that counts.
    expect((await call('GET', '/profile', { token })).status).toBe(401)
    expect(await listKept(await login(chosen))).toEqual(all)
    expect(refusedAs(await call('POST', '/login', { body: { email, password: testPassword } }))[0]).toBe(401)
  })

  test('5. is undone by the earlier code: signed in, or with another e-mail', async () => {
    const { all } = await sara()
    const code = await welcomeCode()
    await reset({ recovery: 'none' })
    const undone = await post(await login(chosen), '/account/begun-anew/undo', { by: 'code', code, password: chosen })
    expect(await listKept(undone.json.data.token)).toEqual(all)
    await reset({ recovery: 'none' })
    const done = await reset({ recovery: 'code', code })
    expect(done.json.message).toContain('everything your account had before it started over is there again')
    expect(await listKept(await login(chosen))).toEqual(all)
  })

  test('6. is undone by another e-mail in the earlier browser', async () => {
    const { all } = await sara()
    await reset({ device: elsewhere, recovery: 'none' })
    daysOn(5)
    expect((await reset({ device: home })).status).toBe(200)
    expect(await listKept(await login(chosen))).toEqual(all)
  })

  test('7. is final after seven days: no table contains any of the locked data', async () => {
    await sara()
    await reset({ recovery: 'none' })
    const rows = async () =>
      queryRows<{ accounts: number; files: number }>(
        server.db,
        sql`select (select count(*)::int from accounts) accounts, (select count(*)::int from files) files`,
      )
    daysOn(6)
    await forget(server.services)
    expect(await rows()).toEqual([{ accounts: 2, files: 1 }])
    daysOn(1)
    await forget(server.services)
    expect(await rows()).toEqual([{ accounts: 1, files: 0 }])
    const body = { by: 'password', former: testPassword, password: chosen }
    expect(refusedAs(await post(await login(chosen), '/account/begun-anew/undo', body))).toEqual([404, 'not_found'])
  })

  test('7. leaves nothing behind when the account is deleted meanwhile', async () => {
    await sara()
    await reset({ recovery: 'none' })
    expect((await post(await login(chosen), '/account/delete')).status).toBe(200)
    expect(await queryRows(server.db, sql`select 1 from accounts union all select 1 from files`)).toEqual([])
  })

  test('8. is allowed twice in 30 days, and undoing returns to the state before the first', async () => {
    const { all } = await sara()
    await reset({ recovery: 'none' })
    expect((await reset({ recovery: 'none' }, email, 'another-lamp-of-mine')).status).toBe(200)
    const body = { by: 'password', former: testPassword, password: 'another-lamp-of-mine' }
    const undone = await post(await login('another-lamp-of-mine'), '/account/begun-anew/undo', body)
    expect(await listKept(undone.json.data.token)).toEqual(all)
  })

  test('is undone once when two try at the same time', async () => {
    const { all } = await sara()
    await reset({ recovery: 'none' })
    const token = await login(chosen)
    const body = { by: 'password', former: testPassword, password: chosen }
    const both = await Promise.all([1, 2].map(() => post(token, '/account/begun-anew/undo', body)))
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(await listKept(await login(chosen))).toEqual(all)
  })
})

describe('the recovery code', () => {
  const choose = (token: string, from: 'letter' | 'none') => post(token, '/account/recovery-code/choose', { from })
  const confirm = async (token: string) =>
    post(token, '/account/recovery-code/confirm', { token: await mailbox.tokenFor(email) })
  const source = async (token: string) => (await call('GET', '/account/recovery-code', { token })).json.data.from

  test('9. a person may have no code: e-mails contain none from then on', async () => {
    const { token } = await sara()
    expect(await source(token)).toBe('letter')
    const code = await welcomeCode()
    await choose(token, 'none')
    expect(await source(token)).toBe('letter')
    expect((await confirm(token)).status).toBe(200)
    expect(await source(token)).toBe(null)
    expect(refusedAs(await reset({ recovery: 'code', code }))).toEqual([422, 'recovery_code_wrong'])
    expect(await mailbox.codeFor(email)).toBe(code)
    // The browser at home still opens everything.
    expect((await reset({ device: home })).status).toBe(200)
  })

  test('11. made by an intruder is not valid until the mailbox confirms it; the earlier one stays valid', async () => {
    const { token, all } = await sara()
    const code = await welcomeCode()
    const intruder = await login(testPassword, elsewhere)
    const theirs = createRecoveryCode((length) => new Uint8Array(length).fill(8))
    for (const ask of [
      () => post(intruder, '/account/recovery-code', { code: theirs }),
      () => choose(intruder, 'letter'),
      () => choose(intruder, 'none'),
    ]) {
      expect((await ask()).status).toBe(200)
      // A person who reads the letter and is not signed in to the account changes nothing either.
      const noura = await server.signUp(`noura-${randomUUID()}@example.com`)
      expect(refusedAs(await confirm(noura))).toEqual([422, 'token_unknown'])
      expect(await source(token)).toBe('letter')
    }
    expect((await mailbox.letters()).filter(({ to }) => to === email).at(-1)?.text).toContain('change it')
    expect(refusedAs(await reset({ recovery: 'code', code: theirs }))).toEqual([422, 'recovery_code_wrong'])
    expect((await reset({ recovery: 'code', code })).status).toBe(200)
    expect(await listKept(await login(chosen))).toEqual(all)
  })

  test('comes again by e-mail, and with a new address; undoing that restores the earlier code', async () => {
    const { token, all } = await sara()
    await choose(token, 'letter')
    expect((await confirm(token)).status).toBe(200)
    const code = await welcomeCode()
    await post(token, '/account/email', { email: 'sara@other.example' })
    const link = await mailbox.tokenFor('sara@other.example')
    expect((await post(token, '/account/email/confirm', { token: link })).status).toBe(200)
    const next = await mailbox.codeFor('sara@other.example')
    const refused = await reset({ recovery: 'code', code }, 'sara@other.example')
    expect(refusedAs(refused)).toEqual([422, 'recovery_code_wrong'])
    const undo = (await mailbox.letters())
      .findLast(({ link }) => link?.includes('/undo/'))!
      .link!.split('/')
      .at(-1)
    expect((await call('POST', '/account/email/undo', { body: { token: undo } })).status).toBe(200)
    expect(refusedAs(await reset({ recovery: 'code', code: next }))).toEqual([422, 'recovery_code_wrong'])
    expect((await reset({ recovery: 'code', code })).status).toBe(200)
    expect(await listKept(await login(chosen))).toEqual(all)
  })

  test('of an e-mail is not a key: a person who reads the mailbox cannot change keys with it', async () => {
    const { token } = await sara()
    await addPasskeyTo(server, token, createAuthenticator())
    daysOn(8)
    const code = cleanCode(await welcomeCode())
    await reset({ recovery: 'code', code })
    const reader = await login(chosen)
    const renewed = cleanCode(await mailbox.codeFor(email))
    expect((await post(reader, '/account/presence', { by: 'code', code: renewed })).status).toBe(200)
    expect(refusedAs(await post(reader, '/account/passkeys/begin'))).toEqual([409, 'key_required'])
  })

  test('is in no queue: waiting e-mails contain none', async () => {
    const { token } = await sara()
    await choose(token, 'letter')
    await call('POST', '/password/forgot', { body: { email } })
    await post(token, '/account/email', { email: 'sara@other.example' })
    const waiting = await queryRows<{ payload: Uint8Array }>(server.db, sql`select payload from mails`)
    expect(waiting).toHaveLength(3)
    for (const { payload } of waiting)
      expect(JSON.stringify(server.services.privacy.openMail(payload))).not.toMatch(/(?:[0-9A-Z]{4}-?){7}/)
  })
})

describe('an intruder', () => {
  test('10. with the password is locked out by a reset, which removes passkeys, apps and browsers of the last week', async () => {
    const { token, all } = await sara()
    const phone = createAuthenticator()
    await addPasskeyTo(server, token, phone, { device: home })
    daysOn(30)
    const [known] = await queryRows<{ n: number }>(server.db, sql`select count(*)::int n from passkeys`)
    expect(known!.n).toBe(1)
    const intruder = (await signInBy(server, phone, { device: elsewhere })).json.data.token
    const theirs = createAuthenticator()
    expect((await addPasskeyTo(server, intruder, theirs, { device: elsewhere })).status).toBe(200)
    expect((await addAppTo(server, intruder, now)).added.status).toBe(200)
    const done = await reset({ device: home })
    expect(done.json.message).toContain('Passkeys and apps added in the last seven days were removed')
    expect(refusedAs(await signInBy(server, theirs, { device: elsewhere }))).toEqual([422, 'passkey_failed'])
    const owner = await login(chosen)
    expect((await call('GET', '/account/authenticator', { token: owner })).json.data.added).toBe(null)
    expect(refusedAs(await reset({ device: elsewhere }))).toEqual([422, 'recovery_missing'])
    // What is older stays: the mailbox alone takes no second factor away.
    expect(await listKept((await signInBy(server, phone)).json.data.token)).toEqual(all)
  })

  test('10. with a browser of their own cannot open anything with it once the password is changed', async () => {
    const { token } = await sara()
    await login(testPassword, elsewhere)
    expect((await call('GET', '/account/browsers', { token })).json.data.days).toHaveLength(2)
    const body = { old_password: testPassword, new_password: chosen, password_confirmation: chosen, device: home }
    expect((await post(token, '/account/password', body)).status).toBe(200)
    expect((await call('GET', '/account/browsers', { token })).json.data.days).toEqual(['2026-10-15'])
    expect(refusedAs(await reset({ device: elsewhere }))).toEqual([422, 'recovery_missing'])
    expect((await reset({ device: home }, email, testPassword)).status).toBe(200)
  })

  test('12. who reads a mailbox gets no role and no key, and the owner undoes everything', async () => {
    const address = 'lead@example.com'
    await employ(server, address, company)
    await server.setCode(
      address,
      await server.signIn(address),
      createRecoveryCode((length) => new Uint8Array(length)),
    )
    const phone = createAuthenticator()
    await addPasskeyTo(server, await server.signIn(address), phone)
    daysOn(30)
    const roles = async (token: string) => (await call('GET', '/profile', { token })).json.data
    await reset({ recovery: 'none' }, address)
    const reader = (await call('POST', '/login', { body: { email: address, password: chosen } })).json.data.token
    expect(await roles(reader)).toMatchObject({ roles: ['member'], represents: [] })
    for (const path of ['/account/passkeys/begin', '/account/authenticator/begin'])
      expect([path, ...refusedAs(await post(reader, path))]).toEqual([path, 409, 'keys_wait'])
    expect(refusedAs(await post(reader, '/account/email', { email: 'x@evil.example' }))).toEqual([409, 'keys_wait'])
    const [removed] = await queryRows<{ n: number }>(
      server.db,
      sql`select count(*)::int n from audit where action = 'moderator.remove'`,
    )
    expect(removed!.n).toBe(1)
    // The owner still knows the password; roles stay ended until they are given again.
    const body = { by: 'password', former: testPassword, password: chosen }
    const owner = (await post(reader, '/account/begun-anew/undo', body)).json.data.token
    expect(await roles(owner)).toMatchObject({ roles: ['member'], represents: [] })
    expect((await signInBy(server, phone)).status).toBe(200)
    expect(await accountAt(server, address)).toBeTruthy()
  })

  test('12. who removes the only key of someone with a role, since it is new, ends the role with it', async () => {
    const address = 'lead@example.com'
    const token = await server.signUp(address)
    await addPasskeyTo(server, token, createAuthenticator())
    const done = await reset({ recovery: 'code', code: await mailbox.codeFor(address) }, address)
    expect(done.json.message).toContain('must give it to you again')
    const reader = (await call('POST', '/login', { body: { email: address, password: chosen } })).json.data
    expect(reader.user.roles).toEqual(['member'])
  })
})

describe('a browser', () => {
  const known = async (token: string) => (await call('GET', '/account/browsers', { token })).json.data.days.length

  test('is known once, however often its person signs in there, and only where it brings a secret', async () => {
    const { token } = await sara()
    await login(testPassword, home)
    await login(testPassword)
    expect(await known(token)).toBe(1)
  })

  test('is forgotten when its person signs out and says so, and not otherwise', async () => {
    await sara()
    await call('POST', '/logout', { token: await login(testPassword, home) })
    const token = await login(testPassword)
    expect(await known(token)).toBe(1)
    await post(await login(testPassword, elsewhere), '/logout/forget', { device: elsewhere })
    expect(await known(token)).toBe(1)
    const last = await login(testPassword, home)
    expect((await post(last, '/logout/forget', { device: home })).json).toEqual({ message: 'You are logged out' })
    expect((await call('GET', '/profile', { token: last })).status).toBe(401)
    expect(await known(token)).toBe(0)
    expect(refusedAs(await reset({ device: home }))).toEqual([422, 'recovery_missing'])
  })

  test('is forgotten in the profile, except the one that asks; all are when the account is closed', async () => {
    const { token } = await sara()
    await login(testPassword, elsewhere)
    await post(token, '/account/browsers/forget', { device: home })
    expect(await known(token)).toBe(1)
    expect((await reset({ device: home })).status).toBe(200)
    const again = await login(chosen, home)
    await post(again, '/account/close', { reason_type: 'other', reason: 'Enough for now' })
    expect(refusedAs(await reset({ device: home }))).toEqual([422, 'recovery_missing'])
  })

  test('opens nothing alone: a stranger can use it with neither their own sign-in nor the e-mail of another person', async () => {
    await sara()
    const tried = await call('POST', '/login', { body: { email, password: 'not this one', device: home } })
    expect(refusedAs(tried)).toEqual([401, 'login_failed'])
    await server.signUp('noura@example.com')
    expect(refusedAs(await reset({ device: home }, 'noura@example.com'))).toEqual([422, 'recovery_missing'])
  })
})
