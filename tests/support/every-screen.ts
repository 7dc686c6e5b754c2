import type { Browser, BrowserContext, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Scene, scenes } from '../screens/scenes.ts'
import { axeViolations } from './axe.ts'
import { type Language, openBrowser, prepare, type Theme, watch, withoutRefusals } from './browser.ts'
import { settled, visit } from './settled.ts'
import { signInPage } from './sign-in.ts'
import { type Site, startSite } from './site.ts'
import { untilPage } from './wait.ts'

let site: Site
let browser: Browser
const start = async () => {
  site = await startSite({ data: inject('demoData') })
  browser = await openBrowser()
}
const end = async () => {
  await browser?.close()
  await site?.remove()
}

/** Two looks of one visit: a wide light window, which then becomes a narrow dark one. */
const looks: { theme: Theme; width: number }[] = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
]

/** One browser profile for each kind of visitor, kept from scene to scene, as a person's is from screen to screen. */
const contexts = new Map<string, Promise<BrowserContext>>()
async function open(scene: Scene, language: Language): Promise<{ page: Page; faults: string[] }> {
  const who = `${language} ${scene.signedIn ?? false}`
  const context = await (contexts.get(who) ?? contexts.set(who, browser.createBrowserContext()).get(who)!)
  const page = await context.newPage()
  const faults = watch(page)
  await prepare(page, { language, ...looks[0]!, flat: true })
  if (scene.signedIn) await signInPage(page, site)
  return { page, faults }
}

async function turn(page: Page, { theme, width }: (typeof looks)[number]): Promise<void> {
  await page.setViewport({ width, height: 800 })
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ])
  await untilPage(page, `the ${theme} theme`, (wanted) => document.documentElement.dataset.theme === wanted, theme)
}

const lookOf = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    cairo: /^["']?Cairo/.test(getComputedStyle(document.querySelector('h1')!).fontFamily),
    // Wider than the window means that something sticks out or does not wrap.
    sticksOut: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))

/**
 * Every scene in one language: nothing sticks out and nothing is logged in either look, and axe finds nothing wrong; it
 * looks once, in English at the wide light window and in Arabic at the narrow dark one, so that each theme is looked at.
 */
export function lookAtEveryScreen(language: Language): void {
  const expected = language === 'arabic' ? { lang: 'ar', dir: 'rtl' } : { lang: 'en', dir: 'ltr' }
  const examined = language === 'arabic' ? looks[1] : looks[0]

  describe(`every screen in ${language}, wide and light, then narrow and dark`, () => {
    beforeAll(start)
    afterAll(end)

    test.each(scenes)(
      'H-036, H-037, H-041, H-042: $name has no accessibility violation and no fault',
      async (scene) => {
        const { page, faults } = await open(scene, language)
        await visit(page, site.url + scene.path)
        await scene.act?.(page)
        for (const look of looks) {
          await turn(page, look)
          await settled(page)
          expect(await lookOf(page)).toEqual({ ...expected, cairo: true, sticksOut: 0 })
          if (look === examined) expect(await axeViolations(page)).toEqual([])
        }
        expect(scene.refused ? withoutRefusals(faults) : faults).toEqual([])
        await forgetDrafts(page)
        await page.close()
      },
    )
  })
}

/** So that the next scene's form starts empty. */
async function forgetDrafts(page: Page): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'indexeddb' })
  await session.detach()
}
