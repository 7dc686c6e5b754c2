import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { rightEmployer } from '../spec/tables/employers-entry.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'
import { askToUnlock } from '../support/server/unlocking.ts'

const server = await startTestServer()
const { call, db, mailbox } = server
const { email } = rightEmployer
beforeEach(async () => {
  await server.empty()
  await addCompanies(db, [{ id: 1, nameEn: 'Nawras Digital', nameAr: 'نورس الرقمية' }])
})
afterAll(server.close)

const signUp = (also: Record<string, unknown> = {}) =>
  call('POST', '/employers/register', { body: { ...rightEmployer, ...also } })
const open = (token: string, password: string = rightEmployer.password) =>
  call('POST', '/verify', { body: { token, password } })
const verify = async (password?: string) => open(await mailbox.tokenFor(email), password)
const login = async (password = rightEmployer.password): Promise<string> =>
  (await call('POST', '/login', { body: { email, password } })).json.data.token
const detailsOf = async (token: string, language?: 'en' | 'ar') =>
  (await call('GET', '/employers/details', { token, language })).json.data.details

describe('P-028: an employer has a separate sign-up', () => {
  test('E-221: verified, the account is there with what was said, and leads on to unlocking', async () => {
    const sent = await signUp({ company: 1 })
    expect([sent.status, sent.json]).toEqual([200, { message: expect.stringContaining('Verify That Email') }])
    expect((await call('POST', '/login', { body: rightEmployer })).status).toBe(401)
    expect((await verify()).json).toMatchObject({ data: { as: 'employer' } })
    const token = await login()
    expect(await detailsOf(token)).toEqual({
      company: { id: 1, name: 'Nawras Digital' },
      jobtitle: 'Head of People',
      phone: '0112345678',
    })
    expect((await detailsOf(token, 'ar')).company.name).toBe('نورس الرقمية')
    expect((await askToUnlock(server, { company: 1 }, { token })).status).toBe(200)
  })

  test('the entered company gives nobody a role, and makes nobody a former employee', async () => {
    await signUp({ company: 1 })
    await verify()
    const { user } = (await call('POST', '/login', { body: rightEmployer })).json.data
    expect(user).toMatchObject({ roles: ['member'], represents: [], companies: [] })
  })

  test('a company we do not list is kept by its name', async () => {
    await signUp()
    await verify()
    expect((await detailsOf(await login())).company).toEqual({ id: null, name: 'A company nobody has listed' })
  })

  test('L-002: a password of 128 characters signs in', async () => {
    const password = 'a7-'.repeat(42).concat('zz')
    await signUp({ password, password_confirmation: password })
    await verify(password)
    expect(await login(password)).toMatch(/^[\w-]{43}$/)
  })

  test('a person who signed up as a member has no such details', async () => {
    expect(await detailsOf(await server.signUp('sara@example.com'))).toBeNull()
    const { json } = await call('POST', '/login', { body: { email: 'sara@example.com', password: testPassword } })
    expect(json.data.user.roles).toEqual(['member'])
  })
})

describe('a known and an unknown e-mail', () => {
  test('get the same answer, byte for byte; only the owner of a known one learns of it, and nothing of it changes', async () => {
    const unknown = await signUp()
    await verify()
    const token = await login()
    const known = await signUp({
      jobtitle: 'Someone else',
      password: 'another-lamp-20',
      password_confirmation: 'another-lamp-20',
    })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    const letters = await mailbox.letters()
    expect(letters.map(({ subject }) => subject)).toEqual(['Verify your e-mail', 'You already have an account'])
    expect((await detailsOf(token)).jobtitle).toBe('Head of People')
    expect(await login()).toBeTruthy()
  })

  test('a member who signs up as an employer is told that they have an account', async () => {
    await server.signUp(email)
    await signUp()
    expect((await mailbox.letters()).at(-1)?.subject).toBe('You already have an account')
  })
})

describe('what the database shows', () => {
  const dump = async () => {
    const tables = ['accounts', 'one_time_tokens', 'mails']
    const rows = await Promise.all(tables.map((table) => queryRows(db, sql.raw(`select t::text from ${table} t`))))
    return JSON.stringify(rows)
  }

  test('company, job title and phone are never stored in clear text, before or after the e-mail is verified', async () => {
    const said = ['Zzyzx Trading', 'Zzyzx chief', '0119999999']
    const traces = said.flatMap((word) => [word, Buffer.from(word).toString('hex')])
    const found = async () => {
      const text = await dump()
      return traces.filter((trace) => text.includes(trace))
    }
    await signUp({ company: said[0], jobtitle: said[1], phone: said[2] })
    expect(await found()).toEqual([])
    const token = await mailbox.tokenFor(email)
    expect(await found()).toEqual([])
    await open(token)
    expect(await found()).toEqual([])
    const taken = await call('POST', '/account/data', {
      token: await login(),
      body: { password: rightEmployer.password },
    })
    expect(taken.json.data.profile.employer).toEqual({ company: said[0], jobtitle: said[1], phone: said[2] })
  })
})
