import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'puppeteer'
import { afterAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { chromiumPath } from './chromium.ts'
import { shareBrowser } from './shared-browser.ts'

/** The setting "block all cookies" of a profile. */
const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }

/**
 * Opens a browser whose profile blocks all cookies, and with them all storage; `refuse` is called with each page before
 * it is used. Chromium without windows has no such settings: there each page refuses what a real one has been seen to
 * refuse.
 */
export async function openRefusingBrowser(): Promise<{ browser: Browser; refuse: (page: Page) => Promise<unknown> }> {
  if (chromiumPath().includes('headless-shell')) return { browser: await shareBrowser(), refuse: refuseStorage }
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-profile-'))
  mkdirSync(join(folder, 'Default'))
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences))
  const browser = await openBrowser([`--user-data-dir=${folder}`])
  afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { browser, refuse: async () => undefined }
}

/** Answers as Chromium 156 does where all cookies are blocked. */
async function refuseStorage(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const refuse = (name: string): never => {
      throw new DOMException('Access is denied.', name)
    }
    const reject = async () => refuse('SecurityError')
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => refuse('SecurityError') })
    for (const name of ['open', 'has', 'match', 'delete', 'keys'] as const) CacheStorage.prototype[name] = reject
    LockManager.prototype.request = reject
    ServiceWorkerContainer.prototype.register = async () => refuse('NotSupportedError')
    IDBFactory.prototype.databases = async () => refuse('UnknownError')
    IDBFactory.prototype.open = () => {
      const error = new DOMException('The user denied permission to access the database.', 'UnknownError')
      const request = Object.assign(new EventTarget(), { error }) as IDBOpenDBRequest
      setTimeout(() => request.onerror?.(new Event('error')))
      return request
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
}
