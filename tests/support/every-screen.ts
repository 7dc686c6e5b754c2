import type { Browser, BrowserContext, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Scene, scenes } from '../screens/scenes.ts'
import { axeViolations } from './axe.ts'
import { type Language, openBrowser, prepare, watch, withoutRefusals } from './browser.ts'
import { type Look, turn } from './look.ts'
import { settled, visit } from './settled.ts'
import { people, signInPage } from './sign-in.ts'
import { type Site, startSite } from './site.ts'
import { says } from './wait.ts'
import { wordsIn } from './words.ts'

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

const wide: Look = { theme: 'light', width: 1280 }
const narrow: Look = { theme: 'dark', width: 360 }

/**
 * Two looks of one visit: a window that then becomes the other. What is opened by its address is so as on a phone, where
 * most can move what; what does something begins with room for it.
 */
const looksOf = (language: Language, { act }: Scene): [Look, Look] =>
  language === 'english' && !act ? [narrow, wide] : [wide, narrow]

type Tab = { page: Page; faults: string[] }

/**
 * One browser profile for each kind of visitor, kept from scene to scene, as a person's is from screen to screen; and one
 * for scenes that do something, whose drafts are thrown away while the other's tab is open.
 */
const contexts = new Map<string, Promise<BrowserContext>>()

async function openTab(scene: Scene, language: Language, who: string): Promise<Tab> {
  const context = await (contexts.get(who) ?? contexts.set(who, browser.createBrowserContext()).get(who)!)
  const page = await context.newPage()
  const faults = watch(page)
  await prepare(page, { language, ...looksOf(language, scene)[0], flat: true })
  // A page behind another one is not drawn, so it never settles.
  await page.bringToFront()
  if (scene.signedIn) await signInPage(page, site, people[scene.signedIn])
  return { page, faults }
}

/** The tab of each kind of visitor who goes from screen to screen inside the app. */
const travellers = new Map<string, Tab>()

/** Brings a tab to the scene: by its address, or as a link inside the app leads there, which is a way of its own. */
async function arrive(scene: Scene, language: Language, inside: boolean): Promise<Tab> {
  const who = `${language} ${scene.signedIn ?? 'visitor'} ${inside ? 'travels' : 'stays'}`
  const known = inside ? travellers.get(who) : undefined
  const tab = known ?? (await openTab(scene, language, who))
  if (known) {
    await known.page.bringToFront()
    await turn(known.page, looksOf(language, scene)[0])
    await known.page.evaluate((path) => history.pushState(null, '', path), scene.path)
    await settled(known.page)
  } else await visit(tab.page, site.url + scene.path)
  if (inside) travellers.set(who, tab)
  return tab
}

const lookOf = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    cairo: /^["']?Cairo/.test(getComputedStyle(document.querySelector('h1')!).fontFamily),
    // Wider than the window means that something sticks out or does not wrap.
    sticksOut: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))

/** How much moved by itself since the page was opened (the cumulative layout shift), and what did. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string }>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
        const shifts: Shift[] = []
        const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])))
        observer.observe({ type: 'layout-shift', buffered: true })
        // Two frames: the buffered ones are handed over before the second.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            shifts.push(...(observer.takeRecords() as Shift[]))
            observer.disconnect()
            const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
            const nodes = own.flatMap(({ sources }) => sources.map(({ node }) => node))
            resolve({
              value: own.reduce((sum, { value }) => sum + value, 0),
              moved: nodes.map((node) => `${node?.nodeName} "${node?.textContent?.slice(0, 60)}"`).join(', '),
            })
          }),
        )
      }),
  )

/**
 * Every scene in one language, in English by its address, in Arabic from the screen before: nothing sticks out, nothing
 * moves by itself, nothing is logged in either look, and axe finds nothing wrong; it looks once, in English at the wide
 * light window and in Arabic at the narrow dark one, so that each theme is looked at.
 */
export function lookAtEveryScreen(language: Language): void {
  const expected = language === 'arabic' ? { lang: 'ar', dir: 'rtl' } : { lang: 'en', dir: 'ltr' }
  const examined = language === 'arabic' ? narrow : wide

  describe(`every screen in ${language}, wide and light, narrow and dark`, () => {
    beforeAll(start)
    afterAll(end)

    test.each(scenes.map((scene) => ({ ...scene, proves: scene.lines ? `, ${scene.lines}` : '' })))(
      'H-036, H-037, H-041, H-042$proves: $name has no accessibility violation and no fault',
      async (scene) => {
        // What a scene does to its screen stays there; the next one then needs a tab of its own.
        const inside = language === 'arabic' && !scene.act && !scene.refused
        const { page, faults } = await arrive(scene, language, inside)
        // Of a screen opened by its address: nothing moves once it is seen (design: performance).
        if (!inside && !scene.act) {
          const { value, moved } = await layoutShift(page)
          expect(value, moved).toBeLessThanOrEqual(0.02)
        }
        if (scene.says) await says(page, wordsIn(language)(scene.says))
        await scene.act?.(page)
        for (const look of looksOf(language, scene)) {
          await turn(page, look)
          await settled(page)
          expect(await lookOf(page)).toEqual({ ...expected, cairo: true, sticksOut: 0 })
          if (look === examined) expect(await axeViolations(page)).toEqual([])
        }
        // One fault is one scene's: the traveller's next begins without it.
        const found = faults.splice(0)
        expect(scene.refused ? withoutRefusals(found) : found).toEqual([])
        if (inside) return
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
