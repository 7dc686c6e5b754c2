import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type AssetUse, maxAssets } from '../../src/contract/companies/assets.ts'
import { addCompanyPerson } from '../../src/server/accounts/company-roles.queries.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { copyPdf } from '../../src/server/files/pdf.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { accountAt } from '../support/server/employer.ts'
import { pdfBytes, pdfFile, pictureFile, sendForm } from '../support/server/send-form.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
const { call, db, services } = server
let token: string
afterAll(server.close)

const accountId = (email: string) => accountAt(server, email)

/** Two unlocked companies; one person speaks for the first, another for the second. */
beforeEach(async () => {
  await server.empty()
  token = await server.signUp('employer@example.com')
  const company = { isApproved: true, unlocked: true }
  await addCompanies(db, [
    { id: 1, nameEn: 'Marasi', nameAr: 'مراسي', ...company },
    { id: 2, nameEn: 'Nawras', nameAr: 'نورس', ...company },
  ])
  await addCompanyPerson(db, await accountId('employer@example.com'), 1, 'editor')
})

const files = { picture: () => pictureFile(), document: pdfFile }
const titles = (name: string) => ({ title_en: name, title_ar: `${name} بالعربية` })
const add = (use: AssetUse, name = 'One', also: object = {}, { as = token, key = randomUUID(), company = 1 } = {}) =>
  sendForm(
    server,
    `/companies/${company}/assets`,
    { use, [use]: files[use](), ...titles(name), ...also },
    { token: as, key },
  )
const post = (path: string, body: object = {}, as = token) =>
  call('POST', `/companies/1/assets/${path}`, { token: as, body })
const assets = async () => (await call('GET', '/companies/1/assets', { token })).json.data
const shown = async (language: 'en' | 'ar' = 'en') => (await call('GET', '/companies/1/files', { language })).json.data
const names = async () => (await shown()).pictures.map(({ title }: { title: string }) => title)

test('H-033: pictures and documents of the company show on its page, titled in both languages', async () => {
  expect((await add('picture', 'Our yard')).json.message).toBe('It is on the page now')
  await add('document', 'Report')
  const page = await shown('ar')
  expect(page).toMatchObject({ pictures: [{ title: 'Our yard بالعربية' }], documents: [{ title: 'Report بالعربية' }] })
  const picture = await server.app.request(page.pictures[0].address)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const document = await server.app.request(page.documents[0].address)
  expect([document.headers.get('content-type'), document.headers.get('content-disposition')]).toEqual([
    'application/pdf',
    'attachment; filename="file.pdf"',
  ])
  expect(Buffer.from(await document.arrayBuffer())).toEqual(await copyPdf(pdfBytes))
  expect(await assets()).toMatchObject({ pictures: [titles('Our yard')], documents: [titles('Report')] })
})

test('in the order they are put in, by other titles, and gone when taken away', async () => {
  for (const name of ['One', 'Two', 'Three']) await add('picture', name)
  await add('document')
  const { pictures } = await assets()
  const moved = await post(`${pictures[2].id}/move`, { place: 0 })
  expect(moved.json.data.pictures.map(({ title_en }: { title_en: string }) => title_en)).toEqual([
    'Three',
    'One',
    'Two',
  ])
  await post(`${pictures[2].id}/move`, { place: 99 })
  expect(await names()).toEqual(['One', 'Two', 'Three'])
  await post(pictures[0].id, titles('First'))
  await post(`${pictures[1].id}/remove`)
  expect((await post(`${pictures[1].id}/remove`)).status).toBe(200)
  expect(await names()).toEqual(['First', 'Three'])
  expect((await server.app.request(pictures[1].address)).status).toBe(404)
  await add('picture', 'Four')
  expect(await names()).toEqual(['First', 'Three', 'Four'])
})

test('added once, however often it is sent', async () => {
  const key = randomUUID()
  const both = [await add('picture', 'One', {}, { key }), await add('picture', 'One', {}, { key })]
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await names()).toEqual(['One'])
})

test('as many as there is room for', async () => {
  services.limits.attempt = async () => ({ may: 'go', silent: false, warn: false })
  for (let n = 0; n < maxAssets.document; n++) expect((await add('document', `${n}`)).status).toBe(200)
  const { status, json } = await add('document')
  expect([status, json.problems]).toEqual([409, [{ path: '', code: 'files_full' }]])
  expect((await add('picture')).status).toBe(200)
})

test.each([
  ['a document called a picture', 'picture', { picture: pdfFile() }, { picture: 'file_type' }],
  ['a picture called a document', 'document', { document: pictureFile() }, { document: 'file_type' }],
  [
    'a page in the coat of a document',
    'document',
    { document: new File(['<html>'], 'a.pdf', { type: 'application/pdf' }) },
    { document: 'file_type' },
  ],
  ['nothing', 'picture', { picture: new File([], 'a.png', { type: 'image/png' }) }, { picture: 'file_empty' }],
  ['no file', 'document', { document: undefined }, { document: 'missing' }],
  ['no title', 'picture', { title_ar: undefined }, { title_ar: 'missing' }],
] as const)('%s is refused beside its field, and nothing is kept', async (_, use, also, problems) => {
  const { status, json } = await add(use, 'One', also)
  const found = Object.fromEntries(json.problems.map(({ path, code }: { path: string; code: string }) => [path, code]))
  expect([status, found]).toEqual([422, problems])
  expect(await queryRows(db, sql`select 1 from company_files`)).toEqual([])
})

test("nobody touches another company's", async () => {
  await add('picture')
  const [{ id, address }] = (await assets()).pictures
  const other = await server.signUp('other@example.com')
  expect((await add('picture', 'x', {}, { as: other })).status).toBe(403)
  await addCompanyPerson(db, await accountId('other@example.com'), 2, 'admin')
  const tries = [
    await call('GET', '/companies/1/assets', { token: other }),
    await add('picture', 'x', {}, { as: other }),
    await post(id, titles('x'), other),
    await post(`${id}/move`, { place: 0 }, other),
    await post(`${id}/remove`, {}, other),
  ]
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  // Nor through the address of their own company.
  const through = (path: string, body: object) => call('POST', `/companies/2/assets/${path}`, { token: other, body })
  expect((await through(id, titles('x'))).status).toBe(404)
  await through(`${id}/remove`, {})
  expect(await names()).toEqual(['One'])
  expect((await server.app.request(address)).status).toBe(200)
})

test('a company nobody approved shows none, and an id nobody gave is not found', async () => {
  await db.execute(sql`update companies set is_approved = false where id = 1`)
  expect((await call('GET', '/companies/1/files')).status).toBe(404)
  for (const id of ['x', randomUUID()]) expect((await call('GET', `/companies/files/${id}`)).status).toBe(404)
})
