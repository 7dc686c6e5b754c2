import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { removeAccount } from '../../src/server/accounts/closing/closing.queries.ts'
import { addCompanyPerson } from '../../src/server/accounts/company-roles.queries.ts'
import { forget } from '../../src/server/app/forget.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { listPeople } from '../../src/server/employers/people/people.queries.ts'
import { makeRoleChanges } from '../../src/server/employers/unlock/role-changes.queries.ts'
import {
  type GrantedUnlock,
  grantUnlock,
  openLetter,
  type PriorUnlock,
  refuseUnlock,
  undoUnlock,
} from '../../src/server/employers/unlock/unlock.queries.ts'
import { copyPdf } from '../../src/server/files/pdf.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { languages, wordsOf } from '../support/project/locales.ts'
import { accountAt } from '../support/server/employer.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'
import { askToUnlock, letter, letterBytes } from '../support/server/unlocking.ts'

let now = new Date('2026-10-15T10:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, db, services } = server
const { privacy } = services
let token: string
beforeEach(async () => {
  now = new Date('2026-10-15T10:00:00Z')
  await server.empty()
  await addCompanies(db, [
    { id: 1, nameEn: 'Nawras Digital', nameAr: 'نورس الرقمية' },
    { id: 2, nameEn: 'Rimal Cargo', nameAr: 'رمال للشحن', isApproved: false },
  ])
  token = await server.signUp('huda@nawras.example')
})
afterAll(server.close)

type Answers = Record<string, unknown>
const ask = (answers: Answers = {}, also: { as?: string; language?: 'en' | 'ar'; key?: string } = {}) =>
  askToUnlock(server, { company: 1, ...answers }, { token: also.as ?? token, ...also })
const problemsOf = ({ status, json }: Awaited<ReturnType<typeof ask>>) => [
  status,
  Object.fromEntries((json.problems ?? []).map(({ path, code }: { path: string; code: string }) => [path, code])),
]
const requests = () => queryRows<Record<string, unknown>>(db, sql`select * from unlock_requests`)
const requestId = async () => String((await requests())[0]!.id)
const stateOf = async (as = token) => (await call('GET', '/companies/1/unlock', { token: as })).json.data
const unlocked = async () => (await call('GET', '/companies/1/profile')).json.data.unlocked
const people = async () => (await listPeople(server.services, 1)).map(({ email, role }) => ({ email, role }))
const accountId = (email: string) => accountAt(server, email)

/** Grants a request as the moderation desk does. */
async function grant(id: string): Promise<GrantedUnlock> {
  const granted = await db.transaction((tx) => grantUnlock({ db: tx, privacy }, id))
  if (!granted) throw new Error('nothing to grant')
  await makeRoleChanges({ db, privacy })
  return granted
}
async function undo(id: string, before?: PriorUnlock) {
  const undone = await db.transaction((tx) => undoUnlock({ db: tx, privacy }, id, before))
  await makeRoleChanges({ db, privacy })
  return undone
}
const decided = (id: string, at: Date) =>
  db.execute(sql`insert into decisions (kind, case_id, company_id, outcome, decided_at)
    values ('unlock', ${id}, 1, 'approved', ${at.toISOString()}::timestamptz)`)

describe('asking to unlock a company', () => {
  test('A-035, E-205, E-206, P-018: by its id with a letter; a moderator reads it', async () => {
    expect(await stateOf()).toEqual({ state: 'none', reason: null })
    const asked = await ask({ website: 'nawras.example', phone: '011 234 5678' })
    expect([asked.status, asked.json.message]).toEqual([200, wordsOf('en', 'messages').get('unlock_requested')])
    expect(await requests()).toMatchObject([
      { company_id: 1, website: 'https://nawras.example', phone: '0112345678', month: '2026-10', state: 'pending' },
    ])
    expect(await openLetter({ db, privacy }, await requestId())).toEqual({
      type: 'application/pdf',
      bytes: await copyPdf(letterBytes),
    })
    expect(await stateOf()).toEqual({ state: 'pending', reason: null })
  })

  test.each(['Nawras Digital', 'نَورس الرقميه'])('E-205: by its name (%s), however it is spelled', async (company) => {
    expect((await ask({ company })).status).toBe(200)
    expect(await requests()).toMatchObject([{ company_id: 1 }])
  })

  test('website and phone may be left out', async () => {
    expect((await ask()).status).toBe(200)
    expect(await requests()).toMatchObject([{ website: null, phone: null }])
  })

  test.each([
    ['nobody has this name', { company: 'Nobody of this name' }],
    ['nobody has this id', { company: 999 }],
    ['an id beyond numbers', { company: '99999999999' }],
    ['it waits for approval itself', { company: 2 }],
    ['it waits, and is named', { company: 'Rimal Cargo' }],
  ])('a company we do not know is refused: %s', async (_, answers) => {
    expect(problemsOf(await ask(answers))).toEqual([422, { company: 'company_unknown' }])
    expect(await requests()).toEqual([])
  })

  test('one that is unlocked already is refused with 409', async () => {
    await db.execute(sql`update companies set unlocked = true where id = 1`)
    expect(problemsOf(await ask())).toEqual([409, { company: 'already_unlocked' }])
  })

  test('twice by one person is refused with 409 while the first waits; another person may ask too', async () => {
    await ask()
    expect(problemsOf(await ask())).toEqual([409, { company: 'unlock_pending' }])
    const other = await server.signUp('omar@nawras.example')
    expect((await ask({}, { as: other })).status).toBe(200)
    expect(await requests()).toHaveLength(2)
  })

  test('is one request, however often it arrives', async () => {
    const key = randomUUID()
    expect((await ask({}, { key })).status).toBe(200)
    expect((await ask({}, { key })).status).toBe(200)
    expect(await requests()).toHaveLength(1)
    expect((await ask({ phone: '0112345679' }, { key })).status).toBe(422)
  })

  test('a visitor is sent to the login', async () => {
    expect((await askToUnlock(server, { company: 1 }, { token: 'none' })).status).toBe(401)
  })

  test.each(languages)('the thanks and refusals are in the language of the call (%s)', async (language) => {
    expect((await ask({}, { language })).json.message).toBe(wordsOf(language, 'messages').get('unlock_requested'))
    expect((await ask({}, { language })).json.message).toBe(wordsOf(language, 'problems').get('unlock_pending'))
  })
})

describe('what the database shows of it', () => {
  test('nothing links a request to the person who asked, or shows the letter', async () => {
    await ask()
    await ask({}, { as: await server.signUp('omar@nawras.example') })
    const dump = JSON.stringify(await queryRows(db, sql`select r::text from unlock_requests r`))
    for (const email of ['huda@nawras.example', 'omar@nawras.example']) {
      const id = await accountId(email)
      for (const trace of [
        email,
        id,
        id.replaceAll('-', ''),
        Buffer.from(id).toString('hex'),
        Buffer.from(email).toString('hex'),
      ])
        expect(dump).not.toContain(trace)
    }
    expect(dump).not.toContain(Buffer.from('authorise').toString('hex'))
  })

  test('nobody learns of the requests of others', async () => {
    await ask()
    expect(await stateOf(await server.signUp('omar@nawras.example'))).toEqual({ state: 'none', reason: null })
  })
})

describe('P-035: the decision on a letter', () => {
  test('T-018: granted, the company is unlocked and the person who asked is its admin', async () => {
    await ask()
    expect(await unlocked()).toBe(0)
    expect((await grant(await requestId())).before).toEqual({ unlocked: false, role: null })
    expect(await unlocked()).toBe(1)
    expect(await people()).toEqual([{ email: 'huda@nawras.example', role: 'admin' }])
    expect(await stateOf()).toEqual({ state: 'approved', reason: null })
    const { user } = (await call('POST', '/login', { body: { email: 'huda@nawras.example', password: testPassword } }))
      .json.data
    expect(user.roles).toContain('employer')
    expect(user.represents).toMatchObject([{ id: 1, name: 'Nawras Digital', role: 'admin' }])
  })

  test('is made once', async () => {
    await ask()
    const id = await requestId()
    await grant(id)
    expect(await db.transaction((tx) => grantUnlock({ db: tx, privacy }, id))).toBeUndefined()
    expect(await db.transaction((tx) => refuseUnlock(tx, id, 'letter_unclear'))).toBe(false)
    expect(await db.transaction((tx) => grantUnlock({ db: tx, privacy }, randomUUID()))).toBeUndefined()
  })

  test('T-044: rejected, the person learns why and may ask again', async () => {
    await ask()
    expect(await refuseUnlock(db, await requestId(), 'letter_unclear')).toBe(true)
    expect(await stateOf()).toEqual({ state: 'rejected', reason: 'letter_unclear' })
    expect(await unlocked()).toBe(0)
    expect((await ask()).status).toBe(200)
    expect(await stateOf()).toEqual({ state: 'pending', reason: null })
  })

  test('an undone grant leaves what was before: locked, nobody speaks for it, the request waits', async () => {
    await ask()
    const id = await requestId()
    const { before } = await grant(id)
    await server.signUp('omar@nawras.example')
    await addCompanyPerson(db, await accountId('omar@nawras.example'), 1, 'editor')
    await db.execute(sql`insert into company_invitations (token_hash, company_id, role, invited_by, invited, expires)
      values ('\\x01', 1, 'editor', ${await accountId('huda@nawras.example')}, '\\x02', '2026-10-20')`)
    expect(await undo(id, before)).toBe(true)
    expect(await unlocked()).toBe(0)
    expect(await people()).toEqual([])
    expect(await queryRows(db, sql`select 1 from company_invitations`)).toEqual([])
    expect(await stateOf()).toEqual({ state: 'pending', reason: null })
    await grant(id)
    expect(await unlocked()).toBe(1)
  })

  test('an editor left without an admin becomes one by a letter, and is an editor again when that is undone', async () => {
    await addCompanyPerson(db, await accountId('huda@nawras.example'), 1, 'editor')
    expect(await unlocked()).toBe(0)
    await ask()
    const id = await requestId()
    const { before } = await grant(id)
    expect([await unlocked(), await people()]).toEqual([1, [{ email: 'huda@nawras.example', role: 'admin' }]])
    await undo(id, before)
    expect([await unlocked(), await people()]).toEqual([0, [{ email: 'huda@nawras.example', role: 'editor' }]])
  })

  test('granted to someone whose account is gone or shut unlocks nothing', async () => {
    const gone = async () => {
      const id = await accountId('huda@nawras.example')
      await db.transaction((tx) => removeAccount(tx, id))
    }
    for (const [email, go] of [
      ['huda@nawras.example', gone],
      [
        'omar@nawras.example',
        async () =>
          db.execute(sql`update accounts set blocked = true where id = ${await accountId('omar@nawras.example')}`),
      ],
    ] as const) {
      await ask({}, { as: email === 'huda@nawras.example' ? token : await server.signUp(email) })
      const [waiting] = await queryRows<{ id: string }>(db, sql`select id from unlock_requests where state = 'pending'`)
      await go()
      await grant(waiting!.id)
      expect([email, await unlocked()]).toEqual([email, 0])
    }
  })

  test('undone where another granted request stands, it stays unlocked, and only this person loses the role', async () => {
    await ask()
    const first = await requestId()
    await ask({}, { as: await server.signUp('omar@nawras.example') })
    const second = (await requests()).map(({ id }) => String(id)).find((id) => id !== first)!
    const { before } = await grant(first)
    const later = await grant(second)
    await undo(first, before)
    expect(await unlocked()).toBe(1)
    expect(await people()).toMatchObject([{ email: 'omar@nawras.example' }])
    await undo(second, later.before)
    expect(await unlocked()).toBe(0)
    expect(await people()).toEqual([])
  })

  test('undone where the company was unlocked and the person in it before, both stay', async () => {
    await ask()
    await server.signUp('omar@nawras.example')
    await addCompanyPerson(db, await accountId('omar@nawras.example'), 1, 'admin')
    await addCompanyPerson(db, await accountId('huda@nawras.example'), 1, 'editor')
    const { before } = await grant(await requestId())
    await undo(await requestId(), before)
    expect(await unlocked()).toBe(1)
    expect(await people()).toEqual([
      { email: 'huda@nawras.example', role: 'editor' },
      { email: 'omar@nawras.example', role: 'admin' },
    ])
  })

  test('a rejection is undone unless the person has asked again', async () => {
    await ask()
    const id = await requestId()
    await refuseUnlock(db, id, 'incomplete')
    expect(await undo(id)).toBe(true)
    expect(await stateOf()).toEqual({ state: 'pending', reason: null })
    expect(await undo(id)).toBe(false)
    await refuseUnlock(db, id, 'incomplete')
    await ask()
    expect(await undo(id)).toBe(false)
  })
})

describe('letters', () => {
  test('go once the decision can no longer be undone, and no earlier; those that wait stay', async () => {
    await ask()
    const id = await requestId()
    await grant(id)
    await decided(id, now)
    now = new Date('2026-10-16T09:59:00Z')
    await forget(services)
    expect(await openLetter({ db, privacy }, id)).toBeDefined()
    now = new Date('2026-10-16T10:00:01Z')
    await forget(services)
    expect(await openLetter({ db, privacy }, id)).toBeUndefined()
    expect(await undo(id)).toBe(false)
    await db.execute(sql`update companies set unlocked = false where id = 1`)
    await ask()
    await forget(services)
    expect((await requests()).filter(({ letter }) => letter !== null)).toMatchObject([{ state: 'pending' }])
  })
})

describe('a person who leaves', () => {
  const leave = () => call('POST', '/account/delete', { token, body: { password: testPassword } })

  test('takes along what waits, and leaves of a decision nothing that leads to them', async () => {
    await ask()
    const taken = await call('POST', '/account/data', { token, body: { password: testPassword } })
    expect(taken.json.data.unlock_requests).toMatchObject([
      {
        company: 'Nawras Digital',
        state: 'pending',
        letter: { base64: Buffer.from((await copyPdf(letterBytes)) as Buffer).toString('base64') },
      },
    ])
    await grant(await requestId())
    const [before] = await requests()
    expect((await leave()).status).toBe(200)
    // With the next purge, together with what others left.
    expect(await requests()).toEqual([before])
    await server.purge()
    const [after] = await requests()
    expect(after).toMatchObject({ state: 'approved', letter: null, website: null, phone: null })
    expect([after!.mark, after!.contact]).not.toEqual([before!.mark, before!.contact])
    expect(await people()).toEqual([])
  })

  test('a request that waits goes', async () => {
    await ask()
    await leave()
    await server.purge()
    expect(await requests()).toEqual([])
  })

  test('someone gone between the grant and their role gets none', async () => {
    await ask()
    const id = await requestId()
    await db.transaction((tx) => grantUnlock({ db: tx, privacy }, id))
    await leave()
    await makeRoleChanges({ db, privacy })
    expect(await people()).toEqual([])
  })
})

test('V-176: exactly one file is accepted', async () => {
  expect(problemsOf(await ask({ commericial_registeration: undefined }))).toEqual([
    422,
    { commericial_registeration: 'missing' },
  ])
  const body = new FormData()
  body.append('company', '1')
  for (const name of ['one.pdf', 'two.pdf']) body.append('commericial_registeration', letter(letterBytes, name))
  const refused = await server.app.request('/api/companies/unlock', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
    body,
  })
  expect(refused.status).toBe(400)
  expect(await requests()).toEqual([])
})
