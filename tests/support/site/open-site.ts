import type { Browser } from 'puppeteer'
import { afterAll, inject } from 'vitest'
import { openBrowser } from '../browser/browser.ts'
import { type Line, openLine } from './line.ts'
import { type Site, startSite } from './site.ts'

export type Opened = {
  site: Site
  browser: Browser
  /** A proxy before the site, for tests that cut the connection. */
  line: Line
}

/**
 * Opens the site with the demonstration data and a Chromium, for one test file alone; both end with it. There is no
 * release meanwhile, although the demonstration has one each minute: numbers stay the same while they are checked.
 */
export async function openSite(env: Record<string, string> = {}): Promise<Opened> {
  // Set on the caller's own object, which the caller may change before the next start.
  env.RELEASE_ROUNDS ??= 'month'
  const site = await startSite({ data: inject('demoData'), env })
  afterAll(() => site.remove())
  const line = await openLine(site.url)
  afterAll(() => line.cut())
  const browser = await openBrowser()
  afterAll(() => browser.close())
  return { site, browser, line }
}
