import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { companyUpdate } from '../../src/contract/companies/changes.ts'
import { buildPayload, check } from '../../src/contract/form/check.ts'
import type { Problem } from '../../src/contract/problem.ts'
import { addCompanyPerson } from '../../src/server/accounts/company-roles.queries.ts'
import { addChange, applyChanges, setChangeState } from '../../src/server/companies/changes/changes.queries.ts'
import { readChange } from '../../src/server/companies/changes/read-change.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { forgetLooseFiles } from '../../src/server/companies/files/files.queries.ts'
import { listChangesOf } from '../../src/server/companies/leaving.queries.ts'
import { isOf, listProposedNames, maxWaiting, renewNames } from '../../src/server/companies/proposals.queries.ts'
import { lookAt } from '../../src/server/files/look.ts'
import { openContact } from '../../src/server/mail/contact.ts'
import { renewContacts } from '../../src/server/mail/contacts.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { companyUpdateTable, fullUpdate } from '../spec/tables/company-update.ts'
import { pickSent } from '../spec/tables/sent-rows.ts'
import { byPath } from '../support/problems.ts'
import { languages, wordsOf } from '../support/project/locales.ts'
import { accountAt } from '../support/server/employer.ts'
import { pictureFile, sendForm } from '../support/server/send-form.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

const server = await startTestServer({ moderators: { 'moderator@example.com': 'moderator' } })
const { call, db, services } = server
let member: string
let employer: string
let moderator: string
afterAll(server.close)

const accountId = (email: string) => accountAt(server, email)

beforeAll(async () => {
  await server.empty()
  member = await server.signUp('member@example.com')
  employer = await server.signUp('employer@example.com')
  moderator = await server.signUp('moderator@example.com')
})
beforeEach(async () => {
  await db.execute(sql`truncate companies, idempotency restart identity cascade`)
  await server.liftLimits()
  const company = (id: number, nameEn: string, nameAr: string) => ({ id, nameEn, nameAr, isApproved: true })
  await addCompanies(
    db,
    [company(1, 'Marasi', 'مراسي'), company(2, 'Nawras Digital', 'نورس الرقمية'), company(3, 'Wadi', 'وادي')],
    [{ companyId: 1, competitorId: 3, position: 0 }],
  )
})

/** Unlocks the company and adds the employer to its people. */
async function unlock() {
  await db.execute(sql`update companies set unlocked = true where id = 1`)
  await addCompanyPerson(db, await accountId('employer@example.com'), 1, 'editor')
}
const editable = async (token = member) => (await call('GET', '/companies/1/editable', { token })).json.data
type Sending = { as?: string; key?: string; language?: 'en' | 'ar'; edition?: string; company?: number }
async function send(answers: object, { as = member, edition, company = 1, ...also }: Sending = {}) {
  const payload = buildPayload(companyUpdate, answers as Record<string, unknown>)
  const body = { ...payload, edition: edition ?? (await editable(as)).edition }
  return sendForm(server, `/companies/${company}/change`, body, { token: as, ...also })
}
/** Returns the current answers with some of them changed. */
const changed = async (answers: object) => ({ ...(await editable()).answers, ...answers })
const page = async (language: 'en' | 'ar' = 'en') => (await call('GET', '/companies/1/profile', { language })).json.data
const proposals = () =>
  queryRows<{ id: string; changes: object; state: string; contact: Uint8Array }>(db, sql`select * from company_changes`)
const codes = ({ json }: { json: { problems?: Problem[] } }) => json.problems?.map(({ code }) => code)
const get = (address: string, token?: string) =>
  server.app.request(address, { headers: token ? { Authorization: `Bearer ${token}` } : {} })

describe('the form of R-033, as the browser checks it', () => {
  test.each(companyUpdateTable)('$says', ({ answers, problems, only }) => {
    const checked = check(companyUpdate, { ...fullUpdate, ...answers })
    expect(checked.ok ? {} : byPath(checked.problems)).toEqual(only === 'server' ? {} : problems)
  })
})

describe('as the server checks it', () => {
  test.each(pickSent(companyUpdateTable))('$says', async ({ answers, problems }) => {
    const { status, json } = await send({ ...fullUpdate, ...answers })
    expect(byPath(json.problems)).toEqual(problems)
    expect(status).toBe(Object.keys(problems).length > 0 ? 422 : 200)
    expect(await proposals()).toHaveLength(status === 200 ? 1 : 0)
  })

  test.each(languages)('what is wrong, and the thanks, are said in the language of the call (%s)', async (language) => {
    const wrong = await send({ ...fullUpdate, founded: 2300 }, { language })
    expect(wrong.json.message).toBe(wordsOf(language, 'problems').get('date_not_arrived'))
    const right = await send(fullUpdate, { language })
    expect(right.json.message).toBe(wordsOf(language, 'messages').get('change_proposed'))
  })

  test('a visitor is sent to the login', async () => {
    expect((await call('POST', '/companies/1/change', { body: fullUpdate })).status).toBe(401)
    expect((await call('GET', '/companies/1/editable')).status).toBe(401)
  })
})

describe('a member proposes', () => {
  test('the page does not change, and only the differences are stored, linked to the person only in encrypted form', async () => {
    const { status } = await send(await changed({ phone: '+966 11 555 0100', competitors: [2] }))
    expect(status).toBe(200)
    expect(await page()).toMatchObject({ phone: null, competitors: [{ id: 3 }] })
    const [proposal] = await proposals()
    expect(proposal!.changes).toEqual({ phone: '+966 11 555 0100', competitors: [2] })
    const id = await accountId('member@example.com')
    expect(openContact(services.privacy, proposal!.contact)).toEqual({ account: id, language: 'en' })
    const dump = await queryRows(db, sql`select c::text, i::text from company_changes c, idempotency i`)
    expect(JSON.stringify(dump)).not.toContain(id)
  })

  test('what is taken away is proposed too', async () => {
    await db.execute(sql`update companies set phone = '+966 1' where id = 1`)
    await send(await changed({ phone: undefined, competitors: undefined }))
    expect((await proposals())[0]!.changes).toEqual({ phone: null, competitors: null })
  })

  test('once, however often the change arrives', async () => {
    const answers = await changed({ website: 'marasi.example', logo: pictureFile() })
    const key = randomUUID()
    expect([(await send(answers, { key })).status, (await send(answers, { key })).status]).toEqual([200, 200])
    expect(await proposals()).toHaveLength(1)
    expect(codes(await send({ ...answers, logo: pictureFile(200) }, { key }))).toEqual(['idempotency_reused'])
  })

  test('nothing, where nothing is different', async () => {
    const refused = await send(await changed({}))
    expect([refused.status, codes(refused)]).toEqual([409, ['nothing_changed']])
  })

  test('no name another company has, however it is spelled', async () => {
    const refused = await send(await changed({ name_ar: 'نَورس الرقميه' }))
    expect([refused.status, byPath(refused.json.problems)]).toEqual([409, { name_ar: 'company_listed' }])
    expect((await send(await changed({ name_ar: 'مَراسي' }))).status).toBe(200)
  })

  test('not about a page that has changed since they opened it', async () => {
    const { edition } = await editable()
    await db.execute(sql`update companies set phone = '+966 1' where id = 1`)
    const refused = await send(await changed({ website: 'marasi.example' }), { edition })
    expect([refused.status, codes(refused)]).toEqual([409, ['page_changed']])
    expect(await proposals()).toEqual([])
  })

  test('no more than ten in a day', async () => {
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await send(await changed({ phone: `+966 ${n}` }))).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  test('not where the company speaks for itself, nor about one nobody approved', async () => {
    await unlock()
    expect((await editable()).may).toBe('nothing')
    const refused = await send(await changed({ phone: '+966 1' }))
    expect([refused.status, codes(refused)]).toEqual([409, ['company_unlocked']])
    await db.execute(sql`update companies set is_approved = false where id = 2`)
    expect((await call('GET', '/companies/2/editable', { token: member })).status).toBe(404)
    expect((await send({ ...fullUpdate, competitors: [3] }, { company: 2 })).status).toBe(404)
  })
})

describe("the company's own people", () => {
  beforeEach(unlock)

  test('E-021..E-023, E-030..E-045: change everything the page shows, at once and in both languages', async () => {
    const pictures = { logo: pictureFile(300), cover: pictureFile(2000, 500), ceo_image: pictureFile(50) }
    const { name_en, name_ar } = fullUpdate
    await db.execute(sql`update companies set name_en = ${name_en}, name_ar = ${name_ar} where id = 1`)
    const { status, json } = await send({ ...fullUpdate, ...pictures }, { as: employer })
    expect([status, json.message]).toEqual([200, 'The page is changed'])
    const [en, ar] = [await page('en'), await page('ar')]
    expect(en).toMatchObject({
      name: 'Marasi Gulf Shipping',
      website: 'https://marasi.example',
      founded: 1998,
      phone: '+966 13 555 0190',
      about: 'Ships goods across the Gulf.',
      mission: 'Move what matters.',
      vision: 'Every port, one day away.',
      revenue: 'SAR 20 million',
      activity: 'Shipping',
      address: 'King Saud Street 12',
      ceo: { name: 'Huda Alotaibi' },
      ceo_linkedin: 'https://linkedin.example/in/huda',
      map_link: 'https://maps.example/marasi',
      social: { twitter: 'https://twitter.example/marasi', snapchat: 'https://snapchat.example/marasi' },
      competitors: [{ id: 2 }, { id: 3 }],
    })
    for (const label of ['headquarters', 'size', 'type', 'industry']) expect(en[label], label).toBeTruthy()
    expect(ar).toMatchObject({
      name: 'مراسي الخليج للشحن',
      about: 'تشحن البضائع في الخليج.',
      ceo: { name: 'هدى العتيبي' },
    })
    const { answers } = await editable(employer)
    expect(answers).toEqual(fullUpdate)
    const sizes = []
    for (const address of [en.logo, en.image, en.ceo.image]) {
      const file = await get(address)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="file.jpg"')
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
      const look = lookAt(Buffer.from(await file.arrayBuffer()))
      sizes.push(look && 'width' in look ? [look.width, look.height] : look)
    }
    expect(sizes).toEqual([
      [256, 256],
      [1600, 400],
      [50, 50],
    ])
  })

  describe('another name', () => {
    const rename = async () => {
      const answers = await changed({ name_en: 'Sahil Freight', name_ar: 'شحن الساحل', phone: '+966 1' })
      const { json } = await send(answers, { as: employer })
      expect(json.message).toBe(wordsOf('en', 'messages').get('page_saved_but_name'))
      return (await proposals())[0]!.id
    }
    const decide = (path: string) =>
      call('POST', `/moderation/${path}`, { token: moderator, body: {}, headers: { 'Idempotency-Key': randomUUID() } })
    const found = async (q: string) =>
      (await call('GET', `/autocomplete?key=company&q=${encodeURIComponent(q)}`)).json.data.map(
        ({ id }: { id: number }) => id,
      )

    test('waits for a moderator, while the rest shows at once', async () => {
      await rename()
      expect(await page()).toMatchObject({ name: 'Marasi', phone: '+966 1' })
      expect((await proposals()).map(({ changes }) => changes)).toEqual([
        { name_en: 'Sahil Freight', name_ar: 'شحن الساحل' },
      ])
    })

    test('that a moderator approves is found, stands in the log, and can be taken back', async () => {
      const approved = await decide(`change/${await rename()}/approve`)
      expect(approved.status).toBe(200)
      expect((await page()).name).toBe('Sahil Freight')
      for (const typed of ['Sahil', 'freight', 'الساحل']) expect(await found(typed), typed).toContain(1)
      for (const typed of ['Marasi', 'مراسي']) expect(await found(typed), typed).not.toContain(1)
      const [entry] = (await call('GET', '/moderation/log')).json.data.decisions
      expect(entry).toMatchObject({ kind: 'change', outcome: 'approved', company: { id: 1, name: 'Sahil Freight' } })
      expect((await decide(`decisions/${approved.json.data.decision}/undo`)).status).toBe(200)
      expect((await page()).name).toBe('Marasi')
    })

    test('that a member proposed before the company had people of its own stays with these', async () => {
      await db.execute(sql`delete from company_people`)
      await db.execute(sql`update companies set unlocked = false`)
      expect((await send(await changed({ name_en: 'Sahil Freight' }))).status).toBe(200)
      await unlock()
      const [{ id } = { id: '' }] = await proposals()
      expect(codes(await decide(`change/${id}/approve`))).toEqual(['company_unlocked'])
    })

    test('of a person who does not speak for the company any more stays with those who do', async () => {
      const id = await rename()
      await db.execute(sql`delete from company_people`)
      expect(codes(await decide(`change/${id}/approve`))).toEqual(['company_unlocked'])
    })

    test('is asked for as often in a day as any proposal', async () => {
      const statuses = []
      for (let n = 0; n < 11; n++)
        statuses.push((await send(await changed({ name_en: `Sahil ${n + 10}` }), { as: employer })).status)
      expect(statuses).toEqual([...Array(10).fill(200), 429])
      expect((await send(await changed({ phone: '+966 9' }), { as: employer })).status).toBe(200)
    })
  })

  test('keep a picture they do not replace, and lose one they do', async () => {
    await send(await changed({ logo: pictureFile() }), { as: employer })
    const { logo } = await page()
    await send(await changed({ phone: '+966 1' }), { as: employer })
    expect((await page()).logo).toBe(logo)
    await send(await changed({ logo: pictureFile(90) }), { as: employer })
    expect((await page()).logo).not.toBe(logo)
    expect((await get(logo)).status).toBe(404)
    expect(await queryRows(db, sql`select id from company_files`)).toHaveLength(1)
  })

  test('two at once: the one who has not seen the other is told', async () => {
    const { edition } = await editable(employer)
    const both = await Promise.all(
      ['+966 1', '+966 2'].map(async (phone) => send(await changed({ phone }), { as: employer, edition })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('of another company are members here', async () => {
    await db.execute(sql`update companies set unlocked = true where id = 2`)
    expect(codes(await send({ ...fullUpdate, competitors: [3] }, { as: employer, company: 2 }))).toEqual([
      'company_unlocked',
    ])
  })
})

describe('a moderator decides', () => {
  test('sees what would change, in their language, and the picture before anybody else does', async () => {
    await send(await changed({ industry: 1, competitors: [2], logo: pictureFile(), phone: undefined }))
    const [{ id } = { id: '' }] = await proposals()
    const change = await readChange(db, id, { language: 'ar' })
    expect(change).toMatchObject({ company: { id: 1, name: 'مراسي' }, state: 'pending' })
    const field = (name: string) => change!.fields.find((one) => one.field === name)
    expect(field('competitors')).toEqual({ field: 'competitors', kind: 'text', before: 'وادي', after: 'نورس الرقمية' })
    expect(field('industry')).toMatchObject({ before: null, after: expect.stringMatching(/\p{Script=Arabic}/u) })
    const logo = field('logo')!
    expect(logo).toMatchObject({ kind: 'picture', before: null })
    expect((await get(logo.after!)).status).toBe(404)
    expect((await get(`${logo.after}/proposed`, member)).status).toBe(403)
    expect((await get(`${logo.after}/proposed`)).status).toBe(401)
  })

  test('approves, and can take it back: the page is as it was, search and pictures included', async () => {
    await send(
      await changed({ name_en: 'Sahil Freight', logo: pictureFile(), competitors: [2, 3], twitter: 'x.example/s' }),
    )
    const [proposal] = await proposals()
    const before = await page()
    const undo = await db.transaction(async (tx) => {
      expect(await setChangeState(tx, proposal!.id, 'approved', null)).toBe(true)
      return applyChanges(tx, 1, proposal!.changes)
    })
    expect(undo).toEqual({ name_en: 'Marasi', logo: null, competitors: [3], twitter: null })
    const after = await page()
    expect(after).toMatchObject({
      name: 'Sahil Freight',
      competitors: [{ id: 2 }, { id: 3 }],
      social: { twitter: 'https://x.example/s' },
    })
    expect((await get(after.logo)).status).toBe(200)
    await db.transaction((tx) => applyChanges(tx, 1, undo!))
    expect(await page()).toEqual(before)
    expect((await get(after.logo)).status).toBe(404)
    expect(await queryRows(db, sql`select 1 from company_names where company_id = 1 and key = 'marasi'`)).not.toEqual(
      [],
    )
  })

  test('pictures go for good once nothing leads to them any more, and not before', async () => {
    await send(await changed({ logo: pictureFile() }))
    await send(await changed({ cover: pictureFile() }))
    const files = async () => (await queryRows(db, sql`select 1 from company_files`)).length
    expect([await forgetLooseFiles(db), await files()]).toEqual([0, 2])
    const [first] = await proposals()
    await db.transaction((tx) => applyChanges(tx, 1, first!.changes))
    await db.execute(sql`delete from company_changes`)
    expect([await forgetLooseFiles(db), await files()]).toEqual([1, 1])
    const undo = JSON.stringify(await applyChanges(db, 1, first!.changes))
    await applyChanges(db, 1, { logo: null, cover: null })
    await db.execute(sql`insert into decisions (kind, case_id, company_id, outcome, decided_at, before)
      values ('change', 'x', 1, 'approved', now(), ${undo}::jsonb)`)
    expect(await forgetLooseFiles(db)).toBe(0)
    await db.execute(sql`update decisions set before = null`)
    expect([await forgetLooseFiles(db), await files()]).toEqual([1, 0])
  })

  test('cannot approve a name another company got meanwhile', async () => {
    await send(await changed({ name_en: 'Sahil Freight' }))
    await db.execute(sql`delete from companies where id = 3`)
    await addCompanies(db, [{ id: 3, nameEn: 'Sahil Freight', nameAr: 'ساحل', isApproved: true }])
    const [proposal] = await proposals()
    expect(await db.transaction((tx) => applyChanges(tx, 1, proposal!.changes))).toBeUndefined()
    expect((await page()).name).toBe('Marasi')
  })
})

describe('a person who leaves', () => {
  const password = { password: testPassword }
  const request = (name_en: string, name_ar: string) => ({ name_en, name_ar, industry: 1, headquarters: 1 })

  test('takes along what they proposed and asked for, and nothing leads to them any more', async () => {
    const token = await server.signUp('leaving@example.com')
    await send(await changed({ phone: '+966 1' }), { as: token })
    await sendForm(server, '/companies/request', request('Sahil', 'ساحل'), { token })
    const { json } = await call('POST', '/account/data', { token, body: password })
    expect(json.data.companies).toMatchObject({
      requested: [{ name: 'Sahil' }],
      proposed: [{ companyId: 1, changes: { phone: '+966 1' }, state: 'pending' }],
    })
    const [proposal] = await proposals()
    await setChangeState(db, proposal!.id, 'approved')
    await db.execute(sql`update companies set is_approved = true where name_en = 'Sahil'`)
    await send(await changed({ phone: '+966 2' }), { as: token })
    await sendForm(server, '/companies/request', request('Jabal', 'جبل'), { token })
    await send(await changed({ phone: '+966 3' }))
    expect((await call('POST', '/account/delete', { token, body: password })).status).toBe(200)
    await server.purge()
    await renewContacts(services)
    // What waited is deleted; what is part of the site stays without an author; the proposals of others stay theirs.
    const left = await proposals()
    const whose = (one: { contact: Uint8Array }) => openContact(services.privacy, one.contact)?.account
    expect(left.map(({ changes }) => changes)).toEqual(
      expect.arrayContaining([{ phone: '+966 1' }, { phone: '+966 3' }]),
    )
    expect(left.map(whose)).toEqual(expect.arrayContaining([undefined, await accountId('member@example.com')]))
    expect(new Set(left.map(({ contact }) => contact.length)).size).toBe(1)
    expect(await queryRows(db, sql`select name_en from companies where id > 3`)).toEqual([{ name_en: 'Sahil' }])
    const requests = await queryRows<{ contact: Uint8Array }>(db, sql`select contact from company_requests`)
    expect(requests.map(whose)).toEqual([undefined])
  })

  test('finds it by a few names, and opens nothing of what others have waiting', async () => {
    const token = await server.signUp('finding@example.com')
    await send(await changed({ phone: '+966 1' }), { as: token })
    await sendForm(server, '/companies/request', request('Sahil', 'ساحل'), { token })
    await db.execute(sql`insert into company_changes (company_id, contact, mark, round, month, changes)
      select company_id, contact, uuid_send(gen_random_uuid()), round, month, changes
      from company_changes, generate_series(1, 500)`)
    const open = vi.spyOn(services.privacy, 'openContact')
    const { json } = await call('POST', '/account/data', { token, body: password })
    expect([json.data.companies.proposed.length, json.data.companies.requested.length]).toEqual([1, 1])
    expect((await call('POST', '/account/delete', { token, body: password })).status).toBe(200)
    expect(open).not.toHaveBeenCalled()
    open.mockRestore()
    await server.purge()
    expect([(await proposals()).length, await queryRows(db, sql`select 1 from company_requests`)]).toEqual([500, []])
  })

  test('daily copies never contain a name twice, and an old copy identifies nobody who has left', async () => {
    const token = await server.signUp('nightly@example.com')
    const person = { privacy: services.privacy, accountId: await accountId('nightly@example.com') }
    const seen: string[] = []
    const look = async () => {
      const rows = await queryRows<{ mark: string }>(
        db,
        sql`select encode(mark, 'hex') as mark from company_changes
          union all select encode(mark, 'hex') from company_requests`,
      )
      seen.push(...rows.map(({ mark }) => mark))
    }
    const mine = async () => (await call('POST', '/account/data', { token, body: password })).json.data.companies
    await send(await changed({ phone: '+966 1' }), { as: token })
    await sendForm(server, '/companies/request', request('Sahil', 'ساحل'), { token })
    await look()
    await renewNames(services)
    await look()
    expect([(await mine()).proposed.length, (await mine()).requested.length]).toEqual([1, 1])
    // Decided and settled: the person's next proposal takes its place, under another name.
    await db.execute(sql`delete from company_changes`)
    await send(await changed({ phone: '+966 2' }), { as: token })
    await renewNames(services)
    await look()
    expect(new Set(seen).size).toBe(seen.length)
    // What has become part of the site stays when its author leaves; an old copy in which their account was known finds
    // it no more.
    await db.execute(sql`update company_changes set state = 'approved'`)
    expect((await call('POST', '/account/delete', { token, body: password })).status).toBe(200)
    await server.purge()
    const found = async () =>
      queryRows(db, sql`select 1 from company_changes where ${await isOf(db, person, 'change')}`)
    expect(await found()).toHaveLength(1)
    await renewNames(services)
    expect([(await proposals()).length, await found()]).toEqual([1, []])
  })

  test('has a limit of waiting proposals: a decision makes room, and two at once get different names', async () => {
    const token = await server.signUp('busy@example.com')
    const person = { privacy: services.privacy, accountId: await accountId('busy@example.com') }
    const round = services.privacy.noName()
    for (const mark of listProposedNames(person, 'change', round).slice(2))
      await addChange(db, { companyId: 2, contact: Buffer.from('sealed'), mark, round, month: '2026-11', changes: {} })
    const both = await Promise.all([
      send(await changed({ phone: '+966 1' }), { as: token }),
      send(await changed({ phone: '+966 2' }), { as: token }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const logo = { logo: pictureFile() }
    const refused = await send(await changed({ phone: '+966 3', ...logo }), { as: token })
    expect([refused.status, refused.json.problems[0].code]).toEqual([409, 'proposals_waiting'])
    expect(await listChangesOf(db, person)).toHaveLength(maxWaiting)
    expect(await queryRows(db, sql`select 1 from company_files`)).toEqual([])
    // Requests for companies have a limit of the same size, under names of their own.
    expect((await sendForm(server, '/companies/request', request('Sahil', 'ساحل'), { token })).status).toBe(200)
    await db.execute(sql`delete from company_changes where company_id = 2`)
    expect((await send(await changed({ phone: '+966 3', ...logo }), { as: token })).status).toBe(200)
  })
})
