import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openVault } from '../../src/server/accounts/vault.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { registration } from '../support/answers/registration.ts'
import { openedReviews } from '../support/server/opened-reviews.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

let now = new Date('2026-10-15T10:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, mailbox } = server
const email = 'sara@example.com'
beforeEach(async () => {
  now = new Date('2026-10-15T10:00:00Z')
  await server.empty()
})
afterAll(server.close)

const addCompany = async (): Promise<number> => {
  const [row] = await queryRows<{ id: number }>(
    server.db,
    sql`insert into companies (name_en, name_ar) values ('Rimal', 'رمال') returning id`,
  )
  return row!.id
}
const register = (also: Record<string, unknown> = {}) =>
  call('POST', '/register', { body: { ...registration, name: 'Sara', email, password: testPassword, ...also } })
const verify = (token: string) => call('POST', '/verify', { body: { token, password: testPassword } })
const reviews = () => openedReviews(server.services)
const account = () => server.personAt(email)

describe('the salary given at registration', () => {
  test('T-008, E-223, A-040, A-041: is a contribution once the e-mail is verified, and never before', async () => {
    const company = await addCompany()
    await register({ company, share_salary: 1, bonus: 18_000 })
    const token = await mailbox.tokenFor(email)
    expect(await reviews()).toEqual([])
    expect((await verify(token)).json.message).toContain('your salary is added to the numbers')
    const [review, ...others] = await reviews()
    expect(others).toEqual([])
    expect(review).toMatchObject({
      kind: 'salary',
      company_id: company,
      state: 'published',
      answers: { salary: 12_000, per_duration: 'month', cash_bonus: 18_000, employer_name: 'Rimal', jobtitle: 1 },
    })
    // Found through the person's own slots, as the check is that asks whether they have shared a salary.
    const { secret } = await account()
    expect(await readContributions(server.db, { privacy: server.services.privacy, secret })).toHaveLength(1)
  })

  test('is none without the person’s agreement, for a company we do not list, or one closed meanwhile', async () => {
    for (const also of [
      { company: await addCompany(), share_salary: 0 },
      { company: 'A company nobody has listed', share_salary: 1 },
      { company: await addCompany(), share_salary: 1, closed: true },
    ]) {
      await server.db.execute(sql`truncate accounts, one_time_tokens, limits cascade`)
      await register(also)
      await server.db.execute(sql`update companies set is_approved = ${!('closed' in also)}`)
      expect((await verify(await mailbox.tokenFor(email))).json.message).toBe(
        'Your e-mail is verified. You can log in now.',
      )
      expect(await reviews()).toEqual([])
    }
  })

  test('R-050: may be left for later: the account is there without it, and nothing is a contribution', async () => {
    const { salary: _, per_duration, bonus: _bonus, share_salary: _share, ...rest } = registration
    const body = { ...rest, company: await addCompany(), name: 'Sara', email, password: testPassword }
    // An incomplete step is refused, not treated as skipped.
    const part = await call('POST', '/register', { body: { ...body, per_duration } })
    expect(part.status).toBe(422)
    expect(part.json.problems.map(({ code }: { code: string }) => code)).toEqual([
      'salary_missing',
      'bonus_missing',
      'missing',
    ])
    expect((await call('POST', '/register', { body })).status).toBe(200)
    expect((await verify(await mailbox.tokenFor(email))).json.message).toBe(
      'Your e-mail is verified. You can log in now.',
    )
    expect(await reviews()).toEqual([])
    const { secret, vault } = await account()
    const opened = openVault(server.services.privacy, { secret, vault })
    expect(opened.registration).not.toHaveProperty('salary')
    expect(opened.registration).toMatchObject({ phone: '0501234567', jobtitle: 1 })
  })

  test('is one contribution however often the link is opened at once', async () => {
    await register({ company: await addCompany(), share_salary: 1 })
    const token = await mailbox.tokenFor(email)
    const outcomes = await Promise.all([verify(token), verify(token), verify(token)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await reviews()).toHaveLength(1)
  })
})

test('the link signs in a person who shows that it is their registration, once, and only where they ask for it', async () => {
  await register({ company: await addCompany(), share_salary: 1 })
  const body = { token: await mailbox.tokenFor(email), password: testPassword, sign_in: true }
  const wrong = await call('POST', '/verify', { body: { ...body, password: 'another-password-3' } })
  expect([wrong.status, wrong.json.data]).toEqual([422, undefined])
  const { json } = await call('POST', '/verify', { body })
  expect(json.message).toBe(
    'Your e-mail is verified, and you are signed in. Your salary is added to the numbers with the next release.',
  )
  const { token, user } = json.data.session
  expect(user.data.email).toBe(email)
  expect((await call('GET', '/profile', { token })).json.data.data.name).toBe('Sara')
  // The new session opens the person's own data, as after any login.
  expect((await call('GET', '/profile/contributions', { token })).json.data.contributions).toHaveLength(1)
  const again = await call('POST', '/verify', { body })
  expect([again.status, again.json.data]).toEqual([422, undefined])
})

test('a link that is opened without asking for it starts no session', async () => {
  await register()
  const { json } = await verify(await mailbox.tokenFor(email))
  expect(json.data).toEqual({ as: 'member', session: null })
  expect(await queryRows(server.db, sql`select 1 from sessions`)).toEqual([])
})

test('what was said at registration is in the vault and nowhere else, the company in the experience list', async () => {
  const company = await addCompany()
  await register({ company })
  const token = await mailbox.tokenFor(email)
  expect(JSON.stringify(await queryRows(server.db, sql`select * from one_time_tokens`))).not.toContain('0501234567')
  await verify(token)
  const { secret, vault } = await account()
  const opened = openVault(server.services.privacy, { secret, vault })
  expect(opened.registration).toMatchObject({ phone: '0501234567', company, salary: 12_000, share_salary: 0 })
  expect(opened.experience).toMatchObject([{ company_id: company }])
  const { json } = await call('POST', '/login', { body: { email, password: testPassword } })
  expect(json.data.user.companies).toEqual([{ id: company, name: 'Rimal' }])
})

test('a company of no such id is refused before any mail', async () => {
  const refused = await register({ company: 999 })
  expect(refused.json.problems).toEqual([{ path: 'company', code: 'company_unknown' }])
  expect(await mailbox.letters()).toEqual([])
})

test('a used link identifies nobody, and is deleted after a month', async () => {
  await register()
  const token = await mailbox.tokenFor(email)
  await verify(token)
  const links = await queryRows(server.db, sql`select account_id, password_hash, answers from one_time_tokens`)
  expect(links).toEqual([{ account_id: null, password_hash: null, answers: null }])
  now = new Date('2026-11-16T10:00:00Z')
  const { removeLateLinks } = await import('../../src/server/accounts/links.queries.ts')
  await removeLateLinks(server.db, now)
  expect((await verify(token)).json.problems).toEqual([{ path: 'token', code: 'token_unknown' }])
})

test('a waiting registration survives a failure, and creates one account', async () => {
  await register()
  const { sendDueMail } = await import('../../src/server/app/mail-sender.ts')
  const links: (string | undefined)[] = []
  const send = (fails: boolean) =>
    sendDueMail({
      ...server.services,
      deliver: async ({ link }) => {
        links.push(link)
        if (fails) throw new Error('no connection')
      },
    })
  await send(true)
  now = new Date('2026-10-15T10:05:00Z')
  await send(false)
  // A link is valid from when it is sent, so each attempt has its own; the account is created once.
  expect(new Set(links).size).toBe(2)
  expect(await queryRows(server.db, sql`select 1 from accounts`)).toHaveLength(1)
  expect((await verify(links[1]!.split('/').at(-1)!)).status).toBe(200)
})
