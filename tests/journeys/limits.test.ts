import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import problemsAr from '../../locales/ar/problems.json'
import { createCall } from '../../src/client/data/call.ts'
import { findProof } from '../../src/client/data/proof-of-work/find-proof.ts'
import * as contract from '../../src/contract/accounts/registration.ts'
import { challengeHeader, proofHeader } from '../../src/contract/work.ts'
import { parseHostingNetworks } from '../../src/server/limits/hosting.ts'
import { forgetOldAttempts } from '../../src/server/limits/limits.queries.ts'
import { createLimits } from '../../src/server/limits/limits.ts'
import { type Rule, table } from '../../src/server/limits/table.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { createToken } from '../../src/server/platform/tokens.ts'
import { rightEmployer } from '../spec/tables/employers-entry.ts'
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

  test('five a minute for an account and network are allowed, then a person waits until the minute is over', async () => {
    expect(await statuses(6, () => wrong('10.0.0.1'))).toEqual([401, 401, 401, 401, 401, 429])
    later(45)
    const refused = await wrong('10.0.0.1')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '15'])
    later(16)
    expect((await wrong('10.0.0.1')).status).toBe(401)
  })

  test('parallel attempts count too', async () => {
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

  test('one password against many accounts: only that network has to do a proof of work', async () => {
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

  test('against one account from everywhere: the owner is told once, and still gets in with a proof of work', async () => {
    await server.signUp('sara@example.com')
    expect(await statuses(60, (n) => wrong(`10.1.0.${n}`))).toEqual([...Array(50).fill(401), ...Array(10).fill(429)])
    const letters = await mailbox.letters()
    expect(letters.filter(({ subject }) => subject === 'Someone is trying passwords on your account')).toHaveLength(1)
    const refused = await login('sara@example.com', testPassword, '10.2.0.1')
    expect(refused.json.problems).toEqual([{ path: '', code: 'work_needed' }])
    const proof = proveWork(refused.headers.get(challengeHeader)!)
    expect((await login('sara@example.com', testPassword, '10.2.0.1', proof)).status).toBe(200)
  })

  test('a warning is not lost when a process ends between counting and warning: the next wrong password sends it', async () => {
    await server.signUp('sara@example.com')
    const warnings = async () =>
      (await mailbox.letters()).filter(({ subject }) => subject === 'Someone is trying passwords on your account')
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
  test('nobody can block the new password of another person, and nobody gets two e-mails at once', async () => {
    await server.signUp('sara@example.com')
    for (let n = 0; n < 40; n++) expect((await forgot('sara@example.com', `10.3.0.${n}`)).status).toBe(200)
    expect((await forgot('sara@example.com', '10.0.0.9')).status).toBe(200)
    const resets = async () => (await mailbox.letters()).filter(({ subject }) => subject === 'Choose a new password')
    expect(await resets()).toHaveLength(1)
    later(10 * 60 + 1)
    expect((await forgot('sara@example.com', '10.0.0.9')).status).toBe(200)
    expect(await resets()).toHaveLength(2)
  })

  test('the requests of one network reveal nothing to another', async () => {
    const first = await forgot('sara@example.com', '10.0.0.1')
    await statuses(10, () => forgot('sara@example.com', '10.0.0.2'))
    const second = await forgot('sara@example.com', '10.0.0.1')
    expect([second.status, second.text]).toEqual([first.status, first.text])
  })

  test('the proof of work for registering many accounts grows each time they double; a proof is valid for one purpose only', async () => {
    expect(new Set(await statuses(20, (n) => register(`new${n}@example.com`, '10.0.0.1')))).toEqual(new Set([200]))
    const refused = await register('one-more@example.com', '10.0.0.1')
    expect(refused.json.problems).toEqual([{ path: '', code: 'work_needed' }])
    const challenge = refused.headers.get(challengeHeader)!
    const forged = challenge.replace(/^register\.\d+/, 'register.1')
    expect((await register('one-more@example.com', '10.0.0.1', proveWork(forged))).status).toBe(429)
    expect((await register('one-more@example.com', '10.0.0.1', proveWork(challenge))).status).toBe(200)
    expect((await register('elsewhere@example.com', '10.0.0.2')).status).toBe(200)
  })

  test('nobody can block a registration: beyond twenty e-mails a day each needs a proof of work, and is sent', async () => {
    // A stranger in ten networks asks for letters, in every spelling of the mailbox.
    for (let n = 0; n < 20; n++)
      expect((await register(`sara+${n % 3}@example.com`, `10.3.0.${n % 10}`)).status).toBe(200)
    const before = (await mailbox.letters()).length
    expect(before).toBe(20)
    for (const [path, body] of [
      ['/register', { ...registration, name: 'N', email: 'sara@example.com', password: testPassword }],
      ['/employers/register', { ...rightEmployer, email: 'sara@example.com' }],
    ] as const) {
      const own = (proof?: string) => call('POST', path, { body, headers: from('10.4.0.1', proof) })
      const refused = await own()
      expect(refused.json.problems).toEqual([{ path: '', code: 'work_needed' }])
      expect((await own(proveWork(refused.headers.get(challengeHeader)!))).status).toBe(200)
    }
    expect(await mailbox.letters()).toHaveLength(before + 2)
    // A stranger who does not work sends nothing more.
    for (let n = 0; n < 10; n++) expect((await register('sara@example.com', `10.5.0.${n}`)).status).toBe(429)
    expect(await mailbox.letters()).toHaveLength(before + 2)
  })

  test('one network gets five e-mails an hour for a mailbox; the next one needs a proof of work, and is sent', async () => {
    // A stranger on the network of the person, as in an office.
    expect(await statuses(5, () => register('sara@example.com', '10.0.0.1'))).toEqual([200, 200, 200, 200, 200])
    const refused = await register('sara@example.com', '10.0.0.1')
    expect(refused.json.problems).toEqual([{ path: '', code: 'work_needed' }])
    expect(await mailbox.letters()).toHaveLength(5)
    const proof = proveWork(refused.headers.get(challengeHeader)!)
    expect((await register('sara@example.com', '10.0.0.1', proof)).status).toBe(200)
    expect((await register('sara@example.com', '10.0.0.2')).status).toBe(200)
    expect(await mailbox.letters()).toHaveLength(7)
  })

  test('forty accounts of one /48, or of one domain, cost work, and another network of the domain is never refused', async () => {
    const sixty = (n: number) => ({
      email: `p${n}@gmail.com`,
      network: `2001:db8:7:${(n * 256).toString(16)}::/64`,
      now,
    })
    const ofNetwork = await Promise.all(
      Array.from({ length: 62 }, (_, n) => n).map((n) => limits().attempt('register', sixty(n))),
    )
    expect(ofNetwork.filter(({ may }) => may === 'go')).toHaveLength(60)
    expect(ofNetwork.filter(({ may }) => may === 'work')).toHaveLength(2)
    const ofDomain = (n: number) => ({ email: `p${n}@a${n}.invented.example`, network: `10.${n}.0.1`, now })
    for (let n = 0; n < 30; n += 1) expect(await limits().attempt('register', ofDomain(n))).toMatchObject({ may: 'go' })
    for (let n = 30; n < 200; n += 1)
      expect(await limits().attempt('register', ofDomain(n))).toMatchObject({ may: 'work' })
    // Others are not held up.
    const other = { email: 'sara@rimal.example', network: '10.201.0.1', now }
    expect(await limits().attempt('register', other)).toMatchObject({ may: 'go' })
  })

  test('from a hosting network that the operator lists, registering costs work after three accounts', async () => {
    const hosting = parseHostingNetworks('203.0.113.0/24')
    const rule = createLimits({ db: server.db, privacy: services.privacy, newNonce: createToken, hosting })
    const tried = (n: number) => ({ email: `p${n}@gmail.com`, network: `203.0.113.${n}`, now })
    for (let n = 0; n < 3; n += 1) expect(await rule.attempt('register', tried(n))).toMatchObject({ may: 'go' })
    expect(await rule.attempt('register', tried(3))).toMatchObject({ may: 'work' })
  })

  test('the number of e-mails to one mailbox is limited, with a clear message, no matter how much work is done', async () => {
    for (const name of ['register', 'invite', 'changeEmail'] as const) {
      const [{ max, refusedAt }] = table[name].filter(({ by }) => String(by) === 'email') as [Rule]
      const tried = (n: number) => ({
        email: 'sara@example.com',
        account: `a${n}`,
        network: `10.6.${n >> 8}.${n & 255}`,
        now,
      })
      const rule = createLimits({ db: server.db, privacy: services.privacy, newNonce: createToken })
      for (let n = 0; n < max; n++)
        expect(await rule.attempt(name, tried(n))).toMatchObject({ may: 'go', silent: false })
      expect(await rule.attempt(name, tried(max))).toMatchObject({ may: 'work' })
      await server.db.execute(sql`update limits set points = ${refusedAt!}
        where points = ${max} and expires = (select max(expires) from limits)`)
      expect(await rule.attempt(name, tried(max + 1))).toMatchObject({ may: 'wait' })
    }
  })

  test('a browser does the proof of work automatically, and the person only waits', async () => {
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

  test('a person who deletes their account can open one again once in thirty days, no matter how the address is written', async () => {
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

  test('a link opened many times at once creates one account, and no call learns about the others', async () => {
    await register(email, '10.0.0.1')
    const token = await mailbox.tokenFor(email)
    const found = await Promise.all(
      Array.from({ length: 6 }, () => call('POST', '/verify', { body: { token, password: testPassword } })),
    )
    expect(found.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
    const codes = found.flatMap(({ json }) => (json.problems ?? []).map(({ code }: { code: string }) => code))
    expect(new Set(codes)).toEqual(new Set(['token_used']))
    // The month has room for one more.
    await end()
    expect((await begin(email)).status).toBe(200)
  })

  test('a link for a new password, opened many times at once, starts over once', async () => {
    await begin(email)
    await forgot(email, '10.0.0.1')
    const token = await mailbox.tokenFor(email)
    const body = { token, password: 'another-lamp-77', password_confirmation: 'another-lamp-77', recovery: 'none' }
    const found = await Promise.all(Array.from({ length: 6 }, () => call('POST', '/password/reset', { body })))
    expect(found.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
  })

  test('opening a link with a wrong password counts for nothing', async () => {
    await register(email, '10.0.0.1')
    const token = await mailbox.tokenFor(email)
    for (let n = 0; n < 5; n += 1)
      expect((await call('POST', '/verify', { body: { token, password: 'another-lamp-77' } })).status).toBe(422)
    expect((await call('POST', '/verify', { body: { token, password: testPassword } })).status).toBe(200)
  })
})

test('a quota has room again for what was refused: equal calls at once cost the one that is accepted', async () => {
  const tried = { account: 'a', kind: 'k', now }
  const found = await Promise.all(
    Array.from({ length: 8 }, () => limits().attempt('review', { ...tried, firstDay: true })),
  )
  expect(found.filter(({ may }) => may === 'go')).toHaveLength(3)
  // Two of the three turn out to be the same as the first one.
  for (let n = 0; n < 2; n++) await limits().giveBack('review', tried)
  const after = []
  for (let n = 0; n < 3; n++) after.push((await limits().attempt('review', { ...tried, firstDay: true })).may)
  expect(after).toEqual(['go', 'go', 'wait'])
})

describe('what is kept', () => {
  const kept = () =>
    queryRows<Record<string, unknown>>(
      server.db,
      sql`select encode(key, 'hex') as key, points, ends::text, expires from limits`,
    )

  test('is unreadable without the author key: neither the person nor the time', async () => {
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

test('links of mails are tried sixty times a minute by one network, no matter what they are for; another network is not held up', async () => {
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
