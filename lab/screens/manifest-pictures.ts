import { mkdirSync } from 'node:fs'
import type { Browser } from 'puppeteer'
import { installPictures } from '../../src/client/install-pictures.ts'
import { openPage } from '../../tests/support/browser/browser.ts'
import { visit } from '../../tests/support/browser/settled.ts'
import { signInPage } from '../../tests/support/site/sign-in.ts'
import type { Site } from '../../tests/support/site/site.ts'

/**
 * Takes the pictures a browser shows before it installs the site, from the built site itself, and saves them in
 * `public/`.
 */
export async function takeManifestPictures(browser: Browser, site: Site): Promise<void> {
  mkdirSync('public/pictures', { recursive: true })
  for (const { file, path, language, width, height } of installPictures) {
    const { page } = await openPage(browser, { language, width, height, flat: true })
    await signInPage(page, site)
    await visit(page, site.url + path)
    await page.screenshot({ path: `public${file}`, type: 'png' })
    await page.browserContext().close()
  }
}
