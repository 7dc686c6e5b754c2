import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCompanyProfile, latestReviews, listReviews } from '../../src/contract/companies/companies.ts'
import { readKey } from '../../src/contract/endpoint.ts'
import { getSettings } from '../../src/contract/lookups/lists.ts'
import { getDetails } from '../../src/contract/profile/profile.ts'
import type { PageAsked, RenderPage } from '../../src/contract/rendered-page.ts'
import { listStudies } from '../../src/contract/studies/studies.ts'
import { createApp } from '../../src/server/app/app.ts'
import { createCompanyIds } from '../../src/server/companies/requests/requests.queries.ts'
import { createRenderCache, hashOf } from '../../src/server/pages/first-view.ts'
import { servePages } from '../../src/server/pages/pages.ts'
import { type Site, toAsset } from '../../src/server/pages/site.ts'
import { serveSitemap } from '../../src/server/pages/sitemap.ts'
import { escapeHtml } from '../../src/server/platform/http/escaped.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

const shell = `<!doctype html>
<html lang="en" dir="ltr"><head><title>Shafaf</title><script type="module" src="/assets/main.js"></script>
<link rel="modulepreload" crossorigin href="/assets/core.js"></head>
<body><div id="root"></div></body></html>`
const manifest = {
  '_core.js': { file: 'assets/core.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_core.js'] },
  'src/client/first-paint.ts': { file: 'assets/first-paint.js' },
  'locales/ar/faq.json': { file: 'assets/faq-ar.json' },
  'src/client/screens/Company.tsx': { file: 'assets/company.js', imports: ['_core.js', '_card.js'] },
}
const site: Site = new Map([
  ['/index.html', toAsset(shell)],
  ['/manifest.json', toAsset(JSON.stringify(manifest))],
  ['/assets/faq-ar.json', toAsset('{"title":"أسئلة"}')],
])
const publicUrl = 'https://shafaf.example'

let server: TestServer
let app: Hono
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: publicUrl, SMTP_URL: 'smtp://mail.example:25' } })
  await server.empty()
  // Names with markup in them, which must be escaped.
  await server.db.execute(sql`insert into companies (name_en, name_ar, is_approved) values
    ('Rimal </script><b>"&', 'رمال', true), ('Waits', 'تنتظر', false), ('Najd', 'نجد', true)`)
  await server.db.execute(sql`insert into studies (state, month, question_en, question_ar, options)
    values ('open', '2026-11', 'Remote?', 'عن بعد؟', '[{"en": "Yes", "ar": "نعم"}, {"en": "No", "ar": "لا"}]')`)
  app = createApp(server.services)
  servePages(app, site, server.services)
})
afterAll(() => server?.close())

const page = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await app.request(path, { headers })
  const html = await reply.text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
  const json = (type: string) =>
    all(new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`, 'g')).map((text) => JSON.parse(text))
  return {
    ...{ status: reply.status, headers: reply.headers, html },
    lang: /<html lang="(\w+)" dir="(\w+)">/.exec(html)?.slice(1),
    title: all(/<title>([^<]*)<\/title>/g),
    canonical: all(/<link rel="canonical" href="([^"]*)">/g),
    alternates: all(/<link rel="alternate" hreflang="([^"]*)"/g),
    description: all(/<meta name="description" content="([^"]*)">/g),
    hidden: html.includes('content="noindex"'),
    preloads: all(/<link rel="modulepreload" crossorigin href="([^"]*)">/g),
    property: (name: string) => all(new RegExp(`<meta property="${name}" content="([^"]*)">`, 'g'))[0],
    structured: json('application/ld\\+json'),
    ssrData: json('application/json')[0],
  }
}

/** Returns the addresses in the breadcrumb of a page. */
const waysOf = (structured: { itemListElement: { item: string }[] }[]) =>
  structured[0]?.itemListElement.map(({ item }) => item)

describe('the language of a page', () => {
  test.each([
    ['/', {}, 'en', 'ltr'],
    ['/', { 'Accept-Language': 'ar-SA,ar;q=0.9,en;q=0.8' }, 'ar', 'rtl'],
    ['/', { 'Accept-Language': 'fr,en;q=0.8,ar;q=0.4' }, 'en', 'ltr'],
    ['/', { 'Accept-Language': 'ar;q=0' }, 'en', 'ltr'],
    ['/?lang=ar', { 'Accept-Language': 'en' }, 'ar', 'rtl'],
    ['/?lang=en', { 'Accept-Language': 'ar' }, 'en', 'ltr'],
    ['/?lang=<b>', {}, 'en', 'ltr'],
  ])('%s with %j is %s, %s', async (path, headers, language, dir) => {
    expect((await page(path, headers as Record<string, string>)).lang).toEqual([language, dir])
  })

  test('caches store both separately', async () => {
    expect((await page('/')).headers.get('Vary')).toContain('Accept-Language')
  })
})

describe('what a page says of itself', () => {
  test.each([
    ['/', 'Shafaf | See the company'],
    ['/companies', 'Shafaf | Companies'],
    ['/faq?lang=ar', 'شفاف | الأسئلة الشائعة'],
    ['/company/3', 'Shafaf | Najd'],
    ['/company/3/salaries', 'Shafaf | Najd | Salaries'],
    ['/company/3/culture?lang=ar', 'شفاف | نجد | '],
    ['/search', 'Shafaf | Search companies'],
    ['/auth/login?lang=ar', 'شفاف | تسجيل الدخول'],
    ['/auth/register', 'Shafaf | Sign up'],
    ['/for-employers/register', 'Shafaf | Employer sign-up'],
    ['/rateCompany', 'Shafaf | Rate company'],
    ['/rateCompany?type=company&id=3', 'Shafaf | Rate company | Najd'],
    ['/rateCompany?type=company&id=3&lang=ar', 'شفاف | قيّم الشركة | نجد'],
    ['/studies/1', 'Shafaf | Studies | Remote?'],
    ['/studies/1?lang=ar', 'شفاف | الدراسات | عن بعد؟'],
  ])('%s: a title, a description, one address and both languages', async (path, title) => {
    const found = await page(path)
    expect(found.title).toEqual([expect.stringContaining(title)])
    expect(found.description).toHaveLength(1)
    expect(found.canonical).toEqual([escapeHtml(publicUrl + path.replace('/company/3', '/company/3-najd'))])
    expect(found.alternates).toEqual(['en', 'ar', 'x-default'])
    expect(found.property('og:title')).toBe(found.title[0])
    expect(found.property('og:url')).toBe(found.canonical[0])
    expect(found.property('og:locale')).toBe(path.includes('lang=ar') ? 'ar_SA' : 'en_US')
    expect(found.hidden).toBe(false)
  })

  test.each([
    ['/company/3/overview', '/company/3-najd'],
    ['/company/3/reviews', '/company/3-najd/reviews'],
    ['/company/3-najd?lang=ar', '/company/3-najd?lang=ar'],
    ['/search?q=x', '/search'],
    ['/rateCompany?id=3&type=salary&from=mail', '/rateCompany?type=company&id=3'],
    ['/rateCompany?id=3&lang=ar', '/rateCompany?type=company&id=3&lang=ar'],
  ])('%s is the same page as %s', async (path, address) => {
    expect((await page(path)).canonical).toEqual([escapeHtml(publicUrl + address)])
  })

  test('a search is called by what is searched for, no matter what that is', async () => {
    expect((await page('/search?q=%3Cb%3E')).title).toEqual(['Shafaf | Companies for “&lt;b&gt;”'])
  })

  test.each([
    ['/auth/forgotPassword', 200],
    ['/user/myprofile', 200],
    ['/outbox', 200],
    ['/write-review/3', 200],
    ['/company/2', 404],
    ['/company/99', 404],
    ['/company/99999999999', 404],
    ['/company/abc', 404],
    ['/company/1/none', 404],
    ['/company/1/reviews/2', 404],
    ['/compare/99', 404],
    ['/studies/99', 404],
    ['/nowhere', 404],
  ])('%s is not for search engines, and comes with %i', async (path, status) => {
    const found = await page(path)
    expect([found.status, found.hidden, found.canonical, found.ssrData]).toEqual([status, true, [], undefined])
  })

  test('a study brings its question, and says what it is about where that is known', async () => {
    const found = await page('/studies/1')
    expect(Object.values(found.ssrData.reads)).toEqual([expect.objectContaining({ question: 'Remote?' })])
    expect(found.description).toEqual(['What people who work in Saudi Arabia answer to: Remote?'])
    await server.db.execute(sql`update studies set about_en = 'Of days at home.' where id = 1`)
    expect((await page('/studies/1')).description).toEqual(['Of days at home.'])
    expect(waysOf(found.structured)).toEqual([`${publicUrl}/`, `${publicUrl}/studies`, `${publicUrl}/studies/1`])
  })

  test('the form about a company brings the company it is about, and the way to it', async () => {
    const found = await page('/rateCompany?type=company&id=3')
    const profile = await server.call('GET', '/companies/3/profile', { language: 'en' })
    expect(found.ssrData.reads).toEqual({ [readKey(getCompanyProfile, { params: { id: 3 } })]: profile.json.data })
    expect(waysOf(found.structured)).toEqual([
      ...[`${publicUrl}/`, `${publicUrl}/company/3-najd`, `${publicUrl}/rateCompany?type=company&id=3`],
    ])
  })

  test.each(['', '0', '2', '999999', 'x'])(
    'the form about the company "%s", which is none, is not for search engines',
    async (id) => {
      const found = await page(`/rateCompany?type=company&id=${id}`)
      expect([found.status, found.hidden, found.canonical, found.ssrData]).toEqual([200, true, [], undefined])
    },
  )

  test('an unknown page returns the shell, and is not cached', async () => {
    const first = await page('/nowhere')
    expect(first.html).toContain('<div id="root">')
    expect((await page('/nowhere', { 'If-None-Match': first.headers.get('ETag') ?? '' })).status).toBe(404)
  })

  test('while the database is unavailable, no page is reported as missing', async () => {
    const { db } = server.services
    server.services.db = new Proxy(db, {
      get: () => () => {
        throw new Error('no connection')
      },
    })
    try {
      for (const path of ['/company/3', '/studies/1', '/compare/3'])
        expect([path, (await page(path)).status]).toEqual([path, 200])
    } finally {
      server.services.db = db
    }
  })

  test('the home page names the site and its search', async () => {
    const [website] = (await page('/')).structured
    expect(website).toMatchObject({ '@type': 'WebSite', name: 'Shafaf', url: `${publicUrl}/` })
    expect(website.potentialAction.target.urlTemplate).toBe(`${publicUrl}/search?q={search_term_string}`)
  })

  test('a company: its name in both languages, its rating, and the way to it', async () => {
    await server.db.execute(sql`insert into tallies (company_id, measure, bucket, open, live)
      values (3, 'company.rate', '4', true, 3), (3, 'company.rate', '5', true, 1), (3, 'count', 'company', true, 4)`)
    const [about, rated, crumbs] = (await page('/company/3/reviews?lang=ar')).structured
    expect(about).toMatchObject({ '@type': 'Organization', name: 'نجد', alternateName: 'Najd' })
    expect(rated).toMatchObject({
      '@type': 'EmployerAggregateRating',
      ratingValue: 4.25,
      ratingCount: 4,
      bestRating: 5,
    })
    // `sameAs` is the employer's own address, never ours.
    expect([rated.itemReviewed, about.sameAs]).toEqual([{ '@type': 'Organization', name: 'نجد' }, undefined])
    await server.db.execute(sql`update companies set website = 'https://najd.example/' where id = 3`)
    const [own, itsRating] = (await page('/company/3/reviews?lang=ar')).structured
    expect([own.sameAs, itsRating.itemReviewed.sameAs]).toEqual(Array(2).fill('https://najd.example/'))
    expect(waysOf([crumbs])).toEqual([
      ...[`${publicUrl}/`, `${publicUrl}/company/3-najd`, `${publicUrl}/company/3-najd/reviews?lang=ar`],
    ])
    const kinds = (await page('/company/1')).structured.map((one: { '@type': string }) => one['@type'])
    expect(kinds).toEqual(['Organization', 'BreadcrumbList'])
  })
})

describe('what travels with a company page', () => {
  test('the answers its overview asks for, as the calls give them, and its scripts', async () => {
    const { ssrData, preloads } = await page('/company/3?lang=ar')
    const params = { id: 3 }
    const profile = await server.call('GET', '/companies/3/profile', { language: 'ar' })
    const reviews = await server.call('GET', `/companies/3/reviews?limit=${latestReviews}`, { language: 'ar' })
    expect(ssrData).toEqual({
      language: 'ar',
      reads: {
        [readKey(getCompanyProfile, { params })]: profile.json.data,
        [readKey(listReviews, { params, query: { limit: latestReviews } })]: reviews.json.data,
      },
      strings: {},
    })
    // What the shell preloads already is listed once.
    expect([...preloads].sort()).toEqual(['/assets/card.js', '/assets/company.js', '/assets/core.js'])
  })

  test('no data in it closes its element or becomes markup', async () => {
    const { html, ssrData, structured, title } = await page('/company/1')
    expect(html).not.toContain('<b>')
    expect(html.match(/<\/script>/g)).toHaveLength(4)
    expect(Object.values(ssrData.reads)[0]).toMatchObject({ name: 'Rimal </script><b>"&' })
    expect(structured[0].name).toBe('Rimal </script><b>"&')
    expect(title).toEqual(['Shafaf | Rimal &lt;/script&gt;&lt;b&gt;&quot;&amp;'])
  })

  test('the shell the worker keeps stays the same for everyone', async () => {
    const reply = await app.request('/index.html', { headers: { 'Accept-Language': 'ar' } })
    expect(await reply.text()).toBe(shell)
  })

  test('a page that has not changed is not sent again', async () => {
    const first = await page('/company/3')
    const tag = first.headers.get('ETag') ?? ''
    expect((await page('/company/3', { 'If-None-Match': tag })).status).toBe(304)
    await server.db.execute(sql`update companies set name_en = 'Najd Foods' where id = 3`)
    expect((await page('/company/3', { 'If-None-Match': tag })).status).toBe(200)
  })
})

describe('a page that the server draws', () => {
  const asked: PageAsked[] = []
  const renderPage: RenderPage = async (one) => {
    asked.push(one)
    if (one.path === '/faq') throw new Error('no window')
    const asks = one.path === '/studies' ? [studies, ownReads] : []
    const html = `<form style="width:40%">${one.path}</form>${studies in one.reads ? JSON.stringify(one.reads[studies]) : ''}`
    return { html, strings: ['faq', 'none'], asked: asks }
  }
  const studies = readKey(listStudies, { query: { limit: 10 } })
  const ownReads = readKey(getDetails)
  const drawing = async (path: string, headers: Record<string, string> = {}) => {
    const drawingApp = createApp(server.services)
    servePages(
      drawingApp,
      site,
      server.services,
      createRenderCache(renderPage, () => undefined),
    )
    const reply = await drawingApp.request(path, { headers })
    return { html: await reply.text(), policy: reply.headers.get('Content-Security-Policy') ?? '' }
  }

  test('is in the shell, with its style in a sheet that this page’s policy names, and standing still', async () => {
    const { html, policy } = await drawing('/awards?lang=ar')
    expect(html).toContain('<div id="root" data-drawn="ar"><form inert="" data-style="width:40%">/awards</form></div>')
    const sheet = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
    expect(sheet).toBe('#root [data-style="width:40%"]{width:40%}')
    expect(policy).toContain(` ${hashOf(sheet)};`)
    expect(policy).toContain("script-src 'self';")
    expect((await drawing('/outbox')).policy).not.toContain(hashOf(sheet))
  })

  test('runs first the script that decides whether it is shown; the other scripts wait', async () => {
    const { html } = await drawing('/company/3')
    const soon = '/assets/company.js /assets/card.js'
    expect(html).toContain(
      `<script src="/assets/first-paint.js" data-scripts="/assets/main.js" data-soon="${soon}"></script></head>`,
    )
    expect(html).not.toMatch(/<script type="module"|href="\/assets\/company.js"/)
    expect((await drawing('/faq')).html).not.toContain('first-paint')
  })

  test('brings the strings it is written with, and how to reach us, which its foot says', async () => {
    const { html } = await drawing('/terms?lang=ar')
    const ssrData = JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '')
    const settings = await server.call('GET', '/settings', { language: 'ar' })
    const reads = { [readKey(getSettings)]: settings.json.data }
    expect(ssrData).toEqual({ language: 'ar', reads, strings: { faq: { title: 'أسئلة' } } })
  })

  test('is rendered for visitors with the sent data, in the language of its URL or in English', async () => {
    asked.length = 0
    await drawing('/company/3?from=x&sort=helpful&lang=ar&sort=lowest', { 'Accept-Language': 'en' })
    await drawing('/search?q=najd')
    await drawing('/', { 'Accept-Language': 'ar' })
    expect(
      asked.map(({ path, search, language, reads }) => [path, search, language, Object.keys(reads).length]),
    ).toEqual([
      ['/company/3', '?lang=ar&sort=helpful', 'ar', 3],
      ['/search', '?q=najd', 'en', 1],
    ])
  })

  test('contains everything its parts ask for that a visitor may read, at once from then on', async () => {
    const drawingApp = createApp(server.services)
    servePages(drawingApp, site, server.services, createRenderCache(renderPage, console.error))
    asked.length = 0
    const first = await (await drawingApp.request('/studies?lang=en')).text()
    expect(first).toContain('"question":"Remote?"')
    const ssrData = JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(first)?.[1] ?? '')
    const { json } = await server.call('GET', '/studies?limit=10', { language: 'en' })
    expect(ssrData.reads[studies]).toEqual(json.data)
    expect(Object.keys(ssrData.reads)).not.toContain(ownReads)
    expect(asked.map(({ reads }) => studies in reads)).toEqual([false, true])
    await server.db.execute(sql`update studies set question_en = 'At home?' where id = 1`)
    expect(await (await drawingApp.request('/studies?lang=en')).text()).toContain('"question":"At home?"')
    expect(asked.map(({ reads }) => studies in reads)).toEqual([false, true, true])
    await server.db.execute(sql`update studies set question_en = 'Remote?' where id = 1`)
  })

  test.each([
    ...[
      '/password/reset/secret',
      '/auth/verify/secret',
      '/auth/email/secret',
      '/auth/email/undo/secret',
      '/appeal/secret',
      '/user/myprofile',
      '/outbox',
    ],
    ...['/moderation', '/nowhere', '/company/99', '/employer'],
  ])('%s is left to the browser: it holds a secret, is a person’s own, or is not there', async (path) => {
    asked.length = 0
    expect((await drawing(`${path}?lang=en`)).html).toContain('<div id="root"></div>')
    expect(asked).toEqual([])
  })
})

describe('what search engines are shown the way by', () => {
  const locations = async (path: string) => {
    const reply = await app.request(path)
    expect(reply.headers.get('Content-Type')).toMatch(/^application\/xml/)
    return [...(await reply.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  }

  test('/robots.txt keeps them out of what is private to a person, and names the sitemap', async () => {
    const text = await (await app.request('/robots.txt')).text()
    for (const path of ['/user/myprofile', '/user/dashboard', '/employer', '/outbox', '/password/reset/', '/appeal/'])
      expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`)
    for (const path of ['/company', '/auth/login', '/rateCompany', '/search', '/moderation'])
      expect(text).not.toContain(`Disallow: ${path}`)
  })

  test('/sitemap.xml: every public page, study and approved company, in each language', async () => {
    expect(await locations('/sitemap.xml')).toEqual(
      ['pages', 'salaries', 'industries', 'cities', 'studies-1', 'companies-1'].map(
        (name) => `${publicUrl}/sitemap-${name}.xml`,
      ),
    )
    await server.db.execute(sql`insert into studies (state, month, question_en, question_ar, options)
      values ('proposed', '2026-11', 'Waits?', 'تنتظر؟', '[]')`)
    expect(await locations('/sitemap-studies-1.xml')).toEqual(
      ['?lang=en', '?lang=ar', ''].map((lang) => `${publicUrl}/studies/1${lang}`),
    )
    expect(await locations('/sitemap-pages.xml')).toEqual(
      expect.arrayContaining([`${publicUrl}/`, `${publicUrl}/?lang=ar`, `${publicUrl}/faq?lang=en`]),
    )
    const companies = await locations('/sitemap-companies-1.xml')
    expect(companies).toEqual(
      ['1-rimal-script-b', '3-najd-foods'].flatMap((id) =>
        ['?lang=en', '?lang=ar', ''].map((lang) => `${publicUrl}/company/${id}${lang}`),
      ),
    )
  })

  test('is packed, and not sent again to a client that has it', async () => {
    const headers = { 'Accept-Encoding': 'br' }
    const first = await app.request('/sitemap-pages.xml', { headers })
    expect([first.headers.get('Content-Encoding'), first.headers.get('Vary')]).toEqual(['br', 'Accept-Encoding'])
    const again = { ...headers, 'If-None-Match': first.headers.get('ETag') ?? '' }
    expect((await app.request('/sitemap-pages.xml', { headers: again })).status).toBe(304)
  })

  test('goes on page by page, and is no other file', async () => {
    // Ids are as the product draws them: requested companies get random ones of up to nine digits.
    const [id] = await createCompanyIds(server.db, 1)
    await server.db.execute(sql`insert into companies (id, name_en, name_ar, is_approved)
      values (${id}, 'Sada', 'صدى', false)`)
    expect(await locations('/sitemap.xml')).toHaveLength(6)
    await server.db.execute(sql`update companies set is_approved = true where id = ${id}`)
    expect(await locations('/sitemap.xml')).toHaveLength(6)
    const small = new Hono()
    serveSitemap(small, server.services, 2)
    const list = async (path: string) =>
      [...(await (await small.request(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one]) => one!)
    const maps = (await list('/sitemap.xml')).map((one) => one.replace(publicUrl, ''))
    expect(maps.filter((one) => one.includes('companies'))).toEqual([
      '/sitemap-companies-1.xml',
      `/sitemap-companies-${id}.xml`,
    ])
    expect(await list(`/sitemap-companies-${id}.xml`)).toHaveLength(3)
    // Every entry is a page.
    for (const map of maps)
      for (const address of await list(map)) {
        const { status } = await app.request(address.replace(publicUrl, ''))
        expect([address, status]).toEqual([address, 200])
      }
    for (const path of [
      '/sitemap-companies-2.xml',
      '/sitemap-companies-0.xml',
      '/sitemap-companies-4294967297.xml',
      '/sitemap-studies-2.xml',
      '/sitemap-x.xml',
    ])
      expect((await small.request(path)).status).toBe(404)
  })
})

test('another spelling of a URL redirects to the canonical one, and is not rendered', async () => {
  for (const [path, right] of [
    ['/AUTH/login/', '/auth/login'],
    ['/dEvElOpErS?lang=ar', '/developers?lang=ar'],
    ['/MoDeration/log', '/moderation/log'],
    ['/company/3-najd/REVIEWS?sort=newest', '/company/3-najd/reviews?sort=newest'],
    ['//developers', '/developers'],
    ['/developers//', '/developers'],
    ['/developers/', '/developers'],
    ['/%64evelopers', '/developers'],
    ['/company%2F3/reviews', '/company/3/reviews'],
  ] as const) {
    const { status, headers } = await app.request(`http://localhost${path}`)
    expect([path, status, headers.get('Location')]).toEqual([path, 301, right])
  }
  for (const path of ['/developers', '/password/reset/AbC', '/company/3', '/'])
    expect([path, (await app.request(path)).status]).toEqual([path, 200])
})

test('a page is not sent again to a client that has it, by a proxy that weakens tags too', async () => {
  const { headers } = await app.request('/developers')
  const tag = headers.get('ETag') ?? ''
  for (const given of [tag, `W/${tag}`, '*', `"other", W/${tag}`]) {
    const { status } = await app.request('/developers', { headers: { 'If-None-Match': given } })
    expect([given, status]).toEqual([given, 304])
  }
  expect((await app.request('/developers', { headers: { 'If-None-Match': 'W/"other"' } })).status).toBe(200)
})

test('the manifest of scripts and sources is not public', async () => {
  expect((await app.request('/manifest.json')).status).toBe(404)
  expect((await app.request('/assets/faq-ar.json')).status).toBe(200)
})
