import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listClosingReasons } from '../../src/server/accounts/closing/closing.queries.ts'
import { forget } from '../../src/server/app/forget.ts'
import { deleteDue } from '../../src/server/app/leaving/leave.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { openCard } from '../../src/server/platform/privacy/card.ts'
import { readKeptCounters, recount } from '../../src/tools/recount.queries.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { accountAt } from '../support/server/employer.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

const start = new Date('2026-10-15T10:00:00Z')
let now = start
const server = await startTestServer({ clock: () => now, moderators: { 'huda@example.com': 'lead' } })
const { call, db, services, mailbox, signUp } = server
let companyId = 0
beforeEach(async () => {
  now = start
  await server.empty()
  companyId = await newCompany(server)
})
afterAll(server.close)

const daysOn = (days: number) => {
  now = new Date(start.getTime() + days * 86_400_000)
}
const post = (token: string, path: string, body: unknown, language: 'en' | 'ar' = 'en') =>
  call('POST', path, { token, body, language, headers: { 'Idempotency-Key': randomUUID() } })
const reason = { reason_type: 'privacy', reason: 'I have said all I wanted to say' }
const close = (token: string, language: 'en' | 'ar' = 'en') => post(token, '/account/close', reason, language)
const login = (email: string) => call('POST', '/login', { body: { email, password: testPassword } })
const open = (token: string) => call('GET', '/account/open', { token })
const accounts = async () => {
  const rows = await queryRows<{ id: string; card: Uint8Array }>(db, sql`select id, card from accounts`)
  const named = rows.map(({ id, card }) => ({ id, email: openCard(services.privacy, card).email }))
  return named.sort((a, b) => (a.email < b.email ? -1 : 1))
}
const published = async () =>
  (await call('GET', `/companies/${companyId}/reviews`)).json.data.reviews as { pros: string }[]

/** Signs Sara up, with data of hers in every place: a vault, a review, a question, an answer, a second session. */
async function sara(): Promise<string> {
  const token = await signUp('sara@example.com', 'Sara Alharbi')
  await login('sara@example.com')
  await post(token, '/profile/experience', { company_id: companyId })
  await post(token, '/company/review', sampleBody('company', companyId, { pros: 'Kind colleagues of mine' }))
  await post(token, `/companies/${companyId}/questions`, { tag: 'pay', question: 'Who pays for the bus?' })
  const { json } = await call('GET', `/companies/${companyId}/questions`)
  await post(token, `/questions/${json.data.questions[0].id}/answers`, { answer: 'The company does.' })
  return token
}

describe('closing', () => {
  test('E-197, E-198, E-218, A-047, V-168, V-169: takes a reason type and a reason', async () => {
    const token = await signUp('sara@example.com')
    const refused = await post(token, '/account/close', {})
    expect(refused.status).toBe(422)
    expect(refused.json.problems).toEqual([
      { path: 'reason_type', code: 'missing' },
      { path: 'reason', code: 'missing' },
    ])
    const telling = await post(token, '/account/close', { ...reason, reason: 'Write to me at sara@example.com' })
    expect(telling.json.problems).toEqual([{ path: 'reason', code: 'email_in_text' }])
    expect((await close(token)).json.message).toBe(
      'Your account is closed. It is deleted on 14 November 2026; until then you can log in and activate it again.',
    )
  })

  test('ends every session at once, and a mail tells the day in the language of the person who closed it', async () => {
    const token = await signUp('sara@example.com')
    const second = (await login('sara@example.com')).json.data.token
    await close(token, 'ar')
    for (const one of [token, second]) expect((await call('GET', '/profile', { token: one })).status).toBe(401)
    const letter = (await mailbox.letters()).at(-1)
    expect(letter).toMatchObject({ to: 'sara@example.com', subject: 'أُغلق حسابك' })
    expect(letter?.text).toContain('14 نوفمبر 2026')
  })

  test('T-011: a person who logs in again finds `closeable` 1, and nothing but the way back', async () => {
    await close(await signUp('sara@example.com'))
    const { token, user } = (await login('sara@example.com')).json.data
    expect(user.closeable).toBe(1)
    expect((await call('GET', '/profile', { token })).json.data.closeable).toBe(1)
    // A business refusal: a 403 would sign her out.
    const refused = await post(token, '/profile/experience', { company_id: companyId })
    expect([refused.status, refused.json]).toEqual([
      409,
      {
        message: 'Your account is closed. Activate it to continue.',
        problems: [{ path: '', code: 'account_closed' }],
      },
    ])
    expect((await call('POST', '/logout', { token, body: {} })).status).toBe(200)
  })
})

describe('GET /account/open', () => {
  test('A-026, T-010, T-012: opens it again with the bearer, for good, and GET /profile says so', async () => {
    await close(await signUp('sara@example.com'))
    const { token } = (await login('sara@example.com')).json.data
    expect((await call('GET', '/account/open')).status).toBe(401)
    expect((await open(token)).json).toEqual({ message: 'your account reactivated successfully' })
    expect((await call('GET', '/profile', { token })).json.data.closeable).toBe(0)
    expect((await post(token, '/profile/experience', { company_id: companyId })).status).toBe(200)
    daysOn(31)
    await forget(services)
    expect(await accounts()).toHaveLength(1)
  })

  test('A-026: the answer is not cached', async () => {
    const token = await signUp('sara@example.com')
    const { headers, status } = await open(token)
    expect([status, headers.get('Cache-Control'), headers.get('ETag')]).toEqual([200, 'no-store', null])
  })

  test('an open account stays as it is', async () => {
    const token = await signUp('sara@example.com')
    expect((await open(token)).status).toBe(200)
    expect((await call('GET', '/profile', { token })).json.data.closeable).toBe(0)
  })
})

describe('a blocked account', () => {
  const block = async (path = 'block', email = 'sara@example.com') =>
    post((await login('huda@example.com')).json.data.token, `/moderation/accounts/${path}`, { email })

  test('T-009, L-014: is signed out, cannot log in, and is deleted 30 days later', async () => {
    await signUp('huda@example.com')
    const token = await signUp('sara@example.com')
    expect((await block()).json.message).toBe('The account is blocked and will be deleted on 14 November 2026')
    expect((await call('GET', '/profile', { token })).status).toBe(401)
    const refused = await login('sara@example.com')
    expect([refused.status, refused.json.problems]).toEqual([409, [{ path: '', code: 'account_blocked' }]])
    daysOn(29)
    await forget(services)
    expect(await accounts()).toHaveLength(2)
    daysOn(30)
    await forget(services)
    expect((await accounts()).map(({ email }) => email)).toEqual(['huda@example.com'])
  })

  test('T-010: is opened again by a moderator; one its owner had closed stays closed', async () => {
    await signUp('huda@example.com')
    await signUp('sara@example.com')
    await close(await signUp('noura@example.com'))
    for (const email of ['sara@example.com', 'noura@example.com']) {
      expect((await block('block', email)).status).toBe(200)
      expect((await block('unblock', email)).status).toBe(200)
    }
    expect((await login('sara@example.com')).json.data.user.closeable).toBe(0)
    expect((await login('noura@example.com')).json.data.user.closeable).toBe(1)
    daysOn(30)
    await forget(services)
    expect((await accounts()).map(({ email }) => email)).toEqual(['huda@example.com', 'sara@example.com'])
  })

  test('members cannot block, and moderators do not shut each other out', async () => {
    await signUp('huda@example.com')
    const token = await signUp('sara@example.com')
    expect((await post(token, '/moderation/accounts/block', { email: 'huda@example.com' })).status).toBe(403)
    expect((await block('block', 'huda@example.com')).json.problems).toEqual([{ path: 'email', code: 'is_moderator' }])
    expect((await block('block', 'nobody@example.com')).status).toBe(404)
  })
})

describe('30 days later', () => {
  test('T-009, L-014: the account is deleted, with everything in the database about the person', async () => {
    const token = await sara()
    await signUp('noura@example.com', 'Noura')
    const [account] = await queryRows<Record<string, unknown>>(
      db,
      sql`select * from accounts where id = ${await accountAt(server, 'sara@example.com')}`,
    )
    const { secret } = await server.personAt('sara@example.com')
    const sessions = await queryRows<{ token_hash: Uint8Array }>(
      db,
      sql`select token_hash from sessions where account_id = ${account!.id}`,
    )
    expect(await readContributions(db, { privacy: services.privacy, secret })).toHaveLength(1)
    await close(token)
    const [closed] = await queryRows<{ vault: Uint8Array; closing: Uint8Array }>(
      db,
      sql`select vault, closing from accounts where id = ${account!.id}`,
    )
    daysOn(29)
    await forget(services)
    expect(await accounts()).toHaveLength(2)
    expect(await dump()).toContain(String(account!.id))
    daysOn(30)
    await forget(services)
    expect((await mailbox.letters()).at(-1)).toMatchObject({
      to: 'sara@example.com',
      subject: 'Your account is deleted',
    })
    const left = await dump()
    const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex').slice(0, 32)
    const { email_mark: mark, card, locks } = account as Record<string, Uint8Array>
    const told = [
      'sara@example.com',
      'Alharbi',
      String(account!.id),
      hex(secret),
      hex(locks!),
      hex(closed!.vault),
      hex(closed!.closing),
      hex(mark!),
      hex(card!),
    ]
    for (const trace of [...told, ...sessions.map(({ token_hash }) => hex(token_hash))])
      expect(left).not.toContain(trace)
    expect((await accounts()).map(({ email }) => email)).toEqual(['noura@example.com'])
    expect((await login('sara@example.com')).status).toBe(401)
    // What she published stays, and even with the author key nothing leads from it to her account.
    expect(await published()).toMatchObject([{ pros: 'Kind colleagues of mine' }])
    const { questions } = (await call('GET', `/companies/${companyId}/questions`)).json.data
    expect(questions).toMatchObject([{ question: 'Who pays for the bus?', answers: [{ answer: 'The company does.' }] }])
    expect([...(await readKeptCounters(db, companyId))].length).toBeGreaterThan(0)
  })

  test('the reason for leaving is stored only once it cannot be linked to a person', async () => {
    const token = await signUp('sara@example.com')
    await close(token)
    expect(await queryRows(db, sql`select * from closing_reasons`)).toEqual([])
    expect(await dump()).not.toContain(reason.reason)
    daysOn(30)
    await forget(services)
    expect(await queryRows(db, sql`select * from closing_reasons`)).toEqual([])
    await server.purge()
    expect(await listClosingReasons(services)).toEqual([{ month: '2026-11', type: 'privacy', reason: reason.reason }])
    // Readable by the operator's command, and not from the database alone.
    expect(await dump()).not.toContain(reason.reason)
  })

  test('several servers at once delete an account once and send one e-mail', async () => {
    for (const name of ['sara', 'noura', 'maha']) await close(await signUp(`${name}@example.com`))
    daysOn(30)
    const counts = await Promise.all([1, 2, 3].map(() => deleteDue(services, now)))
    expect(counts.reduce((sum, count) => sum + count)).toBe(3)
    expect(await accounts()).toEqual([])
    const goodbyes = (await mailbox.letters()).filter(({ subject }) => subject === 'Your account is deleted')
    expect(goodbyes.map(({ to }) => to).sort()).toEqual(['maha@example.com', 'noura@example.com', 'sara@example.com'])
  })

  test('an account that is opened again at the last moment is not deleted', async () => {
    await close(await signUp('sara@example.com'))
    const { token } = (await login('sara@example.com')).json.data
    daysOn(30)
    expect((await login('sara@example.com')).json.data.user.closeable).toBe(1)
    await db.execute(sql`update sessions set expires = '2026-12-31'`)
    await open(token)
    expect(await deleteDue(services, now)).toBe(0)
    expect(await accounts()).toHaveLength(1)
  })
})

describe('everything, now', () => {
  test('requires the password, and deletes the account with everything it wrote; the counters are updated', async () => {
    const token = await sara()
    const noura = await signUp('noura@example.com')
    await post(noura, '/profile/experience', { company_id: companyId })
    await post(noura, '/company/review', sampleBody('company', companyId, { pros: 'Good coffee' }))
    const wrong = await post(token, '/account/delete', { password: 'not the password' })
    expect([wrong.status, wrong.json.problems]).toEqual([422, [{ path: 'password', code: 'password_wrong' }]])
    expect((await post(token, '/account/delete', { password: testPassword })).json).toEqual({
      message: 'Your account is deleted',
    })
    expect(await published()).toMatchObject([{ pros: 'Good coffee' }])
    await server.purge()
    const left = await dump()
    for (const words of ['Kind colleagues', 'Who pays for the bus', 'The company does.', 'sara@example.com'])
      expect(left).not.toContain(words)
    const counters = await readKeptCounters(db, companyId)
    counters.delete('count\nquestion')
    expect(counters).toEqual(await recount(db, companyId, services.privacy))
    expect((await call('GET', `/companies/${companyId}/profile`)).json.data.counts.questions).toBe(0)
    expect((await call('GET', '/profile', { token })).status).toBe(401)
  })

  test('five wrong passwords a minute are allowed, then the right one has to wait as well', async () => {
    const token = await signUp('sara@example.com')
    for (let n = 0; n < 5; n++) expect((await post(token, '/account/delete', { password: 'wrong' })).status).toBe(422)
    const refused = await post(token, '/account/delete', { password: testPassword })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await accounts()).toHaveLength(1)
  })
})

test('with the password a person gets all their data and texts as one object', async () => {
  const token = await sara()
  const noura = await signUp('noura@example.com', 'Noura')
  await post(noura, '/profile/experience', { company_id: companyId })
  await post(noura, '/company/review', sampleBody('company', companyId, { pros: 'Good coffee' }))
  expect((await post(token, '/account/data', { password: 'wrong' })).status).toBe(422)
  const { data } = (await post(token, '/account/data', { password: testPassword })).json
  expect(data).toMatchObject({
    account: { email: 'sara@example.com', name: 'Sara Alharbi', closed: false, preferences: null },
    sessions: [{ device: 'unknown', lastSeen: '2026-10-15' }, {}],
    profile: { experience: [{ company_id: companyId }], seen: {} },
    reviews: [{ kind: 'company', company: 'Rimal', month: '2026-10', answers: { pros: 'Kind colleagues of mine' } }],
    questions: [{ company: 'Rimal', question: 'Who pays for the bus?' }],
    answers: [{ answer: 'The company does.' }],
  })
  expect(JSON.stringify(data)).not.toMatch(/Noura|coffee|password|secret|token/i)
})

/** Returns every row of every table, as text; bytes in hex. */
async function dump(): Promise<string> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) =>
      queryRows<{ row: string }>(db, sql`select t::text as row from ${sql.identifier(name)} as t`),
    ),
  )
  return rows.flatMap((table) => table.map(({ row }) => row)).join('\n')
}
