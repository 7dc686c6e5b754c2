import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createRecoveryCode } from '../../src/contract/accounts/recovery-code.ts'
import { needsSecondFactor } from '../../src/contract/accounts/second-factor.ts'
import { apiBase } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { hashBackupCode } from '../../src/server/accounts/totp/codes.ts'
import { addAdministrator } from '../../src/server/administration/administrators.queries.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { addAppTo, codeAt, wrongCodeAt } from '../support/server/app-codes.ts'
import { createAuthenticator } from '../support/server/authenticator.ts'
import { accountAt, employ } from '../support/server/employer.ts'
import { dumpOf, operatorWith } from '../support/server/operator.ts'
import { addPasskeyTo, newBrowser, originOf, signInBy } from '../support/server/passkeys.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

/** Early in the day of Riyadh, with which the sessions of moderators end. */
const start = new Date('2026-10-15T03:00:00Z')
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

const asking = endpoints.filter(needsSecondFactor)
const code = createRecoveryCode((length) => new Uint8Array(length).fill(5))
const lead = () => signUp('lead@example.com')
const codeOf = async (token: string, path = '/moderation/cases?kind=support', method: 'GET' | 'POST' = 'GET') => {
  const { json } = await call(method, path, { token, ...(method === 'POST' && { body: {} }) })
  return json.problems?.[0].code as string | undefined
}
const setCode = (token: string) => server.setCode('lead@example.com', token, code)
const hoursOn = (hours: number) => {
  now = new Date(start.getTime() + hours * 3_600_000)
}

test('it is what moderators decide, what administrators change, and what the admins of a company do', () => {
  expect(asking.length).toBeGreaterThan(20)
  expect(asking.filter(({ access }) => access === 'employer').length).toBeGreaterThan(1)
  expect(asking.filter(({ access }) => access === 'public')).toEqual([])
})

describe('with a password alone', () => {
  test('someone signs in, is a member as before, and each such call says what is missing', async () => {
    const company = await newCompany(server)
    await employ(server, 'lead@example.com', company)
    await addAdministrator(server.db, await accountAt(server, 'lead@example.com'))
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
    await setCode(token)
    expect(await codeOf(token)).toBeUndefined()
    await server.empty()
    const other = await lead()
    for (const _ of [1, 2]) await addPasskeyTo(server, other, createAuthenticator())
    expect(await codeOf(other)).toBeUndefined()
  })

  test('a person who has a passkey uses it, in this session, and again after twelve hours', async () => {
    const first = await lead()
    const phone = createAuthenticator()
    await addPasskeyTo(server, first, phone)
    await setCode(first)
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
    await setCode(token)
    const other = await server.signIn('lead@example.com')
    const body = { by: 'code', code }
    expect((await call('POST', '/account/presence', { token: other, body })).status).toBe(200)
    expect(await codeOf(other)).toBe('second_factor_needed')
  })
})

test('a person who guessed the password of an account with a passkey changes none of their keys, and so gets no further', async () => {
  const owner = await lead()
  await addPasskeyTo(server, owner, createAuthenticator())
  await setCode(owner)
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
    '/account/recovery-code': { code: createRecoveryCode((length) => new Uint8Array(length).fill(6)) },
    '/account/recovery-code/choose': { from: 'letter' },
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
  // The owner, who has lost the passkey, has the code.
  await call('POST', '/account/presence', { token: thief, body: { by: 'code', code } })
  await addPasskeyTo(server, thief, own)
  expect(await codeOf(thief)).toBeUndefined()
})

describe('an app that shows codes', () => {
  const secondsOn = (seconds: number) => {
    now = new Date(start.getTime() + seconds * 1000)
  }
  const prove = (token: string, shown: string) =>
    call('POST', '/account/presence/authenticator', { token, body: { code: shown } })
  const said = async (answer: ReturnType<typeof prove>) => {
    const { status, json } = await answer
    return [status, json.problems?.[0].code]
  }
  const ok = [200, undefined]
  const wrong = [422, 'app_code_wrong']
  const left = async (token: string) => (await call('GET', '/account/authenticator', { token })).json.data

  test('is a second factor like a passkey, with ten one-time codes as the way back', async () => {
    const first = await lead()
    const { secret, codes } = await addAppTo(server, first, now)
    expect(codes).toHaveLength(10)
    expect(await left(first)).toEqual({ added: '2026-10-15', codes: 10 })
    expect(await codeOf(first)).toBeUndefined()
    const token = await server.signIn('lead@example.com')
    expect(await codeOf(token)).toBe('second_factor_needed')
    secondsOn(60)
    expect(await said(prove(token, codeAt(secret, now)))).toEqual(ok)
    expect(await codeOf(token)).toBeUndefined()
    now = new Date(now.getTime() + 12 * 3_600_000)
    expect(await codeOf(token)).toBe('second_factor_needed')
  })

  test('a code counts once, in any session, and not the one it was set up with', async () => {
    const token = await lead()
    const { secret } = await addAppTo(server, token, now)
    expect(await said(prove(token, codeAt(secret, now)))).toEqual(wrong)
    secondsOn(60)
    const shown = codeAt(secret, now)
    const twice = await Promise.all([prove(token, shown), prove(token, shown)].map(said))
    expect(twice.sort()).toEqual([ok, wrong])
    secondsOn(89)
    expect(await said(prove(await server.signIn('lead@example.com'), shown))).toEqual(wrong)
    secondsOn(90)
    expect(await said(prove(token, codeAt(secret, now)))).toEqual(ok)
  })

  test('five wrong ones in a minute and thirty in a day are all there are, no matter what session they come from', async () => {
    const token = await lead()
    const { secret, codes } = await addAppTo(server, token, now)
    let tried = 0
    for (let minute = 1; minute <= 6; minute++) {
      secondsOn(minute * 60)
      for (let n = 0; n < 5; n++, tried++) expect(await said(prove(token, wrongCodeAt(secret, now)))).toEqual(wrong)
      expect(await said(prove(token, codeAt(secret, now)))).toEqual([429, 'too_many'])
    }
    secondsOn(3600)
    const other = await server.signIn('lead@example.com')
    expect([tried, await said(prove(other, codeAt(secret, now)))]).toEqual([30, [429, 'too_many']])
    // The owner has the one-time codes.
    expect(await said(prove(other, codes[0]!))).toEqual(ok)
  })

  test('each one-time code counts once; new ones put an end to those before', async () => {
    const token = await lead()
    const { codes } = await addAppTo(server, token, now)
    // As a person types a noted code: in groups, in lower case, with an O for a zero.
    const typed = `${codes[0]!.slice(0, 5)}-${codes[0]!.slice(5)}`.toLowerCase().replaceAll('0', 'o')
    const twice = await Promise.all([prove(token, typed), prove(token, typed)].map(said))
    expect(twice.sort()).toEqual([ok, wrong])
    expect(await left(token)).toEqual({ added: '2026-10-15', codes: 9 })
    const anew = (await call('POST', '/account/authenticator/codes', { token, body: {} })).json.data.codes as string[]
    expect(anew.filter((one) => codes.includes(one))).toEqual([])
    expect(await said(prove(token, codes[1]!))).toEqual(wrong)
    expect(await said(prove(token, anew[1]!))).toEqual(ok)
  })

  test('without a one-time code or another factor it counts as alone', async () => {
    const token = await lead()
    const { codes } = await addAppTo(server, token, now)
    for (const one of codes) {
      await server.liftLimits()
      expect(await said(prove(token, one))).toEqual(ok)
    }
    expect(await left(token)).toMatchObject({ codes: 0 })
    expect(await codeOf(token)).toBe('second_factor_alone')
    await addPasskeyTo(server, token, createAuthenticator())
    expect(await codeOf(token)).toBeUndefined()
  })

  test('a person who guessed the password takes none of it away, and adds none of their own', async () => {
    const owner = await lead()
    const { secret } = await addAppTo(server, owner, now)
    const thief = await server.signIn('lead@example.com')
    const body = { by: 'password', password: testPassword }
    expect((await call('POST', '/account/presence', { token: thief, body })).status).toBe(200)
    for (const path of [
      '/account/authenticator/begin',
      '/account/authenticator/remove',
      '/account/authenticator/codes',
      '/account/passkeys/begin',
    ])
      expect([path, await codeOf(thief, path, 'POST')]).toEqual([path, 'key_required'])
    secondsOn(60)
    expect(await said(prove(thief, codeAt(secret, now)))).toEqual(ok)
    expect((await call('POST', '/account/authenticator/remove', { token: thief, body: {} })).status).toBe(200)
    expect(await left(thief)).toEqual({ added: null, codes: 0 })
    expect(await codeOf(owner)).toBe('second_factor_missing')
    expect(await said(prove(thief, codeAt(secret, now)))).toEqual(wrong)
  })

  test('proves presence for everything that asks for it, and stands in what its person takes along', async () => {
    const token = await lead()
    const { secret } = await addAppTo(server, token, now)
    secondsOn(1200)
    expect(await codeOf(token, '/account/data', 'POST')).toBe('presence_required')
    expect(await said(prove(token, codeAt(secret, now)))).toEqual(ok)
    const taken = (await call('POST', '/account/data', { token, body: {} })).json.data
    expect(taken.app).toEqual({ added: '2026-10-15', codesLeft: 10 })
    expect(JSON.stringify(taken)).not.toContain(secret)
  })

  test('a secret that is none, or a code of another one, sets up nothing', async () => {
    const token = await lead()
    const set = (secret: string, shown = codeAt('A'.repeat(32), now)) =>
      call('POST', '/account/authenticator', { token, body: { secret, code: shown } }).then(({ status, json }) => [
        status,
        json.problems?.[0].code,
      ])
    expect(await set('a'.repeat(32))).toEqual([422, 'malformed'])
    expect(await set('B'.repeat(32))).toEqual(wrong)
    expect(await left(token)).toEqual({ added: null, codes: 0 })
    expect(await set('A'.repeat(32))).toEqual(ok)
  })

  test('a new password without the recovery code removes it, since its secret is lost', async () => {
    const token = await lead()
    await addAppTo(server, token, now)
    await call('POST', '/password/forgot', { body: { email: 'lead@example.com' } })
    const link = await server.mailbox.tokenFor('lead@example.com')
    const password = 'quite-another-lamp-8'
    const body = { token: link, password, password_confirmation: password, recovery: 'none' }
    expect((await call('POST', '/password/reset', { body })).status).toBe(200)
    const { json } = await call('POST', '/login', { body: { email: 'lead@example.com', password } })
    expect(await left(json.data.token)).toEqual({ added: null, codes: 0 })
  })

  test('is encrypted under the person’s secret and the author key: a copy with the key cannot check a code', async () => {
    const token = await lead()
    const { secret, codes } = await addAppTo(server, token, now)
    const dump = await dumpOf(server.db)
    const { under } = operatorWith(Buffer.alloc(32, 7))
    const all = Object.values(dump).flatMap((rows) => rows.flatMap((row) => Object.values(row)))
    const bytes = all.flatMap((one) => (one instanceof Uint8Array ? [Buffer.from(one)] : []))
    const told = [...all.map(String), ...bytes.flatMap(under)].join(' ')
    for (const one of [secret, ...codes, ...codes.map(hashBackupCode)]) expect(told).not.toContain(one)
  })
})

test('a person who signs in with a passkey is asked for nothing more; once it is removed, it is missing', async () => {
  const token = await lead()
  const phone = createAuthenticator()
  await addPasskeyTo(server, token, phone)
  await setCode(token)
  const signedIn = (await signInBy(server, phone)).json.data.token as string
  expect(await codeOf(signedIn)).toBeUndefined()
  const [own] = (await call('GET', '/account/passkeys', { token })).json.data
  await call('POST', '/account/passkeys/remove', { token, body: { passkey: own.id } })
  expect(await codeOf(signedIn)).toBe('second_factor_missing')
})

test('is asked for wherever others reach the site, unless the operator says otherwise', () => {
  const key = Buffer.alloc(32, 1).toString('hex')
  const asks = (env: Record<string, string>) => readConfig({ AUTHOR_KEY: key, ...env }).secondFactor
  const open = { PUBLIC_URL: 'https://shafaf.test', SMTP_URL: 'smtp://x' }
  expect([asks({}), asks(open), asks({ HOST: '0.0.0.0' })]).toEqual([false, true, true])
  expect([asks({ SECOND_FACTOR: '1' }), asks({ ...open, SECOND_FACTOR: '0' })]).toEqual([true, false])
})
