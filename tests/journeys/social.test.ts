import { randomBytes } from 'node:crypto'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRecoveryCode } from '../../src/contract/accounts/recovery-code.ts'
import { findAccount } from '../../src/server/accounts/accounts.queries.ts'
import { openSecret } from '../../src/server/accounts/locks.ts'
import { createSocial, deriveNonce, knownProviders } from '../../src/server/accounts/social/social.ts'
import { openVault } from '../../src/server/accounts/vault.ts'
import { identities } from '../../src/server/platform/db/schema/accounts.ts'
import { getDayAfter } from '../../src/server/platform/months.ts'
import { registration } from '../support/answers/registration.ts'
import { wordsIn } from '../support/project/words.ts'
import { startTestServer, type TestServer, testPassword } from '../support/server/server.ts'

const clients = { GOOGLE_CLIENT_ID: 'shafaf-google', APPLE_CLIENT_ID: 'shafaf-apple' }
const verifier = 'a-secret-only-this-browser-knows'
/** A provider on this machine, and an impostor of it. */
const provider = new OAuth2Server()
const impostor = new OAuth2Server()
let server: TestServer

beforeAll(async () => {
  for (const one of [provider, impostor]) {
    await one.issuer.keys.generate('RS256', { kid: 'the-key' })
    await one.start(0, '127.0.0.1')
  }
  server = await startTestServer({ env: clients })
  const here = { issuers: [provider.issuer.url!], keys: `${provider.issuer.url}/jwks` }
  server.services.social = createSocial(server.services.config, {
    google: { ...knownProviders.google, ...here },
    apple: { ...knownProviders.apple, ...here },
  })
})
beforeEach(() => server.empty())
afterAll(async () => {
  await Promise.all([provider.stop(), impostor.stop(), server?.close()])
})

type Claims = Record<string, unknown>
const right = (): Claims => ({
  aud: clients.GOOGLE_CLIENT_ID,
  sub: '1234',
  nonce: deriveNonce(verifier),
  email: 'Sara@example.com',
  email_verified: true,
  name: 'Sara Alharbi',
})
const tokenWith = (claims: Claims, { by = provider } = {}) =>
  by.issuer.buildToken({
    scopesOrTransform: (_header, payload) => {
      Object.assign(payload, right(), claims)
    },
  })
/** The secrets of two browsers. */
const [device, elsewhere] = ['here', 'elsewhere'].map((name) => Buffer.alloc(32, name).toString('base64url'))
const signIn = (id_token: string, also: Claims = {}) =>
  server.call('POST', '/social/login', { body: { provider: 'google', id_token, verifier, device, ...also } })
const setCode = async (token: string, email = 'sara@example.com') => {
  const code = createRecoveryCode(randomBytes)
  await server.setCode(email, token, code)
  return code
}

describe('A-039: signing in with a provider', () => {
  test('makes an account for a new e-mail, verified and with the name the provider gives', async () => {
    const { status, json } = await signIn(await tokenWith({}))
    expect(status).toBe(200)
    expect(json.data.user.data).toEqual({ name: 'Sara Alharbi', email: 'sara@example.com', image: null })
    const { json: profile } = await server.call('GET', '/profile', { token: json.data.token })
    expect(profile.data).toEqual(json.data.user)
  })

  test('opens the account the e-mail has already with its recovery code; its password stays', async () => {
    const code = await setCode(await server.signUp('sara@example.com', 'Sara by mail'))
    const id_token = await tokenWith({})
    const refused = await signIn(id_token)
    expect([refused.status, refused.json.problems]).toEqual([409, [{ path: '', code: 'social_code_needed' }]])
    expect((await signIn(id_token, { code })).json.data.user.data.name).toBe('Sara by mail')
    expect(await server.signIn('sara@example.com')).toMatch(/^[\w-]{43}$/)
  })

  test('on another browser the recovery code opens the same person, once; a wrong one opens nobody', async () => {
    const first = (await signIn(await tokenWith({}))).json.data
    const code = await setCode(first.token)
    const there = (id_token: string, also: Claims) => signIn(id_token, { device: elsewhere, ...also })
    const id_token = await tokenWith({ iat: Math.floor(Date.now() / 1000) - 5 })
    for (const [given, problem] of [
      [createRecoveryCode(randomBytes), 'recovery_code_wrong'],
      [`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`, 'recovery_code_malformed'],
      [code.slice(0, 9), 'recovery_code_malformed'],
    ]) {
      const refused = await there(id_token, { code: given })
      expect([refused.status, refused.json.problems]).toEqual([422, [{ path: 'code', code: problem }]])
    }
    const second = (await there(id_token, { code: ` ${code.toLowerCase()} ` })).json.data
    expect(second.user.owner).toBe(first.user.owner)
    expect((await there(id_token, { code })).status).toBe(401)
    const known = (await there(await tokenWith({ iat: Math.floor(Date.now() / 1000) - 9 }), {})).json.data
    expect(known.user.owner).toBe(first.user.owner)
  })

  test('takes over an unconfirmed account that someone else began with this e-mail', async () => {
    const body = { ...registration, name: 'A stranger', email: 'sara@example.com', password: testPassword }
    await server.call('POST', '/register', { body })
    const link = await server.mailbox.tokenFor('sara@example.com')
    expect((await signIn(await tokenWith({}))).json.data.user.data.name).toBe('Sara Alharbi')
    const login = await server.call('POST', '/login', { body: { email: body.email, password: testPassword } })
    expect(login.status).toBe(401)
    expect((await server.call('POST', '/verify', { body: { token: link } })).status).toBe(422)
  })

  test('the name Apple tells the browser is taken where the token has none', async () => {
    const claims = { aud: clients.APPLE_CLIENT_ID, name: undefined, email_verified: 'true' }
    const { json } = await signIn(await tokenWith(claims), { provider: 'apple', name: 'Sara Ali' })
    expect(json.data.user.data.name).toBe('Sara Ali')
  })
})

test('an account is not opened by who proves another writing of its address, which may be another mailbox', async () => {
  await server.signUp('sara@example.com', 'Sara by mail')
  const { status, json } = await signIn(await tokenWith({ email: 'sara+mine@example.com' }))
  expect([status, json.problems]).toEqual([409, [{ path: '', code: 'social_other_mailbox' }]])
  expect(json.data).toBeUndefined()
  const arabic = await server.call('POST', '/social/login', {
    language: 'ar',
    body: {
      provider: 'google',
      id_token: await tokenWith({ email: 'sara+mine@example.com', jti: 'two' }),
      verifier,
      device,
    },
  })
  expect(arabic.json.message).toBe(wordsIn('arabic')('problems:social_other_mailbox'))
  // Where dots and a suffix after a plus certainly mean the same mailbox, the account opens.
  const code = await setCode(await server.signUp('sara.ali@gmail.com', 'Sara Ali'), 'sara.ali@gmail.com')
  const same = await signIn(await tokenWith({ email: 'SaraAli+work@gmail.com' }), { code })
  expect(same.json.data.user.data).toMatchObject({ name: 'Sara Ali', email: 'sara.ali@gmail.com' })
})

describe('someone a provider knows is found by what it calls them, not by an address', () => {
  const later = (seconds: number, claims: Claims = {}) =>
    tokenWith({ iat: Math.floor(Date.now() / 1000) - seconds, ...claims })

  test('their e-mail may change there or here: the account stays theirs', async () => {
    const first = (await signIn(await tokenWith({}))).json.data
    const there = (await signIn(await later(3, { email: 'sara.new@example.com' }))).json.data
    expect(there.user).toEqual(first.user)
    const token = there.token as string
    await server.call('POST', '/account/email', { token, body: { email: 'mine@example.com' } })
    const link = await server.mailbox.tokenFor('mine@example.com')
    await server.call('POST', '/account/email/confirm', { token, body: { token: link } })
    const again = (await signIn(await later(6))).json.data
    expect([again.user.owner, again.user.data.email]).toEqual([first.user.owner, 'mine@example.com'])
  })

  test('another person who has got the address there opens nothing of it', async () => {
    const code = await setCode((await signIn(await tokenWith({}))).json.data.token)
    const { status, json } = await signIn(await tokenWith({ sub: '5678' }), { code })
    expect([status, json.problems]).toEqual([409, [{ path: '', code: 'social_other_person' }]])
    expect((await signIn(await later(3))).status).toBe(200)
  })

  test('it goes with a person who starts over, and with the account', async () => {
    const token = (await signIn(await tokenWith({}))).json.data.token as string
    const known = () => server.db.$count(identities)
    expect(await known()).toBe(1)
    const taken = await server.call('POST', '/account/data', { token, body: {} })
    expect(taken.json.data.providers).toEqual({ known: 1 })
    await server.call('POST', '/password/forgot', { body: { email: 'sara@example.com' } })
    const link = await server.mailbox.tokenFor('sara@example.com')
    const body = { token: link, password: testPassword, password_confirmation: testPassword, recovery: 'none' }
    expect((await server.call('POST', '/password/reset', { body })).status).toBe(200)
    expect(await known()).toBe(0)
    // A person who signs in with the address later counts as new.
    const anew = await setCode(await server.signIn('sara@example.com'))
    expect((await signIn(await tokenWith({ sub: '5678' }), { code: anew })).status).toBe(200)
    await server.call('POST', '/account/delete', {
      token: await server.signIn('sara@example.com'),
      body: { password: testPassword },
    })
    expect(await known()).toBe(0)
  })
})

test('an account that begins with a provider counts as a person when any other of its age does', async () => {
  await signIn(await tokenWith({}))
  const { privacy } = server.services
  const { locks, vault } = (await findAccount(server.services, 'sara@example.com'))!
  const secret = openSecret(privacy, locks, { kind: 'device', by: Buffer.from(device!, 'base64url') })!
  expect(openVault(privacy, { secret, vault }).since).toBe(getDayAfter(new Date(), 0))
})

describe('an ID token is refused, and nobody signed in', () => {
  const past = Math.floor(Date.now() / 1000) - 3600
  test.each<[string, Claims]>([
    ['for another audience', { aud: 'another-site' }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['with the nonce of another browser', { nonce: deriveNonce('another secret') }],
    ['without a nonce', { nonce: undefined }],
    ['past its time', { exp: past }],
    ['made long ago', { iat: past }],
    ['that says nobody', { sub: undefined }],
    ['asked for by another site', { azp: 'another-site' }],
    ['for several, without whose wish it was', { aud: [clients.GOOGLE_CLIENT_ID, 'another-site'] }],
  ])('%s', async (_, claims) => {
    const refused = await signIn(await tokenWith(claims))
    expect([refused.status, refused.json.problems]).toEqual([401, [{ path: '', code: 'social_failed' }]])
  })

  test('signed by another key, not signed, or changed', async () => {
    const token = await tokenWith({})
    const [header, payload, signature] = token.split('.')
    const forged = [
      await tokenWith({ iss: provider.issuer.url }, { by: impostor }),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
      `${header}.${Buffer.from(JSON.stringify({ ...right(), email: 'boss@example.com' })).toString('base64url')}.${signature}`,
      'not a token',
    ]
    for (const one of forged) expect((await signIn(one)).status).toBe(401)
  })

  test('for several, unless we asked for it', async () => {
    const aud = [clients.GOOGLE_CLIENT_ID, 'another-site']
    expect((await signIn(await tokenWith({ aud, azp: 'another-site' }))).status).toBe(401)
    expect((await signIn(await tokenWith({ aud, azp: clients.GOOGLE_CLIENT_ID }))).status).toBe(200)
  })

  test('the second time, also when both come at once', async () => {
    const token = await tokenWith({})
    const answers = await Promise.all([1, 2, 3].map(() => signIn(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect((await signIn(token)).json.problems).toEqual([{ path: '', code: 'social_failed' }])
  })

  test('the second time, its signature written in another way', async () => {
    const token = await tokenWith({})
    expect((await signIn(token)).status).toBe(200)
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    // In the encoding of 256 bytes the last letter has four unused bits.
    const other = letters[letters.indexOf(token.at(-1)!) ^ 1]!
    const same = Buffer.from(token.split('.')[2]!, 'base64url')
    expect(Buffer.from(token.slice(0, -1).split('.')[2]! + other, 'base64url').equals(same)).toBe(true)
    for (const one of [
      token.slice(0, -1) + other,
      `${token}==`,
      `${token} `,
      `${token.slice(0, -9)}\n${token.slice(-9)}`,
    ])
      expect([one.slice(-10), (await signIn(one)).status]).toEqual([one.slice(-10), 401])
  })

  test('of a provider that is not configured', async () => {
    const { services } = server
    const before = services.social
    services.social = createSocial({ ...services.config, GOOGLE_CLIENT_ID: undefined })
    expect((await signIn(await tokenWith({}))).status).toBe(401)
    services.social = before
  })
})

test.each([
  ['no e-mail', { email: undefined }],
  ['an e-mail the provider has not verified', { email_verified: false }],
])("X-024: with %s the answer is 'Can't sign in, you may not have shared your email'", async (_, claims) => {
  const refused = await signIn(await tokenWith(claims))
  expect(refused.status).toBe(422)
  expect(refused.json.message).toBe("Can't sign in, you may not have shared your email")
})

test('while the provider’s keys do not come, the answer is to try again', async () => {
  const { services } = server
  const before = services.social
  const keys = 'http://127.0.0.1:9/jwks'
  services.social = createSocial(services.config, {
    google: { ...knownProviders.google, keys },
    apple: { ...knownProviders.apple, keys },
  })
  const refused = await signIn(await tokenWith({}))
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
  services.social = before
})

test('providers are offered only where their client id is configured, asking for an ID token by the browser', async () => {
  const { json } = await server.call('GET', '/social/providers')
  const [google, apple] = json.data.map(({ address }: { address: string }) => new URL(address))
  expect(Object.fromEntries(google.searchParams)).toEqual({
    client_id: 'shafaf-google',
    redirect_uri: 'http://localhost:3000/auth/login',
    response_type: 'id_token',
    response_mode: 'fragment',
    scope: 'openid email profile',
  })
  expect(apple.searchParams.get('response_mode')).toBe('form_post')
  const { services } = server
  expect(createSocial({ ...services.config, GOOGLE_CLIENT_ID: undefined, APPLE_CLIENT_ID: undefined }).offers).toEqual(
    [],
  )
})

describe('the way back from Apple', () => {
  const post = (body: string) =>
    server.app.request('/auth/apple', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(body.length) },
      body,
    })

  test('hands token and name on behind the # of the sign-in page, and nothing else', async () => {
    const user = JSON.stringify({ name: { firstName: 'Sara', lastName: 'Ali' }, email: 'sara@example.com' })
    const reply = await post(String(new URLSearchParams({ id_token: 'a.b.c', state: 's', code: 'secret', user })))
    expect([reply.status, reply.headers.get('Cache-Control')]).toEqual([303, 'no-store'])
    expect(reply.headers.get('Location')).toBe('/auth/login#id_token=a.b.c&state=s&name=Sara+Ali')
    expect(server.log.join()).not.toContain('a.b.c')
  })

  test('takes no form that is too large, and no name that is none', async () => {
    expect((await post(`id_token=${'x'.repeat(20_000)}`)).headers.get('Location')).toBe('/auth/login#')
    expect((await post('state=s&user=%7Bbroken')).headers.get('Location')).toBe('/auth/login#state=s')
  })
})
