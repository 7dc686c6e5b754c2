import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyRequest } from '../../src/contract/companies/requests.ts'
import { buildPayload, check } from '../../src/contract/form/check.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { openContact } from '../../src/server/mail/contact.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { companyRequestTable, fullRequest } from '../spec/tables/company-request.ts'
import { pickSent } from '../spec/tables/sent-rows.ts'
import { byPath } from '../support/problems.ts'
import { languages, wordsOf } from '../support/project/locales.ts'
import { accountAt } from '../support/server/employer.ts'
import { pictureFile, sendForm } from '../support/server/send-form.ts'
import { startTestServer } from '../support/server/server.ts'

let now = new Date('2026-10-15T10:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, db } = server
let token: string

beforeAll(async () => {
  await server.empty()
  token = await server.signUp('asker@example.com')
})
beforeEach(async () => {
  await db.execute(sql`truncate companies, idempotency restart identity cascade`)
  await server.liftLimits()
})
afterAll(server.close)

const accountId = (email: string) => accountAt(server, email)
const stored = () => queryRows<Record<string, unknown>>(db, sql`select * from companies order by id`)
type Sending = { key?: string; as?: string; language?: 'en' | 'ar' }
const send = (answers: object = {}, { key = randomUUID(), as = token, language }: Sending = {}) =>
  sendForm(server, '/companies/request', buildPayload(companyRequest, { ...fullRequest, ...answers }), {
    token: as,
    key,
    language,
  })
const suggested = async (q: string) =>
  (await call('GET', `/autocomplete?key=company&q=${encodeURIComponent(q)}`)).json.data

describe('R-030, R-066, E-222: the form, as the browser checks it', () => {
  test.each(companyRequestTable)('$says', ({ answers, problems, only }) => {
    const checked = check(companyRequest, { ...fullRequest, ...answers })
    expect(checked.ok ? {} : byPath(checked.problems)).toEqual(only === 'server' ? {} : problems)
  })

  test('it is asked in three steps', () => {
    expect([...new Set(companyRequest.fields.map(({ step }) => step))]).toEqual([1, 2, 3])
  })
})

describe('A-052: as the server checks it', () => {
  test.each(pickSent(companyRequestTable))('$says', async ({ answers, problems }) => {
    const { status, json } = await send(answers)
    expect(byPath(json.problems)).toEqual(problems)
    expect(status).toBe(Object.keys(problems).length > 0 ? 422 : 200)
    expect(await stored()).toHaveLength(status === 200 ? 1 : 0)
  })

  test.each(languages)(
    'X-032: what is wrong, and the thanks, are said in the language of the call (%s)',
    async (language) => {
      const wrong = await send({ founded: 2300 }, { language })
      expect(wrong.json.message).toBe(wordsOf(language, 'problems').get('date_not_arrived'))
      const right = await send({}, { language })
      expect(right.json.message).toBe(wordsOf(language, 'messages').get('company_requested'))
    },
  )

  test('a visitor is sent to the login', async () => {
    const { status } = await call('POST', '/companies/request', { body: fullRequest })
    expect(status).toBe(401)
  })
})

describe('T-015, H-022: a requested company', () => {
  test('is kept with all that was said of it, each text in its language', async () => {
    await send()
    const [row] = await stored()
    expect(row).toMatchObject({
      name_en: 'Marasi Gulf Shipping',
      name_ar: 'مراسي الخليج للشحن',
      website: 'https://marasi.example',
      industry_id: 1,
      city_id: 2,
      type_id: 1,
      size_id: 3,
      founded: 1998,
      revenue_en: 'SAR 20 million',
      activity_ar: 'شحن بحري',
      activity_en: null,
      about_ar: 'تشحن البضائع في الخليج منذ 1998.',
      mission_en: 'Move what matters.',
      ceo_name_en: 'Huda Alotaibi',
      social: { twitter: 'https://twitter.example/marasi', linkedin: 'https://linkedin.example/marasi' },
      is_approved: false,
      unlocked: false,
    })
  })

  test('is found by either name, as one that waits, and has no page and no place among the companies', async () => {
    await send()
    for (const typed of ['Marasi', 'مراسي'])
      expect(await suggested(typed)).toMatchObject([{ name: 'Marasi Gulf Shipping', is_approved: 0 }])
    const [{ id }] = await suggested('marasi')
    expect((await call('GET', `/companies/${id}/profile`)).status).toBe(404)
    expect((await call('GET', '/companies')).json.data.companies).toEqual([])
  })

  test('opens once it is approved, with everything on its page', async () => {
    await send()
    await db.execute(sql`update companies set is_approved = true`)
    const [{ id }] = await suggested('marasi')
    const { data } = (await call('GET', `/companies/${id}/profile`, { language: 'ar' })).json
    expect(data).toMatchObject({ name: 'مراسي الخليج للشحن', founded: 1998, mission: 'Move what matters.' })
    expect((await call('GET', '/companies?city=2')).json.data.companies).toHaveLength(1)
  })

  test('is one company, however often the request arrives', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send({}, { key })))
    expect(answers.map(({ status }) => status)).toContain(200)
    expect((await send({}, { key })).status).toBe(200)
    expect(await stored()).toHaveLength(1)
    expect((await send({ name_en: 'Other' }, { key })).status).toBe(422)
  })

  test('of a name that is there already is refused, however it is spelled, approved or waiting', async () => {
    await addCompanies(db, [{ id: 1, nameEn: 'Nawras Digital', nameAr: 'نورس الرقمية', isApproved: true }])
    const taken = await send({ name_ar: 'نَورس الرقميه' }, { language: 'ar' })
    expect([taken.status, byPath(taken.json.problems)]).toEqual([409, { name_ar: 'company_listed' }])
    expect((await send()).status).toBe(200)
    expect((await send({ name_ar: 'اسم آخر' })).status).toBe(409)
    expect(await stored()).toHaveLength(2)
  })

  test.each([
    ['signs that show nothing', 'Naw\u200bras\u00ad Digi\u2060tal'],
    ['wide letters', 'Ｎawras Ｄigital'],
    ['a capital I for a small l', 'Nawras DigitaI'],
    ['a one for a small l', 'Nawras Digita1'],
  ])('of a name that only looks like one that is there is refused: %s', async (_, name_en) => {
    await addCompanies(db, [{ id: 1, nameEn: 'Nawras Digital', nameAr: 'نورس الرقمية', isApproved: true }])
    const taken = await send({ name_en, name_ar: 'اسم آخر' })
    expect([taken.status, byPath(taken.json.problems)]).toEqual([409, { name_en: 'company_listed' }])
  })

  test.each([
    ['Cyrillic', 'Nаwrаѕ Digitаl'],
    ['Greek', 'Nαwras Digital'],
  ])('of a name with %s letters within a Latin word is refused', async (_, name_en) => {
    const refused = await send({ name_en })
    expect([refused.status, byPath(refused.json.problems)]).toEqual([422, { name_en: 'letters_mixed' }])
  })

  test('two at once for one name are one company', async () => {
    const both = await Promise.all([send(), send()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await stored()).toHaveLength(1)
  })

  test('many by one person in a day are refused with the time to wait, more of them once the account has a day behind it', async () => {
    const ask = async (names: readonly number[]) => {
      const statuses: number[] = []
      for (const n of names) {
        const { status, headers } = await send({ name_en: `Company ${n}`, name_ar: `شركة ${n}` })
        statuses.push(status)
        if (status === 429) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
      }
      return statuses
    }
    expect(await ask([1, 2, 3, 4, 5, 6])).toEqual([...Array(5).fill(200), 429])
    now = new Date(now.getTime() + 86_400_000)
    await server.liftLimits()
    expect(await ask([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])).toEqual([...Array(10).fill(200), 429])
  })

  test('shows its pictures, and names its competitors, once it is approved and not before', async () => {
    const listed = { isApproved: true, nameAr: 'نورس' }
    await addCompanies(db, [{ id: 1, nameEn: 'Nawras', ...listed }])
    expect((await send({ competitors: [1], logo: pictureFile(), cover: pictureFile(60, 20) })).status).toBe(200)
    const [, asked] = await stored()
    const statusOf = async (address: unknown) => (await server.app.request(String(address))).status
    expect([await statusOf(asked!.logo), await statusOf(asked!.image)]).toEqual([404, 404])
    expect(await suggested('marasi')).toEqual([expect.not.objectContaining({ logo: expect.anything() })])
    await db.execute(sql`update companies set is_approved = true`)
    const { data } = (await call('GET', `/companies/${asked!.id}/profile`)).json
    expect(data).toMatchObject({ logo: asked!.logo, image: asked!.image, competitors: [{ id: 1 }] })
    expect([await statusOf(data.logo), await statusOf(data.image)]).toEqual([200, 200])
  })

  test('the person who asked is stored encrypted: we can notify them, and nothing else stored reveals it', async () => {
    await send({}, { language: 'ar' })
    const id = await accountId('asker@example.com')
    expect(JSON.stringify(await stored())).not.toContain(id)
    const kept = await queryRows(db, sql`select encode(key_hash, 'hex') as key, answer from idempotency`)
    expect(JSON.stringify(kept)).not.toContain(id)
    const [request] = await queryRows<{ contact: Uint8Array; company_id: number }>(
      db,
      sql`select * from company_requests`,
    )
    expect(Buffer.from(request!.contact).includes(id)).toBe(false)
    expect(openContact(server.services.privacy, request!.contact)).toEqual({ account: id, language: 'ar' })
  })
})
