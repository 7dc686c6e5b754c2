import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { type Language, withoutRefusals } from '../browser/browser.ts'
import { settled } from '../browser/settled.ts'
import { wordsIn } from '../project/words.ts'
import { choose } from '../setup/whole.ts'
import { shareSite } from '../site/open-site.ts'
import { says } from '../wait.ts'
import { axeViolations } from './axe.ts'
import { layoutShift } from './layout-shift.ts'
import { turn } from './look.ts'
import { scenes } from './scenes.ts'
import { servedTitle } from './served-title.ts'
import { sticksOut } from './sticks-out.ts'
import { looksOf, narrow, traveller, wide } from './traveller.ts'

const lookOf = async (page: Page) => ({
  ...(await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    cairo: /^["']?Cairo/.test(getComputedStyle(document.querySelector('h1')!).fontFamily),
  }))),
  sticksOut: await sticksOut(page),
})

/**
 * The scenes `npm test` opens in each language; a whole run opens all of them in both. Each kind is here: every kind of
 * visitor, lists, forms with and without problems, charts and their tables, what is refused, and what is not there.
 */
const usual: Record<Language, readonly string[]> = {
  english: [
    ...['home', 'company', 'company-culture-table', 'wizard-1-problems', 'company-questions-ask', 'employer-analytics'],
  ],
  arabic: [...['home-signed-in', 'company-reviews', 'compare-result', 'register', 'moderation']],
}

/** The widths that remain for a reader who zooms in: 320 px (WCAG 1.4.10), and a phone of 360 px at 200 %. */
const zoomed = [320, 180]

/**
 * Checks every scene in one language, or those of `usual`: in English by its address, in Arabic
 * from the screen before. Nothing overflows, even zoomed or with larger letters, nothing moves by itself, its title is the server's, nothing
 * is logged in either look, and axe finds no violation; axe runs once, in English at the wide light window and in
 * Arabic at the narrow dark one, so that each theme is checked.
 */
export async function lookAtEveryScreen(language: Language): Promise<void> {
  const opened = await shareSite()
  const arrive = traveller(opened)
  const expected = language === 'arabic' ? { lang: 'ar', dir: 'rtl' } : { lang: 'en', dir: 'ltr' }
  const examined = language === 'arabic' ? narrow : wide

  describe(`every screen in ${language}, wide and light, narrow and dark`, () => {
    const few = usual[language].map((wanted) => scenes.find(({ name }) => name === wanted)!)
    const mine = choose(scenes, few)
    test.each(mine.map((scene) => ({ ...scene, proves: scene.lines ? `, ${scene.lines}` : '' })))(
      'H-036, H-037, H-041, H-042$proves: $name has no accessibility violation and no fault',
      async (scene) => {
        // What a scene does to its screen remains; the next one then needs a tab of its own.
        const inside = language === 'arabic' && !scene.act && !scene.refused
        // The server then has the page ready.
        const served = await servedTitle(opened.site.url, scene.path, language)
        const { page, faults } = await arrive({ scene, language, inside })
        // For a screen opened by its address: nothing moves once it is visible (design: performance).
        if (!inside && !scene.act) {
          const { value, moved } = await layoutShift(page)
          expect(value, [moved, ...faults].join('\n')).toBeLessThanOrEqual(0.02)
        }
        // A page has the same title before its scripts run as after.
        if (served) expect(await page.title(), faults.join('\n')).toBe(served)
        if (scene.says) await says(page, wordsIn(language)(scene.says))
        await scene.act?.(page)
        for (const look of looksOf(language, scene)) {
          await turn(page, look)
          await settled(page)
          expect(await lookOf(page)).toEqual({ ...expected, cairo: true, sticksOut: null })
          if (look === examined) expect(await axeViolations(page)).toEqual([])
        }
        for (const width of zoomed) {
          await page.setViewport({ width, height: 400 })
          expect(await sticksOut(page), `at ${width} px`).toBeNull()
        }
        await page.setViewport({ width: 360, height: 740 })
        await setLetters(page, 32)
        expect(await sticksOut(page), 'letters of twice the size').toBeNull()
        await setLetters(page, 16)
        // Faults belong to one scene: the next scene in the tab begins without them.
        const found = faults.splice(0)
        expect(scene.refused ? withoutRefusals(found) : found).toEqual([])
        if (inside) return
        await forgetDrafts(page, opened.site.url)
        await page.close()
      },
    )

    // What the specification requires of the other screens is seen on the way through the site, in one tab.
    const others = scenes.filter((scene) => scene.lines && scene.says && !mine.includes(scene))
    test.each(language === 'english' ? others : [])('$lines: $name opens and says what it is', async (scene) => {
      // What a scene does to its screen remains.
      const inside = !scene.act
      const { page, faults } = await arrive({ scene, language, inside })
      await scene.act?.(page)
      await settled(page)
      if (scene.says) await says(page, wordsIn(language)(scene.says))
      expect(await page.$('main h1')).not.toBeNull()
      const found = faults.splice(0)
      expect(scene.refused ? withoutRefusals(found) : found).toEqual([])
      if (inside) return
      await forgetDrafts(page, opened.site.url)
      await page.close()
    })
  })
}

/** Sets the size of letters, in px, as a reader does in the settings of the browser. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await session.detach()
}

/** Deletes the drafts, so that the next scene's form starts empty. */
async function forgetDrafts(page: Page, origin: string): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await session.detach()
}
