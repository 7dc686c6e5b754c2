import type { Page } from 'puppeteer'
import { afterEach, describe, expect, test } from 'vitest'
import { openPage } from '../support/browser/browser.ts'
import { logIn } from '../support/browser/log-in.ts'
import { openRefusingBrowser } from '../support/browser/refuse-storage.ts'
import { goInside, settled, visit } from '../support/browser/settled.ts'
import { fillStep1, fillWizard, submitStep } from '../support/browser/wizard.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose, wholeTest } from '../support/setup/whole.ts'
import { openSite } from '../support/site/open-site.ts'
import { signIn } from '../support/site/sign-in.ts'
import { atPath, says, until, untilPage } from '../support/wait.ts'

const { site } = await openSite()
const { browser, refuse } = await openRefusingBrowser()
/** Those of the member's experience list. */
const { companies } = (await signIn(site)).user

const tabs: Page[] = []
async function openRefused() {
  const { page, faults } = await openPage(browser)
  tabs.push(page)
  await refuse(page)
  return { page, faults }
}
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.browserContext().close()
})

/** The outbox notes in the console that nothing could be written. */
const withoutNote = (faults: string[]) => faults.filter((one) => !one.includes('The outbox could not be written'))

const press = async (page: Page, name: string) =>
  (await until(`the button ${name}`, () => page.$(`::-p-aria([name="${name}"][role="button"])`))).click()

describe.each(
  choose(
    [
      ['english', 'en', 0],
      ['arabic', 'ar', 1],
    ] as const,
    [['arabic', 'ar', 1]],
  ),
)('in %s, a browser that refuses all storage', (language, code, nth) => {
  const t = wordsIn(language)
  const path = (to: string) => `${site.url}${to}${to.includes('?') ? '&' : '?'}lang=${code}`

  test('says what is not saved; a person logs in, writes a review, and it is sent', async () => {
    const { page, faults } = await openRefused()
    await visit(page, path('/auth/login'))
    await says(page, t('outbox:refused.words'))
    await press(page, t('outbox:refused.understood'))
    await logIn(page)
    await atPath(page, '/')
    const { id } = companies[nth]!
    await goInside(page, `/rateCompany?type=company&id=${id}`)
    const sent = page.waitForResponse((one) => one.url().endsWith('/api/company/review'))
    await fillWizard(page, { pros: 'Nothing is kept', cons: 'But sent', good_word: 'Sent', bad_word: 'Lost', rate: 3 })
    await says(page, t('forms:saved.none'))
    await submitStep(page)
    expect((await sent).status()).toBe(200)
    await page.waitForSelector('[data-toast="success"]')
    await atPath(page, `/company/${id}`)
    await goInside(page, '/outbox')
    await settled(page)
    await says(page, t('outbox:notKept'))
    expect(withoutNote(faults)).toEqual([])
  })

  test('the browser asks before a page with unsaved text closes', async () => {
    const { page, faults } = await openRefused()
    await visit(page, path('/rateCompany?type=interview&id=5'))
    await fillStep1(page)
    await says(page, t('forms:saved.none'))
    await untilPage(page, 'a held page', () => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    const asked = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => void dialog.accept().then(() => resolve(dialog.type()))),
    )
    await page.reload()
    expect(await asked).toBe('beforeunload')
    expect(withoutNote(faults)).toEqual([])
  })

  wholeTest('every kind of page is there, and the other language is one press away', async () => {
    const { page, faults } = await openRefused()
    for (const to of [
      '/',
      '/company/1/overview',
      '/search?q=masar',
      '/salaries',
      '/compare/1',
      '/add-Company',
      '/outbox',
    ])
      await visit(page, path(to))
    await visit(page, path('/faq'))
    const other = code === 'en' ? 'ar' : 'en'
    await page.$eval(`header button:has([lang="${other}"])`, (toggle) => (toggle as HTMLElement).click())
    await until('the other language', () => page.evaluate((lang) => document.documentElement.lang === lang, other))
    await settled(page)
    expect(withoutNote(faults)).toEqual([])
  })
})
