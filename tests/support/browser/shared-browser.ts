import type { Browser } from 'puppeteer'
import { afterAll } from 'vitest'
import { openBrowser } from './browser.ts'

/** Pages of tests live for seconds, in which optimising compilers, further threads and processes cost more than they save. */
const forShortPages = [
  '--js-flags=--no-opt --no-maglev',
  '--disable-features=ScriptStreaming,BackgroundResourceFetch',
  '--enable-features=NetworkServiceInProcess2',
]
let running: Promise<Browser> | undefined

/**
 * Returns the Chromium of this process, which runs its test files one after another; it starts with the first of them
 * and ends with the process. Each page opened by `openPage` has a profile of its own; those that a file leaves open are
 * closed with it.
 */
export async function shareBrowser(): Promise<Browser> {
  running ??= openBrowser(forShortPages)
  const browser = await running
  afterAll(async () => {
    const own = browser.browserContexts().filter((one) => one !== browser.defaultBrowserContext())
    for (const profile of own) await profile.close()
  })
  return browser
}
