import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TitlePage, TitleSummary } from '../../src/contract/salaries/browse.schema.ts'
import { createApp } from '../../src/server/app/app.ts'
import { servePages } from '../../src/server/pages/pages.ts'

import { toAsset } from '../../src/server/pages/site.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { findBand, listBandNames, payBands } from '../../src/server/statistics/pay.ts'
import { buildTitleMeasure } from '../../src/server/statistics/pay-measures.ts'
import { unknownWords } from '../support/oracles/vocabulary.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

const shell = '<!doctype html>\n<html><head><title>Shafaf</title></head><body><div id="root"></div></body></html>'
const publicUrl = 'https://shafaf.example'
const now = new Date('2026-10-10T09:00:00Z')
/**
 * A job title for which many people shared their salary, one of its department for which a few did, and one for which
 * nobody did.
 */
const [many, few] = [1, 3]
let none = 0

let server: TestServer
let app: Hono
beforeAll(async () => {
  server = await startTestServer({
    clock: () => now,
    env: { PUBLIC_URL: publicUrl, SMTP_URL: 'smtp://mail.example:25' },
  })
  await server.empty()
  await server.db.execute(sql`insert into companies (name_en, name_ar, industry_id, city_id, is_approved) values
    ('Najd Foods', 'أغذية نجد', 2, 1, true), ('Rimal', 'رمال', 2, 1, true), ('Sada', 'صدى', 2, null, true),
    ('Nawras', 'نورس', 3, null, true)`)
  for (const [title, people] of [
    [many, 400],
    [few, 60],
  ] as const)
    await released(
      title,
      Array.from({ length: people }, (_, n) => 5000 + (n % 40) * 300),
    )
  app = createApp(server.services)
  servePages(app, new Map([['/index.html', toAsset(shell)]]), server.services)
  const { titles } = (await server.call('GET', '/salaries?limit=50', { language: 'en' })).json.data
  const told = new Set(titles.map(({ id }: TitleSummary) => id))
  const { json } = await server.call('GET', '/jobtitles', { language: 'en' })
  none = json.data.find(({ id }: { id: number }) => !told.has(id)).id
})
afterAll(() => server?.close())

/** Sets the counters of a job title as a release without noise leaves them. */
async function released(title: number, amounts: readonly number[]) {
  const counts = new Map(listBandNames(payBands).map((name) => [name, 0]))
  for (const amount of amounts) {
    const band = String(findBand(payBands, amount))
    counts.set(band, counts.get(band)! + 1)
  }
  for (const [bucket, n] of counts)
    await server.db.execute(
      sql`insert into national_tallies (measure, bucket, published, releases)
        values (${buildTitleMeasure(title)}, ${bucket}, ${n}, 1)`,
    )
}

const page = async (path: string) => {
  const reply = await app.request(path)
  const html = await reply.text()
  const first = (pattern: RegExp) => pattern.exec(html)?.[1]
  return {
    ...{ status: reply.status, location: reply.headers.get('Location') },
    title: first(/<title>([^<]*)</),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    alternates: [...html.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href]) => [code, href]),
    hidden: html.includes('content="noindex"'),
    structured: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) =>
      JSON.parse(text),
    ),
  }
}
const locations = async (path: string) =>
  [...(await (await app.request(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one]) => one)
const titleOf = async (id: number, language: 'en' | 'ar' = 'en'): Promise<TitlePage> =>
  (await server.call('GET', `/salaries/${id}/summary`, { language })).json.data

describe('a job title has an address', () => {
  test('that shows everyone what the list shows, and the similar titles', async () => {
    const [title, { json }] = [await titleOf(many), await server.call('GET', '/salaries', { language: 'en' })]
    const listed = json.data.titles.find(({ id }: TitleSummary) => id === many)
    const { people, median, lower, upper } = listed
    expect(title.pay).toEqual({ people, median, lower, upper })
    expect(title.pay?.median).not.toBeNull()
    expect(title.country?.people).toBeGreaterThanOrEqual(people)
    expect(title.similar.map(({ id }) => id)).not.toContain(many)
    expect((await titleOf(none)).pay).toBeNull()
    expect((await server.call('GET', '/salaries/999999/summary')).status).toBe(404)
  })

  test.each(['en', 'ar'] as const)('with its number in title, description and structured data (%s)', async (code) => {
    const { name, name_en, pay } = await titleOf(many, code)
    const amount = pay!.median!.toLocaleString('en')
    const found = await page(`/salaries/${many}?lang=${code}`)
    const path = `${publicUrl}/salaries/${many}-${name_en.toLowerCase().replaceAll(' ', '-')}`
    expect(found.title).toContain(name)
    for (const text of [found.title, found.description]) expect(text).toContain(amount)
    expect(found.canonical).toBe(`${path}?lang=${code}`)
    expect(found.alternates).toEqual([
      ['en', `${path}?lang=en`],
      ['ar', `${path}?lang=ar`],
      ['x-default', path],
    ])
    expect(found.structured[0]).toMatchObject({
      ...{ '@type': 'Occupation', name },
      estimatedSalary: { '@type': 'MonetaryAmountDistribution', currency: 'SAR', median: pay!.median },
    })
    expect(found.structured[1].itemListElement).toHaveLength(3)
  })

  test('with too few salaries it can be read, and is kept out of indexes and the sitemap', async () => {
    const found = await page(`/salaries/${none}`)
    expect([found.status, found.hidden, found.canonical]).toEqual([200, true, undefined])
    const listed = await locations('/sitemap-salaries.xml')
    expect(listed.some((one) => one?.includes(`/salaries/${many}-`))).toBe(true)
    expect(listed.some((one) => one?.includes(`/salaries/${none}-`))).toBe(false)
  })
})

describe('industries and cities have addresses', () => {
  test.each([
    ['/industries/2', 'industry', 3],
    ['/industries/2?lang=ar', 'industry', 3],
  ])('%s says how many employers there are, and is in the sitemap', async (path, _by, count) => {
    const found = await page(path)
    expect(found.description).toContain(String(count))
    expect(found.canonical).toMatch(/\/industries\/2-[a-z-]+(\?lang=ar)?$/)
    expect(await locations('/sitemap-industries.xml')).toContain(found.canonical)
  })

  test.each(['/industries/3', '/cities/1', '/cities/2'])(
    '%s has too few employers to be found by searching',
    async (path) => {
      const found = await page(path)
      expect([found.status, found.hidden]).toEqual([200, true])
      expect(await locations('/sitemap-cities.xml')).toEqual([])
      expect((await locations('/sitemap-industries.xml')).some((one) => one?.includes('/industries/3'))).toBe(false)
    },
  )

  test.each(['/industries/999999', '/cities/x', '/salaries/999999', '/salaries/x', '/company/3x'])(
    'there is nothing at %s',
    async (path) => {
      expect((await page(path)).status).toBe(404)
    },
  )
})

test.each([
  ['/company/1-once-called-so', '/company/1-najd-foods'],
  ['/company/1-x/reviews?sort=lowest', '/company/1-najd-foods/reviews?sort=lowest'],
  ['/industries/2-x?lang=ar', /^\/industries\/2-[a-z-]+\?lang=ar$/],
  [`/salaries?title=${many}`, `/salaries/${many}`],
] as const)('%s has moved to %s', async (path, to) => {
  const { status, location } = await page(path)
  expect(status).toBe(301)
  expect(location).toMatch(to)
})

test('the id alone leads to the page, and so does its address; both say which the address is', async () => {
  for (const path of ['/company/1', '/company/1-najd-foods']) {
    const found = await page(path)
    expect([found.status, found.canonical]).toEqual([200, `${publicUrl}/company/1-najd-foods`])
  }
})

test('data for search engines use the terms of schema.org', async () => {
  await server.db.execute(sql`insert into tallies (company_id, measure, bucket, open, live)
    values (1, 'company.rate', '4', true, 3), (1, 'count', 'company', true, 3)`)
  const kinds = new Set<string>()
  for (const path of ['/', '/companies', '/salaries', `/salaries/${many}`, '/company/1/salaries', '/industries/2'])
    for (const one of (await page(path)).structured) {
      kinds.add(one['@type'])
      expect([path, unknownWords(one)]).toEqual([path, []])
    }
  expect([...kinds].sort()).toEqual(
    ['BreadcrumbList', 'Dataset', 'EmployerAggregateRating', 'Occupation', 'Organization', 'WebSite'].sort(),
  )
  expect(unknownWords({ '@type': 'Occupation', pay: 1, estimatedSalary: { '@type': 'Money' } })).toEqual([
    'Occupation.pay',
    'Money',
  ])
})

describe('companies side by side have an address', () => {
  const idOf = async (name: string) =>
    Number((await queryRows<{ id: number }>(server.db, sql`select id from companies where name_en = ${name}`))[0]!.id)

  test.each(['en', 'ar'] as const)(
    'called by their names in the order they were chosen, kept out of indexes (%s)',
    async (code) => {
      const ids = [await idOf('Rimal'), await idOf('Najd Foods')]
      const path = `/compare-companies/${ids.join('-')}`
      const found = await page(`${path}?lang=${code}`)
      const names = code === 'en' ? 'Rimal, Najd Foods' : 'رمال، أغذية نجد'
      expect([found.status, found.hidden, found.title?.endsWith(names)]).toEqual([200, true, true])
      expect(found.description).toContain(names)
      expect(found.canonical).toBe(`${publicUrl}${path}?lang=${code}`)
      expect(found.alternates).toEqual([
        ['en', `${publicUrl}${path}?lang=en`],
        ['ar', `${publicUrl}${path}?lang=ar`],
        ['x-default', `${publicUrl}${path}`],
      ])
    },
  )

  test('a malformed list or one of unknown companies is not a page; the page without companies can be found', async () => {
    const id = await idOf('Rimal')
    for (const ids of ['x', `${id}-${id}`, `${id}-999999`, `999999-${id}`, '1-2-3-4-5', `${id}-`])
      expect([ids, (await page(`/compare-companies/${ids}`)).status]).toEqual([ids, 404])
    expect((await page(`/compare-companies/${id}`)).status).toBe(200)
    const none = await page('/compare-companies')
    expect([none.status, none.hidden]).toEqual([200, false])
  })
})
