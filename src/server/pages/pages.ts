import type { Context, Hono } from 'hono'
import common_ar from '../../../locales/ar/common.json'
import common_en from '../../../locales/en/common.json'
import { buildCanonicalPath, findKnownPage, pickKnownQuery } from '../../contract/known-page.ts'
import { getSettings } from '../../contract/lookups/lists.ts'
import { pageAt, parseId } from '../../contract/pages.ts'
import { codings, findAcceptedCoding } from '../platform/http/coding.ts'
import { matchTag } from '../platform/http/written.ts'
import type { Services } from '../platform/services.ts'
import { createPageRenderer } from './complete-page.ts'
import { describePage } from './describe.ts'
import type { Description } from './description.ts'
import { serveFeeds } from './feeds.ts'
import { hashOf, type Render } from './first-view.ts'
import { writePage } from './html.ts'
import { pageLanguage } from './language.ts'
import { servePictures } from './pictures/pictures.ts'
import { createRead, listReads } from './read.ts'
import { readBuild } from './scripts.ts'
import { type Asset, createPagePacker, type Site } from './site.ts'
import { serveSitemap } from './sitemap.ts'
import { serveWellKnown } from './well-known.ts'

const siteNames = { en: common_en.site, ar: common_ar.site }

/** Paths that are not served. The manifest says which script was built from which source, for this server only. */
const unservedPaths = new Set(['/manifest.json'])

/**
 * Serves the built client: its files, and the shell for every other address a person can visit (spec 2). There the head
 * of the shell describes the page, and its body contains what a new visitor would see, if `draw` can draw it; when the
 * page does not exist, it comes with 404 and the client says so. `/index.html` itself stays the same for everyone,
 * since the service worker caches it. A file that this version does not have is asked of `readGone`; where that has
 * none, it gets 404. Register after the calls.
 */
export function servePages(
  app: Hono,
  site: Site,
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  draw?: Render,
  readGone: (path: string) => Promise<Asset | undefined> = async () => undefined,
): void {
  const shell = site.get('/index.html')
  const html = shell?.bodies.identity.toString()
  const read = createRead(app)
  const drawWhole = createPageRenderer(read)
  const pack = createPagePacker()
  const { getScripts, getStrings, firstPaint } = readBuild(site)
  serveSitemap(app, services)
  serveWellKnown(app, services)
  serveFeeds(app, services, read)
  servePictures(app, read)
  app.on(['GET', 'HEAD'], '/*', async (context) => {
    const path = decodePath(context)
    const asset = path === '/' || unservedPaths.has(path) ? undefined : site.get(path)
    context.set('route', asset ? 'file' : 'page')
    if (asset) return send(context, asset)
    if (path !== '/' && isFilePath(path)) {
      const gone = await readGone(path)
      return gone ? send(context, gone) : context.text('Not found', 404)
    }
    if (!html) return context.text('Not found', 404)
    const { pathname, search, searchParams } = new URL(context.req.url)
    // Any other spelling of an address would be rendered and cached as a page of its own.
    const canonical = buildCanonicalPath(path)
    if (canonical !== undefined && canonical !== pathname) return context.redirect(canonical + search, 301)
    const { language, named } = pageLanguage(context.req.query('lang'), context.req.header('accept-language'))
    const described = await describePage(path, searchParams, language, read)
    const moved = findCanonicalAddress(described, path, searchParams)
    if (moved) return context.redirect(moved, 301)
    const known = described.found ? findKnownPage(path)?.page : undefined
    const first = known && pageAt(known).ssr ? known : undefined
    // A request that names no language gets English, or what its visitor chose before, which no request reveals.
    const draws = firstPaint && first && (named || language === 'en') ? draw : undefined
    // The footer of every page contains the site's contact settings.
    const settings = draws && (await listReads(read, getSettings, { params: {} }, language)).reads
    const begun = { ...described.reads, ...settings }
    const whole =
      first &&
      draws &&
      (await drawWhole(draws, { path, search: pickKnownQuery(first, search), language, reads: begun }))
    const rendered = whole?.rendered
    const page = { ...described, reads: whole?.reads ?? begun }
    if (rendered?.sheet) context.set('styleHash', hashOf(rendered.sheet))
    const around = {
      ...{ language, named, publicUrl: services.config.publicUrl, site: siteNames[language] },
      scripts: first ? getScripts(first) : [],
      strings: rendered ? getStrings(language, rendered.strings) : {},
      rendered: rendered && firstPaint ? { ...rendered, firstPaint } : undefined,
    }
    context.header('Vary', 'Accept-Language', { append: true })
    const written = await pack(writePage(html, page, around), context.req.header('accept-encoding'))
    return send(context, written, page.found ? 200 : 404)
  })
  app.all('/*', (context) => {
    context.header('Allow', 'GET, HEAD')
    return context.text('Method not allowed', 405)
  })
}

/**
 * Returns the canonical address of a page requested by another name of its subject (`/company/3-once-called-so`), or by
 * an earlier address; undefined for the id alone, which leads there too. So made-up addresses are not rendered one by
 * one.
 */
function findCanonicalAddress(
  { address, found }: Description,
  path: string,
  query: URLSearchParams,
): string | undefined {
  const title = path === '/salaries' ? parseId(query.get('title') ?? undefined) : undefined
  if (title !== undefined) return `/salaries/${title}`
  const [, thing, segment] = /^\/(company|salaries|industries|cities)\/([^/]*-[^/]*)/.exec(path) ?? []
  if (!segment || !found) return undefined
  const right = address?.split('/')[2] ?? String(parseId(segment))
  if (segment === right) return undefined
  const rest = path.slice(`/${thing}/${segment}`.length)
  return encodeURI(`/${thing}/${right}${rest}`) + (query.size > 0 ? `?${query}` : '')
}

function decodePath({ req }: Context): string {
  try {
    return decodeURIComponent(req.path)
  } catch {
    return req.path
  }
}

const isFilePath = (path: string) => path.startsWith('/assets/') || /\.[a-z0-9]{2,11}$/i.test(path)

function send(context: Context, { type, cache, tag, bodies }: Asset, status: 200 | 404 = 200): Response {
  const coding = findAcceptedCoding(
    context.req.header('accept-encoding'),
    codings.filter((one) => bodies[one]),
  )
  // Each coding has a tag of its own, or a proxy could serve one as the other.
  const etag = `"${tag}${coding ? `-${coding}` : ''}"`
  const headers: Record<string, string> = { ETag: etag, 'Cache-Control': cache }
  context.header('Vary', 'Accept-Encoding', { append: true })
  if (status === 200 && matchTag(context.req.header('if-none-match'), tag)) return context.body(null, 304, headers)
  const body = coding ? bodies[coding]! : bodies.identity
  if (coding) headers['Content-Encoding'] = coding
  return context.body(new Uint8Array(body), status, { ...headers, 'Content-Type': type })
}
