import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { type Scene, scenes } from '../screens/scenes.ts'
import { axeViolations } from './axe.ts'
import { keepProfiles, type Language, type Tab, type Theme, withoutRefusals } from './browser.ts'
import { type Opened, openSite } from './open-site.ts'
import { settled, visit } from './settled.ts'
import { people, signInPage } from './sign-in.ts'
import { says, untilPage } from './wait.ts'
import { wordsIn } from './words.ts'

/** Two looks of one visit: a wide light window, which then becomes a narrow dark one. */
const looks: { theme: Theme; width: number }[] = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
]

type Arrival = { scene: Scene; language: Language; inside: boolean }

/** Brings tabs to scenes; the site they are on is open for the whole file. */
function traveller({ site, browser }: Opened) {
  /**
   * One profile for each kind of visitor; and one for scenes that do something, whose drafts are thrown away while the
   * other's tab is open.
   */
  const openIn = keepProfiles(browser)
  /** The tab of each kind of visitor who goes from screen to screen inside the app. */
  const insiders = new Map<string, Tab>()

  async function openTab({ scene, language }: Arrival, who: string): Promise<Tab> {
    const tab = await openIn(who, { language, ...looks[0]!, flat: true })
    if (scene.signedIn) await signInPage(tab.page, site, people[scene.signedIn])
    return tab
  }

  /** Brings a tab to the scene: by its address, or as a link inside the app leads there, which is a way of its own. */
  return async (arrival: Arrival): Promise<Tab> => {
    const { scene, language, inside } = arrival
    const who = `${language} ${scene.signedIn ?? 'visitor'} ${inside ? 'travels' : 'stays'}`
    const known = inside ? insiders.get(who) : undefined
    const tab = known ?? (await openTab(arrival, who))
    if (known) {
      await known.page.bringToFront()
      await turn(known.page, looks[0]!)
      await known.page.evaluate((path) => history.pushState(null, '', path), scene.path)
      await settled(known.page)
    } else await visit(tab.page, site.url + scene.path)
    if (inside) insiders.set(who, tab)
    return tab
  }
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
 * Every scene in one language, in English by its address, in Arabic from the screen before: nothing sticks out and
 * nothing is logged in either look, and axe finds nothing wrong; it looks once, in English at the wide light window and in
 * Arabic at the narrow dark one, so that each theme is looked at.
 */
export async function lookAtEveryScreen(language: Language): Promise<void> {
  const opened = await openSite()
  const arrive = traveller(opened)
  const expected = language === 'arabic' ? { lang: 'ar', dir: 'rtl' } : { lang: 'en', dir: 'ltr' }
  const examined = language === 'arabic' ? looks[1] : looks[0]

  describe(`every screen in ${language}, wide and light, then narrow and dark`, () => {
    test.each(scenes.map((scene) => ({ ...scene, proves: scene.lines ? `, ${scene.lines}` : '' })))(
      'H-036, H-037, H-041, H-042$proves: $name has no accessibility violation and no fault',
      async (scene) => {
        // What a scene does to its screen stays there; the next one then needs a tab of its own.
        const inside = language === 'arabic' && !scene.act && !scene.refused
        const { page, faults } = await arrive({ scene, language, inside })
        if (scene.says) await says(page, wordsIn(language)(scene.says))
        await scene.act?.(page)
        for (const look of looks) {
          await turn(page, look)
          await settled(page)
          expect(await lookOf(page)).toEqual({ ...expected, cairo: true, sticksOut: 0 })
          if (look === examined) expect(await axeViolations(page)).toEqual([])
        }
        // One fault is one scene's: the traveller's next begins without it.
        const found = faults.splice(0)
        expect(scene.refused ? withoutRefusals(found) : found).toEqual([])
        if (inside) return
        await forgetDrafts(page, opened.site.url)
        await page.close()
      },
    )
  })
}

/** So that the next scene's form starts empty. */
async function forgetDrafts(page: Page, origin: string): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await session.detach()
}
