import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../src/contract/administration/audit.schema.ts'
import { addAdministrator } from '../../src/server/administration/administrators.queries.ts'
import { forgetSite, setSite } from '../../src/server/administration/site-state.queries.ts'
import { listNewestEntries } from '../../src/server/audit/audit.queries.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { renewLookups } from '../../src/server/lookups/lookups.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { commands } from '../../src/tools/admin/commands.ts'
import { directoryCommands } from '../../src/tools/admin/directory-commands.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { codeOf } from '../support/problems.ts'
import { accountAt } from '../support/server/employer.ts'
import { sendForm } from '../support/server/send-form.ts'
import { startTestServer } from '../support/server/server.ts'

let now = new Date('2026-11-29T09:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, db, services, signUp } = server
const id = 1
let token = ''
beforeEach(async () => {
  now = new Date('2026-11-29T09:00:00Z')
  await server.empty()
  await setSite(db, { state: 'open', reason: null })
  forgetSite(services.reads)
  await renewLookups(db, services.reads)
  await addCompanies(db, [
    { id, nameEn: 'Kathib', nameAr: 'كثيب' },
    { id: 2, nameEn: 'Rimal', nameAr: 'رمال' },
  ])
  token = await signUp('huda@example.com')
  await addAdministrator(db, await accountAt(server, 'huda@example.com'))
})
afterAll(() => server.close())

const post = (path: string, body: object = {}, as = token) =>
  call('POST', path, { token: as, body, headers: { 'Idempotency-Key': randomUUID() } })
const entries = async (): Promise<AuditEntry[]> => (await call('GET', '/admin/audit', { token })).json.data.entries
const undo = async (seq?: number) => codeOf(post(`/admin/audit/${seq ?? (await entries())[0]!.seq}/undo`))
const data = async (path: string, language: 'en' | 'ar' = 'en') => (await call('GET', path, { language })).json.data

const figures = () =>
  new File(['pay,source_en,link,date,licence\n8000,Bureau,https://bureau.example,2025,CC0'], 'a.csv', {
    type: 'text/csv',
  })

/** What an act does, and what everybody sees of it. */
type Story = { act: () => Promise<unknown>; see: () => Promise<unknown>; shows: unknown }
const words = (en: string) => ({ en: `# ${en}\n\nWords of ours.`, ar: '# عنوان\n\nكلماتنا.' })
const item = { name_en: 'Jiddah', name_ar: 'جدة', also: '', hidden: 0 }
const stories: Record<string, Story> = {
  'a new name of a company, with its earlier ones': {
    act: () => post(`/admin/companies/${id}/names`, { name_en: 'Dunes', name_ar: 'الكثبان' }),
    see: async () => {
      const { name_en, name_ar, formerly } = await data(`/companies/${id}/profile`)
      const found = await data('/autocomplete?key=company&q=dunes')
      return [name_en, name_ar, formerly, found.length]
    },
    shows: ['Dunes', 'الكثبان', ['Kathib', 'كثيب'], 1],
  },
  'that a company is closed': {
    act: () => post(`/admin/companies/${id}/state`, { closed: 1 }),
    see: async () => (await data(`/companies/${id}/profile`)).closed,
    shows: 1,
  },
  settings: {
    act: () => post('/admin/settings', { legal_name: 'Shafaf Company' }),
    see: async () => Object.assign({}, ...(await data('/settings'))).legal_name,
    shows: 'Shafaf Company',
  },
  'a published text': {
    act: () => post('/admin/texts/faq', { ...words('Questions'), act: 'publish' }),
    see: async () => (await call('GET', '/texts/faq')).json.data?.text.title === 'Questions',
    shows: true,
  },
  'a new name of an item of a list': {
    act: () => post('/admin/lists/cities/2', item),
    see: async () => (await data('/cities')).find((one: { id: number }) => one.id === 2).name,
    shows: 'Jiddah',
  },
  'an item of a list that became another one': {
    act: () => post('/admin/lists/cities/2/join', { into: 3 }),
    see: async () => (await data('/cities')).filter((one: { id: number }) => one.id === 2).length,
    shows: 0,
  },
  'pay that others publish': {
    act: () => sendForm(server, '/admin/figures', { file: figures(), act: 'keep' }, { token }),
    see: async () => (await data('/outside-pay?title=1')).figures.map(({ pay }: { pay: number }) => pay),
    shows: [8000],
  },
  'that the site is closed': {
    act: () => post('/admin/close', { reason: 'A pause' }),
    see: async () => (await data('/site')).state,
    shows: 'closed',
  },
}

describe('an administrator undoes', () => {
  test.each(Object.entries(stories))('%s, and undoes that again; everybody sees it', async (_, { act, see, shows }) => {
    if (_ === 'that the site is closed') await post('/admin/open')
    const before = await see()
    expect(before).not.toEqual(shows)
    await act()
    expect(await see()).toEqual(shows)
    const [done] = await entries()
    expect(done!.undo).toBe('possible')
    expect(await undo()).toBe('done')
    expect(await see()).toEqual(before)
    // It is the same act, with what was before and after exchanged, by the person who undid it.
    const [undone, original] = await entries()
    expect(undone).toMatchObject({ subject: done!.subject, undo: 'possible' })
    expect(JSON.parse(undone!.details)).toMatchObject({ undoes: done!.seq })
    expect(original).toMatchObject({ seq: done!.seq, undo: 'done' })
    expect(await undo(done!.seq)).toBe('changed_since')
    expect(await undo()).toBe('done')
    expect(await see()).toEqual(shows)
  })

  test('an item that was added: it is hidden, since people may have answered with it', async () => {
    await post('/admin/lists', { list: 'types', name_en: 'Trust', name_ar: 'صندوق' })
    expect(await undo()).toBe('done')
    expect((await data('/types')).find(({ name }: { name: string }) => name === 'Trust')).toMatchObject({ hidden: 1 })
  })

  test('the opening of a study: it goes to the archive, and its words stay', async () => {
    const options = [
      { en: 'Yes', ar: 'نعم' },
      { en: 'No', ar: 'لا' },
    ]
    await post('/admin/studies', { question_en: 'Do you work at night?', question_ar: 'هل تعمل ليلًا؟', options })
    const [{ id: study }] = (await queryRows<{ id: number }>(db, sql`select id from studies`)) as [{ id: number }]
    await post(`/admin/studies/${study}/state`, { state: 'open' })
    expect(await undo()).toBe('done')
    expect(await queryRows(db, sql`select state from studies`)).toEqual([{ state: 'archived' }])
    expect((await data('/studies')).studies).toEqual([])
    await post(`/admin/studies/${study}/state`, { state: 'closed' })
    await post(`/admin/studies/${study}/state`, { state: 'open' })
    expect(await undo()).toBe('done')
    expect(await queryRows(db, sql`select state from studies`)).toEqual([{ state: 'closed' }])
  })

  test('a published text, and keeps the draft of the next one', async () => {
    await post('/admin/texts/faq', { ...words('First'), act: 'publish' })
    await post('/admin/texts/faq', { ...words('Second'), act: 'publish' })
    const { seq } = (await entries())[0]!
    await post('/admin/texts/faq', { ...words('Third'), act: 'draft' })
    expect(await undo(seq)).toBe('done')
    expect((await data('/texts/faq')).text.title).toBe('First')
    expect(await queryRows(db, sql`select left(en, 8) as en from site_texts where published_at is null`)).toEqual([
      { en: '# Third\n' },
    ])
  })

  test('nothing that has changed since, nothing after seven days, and nothing that nobody saw', async () => {
    await post('/admin/settings', { legal_name: 'One' })
    const { seq } = (await entries())[0]!
    await post('/admin/settings', { legal_name: 'Two' })
    expect(await undo(seq)).toBe('changed_since')
    await post(`/admin/companies/${id}/names`, { name_en: 'Dunes', name_ar: 'الكثبان' })
    const renamed = (await entries())[0]!.seq
    // Another company has taken the name that would come back.
    await db.execute(
      sql`update company_names set company_id = 2 where company_id = ${id} and key = 'kathib' and weight = 0`,
    )
    expect(await undo(renamed)).toBe('company_listed')
    await post('/admin/texts/faq', { ...words('Draft'), act: 'draft' })
    expect((await entries())[0]!.undo).toBe(null)
    expect(await undo()).toBe('not_found')
    expect(await undo(999_999)).toBe('not_found')
    now = new Date('2026-12-07T09:00:00Z')
    token = await server.signIn('huda@example.com')
    expect(new Set((await entries()).map((one) => one.undo))).toEqual(new Set([null]))
    expect(await undo(seq)).toBe('undo_over')
  })

  test('the same from the shell', async () => {
    const said: string[] = []
    const run = (name: string, args: string[], options: Record<string, string> = {}) => {
      const command = [...commands, ...directoryCommands].find((one) => one.name === name)!
      const using = { privacy: services.privacy, now, args, options, say: (line: string) => said.push(line) }
      return db.transaction((tx) => command.run({ db: tx, ...using }))
    }
    await run('companies rename', [String(id)], { 'name-en': 'Dunes' })
    const seq = (await listNewestEntries(db, 1))[0]!.seq
    expect(await run('undo', [String(seq)])).toBe(true)
    expect((await data(`/companies/${id}/profile`)).name_en).toBe('Kathib')
    expect(await run('undo', [String(seq)])).toBe(false)
    expect(said.at(-1)).toBe('This has changed since, so it cannot be undone')
    await expect(run('undo', ['x'])).rejects.toThrow('whole number')
    await expect(run('undo', ['99999'])).rejects.toThrow('none that can be undone')
    expect(await run('companies merge', ['1', '2'])).toBe(true)
    expect(said.at(-1)).toMatch(/^Kathib is Rimal from now on\. With it go 0 reviews/)
    await expect(run('companies merge', ['1', '2'])).rejects.toThrow('There is no company 1')
    await expect(run('companies merge', ['2', '2'])).rejects.toThrow('not two companies')
  })
})

describe('a company of the directory', () => {
  const send = (path: string, body: object, as: string) => codeOf(post(path, body, as))

  test('that is closed says so in both languages, and takes nothing new until it is open again', async () => {
    const person = await signUp('salem@example.com')
    await post('/profile/experience', { company_id: id }, person)
    await post(`/companies/${id}/questions`, { tag: 'pay', question: 'Is overtime paid here?' }, person)
    const [asked] = (await data(`/companies/${id}/questions`)).questions
    expect(await codeOf(post(`/admin/companies/${id}/state`, { closed: 1 }))).toBe('done')
    expect(await codeOf(post(`/admin/companies/${id}/state`, { closed: 1 }))).toBe('nothing_changed')
    const write = () => send('/company/review', sampleBody('company', id), person)
    expect(await write()).toBe('company_closed')
    expect(await send('/interview/review', sampleBody('interview', id), person)).toBe('company_closed')
    expect(await send(`/companies/${id}/questions`, { tag: 'pay', question: 'Is overtime paid?' }, person)).toBe(
      'company_closed',
    )
    expect(await send(`/questions/${asked.id}/answers`, { answer: 'Most days.' }, person)).toBe('company_closed')
    const refused = await call('POST', '/company/review', {
      ...{ token: person, body: sampleBody('company', id), language: 'ar' },
      headers: { 'Idempotency-Key': 'ar' },
    })
    expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining('أُغلقت هذه الشركة')])
    // What was written stays, and the company is still found.
    expect((await data(`/companies/${id}/questions`)).questions).toHaveLength(1)
    expect(await data('/autocomplete?key=company&q=kathib')).toHaveLength(1)
    expect(await codeOf(post(`/admin/companies/${id}/state`, { closed: 0 }))).toBe('done')
    expect(await write()).toBe('done')
  })

  test('that is renamed is found by its earlier names and says them; nobody gets the name of another one', async () => {
    const rename = (name_en: string, name_ar: string) =>
      codeOf(post(`/admin/companies/${id}/names`, { name_en, name_ar }))
    expect(await rename('Dunes', 'الكثبان')).toBe('done')
    expect(await rename('Dunes', 'الكثبان')).toBe('nothing_changed')
    expect(await rename('Rimal', 'الكثبان')).toBe('company_listed')
    expect(await rename('x', 'الكثبان')).toBe('company_name')
    for (const q of ['kathib', 'كثيب', 'dunes'])
      expect(await data(`/autocomplete?key=company&q=${encodeURIComponent(q)}`)).toMatchObject([{ id, name: 'Dunes' }])
    expect((await data(`/companies/${id}/profile`, 'ar')).formerly).toEqual(['Kathib', 'كثيب'])
    expect((await call('GET', `/admin/companies/${id}`, { token })).json.data).toMatchObject({
      ...{ id, name_en: 'Dunes', formerly: ['Kathib', 'كثيب'], closed: false, joined: [] },
    })
    expect((await call('GET', '/admin/companies/99', { token })).status).toBe(404)
  })
})
