import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createRecoveryCode } from '../../src/contract/accounts/recovery-code.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { addAdministrator } from '../../src/server/administration/administrators.queries.ts'
import { forgetSite, setSite } from '../../src/server/administration/site-state.queries.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { saveEdit } from '../../src/server/lookups/edits.queries.ts'
import { addProposal, listWaitingProposals } from '../../src/server/lookups/proposals.queries.ts'
import { addDraftStudy } from '../../src/server/studies/site-studies.queries.ts'
import { wrongCodeAt } from '../support/server/app-codes.ts'
import { createAuthenticator } from '../support/server/authenticator.ts'
import { accountAt } from '../support/server/employer.ts'
import { dumpOf } from '../support/server/operator.ts'
import { newBrowser } from '../support/server/passkeys.ts'
import { sendForm } from '../support/server/send-form.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

const start = new Date('2026-10-15T10:00:00Z')
let now = start
const server = await startTestServer({ clock: () => now })
const { call, signUp } = server
beforeEach(async () => {
  now = start
  await server.empty()
  // `/admin/close` has closed it.
  await setSite(server.db, { state: 'open', reason: null })
  forgetSite(server.services.reads)
})
afterAll(server.close)

const minutesOn = (minutes: number) => {
  now = new Date(start.getTime() + minutes * 60_000)
}
/** The items that the calls are about, and the proposal that `enter` makes. */
const fill = (path: string) =>
  path
    .replace(':text', 'press')
    .replace(':study', '1')
    .replace(':list', 'types')
    .replace(':item', path.endsWith('/separate') ? '3' : '1')
    .replace(':proposal', proposal)
    .replace(':company', '1')
    .replace(':source', '1')
    .replace(':entry', String(entry))
let proposal = ''
let entry = 0
/** The files that calls take instead of a body. */
const files: Readonly<Record<string, string>> = {
  '/admin/companies': 'name_en\nSidr Trading\n',
  '/admin/figures': 'source_en,amount\nNobody,1\n',
}
const post = (token: string, path: string, body: unknown = {}) =>
  path in files
    ? sendForm(server, path, { file: new File([files[path]!], 'a.csv', { type: 'text/csv' }), act: 'try' }, { token })
    : call('POST', fill(path), { token, body, headers: { 'Idempotency-Key': randomUUID() } })
const code = createRecoveryCode((length) => new Uint8Array(length).fill(9))
const prove = (token: string, body: unknown = { by: 'password', password: testPassword }) =>
  post(token, '/account/presence', body)
const refusedAs = ({ status, json }: Pick<Awaited<ReturnType<typeof call>>, 'status' | 'json'>) => [
  status,
  json.problems?.[0].code,
]
const fresh = endpoints.filter((endpoint) => endpoint.fresh)
const asked = { challenge: 'strange', rp: 'localhost', origin: 'http://localhost:3000' }
const yes = { en: 'Yes', ar: 'نعم' }
const words = { question_en: 'Where do you work?', question_ar: 'أين تعمل؟', options: [yes, { en: 'No', ar: 'لا' }] }
/** Bodies the calls accept; those about passkeys are then refused, since there is no such passkey. */
const announcement = {
  ...{ kind: 'announcement', subject_en: 'News', subject_ar: 'أخبار' },
  ...{ text_en: 'We move to another server.', text_ar: 'ننتقل إلى خادم آخر.' },
}
const bodies: Readonly<Record<string, unknown>> = {
  '/account/recovery-code': { code },
  '/account/recovery-code/choose': { from: 'none' },
  '/account/email': { email: 'another@example.com' },
  '/account/sessions/end': { session: 'everywhere' },
  '/account/passkeys': { ...createAuthenticator().create(asked), name: 'Phone', device: newBrowser() },
  '/account/passkeys/remove': { passkey: 'none' },
  '/account/authenticator': {
    secret: 'A'.repeat(32),
    code: wrongCodeAt('A'.repeat(32), new Date('2026-10-15T10:29:00Z')),
  },
  '/admin/close': { reason: 'We move' },
  '/admin/settings': { facebook_url: 'https://site.example' },
  '/admin/studies': words,
  '/admin/studies/:study': words,
  '/admin/studies/:study/state': { state: 'open' },
  '/admin/lists': { list: 'types', name_en: 'Trust', name_ar: 'صندوق' },
  '/admin/lists/:list/:item': { name_en: 'Another type', name_ar: 'نوع آخر', hidden: 0 },
  '/admin/lists/:list/:item/join': { into: 2 },
  '/admin/proposals/:proposal': { act: 'refuse' },
  '/admin/companies/:company/names': { name_en: 'Dunes', name_ar: 'كثبان' },
  '/admin/companies/:company/state': { closed: 1 },
  '/admin/companies/:company/join': { into: 2, act: 'try' },
  '/admin/authority-requests': { month: '2026-09', kind: 'data', outcome: 'refused', requests: 2 },
  '/admin/try': { need: 'texts' },
  '/admin/announcements': announcement,
  '/admin/texts/:text': { en: '# Terms', ar: '# الشروط', act: 'draft' },
}

test('calls that return all data, end an account or change its keys require it', () => {
  const paths = fresh.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/account/data', '/account/delete', '/account/recovery-code']))
})

describe.each(fresh.map(({ path, access }) => [path, access] as const))('%s', (path, access) => {
  const enter = async () => {
    const token = await signUp('sara@example.com')
    if (access === 'administrator') await addAdministrator(server.db, await accountAt(server, 'sara@example.com'))
    if (path.includes(':study')) await addDraftStudy(server.db, words, '2026-10')
    if (path.endsWith('/separate')) await saveEdit(server.db, 'types', 3, { joinedInto: 4 })
    if (path.includes(':proposal')) {
      await addProposal(server.db, { list: 'jobtitles', name: 'Lamp keeper', parentId: 0, month: '2026-10' })
      proposal = (await listWaitingProposals(server.db))[0]!.id
    }
    if (path.includes(':source'))
      await server.db.execute(sql`insert into outside_sources (id, name_en, name_ar, link, date, licence)
        values (1, 'An office', 'جهة', 'https://office.example', '2025', 'CC0')`)
    if (path.includes(':company'))
      await addCompanies(server.db, [
        { id: 1, nameEn: 'Rimal', nameAr: 'رمال' },
        { id: 2, nameEn: 'Kathib', nameAr: 'كثيب' },
      ])
    if (path.includes(':entry')) {
      await post(token, '/admin/settings', bodies['/admin/settings'])
      entry = (await call('GET', '/admin/audit', { token })).json.data.entries[0].seq
    }
    return token
  }

  test('is not taken from a session alone that began ten minutes ago, and changes nothing', async () => {
    const token = await enter()
    minutesOn(10)
    // A file is counted before it is read.
    const stored = async () => ({ ...(await dumpOf(server.db)), ...(path in files && { limits: [] }) })
    const before = await stored()
    expect(refusedAs(await post(token, path, bodies[path]))).toEqual([409, 'presence_required'])
    expect(await stored()).toEqual(before)
  })

  test('is accepted for ten minutes after the person proved presence, and only in this session', async () => {
    const token = await enter()
    const other = await server.signIn('sara@example.com')
    minutesOn(20)
    expect((await prove(token)).status).toBe(200)
    minutesOn(29)
    expect(refusedAs(await post(other, path, bodies[path]))).toEqual([409, 'presence_required'])
    const otherwise: Record<string, unknown> = {
      ...{ '/account/passkeys': 422, '/account/passkeys/remove': 404 },
      ...{ '/account/authenticator': 422, '/account/authenticator/remove': 404, '/account/authenticator/codes': 404 },
      // The source shows no figures.
      '/admin/figures/:source/withdraw': 404,
    }
    expect((await post(token, path, bodies[path])).status).toBe(otherwise[path] ?? 200)
  })
})

test('a proof is invalid after ten minutes', async () => {
  const token = await signUp('sara@example.com')
  minutesOn(20)
  await prove(token)
  minutesOn(30)
  expect(refusedAs(await post(token, '/account/data'))).toEqual([409, 'presence_required'])
})

test('a password that comes along is enough, and a wrong one is refused however lately they signed in', async () => {
  const token = await signUp('sara@example.com')
  expect(refusedAs(await post(token, '/account/data', { password: 'wrong' }))).toEqual([422, 'password_wrong'])
  minutesOn(60)
  expect((await post(token, '/account/data', { password: testPassword })).status).toBe(200)
})

test('proves it with the recovery code as well, for those who have no password', async () => {
  const token = await signUp('sara@example.com')
  await server.setCode('sara@example.com', token, code)
  minutesOn(60)
  const another = createRecoveryCode((length) => new Uint8Array(length).fill(7))
  expect(refusedAs(await prove(token, { by: 'code', code: another }))).toEqual([422, 'recovery_code_wrong'])
  expect(refusedAs(await post(token, '/account/data'))).toEqual([409, 'presence_required'])
  expect((await prove(token, { by: 'code', code })).status).toBe(200)
  expect((await post(token, '/account/data')).status).toBe(200)
})

test('a wrong password proves nothing, and the sixth of a minute is 429', async () => {
  const token = await signUp('sara@example.com')
  minutesOn(60)
  for (let n = 0; n < 5; n++)
    expect(refusedAs(await prove(token, { by: 'password', password: 'wrong' }))).toEqual([422, 'password_wrong'])
  expect((await prove(token)).status).toBe(429)
  expect(refusedAs(await post(token, '/account/delete'))).toEqual([409, 'presence_required'])
})

test('no row reveals the time, not even with the author key', async () => {
  const token = await signUp('sara@example.com')
  minutesOn(33)
  await prove(token)
  const [session] = (await dumpOf(server.db)).sessions!
  const said = Object.values(session!).map((one) => (one instanceof Uint8Array ? Buffer.from(one) : String(one)))
  for (const one of said) expect(Buffer.from(one).includes(String(now.getTime()))).toBe(false)
  const own = said.filter((one) => Buffer.isBuffer(one))
  for (const sealed of own) expect(() => server.services.privacy.openProof(Buffer.alloc(32), sealed)).toThrow()
})
