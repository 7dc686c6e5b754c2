import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createRecoveryCode } from '../../src/contract/accounts/recovery-code.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { createAuthenticator } from '../support/server/authenticator.ts'
import { addPasskeyTo, newBrowser, originOf, signInBy } from '../support/server/passkeys.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

const start = new Date('2026-10-15T10:00:00Z')
let now = start
const server = await startTestServer({
  clock: () => now,
  env: { PUBLIC_URL: 'https://shafaf.test', SMTP_URL: 'smtp://x' },
})
const { call, signUp, mailbox } = server
beforeEach(async () => {
  now = start
  await server.empty()
})
afterAll(server.close)

type Answer = Awaited<ReturnType<typeof call>>
const refusedAs = ({ status, json }: Answer) => [status, json.problems?.[0].code]
const failed = [422, 'passkey_failed']
const post = (token: string, path: string, body: unknown = {}) => call('POST', path, { token, body })
const minutesOn = (minutes: number) => {
  now = new Date(start.getTime() + minutes * 60_000)
}
const challenge = async () => (await call('POST', '/passkey/begin')).json.data as { challenge: string; rp: string }
const login = (used: object, also: object = {}) =>
  call('POST', '/passkey/login', { body: { ...used, device: newBrowser(), ...also } })
const origin = originOf(server)
const code = createRecoveryCode((length) => new Uint8Array(length).fill(3))

/** Signs Sara up with a review, which only her secret finds again. */
async function sara() {
  const token = await signUp('sara@example.com')
  const company = await newCompany(server)
  const headers = { 'Idempotency-Key': 'one' }
  await call('POST', '/profile/experience', { token, body: { company_id: company }, headers })
  const sent = await call('POST', '/company/review', {
    token,
    body: sampleBody('company', company),
    headers: { 'Idempotency-Key': 'two' },
  })
  expect(sent.status).toBe(200)
  return token
}
const writes = async (token: string) =>
  (await call('GET', '/profile/contributions', { token })).json.data.total as number

describe('signing in', () => {
  test('a passkey that locks the secret opens everything in any browser, without a password', async () => {
    const token = await sara()
    const phone = createAuthenticator()
    expect((await addPasskeyTo(server, token, phone)).json).toEqual({ message: 'Your passkey is added' })
    const signedIn = await signInBy(server, phone)
    expect(signedIn.json.data.user.data.email).toBe('sara@example.com')
    expect(await writes(signedIn.json.data.token)).toBe(await writes(token))
    expect(await writes(token)).toBeGreaterThan(0)
  })

  test('one that cannot lock it opens it where it was made; elsewhere the password is asked for once', async () => {
    const token = await sara()
    const key = createAuthenticator({ prf: false })
    const device = newBrowser()
    await addPasskeyTo(server, token, key, { device })
    expect((await signInBy(server, key, { device })).status).toBe(200)
    const elsewhere = newBrowser()
    expect(refusedAs(await signInBy(server, key, { device: elsewhere }))).toEqual([409, 'passkey_key_needed'])
    const wrong = await signInBy(server, key, { device: elsewhere, password: 'not the password' })
    expect(refusedAs(wrong)).toEqual([422, 'password_wrong'])
    expect((await signInBy(server, key, { device: elsewhere, password: testPassword })).status).toBe(200)
    const again = await signInBy(server, key, { device: elsewhere })
    expect(await writes(again.json.data.token)).toBeGreaterThan(0)
  })

  test('or the recovery code; the answer of the passkey that was asked for more counts once, no more', async () => {
    const token = await sara()
    await server.setCode('sara@example.com', token, code)
    const key = createAuthenticator({ prf: false })
    await addPasskeyTo(server, token, key)
    const used = key.get({ ...(await challenge()), origin })
    const device = newBrowser()
    expect(refusedAs(await login(used, { device }))).toEqual([409, 'passkey_key_needed'])
    expect((await login(used, { device, code })).status).toBe(200)
    expect(refusedAs(await login(used, { device }))).toEqual(failed)
  })

  test('a blocked person is told so, and gets no session', async () => {
    const token = await signUp('sara@example.com')
    const phone = createAuthenticator()
    await addPasskeyTo(server, token, phone)
    await server.db.execute('update accounts set blocked = true')
    expect(refusedAs(await signInBy(server, phone))).toEqual([409, 'account_blocked'])
  })
})

describe('refused, each in the same words', () => {
  const withPasskey = async () => {
    const phone = createAuthenticator()
    await addPasskeyTo(server, await signUp('sara@example.com'), phone)
    return phone
  }

  test('an answer made on another site, or for another site', async () => {
    const phone = await withPasskey()
    for (const lie of [{ origin: 'https://shafaf.test.evil.example' }, { origin: 'http://shafaf.test' }])
      expect(refusedAs(await login(phone.get({ ...(await challenge()), ...lie })))).toEqual(failed)
    const elsewhere = phone.get({ ...(await challenge()), origin, rp: 'evil.example' })
    expect(refusedAs(await login(elsewhere))).toEqual(failed)
  })

  test('the same answer again, and a new one to a challenge that was used', async () => {
    const phone = await withPasskey()
    const asked = await challenge()
    const used = phone.get({ ...asked, origin })
    expect((await login(used)).status).toBe(200)
    expect(refusedAs(await login(used))).toEqual(failed)
    expect(refusedAs(await login(phone.get({ ...asked, origin })))).toEqual(failed)
  })

  test('of ten sign-ins at once with one answer, one succeeds', async () => {
    const phone = await withPasskey()
    const used = phone.get({ ...(await challenge()), origin })
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(used)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a copy of the device, once the other has been used', async () => {
    const phone = await withPasskey()
    const copy = phone.clone()
    expect((await signInBy(server, phone)).status).toBe(200)
    expect((await signInBy(server, phone)).status).toBe(200)
    expect(refusedAs(await signInBy(server, copy))).toEqual(failed)
  })

  test('a challenge that is late, none of ours, changed, or made for something else', async () => {
    const phone = await withPasskey()
    const late = phone.get({ ...(await challenge()), origin })
    minutesOn(5)
    expect(refusedAs(await login(late))).toEqual(failed)
    const { challenge: ours, rp } = await challenge()
    const changed = `${ours.startsWith('A') ? 'B' : 'A'}${ours.slice(1)}`
    for (const other of [changed, Buffer.alloc(38, 1).toString('base64url'), 'x', ''])
      expect(refusedAs(await login(phone.get({ challenge: other, rp, origin })))).toEqual(failed)
    const token = (await signInBy(server, phone)).json.data.token as string
    const add = (await post(token, '/account/passkeys/begin')).json.data
    const presence = (await post(token, '/account/presence/begin')).json.data
    for (const other of [add, presence]) expect(refusedAs(await login(phone.get({ ...other, origin })))).toEqual(failed)
  })

  test('a device that did not ask who is there', async () => {
    const phone = await withPasskey()
    const careless = createAuthenticator({ verifies: false })
    const added = await addPasskeyTo(server, (await signInBy(server, phone)).json.data.token, careless)
    expect(refusedAs(added)).toEqual(failed)
  })

  test('a passkey nobody knows, and a signature of another', async () => {
    const phone = await withPasskey()
    const strange = createAuthenticator()
    strange.create({ ...(await challenge()), origin })
    expect(refusedAs(await login(strange.get({ ...(await challenge()), origin })))).toEqual(failed)
    const { credential } = phone.get({ ...(await challenge()), origin })
    const other = strange.get({ ...(await challenge()), origin }).credential.response
    expect(refusedAs(await login({ credential: { ...credential, response: other } }))).toEqual(failed)
  })
})

describe('adding', () => {
  test('is bound to the session it was begun in, and is taken once', async () => {
    const sara = await signUp('sara@example.com')
    const noura = await signUp('noura@example.com')
    const { data } = (await post(sara, '/account/passkeys/begin')).json
    const made = { ...createAuthenticator().create({ ...data, origin }), name: 'Key', device: newBrowser() }
    expect(refusedAs(await post(noura, '/account/passkeys', made))).toEqual(failed)
    expect((await post(sara, '/account/passkeys', made)).status).toBe(200)
    expect(refusedAs(await post(sara, '/account/passkeys', made))).toEqual(failed)
  })

  test('several have names and days, can be renamed and removed; a removed one opens nothing', async () => {
    const token = await signUp('sara@example.com')
    const phone = createAuthenticator()
    const key = createAuthenticator({ prf: false })
    await addPasskeyTo(server, token, phone, { name: 'Phone' })
    minutesOn(24 * 60)
    const later = (await signInBy(server, phone)).json.data.token as string
    await addPasskeyTo(server, later, key, { name: 'Key' })
    const list = async () => (await call('GET', '/account/passkeys', { token: later })).json.data
    expect(await list()).toEqual([
      { id: expect.any(String), name: 'Phone', added: '2026-10-15', used: '2026-10-16', opens: true },
      { id: expect.any(String), name: 'Key', added: '2026-10-16', used: null, opens: false },
    ])
    const [{ id }] = await list()
    await post(later, '/account/passkeys/rename', { passkey: id, name: 'Old phone' })
    expect((await list())[0].name).toBe('Old phone')
    const taken = (await post(later, '/account/data')).json.data
    expect(taken.passkeys[0]).toEqual({ called: 'Old phone', added: '2026-10-15', used: '2026-10-16' })
    expect((await post(later, '/account/passkeys/remove', { passkey: id })).status).toBe(200)
    expect(refusedAs(await signInBy(server, phone))).toEqual(failed)
  })
})

test('its owner is told by mail of each that is added or removed, and of a new recovery code', async () => {
  const token = await signUp('sara@example.com')
  const told = async () =>
    (await mailbox.letters()).filter(({ subject }) => subject === 'A key to your account was changed').length
  await addPasskeyTo(server, token, createAuthenticator())
  expect(await told()).toBe(1)
  const [own] = (await call('GET', '/account/passkeys', { token })).json.data
  await post(token, '/account/passkeys/remove', { passkey: own.id })
  expect(await told()).toBe(2)
  await server.setCode('sara@example.com', token, code)
  expect(await told()).toBe(3)
})

describe('loss', () => {
  test('a person who loses the phone signs in with another passkey, or the password, and removes it', async () => {
    const token = await sara()
    const [phone, laptop] = [createAuthenticator(), createAuthenticator()]
    await addPasskeyTo(server, token, phone, { name: 'Phone' })
    await addPasskeyTo(server, token, laptop, { name: 'Laptop' })
    const there = (await signInBy(server, laptop)).json.data.token as string
    const listed = (await call('GET', '/account/passkeys', { token: there })).json.data as {
      id: string
      name: string
    }[]
    const lost = listed.find(({ name }) => name === 'Phone')!
    await post(there, '/account/passkeys/remove', { passkey: lost.id })
    expect(refusedAs(await signInBy(server, phone))).toEqual(failed)
    expect(await writes(there)).toBeGreaterThan(0)
  })

  test('a new password with the recovery code keeps passkeys of more than a week; starting over puts them aside', async () => {
    const token = await sara()
    await server.setCode('sara@example.com', token, code)
    const phone = createAuthenticator()
    await addPasskeyTo(server, token, phone)
    minutesOn(8 * 24 * 60)
    const reset = async (how: object) => {
      await server.liftLimits()
      await call('POST', '/password/forgot', { body: { email: 'sara@example.com' } })
      const link = await mailbox.tokenFor('sara@example.com')
      const body = { token: link, password: 'a better lamp', ...how }
      expect((await call('POST', '/password/reset', { body })).status).toBe(200)
    }
    await reset({ recovery: 'code', code })
    expect(await writes((await signInBy(server, phone)).json.data.token)).toBeGreaterThan(0)
    await reset({ recovery: 'none' })
    expect(refusedAs(await signInBy(server, phone))).toEqual(failed)
  })

  test('goes with the account', async () => {
    const phone = createAuthenticator()
    const token = await signUp('sara@example.com')
    await addPasskeyTo(server, token, phone)
    expect((await post(token, '/account/delete')).status).toBe(200)
    expect(refusedAs(await signInBy(server, phone))).toEqual(failed)
  })
})

test('proves that its person is there, in the session that asked, and not another person’s', async () => {
  const token = await signUp('sara@example.com')
  const noura = await signUp('noura@example.com')
  const [phone, other] = [createAuthenticator(), createAuthenticator()]
  await addPasskeyTo(server, token, phone)
  await addPasskeyTo(server, noura, other)
  minutesOn(60)
  const prove = async (by: typeof phone, of = token) => {
    const { data } = (await post(of, '/account/presence/begin')).json
    return post(token, '/account/presence/passkey', { credential: by.get({ ...data, origin }).credential })
  }
  expect(refusedAs(await prove(other))).toEqual(failed)
  expect(refusedAs(await prove(phone, noura))).toEqual(failed)
  expect(refusedAs(await post(token, '/account/data'))).toEqual([409, 'presence_required'])
  expect((await prove(phone)).status).toBe(200)
  expect((await post(token, '/account/data')).status).toBe(200)
})

test('no table reveals whose a passkey is: all of it is encrypted with the author key', async () => {
  const token = await signUp('sara@example.com')
  const phone = createAuthenticator()
  await addPasskeyTo(server, token, phone, { name: 'Recognisable name' })
  const { rows } = (await server.db.execute('select * from passkeys')) as unknown as { rows: Record<string, unknown>[] }
  const bytes = Object.values(rows[0]!).filter((one): one is Uint8Array => one instanceof Uint8Array)
  expect(bytes).toHaveLength(2)
  for (const one of bytes) expect(Buffer.from(one).toString('utf8')).not.toContain('Recognisable')
})
