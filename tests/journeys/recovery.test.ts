import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createRecoveryCode } from '../../src/contract/accounts/recovery-code.ts'
import { forget } from '../../src/server/app/forget.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

let now = new Date('2026-10-15T10:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, mailbox, signUp } = server
const email = 'sara@example.com'
const chosen = 'brass-window-tide-7'
let company = 0

beforeEach(async () => {
  now = new Date('2026-10-15T10:00:00Z')
  await server.empty()
  const [row] = await queryRows<{ id: number }>(
    server.db,
    sql`insert into companies (name_en, name_ar) values ('Rimal', 'رمال') returning id`,
  )
  company = row!.id
})
afterAll(server.close)

/** Signs up a person who has written a review and has a company in their experience list. */
async function writer() {
  const token = await signUp(email)
  const worked = { company_id: company }
  expect((await post(token, '/profile/experience', worked)).status).toBe(200)
  expect((await review(token)).status).toBe(200)
  await server.publish()
  expect(await listed(token)).toBe(1)
  return token
}
const post = (token: string, path: string, body: object) =>
  call('POST', path, { body, token, headers: { 'Idempotency-Key': randomUUID() } })
const review = (token: string) => post(token, '/company/review', { ...sampleAnswers('company'), company_id: company })
const listed = async (token: string) =>
  (await call('GET', '/profile/contributions', { token })).json.data.total as number
const companiesOf = async (token: string) =>
  (await call('GET', '/profile', { token })).json.data.companies.map(({ id }: { id: number }) => id)
const published = async () => (await queryRows(server.db, sql`select 1 from reviews where state = 'published'`)).length

const setCode = async (token: string, code = createRecoveryCode(randomBytes)) => {
  await server.setCode(email, token, code)
  return code
}
const hasCode = async (token: string) => (await call('GET', '/account/recovery-code', { token })).json.data.from
const link = async () => {
  now = new Date(now.getTime() + 15 * 60_000)
  await call('POST', '/password/forgot', { body: { email } })
  return mailbox.tokenFor(email)
}
const reset = (token: string, also: object, language: 'en' | 'ar' = 'en') =>
  call('POST', '/password/reset', { body: { token, password: chosen, ...also }, language })
const login = async (password: string) =>
  (await call('POST', '/login', { body: { email, password } })).json.data?.token as string

describe('a forgotten password', () => {
  test('keeps everything with the recovery code', async () => {
    const code = await setCode(await writer())
    expect((await reset(await link(), { recovery: 'code', code })).json).toEqual({
      message: 'Your new password is set. You can log in with it now.',
    })
    const token = await login(chosen)
    expect([await listed(token), await companiesOf(token), await hasCode(token)]).toEqual([1, [company], 'person'])
    const again = await review(token)
    expect(again.json.problems).toEqual([{ path: 'company_id', code: 'already_reviewed' }])
  })

  test('without it keeps the account, and says what is lost: they can no longer manage what they wrote before', async () => {
    const before = await writer()
    const code = await setCode(before)
    const { secret } = await server.personAt(email)
    const done = await reset(await link(), { recovery: 'none' })
    expect(done.json.message).toContain('What you wrote before stays public')
    expect((await call('GET', '/profile', { token: before })).status).toBe(401)
    const token = await login(chosen)
    expect([await listed(token), await companiesOf(token), await published()]).toEqual([0, [], 1])
    expect(await hasCode(token)).toBe(null)
    // The old secret still finds what it wrote, so the new secret is another one.
    const { privacy } = server.services
    expect(await readContributions(server.db, { privacy, secret })).toHaveLength(1)
    expect((await server.personAt(email, chosen)).secret).not.toEqual(secret)
    // The old code recovers nothing of the new account once what was put aside is deleted.
    now = new Date(now.getTime() + 8 * 86_400_000)
    await forget(server.services)
    const refused = await reset(await link(), { recovery: 'code', code })
    expect(refused.json.problems).toEqual([{ path: 'code', code: 'recovery_code_wrong' }])
  })

  test('is not replaced by accident: who says neither is asked, and a wrong code leaves the link as it was', async () => {
    const code = await setCode(await writer())
    const token = await link()
    const problems = async (also: object) => (await reset(token, also)).json.problems
    expect(await problems({})).toEqual([{ path: 'recovery', code: 'recovery_missing' }])
    expect(await problems({ recovery: 'code' })).toEqual([{ path: 'code', code: 'recovery_code_missing' }])
    expect(await problems({ recovery: 'code', code: 'ABC' })).toEqual([
      { path: 'code', code: 'recovery_code_malformed' },
    ])
    const swapped = code.replace(/^(.)(.)/, (_, a: string, b: string) => (a === b ? `${a}Z` : b + a))
    expect(await problems({ recovery: 'code', code: swapped })).toEqual([
      { path: 'code', code: 'recovery_code_malformed' },
    ])
    expect(await problems({ recovery: 'code', code: createRecoveryCode(randomBytes) })).toEqual([
      { path: 'code', code: 'recovery_code_wrong' },
    ])
    const arabic = await reset(token, { recovery: 'code', code: createRecoveryCode(randomBytes) }, 'ar')
    expect(arabic.json.message).toContain('رمز الاسترداد')
    expect(await login(testPassword)).toBeTruthy()
    expect((await reset(token, { recovery: 'code', code })).status).toBe(200)
  })

  test('a third start in a month is refused with a message', async () => {
    await writer()
    for (let n = 0; n < 2; n++) expect((await reset(await link(), { recovery: 'none' })).status).toBe(200)
    const refused = await reset(await link(), { recovery: 'none' })
    expect(refused.json.problems).toEqual([{ path: '', code: 'begun_anew' }])
    expect(refused.json.message).toContain('use your recovery code')
  })
})

test('a code kept later is the only one that opens', async () => {
  const token = await writer()
  expect(await hasCode(token)).toBe('letter')
  const first = await setCode(token)
  const second = await setCode(token)
  const given = await link()
  expect((await reset(given, { recovery: 'code', code: first })).json.problems).toEqual([
    { path: 'code', code: 'recovery_code_wrong' },
  ])
  expect((await reset(given, { recovery: 'code', code: second })).status).toBe(200)
})

test('a code as people write it opens: small letters, spaces, O for 0, Arabic digits', async () => {
  const code = await setCode(await writer())
  const written = code
    .replace(/-/g, ' ')
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/1/g, 'l')
    .replace(/[2-9]/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  expect((await reset(await link(), { recovery: 'code', code: written })).status).toBe(200)
})

test('a changed password opens the same person on every device, and the old one nobody', async () => {
  const here = await writer()
  const there = await login(testPassword)
  expect(await listed(there)).toBe(1)
  const { secret } = await server.personAt(email)
  const body = { old_password: testPassword, new_password: chosen }
  expect((await call('POST', '/account/password', { body, token: here })).status).toBe(200)
  expect([await listed(here), await listed(await login(chosen))]).toEqual([1, 1])
  expect((await server.personAt(email, chosen)).secret).toEqual(secret)
  await expect(server.personAt(email, testPassword)).rejects.toThrow('another password')
})
