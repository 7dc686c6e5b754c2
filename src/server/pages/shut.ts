import type { Hono } from 'hono'
import ar from '../../../locales/ar/site.json'
import en from '../../../locales/en/site.json'
import { isEntered } from '../../contract/administration/administration.ts'
import { followSite, type Site as SiteStanding, shutFor } from '../administration/site-state.queries.ts'
import { escapeHtml } from '../platform/http/escaped.ts'
import type { Services } from '../platform/services.ts'
import type { Site } from './site.ts'

/** The pages by which those who run the site come in, and what monitors it. */
const entrances = /^\/(?:api|auth|password|setup)\/|^\/(?:livez|readyz|metrics)$/

/**
 * Keeps visitors out while the site is not open: every page, feed and sitemap is a page that says so in both languages,
 * with 503 and never cached. Its scripts are those of any page, since those who run the site sign in there. Register
 * before the pages.
 */
export function closeToVisitors(app: Hono, site: Site, { reads }: Pick<Services, 'reads'>): void {
  const shell = site.get('/index.html')?.bodies.identity.toString() ?? '<!doctype html><div id="root"></div>'
  app.use('/*', async (context, next) => {
    const { path } = context.req
    if (entrances.test(path) || (path !== '/' && site.get(path))) return next()
    const standing = await followSite(reads)
    if (isEntered(standing.state)) return next()
    context.header('Retry-After', String(shutFor))
    context.header('Cache-Control', 'no-store')
    return context.html(writeShutPage(shell, standing), 503)
  })
}

function writeShutPage(shell: string, { state, reason }: SiteStanding): string {
  const part = state === 'closed' ? 'closed' : 'setup'
  const blocks = [
    { lang: 'en', dir: 'ltr', words: en[part] },
    { lang: 'ar', dir: 'rtl', words: ar[part] },
  ].map(
    ({ lang, dir, words }) =>
      `<section lang="${lang}" dir="${dir}"><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.words)}</p></section>`,
  )
  const said = reason ? `<p dir="auto">${escapeHtml(reason)}</p>` : ''
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(`${en[part].title} | ${ar[part].title}`)}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root"><main>${blocks.join('')}${said}</main></div>`)
}
