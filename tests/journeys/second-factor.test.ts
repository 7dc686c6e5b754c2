import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { newRecoveryCode } from '../../src/contract/accounts/recovery-code.ts'
import { asksSecond } from '../../src/contract/accounts/second-factor.ts'
import { apiBase } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { configFrom } from '../../src/server/platform/config.ts'
import { createAuthenticator } from '../support/authenticator.ts'
import { employ } from '../support/employer.ts'
import { addPasskeyTo, newBrowser, originOf, signInBy } from '../support/passkeys.ts'
import { newCompany } from '../support/reviewed-company.ts'
import { startTestServer, testPassword } from '../support/server.ts'

const start = new Date('2026-10-15T10:00:00Z')
let now = start
const server = await startTestServer({
  clock: () => now,
  env: { SECOND_FACTOR: '1' },
  moderators: { 'lead@example.com': 'lead' },
})
const { call, signUp } = server
beforeEach(async () => {
  now = start
  await server.empty()
})
afterAll(server.close)

const asking = endpoints.filter(asksSecond)
const code = newRecoveryCode((length) => new Uint8Array(length).fill(5))
const lead = () => signUp('lead@example.com')
const codeOf = async (token: string, path = '/moderation/cases?kind=support', method: 'GET' | 'POST' = 'GET') => {
  const { json } = await call(method, path, { token, ...(method === 'POST' && { body: {} }) })
  return json.problems?.[0].code as string | undefined
}
const keepCode = (token: string) => call('POST', '/account/recovery-code', { token, body: { code } })
const hoursOn = (hours: number) => {
  now = new Date(start.getTime() + hours * 3_600_000)
}

test('it is what moderators decide, and what the admins of a company do', () => {
  expect(asking.length).toBeGreaterThan(20)
  expect(asking.filter(({ access }) => access === 'employer').length).toBeGreaterThan(1)
  expect(asking.filter(({ access }) => access === 'public')).toEqual([])
})

describe('with a password alone', () => {
  test('somebody signs in, is a member as before, and each such call says what is missing', async () => {
    const company = await newCompany(server)
    await employ(server, 'lead@example.com', company)
    const token = await server.signIn('lead@example.com')
    expect((await call('GET', '/profile', { token })).status).toBe(200)
    for (const { method, path } of asking) {
      const at = path.replace(/:\w+/g, String(company))
      expect([apiBase + path, await codeOf(token, at, method)]).toEqual([apiBase + path, 'second_factor_missing'])
    }
  })

  test('one passkey without a recovery code is not enough; with the code, or a second one, it is', async () => {
    const token = await lead()
    await addPasskeyTo(server, token, createAuthenticator())
    expect(await codeOf(token)).toBe('second_factor_alone')
    await keepCode(token)
    expect(await codeOf(token)).toBeUndefined()
    await server.empty()
    const other = await lead()
    for (const _ of [1, 2]) await addPasskeyTo(server, other, createAuthenticator())
    expect(await codeOf(other)).toBeUndefined()
  })

  test('whoever has a passkey uses it, in this session, and again after twelve hours', async () => {
    const first = await lead()
    const phone = createAuthenticator()
    await addPasskeyTo(server, first, phone)
    await keepCode(first)
    const token = await server.signIn('lead@example.com')
    expect(await codeOf(token)).toBe('second_factor_needed')
    const use = async () => {
      const { data } = (await call('POST', '/account/presence/begin', { token, body: {} })).json
      const { credential } = phone.get({ ...data, origin: originOf(server) })
      return call('POST', '/account/presence/passkey', { token, body: { credential } })
    }
    expect((await use()).status).toBe(200)
    expect(await codeOf(token)).toBeUndefined()
    hoursOn(11)
    expect(await codeOf(token)).toBeUndefined()
    hoursOn(12)
    expect(await codeOf(token)).toBe('second_factor_needed')
    expect((await call('GET', '/profile', { token })).status).toBe(200)
  })

  test('the password proves presence, and is no second factor', async () => {
    const token = await lead()
    await addPasskeyTo(server, token, createAuthenticator())
    await keepCode(token)
    const other = await server.signIn('lead@example.com')
    const body = { by: 'code', code }
    expect((await call('POST', '/account/presence', { token: other, body })).status).toBe(200)
    expect(await codeOf(other)).toBe('second_factor_needed')
  })
})

test('whoever guessed the password of somebody with a passkey changes none of their keys, and so gets no further', async () => {
  const owner = await lead()
  await addPasskeyTo(server, owner, createAuthenticator())
  await keepCode(owner)
  const thief = await server.signIn('lead@example.com')
  const own = createAuthenticator()
  const [known] = (await call('GET', '/account/passkeys', { token: thief })).json.data
  const tries = {
    '/account/passkeys/begin': {},
    '/account/passkeys': {
      ...own.create({ challenge: 'strange', rp: 'localhost', origin: originOf(server) }),
      ...{ name: 'Mine', device: newBrowser() },
    },
    '/account/passkeys/remove': { passkey: known.id },
    '/account/recovery-code': { code: newRecoveryCode((length) => new Uint8Array(length).fill(6)) },
  }
  expect(endpoints.filter(({ fresh }) => fresh === 'keys').map(({ path }) => path)).toEqual(
    expect.arrayContaining(Object.keys(tries)),
  )
  const refusals = async () => {
    const codes = Object.entries(tries).map(async ([path, body]) => {
      const { status, json } = await call('POST', path, { token: thief, body })
      return [status, json.problems?.[0].code]
    })
    return [...new Set((await Promise.all(codes)).map(String))]
  }
  expect(await refusals()).toEqual(['409,key_required'])
  await call('POST', '/account/presence', { token: thief, body: { by: 'password', password: testPassword } })
  expect(await refusals()).toEqual(['409,key_required'])
  expect(await codeOf(thief)).toBe('second_factor_needed')
  // Its owner, who has lost the passkey, has the code.
  await call('POST', '/account/presence', { token: thief, body: { by: 'code', code } })
  await addPasskeyTo(server, thief, own)
  expect(await codeOf(thief)).toBeUndefined()
})

test('whoever signs in with a passkey is asked for nothing more; once it is removed, it is missing', async () => {
  const token = await lead()
  const phone = createAuthenticator()
  await addPasskeyTo(server, token, phone)
  await keepCode(token)
  const signedIn = (await signInBy(server, phone)).json.data.token as string
  expect(await codeOf(signedIn)).toBeUndefined()
  const [own] = (await call('GET', '/account/passkeys', { token })).json.data
  await call('POST', '/account/passkeys/remove', { token, body: { passkey: own.id } })
  expect(await codeOf(signedIn)).toBe('second_factor_missing')
})

test('is asked for wherever others reach the site, unless the operator says otherwise', () => {
  const key = Buffer.alloc(32, 1).toString('hex')
  const asks = (env: Record<string, string>) => configFrom({ AUTHOR_KEY: key, ...env }).secondFactor
  const open = { PUBLIC_URL: 'https://shafaf.test', SMTP_URL: 'smtp://x' }
  expect([asks({}), asks(open), asks({ HOST: '0.0.0.0' })]).toEqual([false, true, true])
  expect([asks({ SECOND_FACTOR: '1' }), asks({ ...open, SECOND_FACTOR: '0' })]).toEqual([true, false])
})
