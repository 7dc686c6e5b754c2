import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import problemsAr from '../../locales/ar/problems.json'
import { createCall } from '../../src/client/data/call.ts'
import { findProof } from '../../src/client/data/proof-of-work/find-proof.ts'
import * as contract from '../../src/contract/accounts/registration.ts'
import { challengeHeader, proofHeader } from '../../src/contract/work.ts'
import { forgetOldAttempts } from '../../src/server/limits/limits.queries.ts'
import { createLimits } from '../../src/server/limits/limits.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { createToken } from '../../src/server/platform/tokens.ts'
import { registration } from '../support/answers/registration.ts'
import { proveWork } from '../support/server/prove-work.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

const start = new Date('2026-10-15T10:20:34.567Z')
let now = start
const server = await startTestServer({ clock: () => now, env: { TRUSTED_PROXIES: '127.0.0.1' } })
const { call, mailbox, services } = server
const limits = () => createLimits({ db: server.db, privacy: services.privacy, newNonce: createToken })
beforeEach(async () => {
  now = start
  await server.empty()
})
afterAll(server.close)

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const from = (address: string, proof?: string) => ({
  'X-Forwarded-For': address,
  ...(proof ? { [proofHeader]: proof } : {}),
})
const login = (email: string, password: string, address: string, proof?: string) =>
  call('POST', '/login', { body: { email, password }, headers: from(address, proof) })
const register = (email: string, address: string, proof?: string) =>
  call('POST', '/register', {
    body: { ...registration, name: 'N', email, password: testPassword },
    headers: from(address, proof),
  })
const forgot = (email: string, address: string) =>
  call('POST', '/password/forgot', { body: { email }, headers: from(address) })
const statuses = async (count: number, ask: (n: number) => ReturnType<typeof call>) => {
  const found: number[] = []
  for (let n = 0; n < count; n++) found.push((await ask(n)).status)
  return found
}

describe('wrong passwords', () => {
  const wrong = (address: string, email = 'sara@example.com') => login(email, 'wrong password', address)

  test('five a minute for an account and network, then a wait until the minute is over', async () => {
    expect(await statuses(6, () => wrong('10.0.0.1'))).toEqual([401, 401, 401, 401, 401, 429])
    later(45)
    const refused = await wrong('10.0.0.1')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '15'])
    later(16)
    expect((await wrong('10.0.0.1')).status).toBe(401)
  })

  test('many at once count too', async () => {
    const found = await Promise.all(Array.from({ length: 20 }, () => wrong('10.0.0.1')))
    expect(found.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  test('another address of the same line is the same network', async () => {
    const found = await statuses(6, (n) => wrong(`2001:db8:1:2::${n}`))
    expect(found).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('are remembered across a restart', async () => {
    const tried = { email: 'sara@example.com', network: '10.0.0.1', now }
    for (let n = 0; n < 5; n++) await limits().attempt('login', tried)
    expect(await limits().attempt('login', tried)).toEqual({ may: 'wait', left: 60 })
  })

  test('one password at many accounts: the network has to work for it, and everybody else does not', async () => {
    const found = await statuses(31, (n) => wrong('10.0.0.1', `person${n}@example.com`))
    expect(found).toEqual([...Array(30).fill(401), 429])
    const refused = await wrong('10.0.0.1', 'other@example.com')
    expect(refused.json.problems).toEqual([{ path: '', code: 'work_needed' }])
    const proof = proveWork(refused.headers.get(challengeHeader)!)
    expect((await login('other@example.com', 'wrong password', '10.0.0.1', proof)).status).toBe(401)
    // A proof is valid once.
    expect((await login('other@example.com', 'wrong password', '10.0.0.1', proof)).status).toBe(429)
    expect((await wrong('10.0.0.2')).status).toBe(401)
  })

  test('from everywhere at one account: its owner is told once and, working for it, still gets in', async () => {
    await server.signUp('sara@example.com')
    expect(await statuses(60, (n) => wrong(`10.1.0.${n}`))).toEqual([...Array(50).fill(401), ...Array(10).fill(429)])
    const letters = await mailbox.letters()
    expect(letters.filter(({ subject }) => subject === 'Somebody tries passwords at your account')).toHaveLength(1)
    const refused = await login('sara@example.com', testPassword, '10.2.0.1')
    expect(refused.json.problems).toEqual([{ path: '', code: 'work_needed' }])
    const proof = proveWork(refused.headers.get(challengeHeader)!)
    expect((await login('sara@example.com', testPassword, '10.2.0.1', proof)).status).toBe(200)
  })

  test('a process that ends between counting and warning takes no warning along: the next wrong one brings it', async () => {
    await server.signUp('sara@example.com')
    const warnings = async () =>
      (await mailbox.letters()).filter(({ subject }) => subject === 'Somebody tries passwords at your account')
    // Fifty attempts are counted, and the process that counted the last one has ended.
    for (let n = 0; n < 50; n++)
      await limits().attempt('login', { email: 'sara@example.com', network: `10.1.0.${n}`, now })
    expect(await warnings()).toEqual([])
    const refused = await wrong('10.2.0.1')
    const proof = proveWork(refused.headers.get(challengeHeader)!)
    expect((await login('sara@example.com', 'wrong password', '10.2.0.1', proof)).status).toBe(401)
    expect(await warnings()).toHaveLength(1)
    // The day's warning is consumed together with its mail, or not at all.
    const tried = { email: 'noura@example.com', now }
    const gone = server.db.transaction(async (tx) => {
      await limits().within(tx).attempt('loginWarning', tried)
      throw new Error('gone')
    })
    await expect(gone).rejects.toThrow('gone')
    expect(await limits().attempt('loginWarning', tried)).toMatchObject({ may: 'go', silent: false })
  })

  test('right ones do not count', async () => {
    await server.signUp('sara@example.com')
    expect(new Set(await statuses(40, () => login('sara@example.com', testPassword, '10.0.0.1')))).toEqual(
      new Set([200]),
    )
  })
})

describe('mails anybody can ask for', () => {
  test('nobody can take a person’s new password away, and nobody gets two mails at once', async () => {
    await server.signUp('sara@example.com')
    for (let n = 0; n < 40; n++) expect((await forgot('sara@example.com', `10.3.0.${n}`)).status).toBe(200)
    expect((await forgot('sara@example.com', '10.0.0.9')).status).toBe(200)
    const resets = async () => (await mailbox.letters()).filter(({ subject }) => subject === 'Choose a new password')
    expect(await resets()).toHaveLength(1)
    later(10 * 60 + 1)
    expect((await forgot('sara@example.com', '10.0.0.9')).status).toBe(200)
    expect(await resets()).toHaveLength(2)
  })

  test('what one network asks for tells another nothing of it', async () => {
    const first = await forgot('sara@example.com', '10.0.0.1')
    await statuses(10, () => forgot('sara@example.com', '10.0.0.2'))
    const second = await forgot('sara@example.com', '10.0.0.1')
    expect([second.status, second.text]).toEqual([first.status, first.text])
  })

  test('registering many accounts costs more each time they double; a proof for one thing is none for another', async () => {
    expect(new Set(await statuses(20, (n) => register(`new${n}@example.com`, '10.0.0.1')))).toEqual(new Set([200]))
    const refused = await register('one-more@example.com', '10.0.0.1')
    expect(refused.json.problems).toEqual([{ path: '', code: 'work_needed' }])
    const challenge = refused.headers.get(challengeHeader)!
    const forged = challenge.replace(/^register\.\d+/, 'register.1')
    expect((await register('one-more@example.com', '10.0.0.1', proveWork(forged))).status).toBe(429)
    expect((await register('one-more@example.com', '10.0.0.1', proveWork(challenge))).status).toBe(200)
    expect((await register('elsewhere@example.com', '10.0.0.2')).status).toBe(200)
  })

  test('a browser does the work by itself, and its person only waits', async () => {
    const said: string[] = []
    const ask = createCall({
      fetch: (url, options) =>
        Promise.resolve(
          server.app.request(
            String(url),
            { ...options, headers: { ...options?.headers, ...from('10.0.0.1') } },
            { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
          ),
        ),
      language: () => 'ar',
      token: () => null,
      prove: async (challenge, words) => {
        said.push(words)
        return findProof(challenge)
      },
    })
    await statuses(20, (n) => register(`new${n}@example.com`, '10.0.0.1'))
    const body = { ...registration, name: 'N', email: 'sara@example.com', password: testPassword }
    expect(await ask(contract.register, { body })).toMatchObject({ ok: true })
    expect(said).toEqual([problemsAr.work_needed])
  })

  test('a challenge is good for ten minutes', async () => {
    await statuses(20, (n) => register(`new${n}@example.com`, '10.0.0.1'))
    const proof = proveWork((await register('one-more@example.com', '10.0.0.1')).headers.get(challengeHeader)!)
    later(601)
    expect((await register('one-more@example.com', '10.0.0.1', proof)).status).toBe(429)
  })
})

describe('a stranger who asks in somebody’s name', () => {
  const email = 'sara@example.com'
  const claim = 'a-claim-of-this-browser'
  const lettersTo = async (to: string) => (await mailbox.letters()).filter((letter) => letter.to === to).length
  const registerHere = (address: string, proof?: string) =>
    call('POST', '/register', {
      body: { ...registration, name: 'Sara', email, password: testPassword, claim },
      headers: from(address, proof),
    })
  const verify = async (also: object) =>
    call('POST', '/verify', { body: { token: await mailbox.tokenFor(email), ...also } })

  test('keeps nobody from registering: the first letter another network asks for is sent', async () => {
    for (let n = 0; n < 40; n++) {
      if (n % 20 === 0) later(3601)
      await register(email, `10.4.${n % 4}.1`)
    }
    const before = await lettersTo(email)
    expect(before).toBe(24)
    for (let n = 0; n < 2; n++) expect((await registerHere('10.9.0.1')).status).toBe(200)
    expect(await lettersTo(email)).toBe(before + 1)
    expect((await verify({ password: testPassword })).status).toBe(200)
  })

  test.each(['from everywhere', 'from the same network'])('%s: letters end, and any of them opens', async (how) => {
    const isHere = how === 'from the same network'
    for (let n = 0; n < (isHere ? 10 : 120); n++) {
      if (n === 60) later(61)
      await register(email, isHere ? '10.9.0.1' : `10.4.${n}.1`)
    }
    const sent = await lettersTo(email)
    expect(sent).toBe(isHere ? 5 : 100)
    for (let n = 0; n < 2; n++) expect((await registerHere('10.9.0.1')).status).toBe(200)
    expect(await lettersTo(email)).toBe(sent)
    // The browser that asked opens its own registration; the letter alone opens nobody's.
    const elsewhere = await verify({ claim: 'a-claim-of-another-browser' })
    expect(elsewhere.json.problems).toEqual([{ path: 'password', code: 'registration_password_missing' }])
    expect((await verify({ claim, sign_in: true })).json.data.session.user.data.name).toBe('Sara')
    expect((await verify({ claim })).json.problems).toEqual([{ path: 'token', code: 'token_used' }])
  })

  test('keeps nobody from changing to their address', async () => {
    const strangers: string[] = []
    for (const one of ['a', 'b', 'c']) strangers.push(await server.signUp(`${one}@example.com`))
    const token = await server.signUp('before@example.com')
    const other = await server.signUp('other@example.com')
    for (const stranger of [...strangers, ...strangers])
      await call('POST', '/account/email', { token: stranger, body: { email } })
    expect(await lettersTo(email)).toBe(5)
    await call('POST', '/account/email', { token, body: { email } })
    expect(await lettersTo(email)).toBe(5)
    const link = await mailbox.tokenFor(email)
    const confirm = (by: string) => call('POST', '/account/email/confirm', { token: by, body: { token: link } })
    expect((await confirm(other)).json.problems).toEqual([{ path: 'token', code: 'token_unknown' }])
    expect((await confirm(token)).json.data.data.email).toBe(email)
  })
})

describe('accounts of one mailbox', () => {
  const email = 'sara@example.com'
  const begin = async (as: string) => {
    await server.call('POST', '/register', {
      body: { ...registration, name: 'N', email: as, password: testPassword },
      headers: from('10.0.0.1'),
    })
    return call('POST', '/verify', { body: { token: await mailbox.tokenFor(as), password: testPassword } })
  }
  const end = async () => {
    const token = await server.signIn(email)
    const deleted = await call('POST', '/account/delete', { token, body: { password: testPassword } })
    expect(deleted.status).toBe(200)
  }

  test('who deletes theirs begins anew once in thirty days, however the address is written', async () => {
    expect((await begin(email)).status).toBe(200)
    await end()
    expect((await begin(email)).status).toBe(200)
    await end()
    const third = await begin('sara+again@example.com')
    expect([third.status, third.json.problems]).toEqual([409, [{ path: '', code: 'accounts_begun' }]])
    expect((await login('sara+again@example.com', testPassword, '10.0.0.1')).status).not.toBe(200)
    expect((await begin('noura@example.com')).status).toBe(200)
    later(30 * 86_400)
    expect((await begin(email)).status).toBe(200)
  })

  test('opening a link with a wrong password counts for nothing', async () => {
    await register(email, '10.0.0.1')
    const token = await mailbox.tokenFor(email)
    for (let n = 0; n < 5; n += 1)
      expect((await call('POST', '/verify', { body: { token, password: 'another-lamp-77' } })).status).toBe(422)
    expect((await call('POST', '/verify', { body: { token, password: testPassword } })).status).toBe(200)
  })
})

describe('what is kept', () => {
  const kept = () =>
    queryRows<Record<string, unknown>>(
      server.db,
      sql`select encode(key, 'hex') as key, points, ends::text, expires from limits`,
    )

  test('is noise without the author key: neither whose nor the moment', async () => {
    await login('sara@example.com', 'wrong password', '10.0.0.1')
    const rows = await kept()
    expect(rows.length).toBeGreaterThan(1)
    for (const { ends, expires } of rows) {
      expect(new Date(expires as string).getTime() % 86_400_000).toBe(0)
      // Not close to the time of the attempt, nor to the end of any limit counted from it.
      expect(Math.abs(Number(ends) - start.getTime())).toBeGreaterThan(10 * 86_400_000)
    }
    await server.empty()
    now = new Date(start.getTime() + 1000)
    await login('sara@example.com', 'wrong password', '10.0.0.1')
    expect((await kept()).map(({ key }) => key).sort()).toEqual(rows.map(({ key }) => key).sort())
    const other = services.privacy.limitKey('login', '60')
    expect(other.hash.equals(services.privacy.limitKey('login', '6', '0').hash)).toBe(false)
  })

  test('is gone two days after it no longer counts', async () => {
    await login('sara@example.com', 'wrong password', '10.0.0.1')
    await forgetOldAttempts(server.db, new Date(start.getTime() + 72 * 3_600_000))
    expect(await kept()).toEqual([])
  })
})

test('links of mails are tried sixty times a minute by one network, whatever they are for; another network is not held up', async () => {
  const token = 'a'.repeat(43)
  const password = { password: testPassword, recovery: 'none' }
  const tries = [
    ['/verify', { token }],
    ['/password/reset', { token, ...password }],
    ['/appeals/decision', { token }],
    ['/appeals', { token, text: 'It breaks no rule at all.' }],
  ] as const
  const ask = (n: number, address = '203.0.113.9') => {
    const [path, body] = tries[n % tries.length]!
    return call('POST', path, { body, headers: from(address) })
  }
  expect(new Set(await statuses(60, ask))).toEqual(new Set([422]))
  const refused = await statuses(tries.length, ask)
  expect(new Set(refused)).toEqual(new Set([429]))
  expect((await ask(0, '198.51.100.7')).status).toBe(422)
  later(60)
  expect((await ask(0)).status).toBe(422)
})
