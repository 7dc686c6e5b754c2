import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ManagedItem, Proposal } from '../../src/contract/administration/lists.schema.ts'
import type { LookupItem } from '../../src/contract/lookups/lists.schema.ts'
import { addAdministrator } from '../../src/server/administration/administrators.queries.ts'
import { moveCompaniesOfJoinedItems } from '../../src/server/administration/lists.ts'
import { listNewestEntries } from '../../src/server/audit/audit.queries.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { getLookups, renewLookups } from '../../src/server/lookups/lookups.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { openTold } from '../../src/server/statistics/release/told.ts'
import { listsCommands } from '../../src/tools/admin/lists-commands.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { codeOf } from '../support/problems.ts'
import { accountAt } from '../support/server/employer.ts'
import { take, write } from '../support/server/reviewed-company.ts'
import { startTestServer } from '../support/server/server.ts'
import { waitFor } from '../support/wait-for.ts'

const now = new Date('2026-11-29T09:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, db, signUp } = server
const [riyadh, jeddah, makkah] = [1, 2, 3]
const companyId = 1
let token = ''
beforeEach(async () => {
  await server.empty()
  await renewLookups(db, server.services.reads)
  await addCompanies(db, [{ id: companyId, nameEn: 'Rimal', nameAr: 'رمال', cityId: jeddah, industryId: 1, typeId: 1 }])
  token = await signUp('huda@example.com')
  await addAdministrator(db, await accountAt(server, 'huda@example.com'))
})
afterAll(() => server.close())

const post = (path: string, body: object = {}, as = token) => call('POST', path, { token: as, body })
const managed = async (list: string): Promise<ManagedItem[]> =>
  (await call('GET', `/admin/lists/${list}`, { token })).json.data.items
const worksThere = (person: string) =>
  call('POST', '/profile/experience', {
    ...{ token: person, body: { company_id: companyId }, headers: { 'Idempotency-Key': 'works' } },
  })
const itemOf = async (list: string, id: number) => (await managed(list)).find((one) => one.id === id)
const offered = async (path: string, language: 'en' | 'ar' = 'en'): Promise<LookupItem[]> =>
  (await call('GET', path, { language })).json.data
const newest = async () => {
  const [entry] = await listNewestEntries(db, 1)
  return { ...entry!, details: JSON.parse(entry!.details) }
}
const title = { list: 'jobtitles', name_en: 'Camel keeper', name_ar: 'راعي إبل', also: 'Herder\nجمّال', department: 9 }

describe('an item of a list', () => {
  test('is added with its names in both languages, offered at once, and noted', async () => {
    expect(await codeOf(post('/admin/lists', title))).toBe('done')
    const found = (await offered('/jobtitles')).find(({ name }) => name === 'Camel keeper')!
    expect(found).toEqual({
      id: 1_000_000,
      name: 'Camel keeper',
      also: ['راعي إبل', 'Herder', 'جمّال'],
      department: 9,
    })
    expect((await offered('/jobtitles', 'ar')).at(-1)!.name).toBe('راعي إبل')
    expect(await newest()).toMatchObject({
      ...{ action: 'list.add', subject: 'list/jobtitles/1000000', actor: expect.stringMatching(/^A-/) },
      details: { before: null, after: { nameEn: 'Camel keeper', parentId: 9 } },
    })
    // People answer with it.
    const person = await signUp('salem@example.com')
    await worksThere(person)
    const body = { ...sampleBody('company', companyId), jobtitle: found.id }
    const sent = await call('POST', '/company/review', { token: person, body, headers: { 'Idempotency-Key': 'once' } })
    expect([sent.status, sent.json.problems]).toEqual([200, undefined])
    // A second one of that name, in either language, is none.
    expect(await codeOf(post('/admin/lists', { ...title, name_en: 'Herdsman' }))).toBe('item_listed')
    expect(await codeOf(post('/admin/lists', { ...title, name_en: 'راعي', name_ar: 'راع' }))).toBe('name_not_english')
    expect(await codeOf(post('/admin/lists', { ...title, name_en: 'Herdsman', name_ar: 'Herd' }))).toBe(
      'name_not_arabic',
    )
    expect(await codeOf(post('/admin/lists', { ...title, list: 'ageGroups' }))).toBe('not_a_choice')
  })

  test('a city is added in the region of another, and a field of study below its qualification', async () => {
    expect(
      await codeOf(post('/admin/lists', { list: 'cities', name_en: 'Neom Bay', name_ar: 'خليج نيوم', near: jeddah })),
    ).toBe('done')
    const regions = (await managed('cities')).filter(({ id }) => id === jeddah || id === 1_000_000)
    expect(new Set(regions.map(({ of }) => of)).size).toBe(1)
    const field = { list: 'specilizations', name_en: 'Falconry', name_ar: 'الصقارة', qualification: 2 }
    expect(await codeOf(post('/admin/lists', field))).toBe('done')
    expect(await codeOf(post('/admin/lists', field))).toBe('item_listed')
    expect(await codeOf(post('/admin/lists', { ...field, qualification: 3 }))).toBe('done')
    const found = (await offered('/qualifications/2/specilizations')).filter(({ name }) => name === 'Falconry')
    expect(found).toHaveLength(1)
  })

  test('is renamed and hidden; what names it stays, and everybody sees its new name', async () => {
    const change = (body: object, id = jeddah) => codeOf(post(`/admin/lists/cities/${id}`, body))
    const { also } = (await itemOf('cities', jeddah))!
    const words = { name_en: 'Jiddah', name_ar: 'جدة', also: also.join('\n'), hidden: 0 }
    const profile = async () => (await call('GET', `/companies/${companyId}/profile`)).json.data.headquarters
    expect(await profile()).toBe('Jeddah')
    expect(await change(words)).toBe('done')
    expect(await profile()).toBe('Jiddah')
    expect(await newest()).toMatchObject({
      action: 'list.change',
      details: { before: { nameEn: 'Jeddah', hidden: false }, after: { nameEn: 'Jiddah' } },
    })
    expect(await change({ ...words, name_en: 'Riyadh' })).toBe('item_listed')
    expect(await change({ ...words, hidden: 1 })).toBe('done')
    expect((await offered('/cities')).find(({ id }) => id === jeddah)).toMatchObject({ name: 'Jiddah', hidden: 1 })
    expect(await profile()).toBe('Jiddah')
    expect(await change({ ...words, name_en: 'Jeddah' })).toBe('done')
    // As it ships: a later version's names come through again.
    expect(await queryRows(db, sql`select name_en, name_ar, also, hidden from lookup_edits`)).toEqual([
      { name_en: null, name_ar: null, also: null, hidden: false },
    ])
    expect(await change(words, 999_999)).toBe('not_found')
    expect(await codeOf(post('/admin/lists/countries/133', { ...words, hidden: 1 }))).toBe('item_needed')
    expect(await codeOf(post('/admin/lists/nothing/1', words))).toBe('not_found')
  })

  test('a benefit that is hidden needs no answer', async () => {
    const [benefit] = await managed('benefits')
    const { name_en, name_ar, also } = benefit!
    const words = { name_en, name_ar, also: also.join('\n'), hidden: 1 }
    expect(await codeOf(post(`/admin/lists/benefits/${benefit!.id}`, words))).toBe('done')
    const person = await signUp('salem@example.com')
    await worksThere(person)
    const others = (await managed('benefits')).filter(({ id }) => id !== benefit!.id)
    const benefits = others.map(({ id }) => ({ benefit_id: id, offered: 1 }))
    const send = (body: object, key: string) =>
      call('POST', '/benefit/review', { token: person, body, headers: { 'Idempotency-Key': key } })
    const body = sampleBody('benefit', companyId, { benefits })
    expect((await send({ ...body, benefits: benefits.slice(1) }, 'less')).json.problems[0].code).toBe(
      'offered_required',
    )
    expect((await send(body, 'whole')).status).toBe(200)
  })
})

describe.each([
  ['employeeNumbers', '/employee/numbers', 'From 50,000 people', 'من 50 ألف شخص'],
  ['employmentStatus', '/employment/status', 'On secondment', 'معار'],
  ['countries', '/countries', 'Newland', 'البلد الجديد'],
  ['nationalities', '/nationalities', 'Newlander', 'من البلد الجديد'],
  ['curriencies', '/curriencies', 'Newland crown', 'كرونة البلد الجديد'],
] as const)('the list %s', (list, path, name_en, name_ar) => {
  test('grows, and two of its items become one until that is taken back', async () => {
    expect(await codeOf(post('/admin/lists', { list, name_en, name_ar }))).toBe('done')
    const added = (await offered(path)).find(({ name }) => name === name_en)!
    expect([added.id, added.also]).toEqual([1_000_000, [name_ar]])
    const first = (await managed(list)).find(({ needed }) => !needed)!
    expect(await codeOf(post(`/admin/lists/${list}/${first.id}/join`, { into: added.id }))).toBe('done')
    const after = await offered(path)
    expect(after.find(({ id }) => id === first.id)).toBeUndefined()
    expect(after.find(({ id }) => id === added.id)!.was).toEqual([first.id])
    expect(await codeOf(post(`/admin/lists/${list}/${first.id}/separate`))).toBe('done')
    expect((await offered(path)).find(({ id }) => id === first.id)!.name).toBe(first.name_en)
  })
})

test.each(['ageGroups', 'workexperience', 'joblevels', 'benefits', 'stages'])(
  'the list %s keeps its items: they are renamed and hidden, and none is added or joined',
  async (list) => {
    expect(await codeOf(post('/admin/lists', { list, name_en: 'Another', name_ar: 'غيره' }))).toBe('not_a_choice')
    const [one, other] = (await managed(list)) as [ManagedItem, ManagedItem]
    expect(await codeOf(post(`/admin/lists/${list}/${one.id}/join`, { into: other.id }))).toBe('not_found')
    expect(
      await codeOf(post(`/admin/lists/${list}/${one.id}`, { ...one, name_en: 'Renamed', also: '', hidden: 0 })),
    ).toBe('done')
    expect((await itemOf(list, one.id))!.name_en).toBe('Renamed')
  },
)

test('companies of a size that becomes another one are found under both', async () => {
  await db.execute(sql`update companies set size_id = 2 where id = ${companyId}`)
  await db.execute(sql`select list_companies(array[${companyId}::int])`)
  expect(await codeOf(post('/admin/lists/employeeNumbers/2/join', { into: 3 }))).toBe('done')
  for (const size of [2, 3])
    expect((await call('GET', `/companies?size=${size}`)).json.data.companies).toMatchObject([{ id: companyId }])
  expect(await codeOf(post('/admin/lists/employeeNumbers/2/separate'))).toBe('done')
  expect((await call('GET', '/companies?size=3')).json.data.companies).toEqual([])
})

describe('two items that are one', () => {
  const joinInto = (list: string, id: number, into: number) => codeOf(post(`/admin/lists/${list}/${id}/join`, { into }))
  const browse = async (city: number) =>
    (await call('GET', `/companies?city=${city}`)).json.data.companies.map(({ id }: { id: number }) => id)

  test('are one wherever they are read, asked for or sent, until it is taken back', async () => {
    expect(await joinInto('cities', jeddah, riyadh)).toBe('done')
    expect(await newest()).toMatchObject({
      ...{ action: 'list.join', subject: `list/cities/${jeddah}` },
      details: { before: { nameEn: 'Jeddah' }, after: { id: riyadh, nameEn: 'Riyadh' }, companies: 1 },
    })
    const cities = await offered('/cities')
    expect(cities.find(({ id }) => id === jeddah)).toBeUndefined()
    const whole = cities.find(({ id }) => id === riyadh)!
    expect([whole.was, whole.also]).toEqual([[jeddah], expect.arrayContaining(['Jeddah', 'جدة'])])
    expect((await call('GET', `/companies/${companyId}/profile`)).json.data.headquarters).toBe('Riyadh')
    expect([await browse(riyadh), await browse(jeddah)]).toEqual([[companyId], [companyId]])
    expect((await call('GET', '/companies/search?q=rimal%20jeddah')).json.data[0]).toMatchObject({ id: companyId })
    expect(await itemOf('cities', jeddah)).toMatchObject({ joined: { id: riyadh, name: 'Riyadh' } })
    // A chain ends at its last item.
    expect(await joinInto('cities', riyadh, makkah)).toBe('done')
    expect(await joinInto('cities', makkah, jeddah)).toBe('not_a_choice')
    expect(await joinInto('cities', jeddah, makkah)).toBe('not_found')
    expect((await call('GET', `/companies/${companyId}/profile`)).json.data.headquarters).toBe('Makkah')
    expect(await codeOf(post(`/admin/lists/cities/${riyadh}/separate`))).toBe('done')
    expect(await codeOf(post(`/admin/lists/cities/${jeddah}/separate`))).toBe('done')
    expect(await newest()).toMatchObject({ action: 'list.separate', details: { before: { id: riyadh }, companies: 1 } })
    expect((await call('GET', `/companies/${companyId}/profile`)).json.data.headquarters).toBe('Jeddah')
    expect([await browse(riyadh), await browse(jeddah)]).toEqual([[], [companyId]])
    expect(await codeOf(post(`/admin/lists/cities/${jeddah}/separate`))).toBe('not_found')
  })

  test('scales and codes are not joined, nor an item with itself or with one of another qualification', async () => {
    expect(await joinInto('ageGroups', 1, 2)).toBe('not_found')
    expect(await joinInto('cities', riyadh, riyadh)).toBe('not_a_choice')
    expect(await joinInto('cities', riyadh, 999_999)).toBe('not_a_choice')
    const fields = await managed('specilizations')
    const other = fields.find(({ parent }) => parent !== fields[0]!.parent)!
    expect(await joinInto('specilizations', fields[0]!.id, other.id)).toBe('item_elsewhere')
  })

  test('what a device sends with the earlier id is taken as the item it has become', async () => {
    expect(await joinInto('cities', jeddah, riyadh)).toBe('done')
    const person = await signUp('salem@example.com')
    const info = {
      ...{ gender: 'male', age_group: 3, workexperience: 2, nationality: 133, country: 133, city: jeddah },
      ...{ employment_status: 1, joblevel: 1, education: 1, company_name: 'Rimal' },
    }
    expect(await codeOf(post('/profile/info', info, person))).toBe('done')
    expect((await call('GET', '/profile/details', { token: person })).json.data.info.city).toBe(riyadh)
  })

  test('companies that are stored with it later, by whom had read the lists before, follow with the maintenance', async () => {
    expect(await joinInto('industries', 1, 2)).toBe('done')
    await db.execute(sql`update companies set industry_id = 1`)
    await db.transaction(moveCompaniesOfJoinedItems)
    expect(await queryRows(db, sql`select industry_id from companies`)).toEqual([{ industry_id: 2 }])
    expect(await codeOf(post('/admin/lists/industries/1/separate'))).toBe('done')
    expect(await queryRows(db, sql`select industry_id from companies`)).toEqual([{ industry_id: 1 }])
  })

  test('another server sees it without being told', async () => {
    const other = await startTestServer({ clock: () => now, beside: { database: server.database } })
    const nameOf = async () => (await getLookups(server.database.db)).name('cities', jeddah, 'en')
    expect(await nameOf()).toBe('Jeddah')
    // As another process stores it: this one is not told.
    await db.execute(sql`insert into lookup_edits (list, id, joined_into, edition) values ('cities', 2, 1, 1)`)
    await waitFor(async () => expect(await nameOf()).toBe('Riyadh'))
    const isOffered = async () =>
      (await other.call('GET', '/cities')).json.data.some(({ id }: LookupItem) => id === jeddah)
    await waitFor(async () => expect(await isOffered()).toBe(false))
  })
})

describe('what was counted of items that have become one', () => {
  const statistics = async () => (await call('GET', `/companies/${companyId}/statistics`)).json.data.parts.department
  const writeIn = async (department: number, people: number) => {
    for (let n = 0; n < people; n++) await take(server, companyId, { also: { department }, now })
  }
  const told = async () => {
    const [row] = await queryRows<{ told: Uint8Array }>(
      db,
      sql`select told from release_units where unit = ${`company ${companyId}`}`,
    )
    return openTold(server.services.privacy, row!.told)
  }
  const published = async () =>
    Object.fromEntries(
      (
        await queryRows<{ bucket: string; n: number }>(
          db,
          sql`select bucket, published as n from tallies
            where company_id = ${companyId} and measure = 'company.department' and published <> 0 order by 1`,
        )
      ).map(({ bucket, n }) => [bucket, Number(n)]),
    )

  test('is told once: what a release has told of each is added up, and the next one tells what is new', async () => {
    await writeIn(1, 40)
    await writeIn(2, 50)
    await server.release()
    expect(await statistics()).toEqual([
      { id: '2', name: 'Finance', people: 50 },
      { id: '1', name: 'Human resources', people: 40 },
    ])
    expect(await codeOf(post('/admin/lists/departments/1/join', { into: 2 }))).toBe('done')
    expect(await statistics()).toEqual([{ id: '2', name: 'Finance', people: 90 }])
    // The joining itself told nothing again.
    expect(await published()).toEqual({ 1: 40, 2: 50 })
    await writeIn(1, 20)
    await writeIn(2, 10)
    await server.release()
    expect(await statistics()).toEqual([{ id: '2', name: 'Finance', people: 120 }])
    // The thirty who are new are told with the item that stays; nobody is told twice.
    expect(await published()).toEqual({ 1: 40, 2: 80 })
    expect([...(await told())].filter(([cell, n]) => cell.startsWith('company.department') && n !== 0).sort()).toEqual([
      ['company.department\n1', 60],
      ['company.department\n2', 60],
    ])
    // Taken back, nothing of it is told again either.
    expect(await codeOf(post('/admin/lists/departments/1/separate'))).toBe('done')
    await writeIn(1, 30)
    await server.release()
    expect(await published()).toEqual({ 1: 70, 2: 80 })
  })

  test('job titles of the country: the sum of what is told of both, and one page for both', async () => {
    const pay = async (id: number) => (await call('GET', `/salaries/${id}/summary`)).json.data
    for (const [jobtitle, people] of [
      [1, 60],
      [2, 80],
    ] as const)
      for (let n = 0; n < people; n++)
        await take(server, companyId, { kind: 'salary', also: { jobtitle, salary: 9000 }, now })
    await server.release()
    const [one, other] = [await pay(1), await pay(2)]
    expect([one.pay.people, other.pay.people]).toEqual([60, 80])
    expect(await codeOf(post('/admin/lists/jobtitles/1/join', { into: 2 }))).toBe('done')
    expect((await pay(2)).pay.people).toBe(140)
    expect(await pay(1)).toEqual(await pay(2))
    expect((await managed('jobtitles')).find(({ id }) => id === 2)!.people).toBe(140)
    await server.release()
    expect((await pay(2)).pay.people).toBe(140)
  })

  test('reviews shown with either are found, counted and named as one', async () => {
    await writeIn(1, 4)
    await writeIn(2, 3)
    await server.publish()
    await db.execute(sql`with numbered as (select id, row_number() over () as n from reviews)
      update reviews set undecided = false, context = jsonb_build_object('department', case when n <= 4 then 1 else 2 end)
      from numbered where numbered.id = reviews.id`)
    expect(await codeOf(post('/admin/lists/departments/1/join', { into: 2 }))).toBe('done')
    for (const department of [1, 2]) {
      const { json } = await call('GET', `/companies/${companyId}/reviews?department=${department}`)
      expect(json.data.reviews).toHaveLength(7)
      expect(new Set(json.data.reviews.flatMap(({ context }: { context: string[] }) => context))).toEqual(
        new Set(['Finance']),
      )
    }
    const { json } = await call('GET', `/companies/${companyId}/reviews/summary?department=1`)
    expect(json.data.found.count).toBe(7)
    expect(json.data.all.departments).toEqual([{ id: 2, count: 7, name: 'Finance' }])
  })

  test('groups of authors are decided as of one department', async () => {
    const months = ['03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}`)
    months.push('2026-01', '2026-02')
    for (const [at, month] of months.entries())
      await write(server, companyId, {
        also: { department: 1 + (at % 2) },
        now: new Date(`${month}-10T09:00:00Z`),
      })
    const shown = async () => {
      await server.decide()
      return queryRows<{ department: number | null; n: number }>(
        db,
        sql`select (context ->> 'department')::int as department, count(*)::int as n from reviews group by 1 order by 1`,
      )
    }
    // Six of each department, some of whom wrote in the four months that do not count.
    expect((await shown()).every(({ department }) => department === null)).toBe(true)
    expect(await codeOf(post('/admin/lists/departments/1/join', { into: 2 }))).toBe('done')
    expect(await shown()).toEqual([{ department: 2, n: 12 }])
  })
})

describe('a name that is missing in a list', () => {
  const propose = (body: object, as: string) => codeOf(post('/lists/proposals', body, as))
  const waiting = async (): Promise<Proposal[]> => (await call('GET', '/admin/proposals', { token })).json.data
  let person = ''
  beforeEach(async () => {
    person = await signUp('salem@example.com')
  })

  test('is proposed once, by nobody in particular, and becomes an item', async () => {
    expect(await propose({ list: 'jobtitles', name: 'Camel  keeper' }, person)).toBe('done')
    expect(await propose({ list: 'jobtitles', name: 'camel keeper' }, await signUp('nora@example.com'))).toBe('done')
    const [proposal, ...others] = await waiting()
    expect([proposal, others]).toEqual([
      expect.objectContaining({ list: 'jobtitles', of: null, month: '2026-11', near: expect.any(Array) }),
      [],
    ])
    const columns = await queryRows<{ name: string }>(
      db,
      sql`select column_name as name from information_schema.columns where table_name = 'list_proposals'`,
    )
    expect(columns.map(({ name }) => name).sort()).toEqual(['id', 'key', 'list', 'month', 'name', 'parent_id'])
    const decide = (body: object) => codeOf(post(`/admin/proposals/${proposal!.id}`, body))
    const words = { act: 'add', name_en: 'Camel keeper', name_ar: 'راعي إبل' }
    // Without its department nothing is decided, and it goes on waiting.
    expect(await decide(words)).toBe('missing')
    expect(await waiting()).toHaveLength(1)
    expect(await decide({ ...words, department: 9 })).toBe('done')
    expect(await waiting()).toEqual([])
    expect((await offered('/jobtitles')).at(-1)).toMatchObject({ name: 'Camel keeper', department: 9 })
    expect(await decide({ act: 'refuse' })).toBe('not_found')
    expect(await propose({ list: 'jobtitles', name: 'CAMEL KEEPER' }, person)).toBe('item_listed')
  })

  test('becomes another name of an item, or nothing', async () => {
    expect(await propose({ list: 'cities', name: 'Bride of the sea' }, person)).toBe('done')
    const [first] = await waiting()
    const decide = (id: string, body: object) => codeOf(post(`/admin/proposals/${id}`, body))
    expect(await decide(first!.id, { act: 'same', into: 999_999 })).toBe('not_a_choice')
    expect(await decide(first!.id, { act: 'same', into: jeddah })).toBe('done')
    expect((await offered('/cities')).find(({ id }) => id === jeddah)!.also).toContain('Bride of the sea')
    expect(await propose({ list: 'departments', name: 'Nonsense' }, person)).toBe('done')
    const [second] = await waiting()
    expect(await decide(second!.id, { act: 'refuse' })).toBe('done')
    expect(await waiting()).toEqual([])
    expect(await newest()).toMatchObject({ action: 'list.refuse', details: { name: 'Nonsense' } })
  })

  test('needs a signed-in person and a list that takes proposals, and contains no contact data', async () => {
    expect(await codeOf(call('POST', '/lists/proposals', { body: { list: 'jobtitles', name: 'Herder' } }))).toBe(
      'unauthenticated',
    )
    expect(await propose({ list: 'ageGroups', name: 'Ninety' }, person)).toBe('not_a_choice')
    expect(await propose({ list: 'specilizations', name: 'Falconry' }, person)).toBe('missing')
    expect(await propose({ list: 'jobtitles', name: 'Call 0501234567' }, person)).not.toBe('done')
    for (const n of [1, 2, 3, 4, 5])
      expect(await propose({ list: 'jobtitles', name: `Herder ${n}` }, person)).toBe('done')
    expect(await propose({ list: 'jobtitles', name: 'Herder 6' }, person)).toBe('quota_reached')
    await db.execute(sql`insert into list_proposals (list, name, key, month)
      select 'jobtitles', 'Name ' || n, 'name ' || n, '2026-11' from generate_series(6, 2000) as n`)
    expect(await propose({ list: 'jobtitles', name: 'Shepherd' }, await signUp('nora@example.com'))).toBe(
      'names_waiting',
    )
  })
})

describe('lists as files', () => {
  const say: string[] = []
  const run = (name: string, args: string[]) => {
    say.length = 0
    const command = listsCommands.find((one) => one.name === `lists ${name}`)!
    return db.transaction((tx) =>
      command.run({ db: tx, privacy: server.services.privacy, now, args, options: {}, say: (line) => say.push(line) }),
    )
  }

  test('importing an exported file changes nothing; another file adds, renames, hides and joins items, row by row', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lists-'))
    try {
      const file = join(folder, 'cities.csv')
      await run('export', ['cities'])
      const exported = [...say]
      expect(exported[1]).toMatch(/^"1","Riyadh","الرياض","[^"]*","Riyadh Region",,$/)
      await writeFile(file, exported.join('\r\n'))
      expect(await run('import', ['cities', file])).toBe(true)
      expect(say.at(-1)).toBe(`0 new, 0 changed, ${exported.length - 1} unchanged, 0 refused.`)
      const rows = [
        'id,name_en,name_ar,also,of,hidden,joined_into',
        `,Neom Bay,خليج نيوم,The Bay|Bay,Riyadh Region,,`,
        '2,Jiddah,جدة,,,,',
        '3,Makkah,مكة المكرمة,,,yes,',
        '4,Madinah,المدينة المنورة,,,,1',
        '999,Nowhere,لا مكان,,,,',
        ',Atlantis,أطلانتس,,,,',
        '5,Dammam,Dammam,,,,',
      ]
      await writeFile(file, `\uFEFF${rows.join('\n')}`)
      expect(await run('import', ['cities', file])).toBe(false)
      expect(say).toEqual([
        'Row 6, id: Please choose from the list',
        expect.stringMatching(/^Row 7, of: /),
        expect.stringMatching(/^Row 8, name_ar: /),
        '1 new, 3 changed, 0 unchanged, 3 refused.',
      ])
      await renewLookups(db)
      const cities = await managed('cities')
      expect(cities.find(({ name_en }) => name_en === 'Neom Bay')!.also).toEqual(['The Bay', 'Bay'])
      expect(cities.find(({ id }) => id === 3)!.hidden).toBe(true)
      expect(cities.find(({ id }) => id === 4)!.joined).toEqual({ id: 1, name: 'Riyadh' })
      expect(await run('import', ['cities', file])).toBe(false)
      expect(say.at(-1)).toBe('0 new, 0 changed, 4 unchanged, 3 refused.')
      await expect(run('import', ['nothing', file])).rejects.toThrow('Say one list')
      await expect(run('import', ['cities', `${file}x`])).rejects.toThrow('There is no file')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
