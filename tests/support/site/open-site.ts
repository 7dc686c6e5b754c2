import type { Browser } from 'puppeteer'
import { afterAll, inject } from 'vitest'
import { shareBrowser } from '../browser/shared-browser.ts'
import { quietly } from './demo-site.ts'
import { type Line, openLine } from './line.ts'
import { type Site, startSite } from './site.ts'

/** A site that other files use at the same time: nobody stops it, and nothing changes what others read of it. */
export type SharedSite = Pick<Site, 'url' | 'dataFolder'>

export type Opened<S extends SharedSite = Site> = {
  site: S
  browser: Browser
  /** A proxy before the site, for tests that cut the connection: without it, a page finds no server. */
  line: Line
}

/**
 * Opens the site with the demonstration data for one test file alone, which may change and stop it; it ends with it.
 * `prepare` changes the database before the server starts.
 */
export async function openSite(
  env: Record<string, string> = {},
  prepare?: (database: Site['database']) => Promise<void>,
): Promise<Opened> {
  // Set on the caller's own object, which the caller may change before the next start.
  Object.assign(env, quietly)
  const site = await startSite({ template: inject('demoData'), env, ...(prepare && { prepare }) })
  afterAll(() => site.remove())
  return open(site)
}

/**
 * Opens the site with the demonstration data that files share. They write under a person's own account, or about
 * companies that no other file reads or writes about.
 */
export const shareSite = (): Promise<Opened<SharedSite>> => open(inject('sharedSite'))

async function open<S extends SharedSite>(site: S): Promise<Opened<S>> {
  const line = await openLine(site.url)
  afterAll(() => line.cut())
  return { site, line, browser: await shareBrowser() }
}
