import type { Page } from 'puppeteer'
import { afterEach, describe, expect, test } from 'vitest'
import { type Language, openPage, withoutRefusals } from '../support/browser/browser.ts'
import { seeCurrentCase } from '../support/browser/current-case.ts'
import { logIn } from '../support/browser/log-in.ts'
import { goInside, settled, visit } from '../support/browser/settled.ts'
import { type TranslationStart, translatePages } from '../support/browser/translate.ts'
import { fillWizard, submitStep } from '../support/browser/wizard.ts'
import { wordsIn } from '../support/project/words.ts'
import { scenes } from '../support/screens/scenes.ts'
import { choose, wholeTest } from '../support/setup/whole.ts'
import { openSite } from '../support/site/open-site.ts'
import { member, people, signIn, signInPage } from '../support/site/sign-in.ts'
import { atPath, isRead, says, until, untilPage } from '../support/wait.ts'

const { site, browser } = await openSite()
/** Those of the member's experience list. */
const { companies } = (await signIn(site)).user

const tabs: Page[] = []
async function openTranslated(language: Language, who?: keyof typeof people, start?: TranslationStart) {
  const { page, faults } = await openPage(browser, { language, worker: false })
  tabs.push(page)
  await translatePages(page, start)
  if (who) await signInPage(page, site, people[who])
  return { page, faults }
}
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.browserContext().close()
})

/** Submits the form on the screen, empty and then with words in every field, and waits for the outcome each time. */
async function useForm(page: Page): Promise<void> {
  const form = ':is(main, [role="dialog"]) form:has([data-field])'
  const submit = async () => {
    if (!(await page.$(form))) return
    await page.$eval(form, (one) => (one as HTMLFormElement).requestSubmit())
    await untilPage(page, 'an outcome', () => !document.querySelector('[data-spinner], form button[disabled]'))
  }
  await submit()
  const typed = `${form} :is(textarea, input:is([type="text"], [type="email"], [type="password"]))`
  for (const field of await page.$$(typed)) if (await field.isVisible()) await field.type('UserText so')
  await submit()
}

/** Whether everything that is shown has been translated, and nothing twice. */
const isWhollyTranslated = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const without = 'script, style, textarea, title, svg, [translate="no"]'
      if (node.parentElement?.closest(without) || !node.nodeValue?.trim()) continue
      if (!/^\[[^[]/.test(node.nodeValue)) return false
    }
    return true
  })

describe.each(choose(['english', 'arabic'] as const, ['arabic']))(
  'in a browser that translates the page, in %s',
  (language) => {
    const t = wordsIn(language)

    wholeTest('a wrong password shows a message, and the right one logs in', async () => {
      const { page, faults } = await openTranslated(language)
      await visit(page, `${site.url}/auth/login`)
      await logIn(page, { ...member, password: 'not this one' })
      await page.waitForSelector('[data-general] [data-problem]')
      await logIn(page)
      await atPath(page, '/')
      expect(withoutRefusals(faults)).toEqual([])
    })

    test('a second search shows its own results, and the number of these', async () => {
      const { page, faults } = await openTranslated(language)
      await visit(page, `${site.url}/search?q=masar`)
      for (const words of ['rimal', 'xqzvw', 'masar']) {
        const box = 'main input[role="combobox"]'
        await page.click(box, { count: 3 })
        await page.type(box, words)
        await page.keyboard.press('Enter')
        await untilPage(page, 'the search', (q) => new URLSearchParams(location.search).get('q') === q, words)
        await settled(page)
        await says(page, t('search:page.titleFor', { text: words }))
      }
      await until('a translated page', () => isWhollyTranslated(page))
      expect(faults).toEqual([])
    })

    test('a review goes through all steps, and what is sent is what was typed', async () => {
      const { page, faults } = await openTranslated(language, 'member')
      const { id } = companies[language === 'english' ? 0 : 1]!
      await visit(page, `${site.url}/rateCompany?type=company&id=${id}`)
      const sent = page.waitForRequest((one) => one.url().endsWith('/api/company/review'))
      const written = { pros: 'Fair pay for all', cons: 'A long way', good_word: 'Fair', bad_word: 'Slow', rate: 4 }
      await fillWizard(page, written)
      await submitStep(page)
      const { rate, ...texts } = written
      const body = (await sent).postData()!
      expect(JSON.parse(body)).toMatchObject(texts)
      expect(body).not.toContain('[')
      await page.waitForSelector('[data-toast="success"]')
      expect(faults).toEqual([])
    })

    wholeTest('tabs of a company, and the other language', async () => {
      const { page, faults } = await openTranslated(language)
      await visit(page, `${site.url}/company/1`)
      for (const tab of ['reviews', 'salaries', 'interviews', 'culture', 'competitors', 'overview']) {
        await page.$eval(`main a[href="/company/1/${tab}"]`, (link) => (link as HTMLElement).click())
        await atPath(page, `/company/1/${tab}`)
        await settled(page)
      }
      await until('a translated page', () => isWhollyTranslated(page))
      const other = language === 'english' ? 'ar' : 'en'
      await page.$eval(`header button:has([lang="${other}"])`, (toggle) => (toggle as HTMLElement).click())
      const chosen = () => page.evaluate(() => localStorage.getItem('lng'))
      await until('the other language', async () => (await chosen()) !== language)
      await settled(page)
      expect(faults).toEqual([])
    })

    wholeTest('a moderator decides a case by a key and undoes the decision', async () => {
      const { page, faults } = await openTranslated(language, 'moderator')
      await visit(page, `${site.url}/moderation/report`)
      const first = await seeCurrentCase(page)
      const isListed = () => page.$(`main [data-case="${first}"]`)
      await page.keyboard.press('a')
      await until('the case gone', async () => !(await isListed()))
      await seeCurrentCase(page, new Set([first]))
      await page.keyboard.press('u')
      await until('the case back', isListed)
      await goInside(page, '/moderation/company')
      await seeCurrentCase(page)
      await until('a translated page', () => isWhollyTranslated(page))
      expect(faults).toEqual([])
    })

    test.each(choose(['parsing', 'loaded'] as const, ['parsing']))(
      'translated before the client is there (%s): everything works',
      async (start) => {
        const { page, faults } = await openTranslated(language, undefined, start)
        for (const path of ['/', '/company/1/overview', '/salaries', '/auth/login']) {
          await visit(page, site.url + path)
          await until(`${path} in translation`, () => isWhollyTranslated(page))
        }
        await logIn(page, { ...member, password: 'not this one' })
        await page.waitForSelector('[data-general] [data-problem]')
        expect(withoutRefusals(faults)).toEqual([])
      },
    )
  },
)

const withForms = scenes.filter(({ calls }) => !calls)
/** Forms of three places: beside a list, in a wizard, on the moderators' desk. */
const few = ['company-questions-ask', 'unlock', 'moderation-remove']

describe('every screen in a browser that translates the page', () => {
  test.each(
    choose(
      withForms,
      withForms.filter(({ name }) => few.includes(name)),
    ),
  )('$name: works, and so does its form', async (scene) => {
    const { page, faults } = await openTranslated('english', scene.signedIn)
    await visit(page, site.url + scene.path)
    await scene.act?.(page)
    await settled(page)
    await useForm(page)
    await settled(page)
    expect(await isRead(page, wordsIn('english')('errors:title'))).toBe(false)
    expect(withoutRefusals(faults)).toEqual([])
  })
})
