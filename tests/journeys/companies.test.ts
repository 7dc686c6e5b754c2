import { sql } from 'drizzle-orm'
import { is, type Struct } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Company, CompanyCard } from '../../src/contract/companies/companies.schema.ts'
import { endpoints, getShapes } from '../../src/contract/endpoints.ts'
import type { AutocompleteItem, LookupItem } from '../../src/contract/lookups/lists.schema.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { addSettings } from '../../src/server/lookups/lookups.queries.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
const { call } = server

beforeAll(async () => {
  await server.empty()
  const row = { unlocked: false, isApproved: true }
  await addCompanies(
    server.db,
    [
      {
        ...row,
        id: 1,
        nameEn: 'Masar Alwaha Logistics',
        nameAr: 'مسار الواحة للخدمات اللوجستية',
        aboutEn: 'Moves things.',
        aboutAr: 'تنقل الأشياء.',
        image: '/demo/covers/truck-1.svg',
        logo: '/demo/logos/masar-alwaha.svg',
        unlocked: true,
        ceoNameEn: 'Turki Alqahtani',
        ceoNameAr: 'تركي القحطاني',
        website: 'https://masar.example',
        cityId: 2,
        sizeId: 1,
        typeId: 1,
        industryId: 1,
        founded: 2009,
        social: { twitter: 'https://twitter.example/masar' },
      },
      { ...row, id: 2, nameEn: 'Alrajhi Trading', nameAr: 'شركة الراجحي للتجارة' },
      { ...row, id: 3, nameEn: 'Masarat Najd', nameAr: 'مسارات نجد', isApproved: false },
      { ...row, id: 4, nameEn: 'Nokhba', nameAr: 'النخبة' },
    ],
    [
      { companyId: 1, competitorId: 4, position: 0 },
      { companyId: 1, competitorId: 3, position: 1 },
    ],
  )
  await addSettings(server.db, { email: 'hello@shafaf.example', phone: '+966 11 555 0100' })
})
afterAll(server.close)

const find = async (q: string) =>
  (await call('GET', `/autocomplete?key=company&q=${encodeURIComponent(q)}`)).json.data.map(
    ({ id }: { id: number }) => id,
  )

describe('A-010: a company', () => {
  test('E-017 to E-029: is returned in the language of the call', async () => {
    const { data } = (await call('GET', '/companies/1/profile')).json
    expect(is(data, Company)).toBe(true)
    expect(data).toMatchObject({
      id: 1,
      name: 'Masar Alwaha Logistics',
      name_en: 'Masar Alwaha Logistics',
      name_ar: 'مسار الواحة للخدمات اللوجستية',
      about: 'Moves things.',
      image: '/demo/covers/truck-1.svg',
      logo: '/demo/logos/masar-alwaha.svg',
      rate: null,
      total_ratings: 0,
      unlocked: 1,
      ceo: { name: 'Turki Alqahtani', image: null },
      ceo_rate: null,
      headquarters: 'Jeddah',
      founded: 2009,
      social: { twitter: 'https://twitter.example/masar' },
    })
    const arabic = (await call('GET', '/companies/1/profile', { language: 'ar' })).json.data
    expect(arabic).toMatchObject({
      name: 'مسار الواحة للخدمات اللوجستية',
      about: 'تنقل الأشياء.',
      ceo: { name: 'تركي القحطاني' },
      headquarters: 'جدة',
    })
  })

  test('names only approved competitors', async () => {
    const { data } = (await call('GET', '/companies/1/profile')).json
    expect(data.competitors).toEqual([{ id: 4, name: 'Nokhba', logo: null }])
  })

  test('C-005: its competitors come as cards, approved ones only; a company without any has an empty list', async () => {
    const { data } = (await call('GET', '/companies/1/competitors', { language: 'ar' })).json
    expect(data.every((card: unknown) => is(card, CompanyCard))).toBe(true)
    expect(data).toMatchObject([{ id: 4, name: 'النخبة', rate: null, total_ratings: 0 }])
    expect((await call('GET', '/companies/2/competitors')).json.data).toEqual([])
    expect((await call('GET', '/companies/99/competitors')).status).toBe(404)
  })

  test('a profile that has only names is complete', async () => {
    expect(is((await call('GET', '/companies/2/profile')).json.data, Company)).toBe(true)
  })

  test('that is not approved is not shown', async () => {
    expect((await call('GET', '/companies/3/profile')).status).toBe(404)
  })
})

test('E-024, E-025, E-029: the stars of a company are those given to it, and none are those of who leads it', async () => {
  const { db } = server
  await db.execute(sql`delete from tallies`)
  await db.execute(
    sql`insert into tallies (company_id, measure, bucket, open, live)
      values (1, 'company.rate', '5', true, 2), (1, 'company.rate', '2', true, 1)`,
  )
  expect((await call('GET', '/companies/1/profile')).json.data).toMatchObject({
    rate: 4,
    total_ratings: 3,
    rating: { count: 3, average: 4, distribution: [0, 1, 0, 0, 2] },
    ceo_rate: null,
  })
  await db.execute(sql`delete from tallies`)
})

test('A-010: a page shows every change at once: of the company, of its numbers, of a competitor', async () => {
  const { db } = server
  const page = async () => (await call('GET', '/companies/1/profile')).json.data
  await db.execute(
    sql`insert into tallies (company_id, measure, bucket, open, live) values (1, 'count', 'company', true, 3)`,
  )
  expect((await page()).counts.reviews).toBe(3)
  await db.execute(sql`update tallies set live = 4 where company_id = 1`)
  expect((await page()).counts.reviews).toBe(4)
  await db.execute(sql`delete from tallies`)
  expect((await page()).counts.reviews).toBe(0)
  await db.execute(sql`update companies set founded = 2010 where id = 1`)
  expect((await page()).founded).toBe(2010)
  await db.execute(sql`update companies set name_en = 'Elite' where id = 4`)
  expect((await page()).competitors[0].name).toBe('Elite')
  await db.execute(sql`update companies set is_approved = false where id = 1`)
  expect((await call('GET', '/companies/1/profile')).status).toBe(404)
  await db.execute(sql`update companies set is_approved = true where id = 1`)
  expect((await page()).id).toBe(1)
})

describe('finding companies', () => {
  test('A-007, E-046 to E-049: suggestions with id, name, logo and is_approved, unapproved ones last', async () => {
    expect((await call('GET', '/autocomplete?key=company&q=masar')).json.data).toEqual([
      {
        id: 1,
        name: 'Masar Alwaha Logistics',
        other_name: 'مسار الواحة للخدمات اللوجستية',
        logo: '/demo/logos/masar-alwaha.svg',
        is_approved: 1,
        // The match is marked; in the other script, by its sound.
        marks: [[0, 5]],
        other_marks: [[0, 4]],
      },
      {
        id: 3,
        name: 'Masarat Najd',
        other_name: 'مسارات نجد',
        is_approved: 0,
        marks: [[0, 5]],
        other_marks: [[0, 6]],
      },
    ])
  })

  test.each([
    ['a later word', 'logist', [1]],
    ['the other language', 'مسار', [1, 3]],
    ['another spelling', 'النخبه', [4]],
    ['no article', 'نخبة', [4]],
    ['an article too many', 'الراجحي', [2]],
    ['capitals', 'ALRAJ', [2]],
    ['nothing', '', []],
    ['signs only', '%_', []],
    ['another name', 'zzz', []],
  ])('by %s', async (_, typed, ids) => {
    expect(await find(typed)).toEqual(ids)
  })

  test('A-007, E-048, E-049: an approved one stands first, however well another fits; a logo shows where one was approved', async () => {
    const [row, remove] = [{ unlocked: false }, sql`delete from companies where id in (7, 8)`]
    await server.db.execute(remove)
    await addCompanies(server.db, [
      { ...row, id: 7, nameEn: 'Zamzam', nameAr: 'زمزم', isApproved: false, logo: '/files/7.png' },
      { ...row, id: 8, nameEn: 'Zamzam Water Works', nameAr: 'زمزم للمياه', isApproved: true },
    ])
    const found: AutocompleteItem[] = (await call('GET', '/autocomplete?key=company&q=zamzam')).json.data
    await server.db.execute(remove)
    expect(found.map(({ id, is_approved, logo }) => [id, is_approved, logo])).toEqual([
      [8, 1, undefined],
      [7, 0, undefined],
    ])
  })

  test('the page of results shows cards, and so does the list of companies, approved ones only', async () => {
    const found = (await call('GET', '/companies/search?q=masar', { language: 'ar' })).json.data
    expect(found.map(({ name }: CompanyCard) => name)).toEqual(['مسار الواحة للخدمات اللوجستية', 'مسارات نجد'])
    const listed = (await call('GET', '/companies?limit=2')).json.data.companies
    expect(listed.map(({ id }: CompanyCard) => id)).toEqual([4, 2])
    expect([...found, ...listed].every((card) => is(card, CompanyCard))).toBe(true)
    expect((await call('GET', '/companies')).json.data.companies).toHaveLength(3)
  })

  test('A-008, A-009: educations and cities', async () => {
    expect((await call('GET', '/autocomplete?key=education&q=bach')).json.data[0]).toMatchObject({ id: 1 })
    const cities = (await call('GET', `/autocomplete?key=city&q=${encodeURIComponent('جده')}`, { language: 'ar' })).json
      .data
    expect(cities).toEqual([{ id: 2, name: 'جدة' }])
  })
})

describe('lists', () => {
  test('A-006, E-009, E-014, E-015: settings are single-key items', async () => {
    expect((await call('GET', '/settings')).json).toEqual({
      data: [{ phone: '+966 11 555 0100' }, { email: 'hello@shafaf.example' }, { publish_rounds: '0' }],
    })
  })

  test('E-010..E-013, E-016: so are the addresses of the networks, once there are any', async () => {
    const networks = ['instagram', 'twitter', 'facebook', 'youtube', 'snapchat'].map((name) => ({
      key: `${name}_url`,
      value: `https://${name}.example/shafaf`,
    }))
    const before = (await call('GET', '/settings')).json.data.length
    // One after another, as an operator adds them.
    for (const { key, value } of networks) await addSettings(server.db, { [key]: value })
    const { data } = (await call('GET', '/settings')).json
    for (const { key, value } of networks) expect(data).toContainEqual({ [key]: value })
    expect(data).toHaveLength(before + networks.length)
    await server.db.execute(sql`delete from settings where key like '%_url'`)
  })

  test('A-011 to A-025, E-050 to E-062: every list has items of the promised shape in both languages', async () => {
    const lists = endpoints.filter(
      ({ method, path, cache }) => method === 'GET' && cache === 'lookup' && path !== '/settings',
    )
    expect(lists).toHaveLength(17)
    for (const one of lists) {
      const { path } = one
      const { response } = getShapes(one)
      const address = path.replace(':id', '1')
      const [english, arabic] = [await call('GET', address), await call('GET', address, { language: 'ar' })]
      expect(is(english.json.data, response as Struct<unknown>), path).toBe(true)
      expect(JSON.stringify(english.json.data).length, path).toBeGreaterThan(100)
      expect(JSON.stringify(arabic.json.data), path).toMatch(/\p{Script=Arabic}/u)
      expect(english.json.data.length, path).toBe(arabic.json.data.length)
    }
  })

  test('A-021, E-059: a job title names its department, an item of another list none; each what else it is called', async () => {
    const itemsOf = async (path: string) => (await call('GET', path)).json.data as LookupItem[]
    const departments = new Set((await itemsOf('/departments')).map(({ id }) => id))
    const titles = await itemsOf('/jobtitles')
    expect(titles.filter(({ department }) => department !== undefined).length).toBeGreaterThan(100)
    for (const { department } of titles) expect(department === undefined || departments.has(department)).toBe(true)
    for (const list of ['/benefits', '/curriencies', '/cities', '/qualifications/1/specilizations']) {
      const items = await itemsOf(list)
      expect(items.filter((one) => one.department !== undefined)).toEqual([])
      // Each has at least its name in the other language.
      expect(items.filter(({ also }) => !also?.length)).toEqual([])
    }
  })

  test('A-025, E-062: the stages of an interview are in three groups, each stage in one of them', async () => {
    const { interview, testing, other } = (await call('GET', '/interview/stages')).json.data
    for (const group of [interview, testing, other]) expect(group).not.toEqual([])
    const ids = [...interview, ...testing, ...other].map(({ id }: { id: number }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('A-013: cities of a country; A-024: specialisations of a qualification', async () => {
    const all = (await call('GET', '/cities')).json.data
    expect((await call('GET', '/cities?country_id=133')).json.data).toEqual(all)
    expect((await call('GET', '/cities?country_id=1')).json.data).toEqual([])
    expect((await call('GET', '/cities?country_id=x')).json.data).toEqual([])
    expect((await call('GET', '/qualifications/9999/specilizations')).json.data).toEqual([])
  })
})
