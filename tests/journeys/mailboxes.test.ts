import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addAccount, findAccount } from '../../src/server/accounts/accounts.queries.ts'
import { setEmail } from '../../src/server/accounts/email/email.queries.ts'
import { countAttempts } from '../../src/server/limits/limits.queries.ts'
import { table } from '../../src/server/limits/table.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { sealCard } from '../../src/server/platform/privacy/card.ts'
import { nameMailboxes } from '../../src/server/platform/privacy/mailboxes.queries.ts'
import { registration } from '../support/answers/registration.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

const now = new Date('2026-11-29T10:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, db, services, mailbox, signUp } = server
const { privacy } = services
beforeEach(() => server.empty())
afterAll(server.close)

/** Spellings that their provider delivers to one mailbox. */
const spellings = [
  ['s.ara-x@protonmail.com', 'SARAX+jobs@pm.me'],
  ['sara@me.com', 'sara@icloud.com'],
  ['sara@yahoo.com', 'sara-offers@yahoo.com'],
  ['sara@fastmail.com', 'offers@sara.fastmail.com'],
  ['sara.b@yandex.ru', 'sara-b@ya.ru'],
] as const

const logIn = (email: string) => call('POST', '/login', { body: { email, password: testPassword } })
const register = (email: string) =>
  call('POST', '/register', { body: { ...registration, name: 'N', email, password: testPassword } })
const countAccounts = async () => (await queryRows(db, sql`select 1 from accounts`)).length
const person = (email: string) => ({ email, name: null, language: 'en', passwordHash: 'x' }) as const
/** Makes the database one that an earlier version has written, which knows no mailboxes. */
const forgetMailboxes = () => db.execute(sql`delete from mailboxes`)

describe('one mailbox is one person', () => {
  test.each(spellings)('%s and %s', async (given, other) => {
    await signUp(given)
    expect((await logIn(other)).json.data.user.data.email).toBe(given)
    await register(other)
    const told = (await mailbox.letters()).at(-1)!
    expect([told.to, told.link?.endsWith('/auth/login')]).toEqual([given, true])
    await call('POST', '/password/forgot', { body: { email: other } })
    expect((await mailbox.letters()).at(-1)).toMatchObject({
      to: given,
      link: expect.stringContaining('/password/reset/'),
    })
    expect(await countAccounts()).toBe(1)
  })

  test('two spellings at once are one account', async () => {
    const emails = ['s.ara@proton.me', 's-ara@pm.me', 'sara@protonmail.com', 's_a_r_a@proton.me']
    const added = await Promise.all(emails.map((email) => addAccount(services, person(email))))
    expect(added.filter(Boolean)).toHaveLength(1)
  })

  test('nobody moves to another spelling of a mailbox that has an account', async () => {
    await signUp('sara@proton.me')
    const id = (await addAccount(services, person('noura@example.com')))!
    expect(await db.transaction((tx) => setEmail({ db: tx, privacy }, id, 's.ara@pm.me'))).toBe(false)
    expect(await db.transaction((tx) => setEmail({ db: tx, privacy }, id, 'n.oura@pm.me'))).toBe(true)
    expect((await findAccount(services, 'noura@proton.me'))?.id).toBe(id)
    expect(await findAccount(services, 'noura@example.com')).toBeUndefined()
  })

  test('nothing of a mailbox is left when its account is gone', async () => {
    const token = await signUp('sara@proton.me')
    await call('POST', '/account/delete', { token, body: { password: testPassword } })
    expect([await countAccounts(), await queryRows(db, sql`select 1 from mailboxes`)]).toEqual([0, []])
  })
})

describe('what an earlier version has stored', () => {
  test('is found by its own spelling at once, and by every other one after the start', async () => {
    await signUp('s.ara@protonmail.com')
    await forgetMailboxes()
    expect((await logIn('s.ara@protonmail.com')).status).toBe(200)
    await nameMailboxes(services)
    for (const email of ['s.ara@protonmail.com', 'sara@pm.me']) expect((await logIn(email)).status, email).toBe(200)
  })

  test('stays two accounts where it let one mailbox have two: each opens with its own spelling', async () => {
    await signUp('s.ara@protonmail.com')
    await forgetMailboxes()
    await signUp('sara@pm.me')
    await nameMailboxes(services)
    for (const email of ['s.ara@protonmail.com', 'sara@pm.me'])
      expect((await logIn(email)).json.data.user.data.email).toBe(email)
  })

  test('an earlier server that moves an account to another address takes its former mailbox away', async () => {
    await signUp('sara@proton.me')
    const card = sealCard(privacy, { email: 'noura@example.com', name: 'N', language: 'en', preferences: null })
    const mark = privacy.emailMark('noura@example.com')
    await db.execute(sql`update accounts set card = decode(${card.toString('hex')}, 'hex'),
      email_mark = decode(${mark.toString('hex')}, 'hex')`)
    expect(await findAccount(services, 's.ara@pm.me')).toBeUndefined()
    await nameMailboxes(services)
    expect(await findAccount(services, 's.ara@pm.me')).toBeUndefined()
    expect((await findAccount(services, 'noura@example.com'))?.email).toBe('noura@example.com')
  })

  test('counts on: what a limit has counted for one spelling counts for the mailbox', async () => {
    const [{ max, per }] = table.account
    const key = privacy.limitKey('account', String(per), 'email', 's.ara@protonmail.com')
    for (let n = 0; n < max; n++) await countAttempts(db, now, [{ ...key, per, most: 1000 }])
    const attempt = (email: string) => services.limits.attempt('account', { email, now })
    // Another spelling does not know it before the first one is tried.
    expect(await attempt('s.ara@protonmail.com')).toEqual({ may: 'wait', left: per })
    expect(await attempt('sara@pm.me')).toEqual({ may: 'wait', left: per })
    expect(await queryRows(db, sql`select points from limits`)).toEqual([{ points: max }])
  })
})
