import type { Browser } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { scenes } from '../screens/scenes.ts'
import { axeViolations } from '../support/axe.ts'
import { type Language, openBrowser, openPage, type Theme, withoutRefusals } from '../support/browser.ts'
import { settled, visit } from '../support/settled.ts'
import { signInPage } from '../support/sign-in.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  site = await startSite({ data: inject('demoData') })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.remove()
})

const looks: { language: Language; theme: Theme; width: number }[] = [
  { language: 'english', theme: 'light', width: 1280 },
  { language: 'english', theme: 'dark', width: 360 },
  { language: 'arabic', theme: 'light', width: 360 },
  { language: 'arabic', theme: 'dark', width: 1280 },
]

describe.each(looks)('every screen in $language, $theme, at $width px', (look) => {
  const arabic = look.language === 'arabic'

  test.each(scenes)('H-036, H-037, H-041, H-042: $name has no accessibility violation and no fault', async (scene) => {
    const { page, faults } = await openPage(browser, look)
    if (scene.signedIn) await signInPage(page, site)
    await visit(page, site.url + scene.path)
    await scene.act?.(page)
    await settled(page)
    const root = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      theme: document.documentElement.dataset.theme,
      font: getComputedStyle(document.querySelector('h1')!).fontFamily,
      // Wider than the window means that something sticks out or does not wrap.
      sticksOut: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    expect(root).toMatchObject({
      lang: arabic ? 'ar' : 'en',
      dir: arabic ? 'rtl' : 'ltr',
      theme: look.theme,
      sticksOut: 0,
    })
    expect(root.font).toMatch(/^["']?Cairo/)
    expect(await axeViolations(page)).toEqual([])
    expect(scene.refused ? withoutRefusals(faults) : faults).toEqual([])
    await page.browserContext().close()
  })
})
