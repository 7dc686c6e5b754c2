import type { Browser } from 'puppeteer'
import { afterAll, inject } from 'vitest'
import { openBrowser } from '../browser/browser.ts'
import { type Line, openLine } from './line.ts'
import { type Site, startSite } from './site.ts'

export type Opened = {
  site: Site
  browser: Browser
  /** Before the site, for those who would cut it. */
  line: Line
}

/**
 * The site with the demonstration data and a Chromium, for one test file alone; they end with it. No release comes meanwhile,
 * as the demonstration has one each minute: numbers stay as they are while they are looked at.
 */
export async function openSite(env: Record<string, string> = {}): Promise<Opened> {
  // In the caller's own settings, which it may change before the next start.
  env.RELEASE_ROUNDS ??= 'month'
  const site = await startSite({ data: inject('demoData'), env })
  afterAll(() => site.remove())
  const line = await openLine(site.url)
  afterAll(() => line.cut())
  const browser = await openBrowser()
  afterAll(() => browser.close())
  return { site, browser, line }
}
