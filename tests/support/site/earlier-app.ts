import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { workerReady } from '../browser/worker.ts'
import { readPacked } from '../fixtures.ts'
import type { Site } from './site.ts'

/**
 * Installs the app of an earlier version in the profile of a page: its service worker caches its shell. In place of the
 * site, which is stopped, stands a server with both; of the scripts that this version lacks it has the names alone.
 */
export async function installEarlierApp(page: Page, site: Pick<Site, 'url'>, version: string): Promise<void> {
  const files = new Map([
    ['/sw.js', { type: 'text/javascript', body: readPacked(version, 'sw.js.gz') }],
    ['/index.html', { type: 'text/html', body: readPacked(version, 'index.html.gz') }],
    ['/page', { type: 'text/html', body: '<!doctype html>' }],
  ])
  const server = createServer(({ url = '' }, reply) => {
    const { pathname } = new URL(url, site.url)
    const file = files.get(pathname)
    // The worker does without its packs, and without what it reads ahead.
    const isLeftOut = pathname.startsWith('/packs/') || pathname.startsWith('/api/')
    // A name with a hash is that of the same content in every version.
    const same = join('dist', 'client', pathname)
    const body = file?.body ?? (pathname.startsWith('/assets/') && existsSync(same) ? readFileSync(same) : '')
    const type = file?.type ?? (pathname.endsWith('.css') ? 'text/css' : 'text/javascript')
    reply.writeHead(isLeftOut ? 404 : 200, { 'Content-Type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(Number(new URL(site.url).port), resolve))
  try {
    await page.goto(`${site.url}/page`)
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => undefined))
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.goto(`${site.url}/page`)
    await workerReady(page)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
