import type { Context, Hono } from 'hono'
import { buildIdWithSlug, pageAt, pagePaths } from '../../contract/pages.ts'
import { getLookups } from '../lookups/lookups.queries.ts'
import type { ListName, Lookups } from '../lookups/lookups.ts'
import { readNewestRelease } from '../open-data/releases.queries.ts'
import type { Database } from '../platform/db/database.ts'
import { escapeHtml } from '../platform/http/escaped.ts'
import { send, write } from '../platform/http/written.ts'
import type { Services } from '../platform/services.ts'
import { listToldTitles } from '../salaries/national.ts'
import { buildCompanyPageUrl, buildPageUrl } from './describe.ts'
import { minEmployers } from './describe-addresses.ts'
import { buildUrl } from './html.ts'
import {
  listApprovedCompanies,
  listFirstCompanies,
  listFirstStudies,
  listPlacesWithCompanies,
  listPublicStudies,
  type Range,
} from './sitemap.queries.ts'

/**
 * The number of companies or studies on a page of the sitemap; the standard allows at most 50,000 addresses, and each
 * of them has three.
 */
const itemsToAPage = 10_000

/** The path prefixes that crawlers are asked not to visit: those of the pages search engines should not list. */
const uncrawled = pagePaths
  .filter((page) => pageAt(page).crawled === false)
  .map((page) => page.replace(/:.*$/, '').replace(/\/$/, page.includes('?') ? '' : '/'))

/** The pages that are the same for everybody. */
const listed = pagePaths.filter((page) => pageAt(page).head).map(buildPageUrl)

/**
 * Serves `/robots.txt`, `/sitemap.xml` and its pages: every public page, study, job title with enough salaries,
 * industry and city with enough employers, and approved company, in both languages. A page of
 * companies or studies is named by the id it begins with and holds a number of rows, since ids are random. Only
 * salaries say when they last changed: in the month of the newest release, the same for all of them. The other pages
 * change with contributions, so their time would reveal when a person wrote.
 */
export function serveSitemap(
  app: Hono,
  { db, config: { publicUrl } }: Pick<Services, 'db' | 'config'>,
  toAPage = itemsToAPage,
): void {
  const sendXml = (context: Context, body: string) => {
    const written = write('application/xml; charset=UTF-8', `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`)
    return send(context, written, { cache: 'public, max-age=3600', headers: { Vary: 'Accept-Encoding' } })
  }
  app.get('/robots.txt', (context) => {
    const lines = [
      'User-agent: *',
      ...uncrawled.map((path) => `Disallow: ${path}`),
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ]
    return context.text(`${lines.join('\n')}\n`)
  })
  app.get('/sitemap.xml', async (context) => {
    const ranges = await Promise.all(
      paged.map(async ({ of, listFirst }) => (await listFirst(db, toAPage)).map((from) => `${of}-${from}`)),
    )
    const names = ['pages', 'salaries', 'industries', 'cities', ...ranges.flat()]
    const maps = names.map((name) => `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemap-${name}.xml`)}</loc></sitemap>`)
    return sendXml(
      context,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>`,
    )
  })
  app.get('/sitemap-pages.xml', (context) => sendXml(context, writeUrlSet(publicUrl, listed)))
  app.get('/sitemap-salaries.xml', async (context) => {
    const lookups = await getLookups(db)
    const { told } = await listToldTitles({ db, lookups })
    const paths = listPaths('/salaries', lookups, 'jobtitles', [...told.keys()])
    return sendXml(context, writeUrlSet(publicUrl, paths, (await readNewestRelease(db))?.month))
  })
  for (const { by, list, path } of places)
    app.get(`/sitemap-${list}.xml`, async (context) => {
      const ids = await listPlacesWithCompanies(db, by, minEmployers)
      return sendXml(context, writeUrlSet(publicUrl, listPaths(path, await getLookups(db), list, ids)))
    })
  for (const { of, listPaths } of paged)
    app.get(`/:name{sitemap-${of}-[1-9][0-9]{0,9}\\.xml}`, async (context) => {
      const from = Number(/\d+/.exec(context.req.param('name'))?.[0])
      const paths = from < 2 ** 31 ? await listPaths(db, { from, limit: toAPage }) : []
      return paths.length === 0 ? context.text('Not found', 404) : sendXml(context, writeUrlSet(publicUrl, paths))
    })
}

type Paged = {
  of: string
  listFirst: (db: Database, limit: number) => Promise<number[]>
  listPaths: (db: Database, range: Range) => Promise<string[]>
}

/** What is too much for one page; a page without any of it is 404. */
const paged: readonly Paged[] = [
  {
    of: 'studies',
    listFirst: listFirstStudies,
    listPaths: async (db, range) => (await listPublicStudies(db, range)).map((id) => `/studies/${id}`),
  },
  {
    of: 'companies',
    listFirst: listFirstCompanies,
    listPaths: async (db, range) => (await listApprovedCompanies(db, range)).map(buildCompanyPageUrl),
  },
]

const places = [
  { by: 'industry', list: 'industries', path: '/industries' },
  { by: 'city', list: 'cities', path: '/cities' },
] as const

/** Lists the paths of a list's items, named as the items are. */
const listPaths = (path: string, lookups: Lookups, list: ListName, ids: readonly number[]): string[] =>
  ids.flatMap((id) => {
    const item = lookups.item(list, id)
    return item ? [`${path}/${buildIdWithSlug(id, item.nameEn)}`] : []
  })

/**
 * Writes the set of URLs: each page in each language, with links to all its alternates, as the standard requires;
 * `changed` is the month (`2026-10`) they last changed in.
 */
function writeUrlSet(publicUrl: string, paths: readonly string[], changed?: string): string {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  const urls = paths.flatMap((path) => {
    const forms = {
      en: buildUrl(publicUrl, path, 'en'),
      ar: buildUrl(publicUrl, path, 'ar'),
      'x-default': buildUrl(publicUrl, path),
    }
    const links = Object.entries(forms).map(
      ([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}"/>`,
    )
    return Object.values(forms).map((href) => `<url><loc>${escapeHtml(href)}</loc>${lastmod}${links.join('')}</url>`)
  })
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>`
}
