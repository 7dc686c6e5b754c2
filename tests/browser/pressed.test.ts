import { randomUUID } from 'node:crypto'
import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { openPage, withoutNetworkNoise } from '../support/browser/browser.ts'
import { holdFile } from '../support/browser/hold-file.ts'
import { logIn } from '../support/browser/log-in.ts'
import { modal } from '../support/browser/modal.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { unlike } from '../support/browser/unlike.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose, wholeTest } from '../support/setup/whole.ts'
import { sendReview } from '../support/site/company-review.ts'
import { shareSite } from '../support/site/open-site.ts'
import { signInPage } from '../support/site/sign-in.ts'
import { atPath, says, until, untilPage } from '../support/wait.ts'

const { site, browser } = await shareSite()

const press = async (page: Page, name: string, within = 'main') => {
  const button = await until(`${name}`, () => page.$(`${within} ::-p-aria([name="${name}"])`))
  await button.click()
}
const focusOn = (page: Page, selector: string) =>
  untilPage(page, `the focus on ${selector}`, (wanted) => document.activeElement?.matches(wanted) ?? false, selector)
/** Records any element that receives the focus while hidden from screen readers, although the focus is read out. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[aria-hidden="true"]')) dataset.unheard = target.outerHTML
    }
    addEventListener('focusin', onFocus, true)
  })
  return () => page.evaluate(() => document.documentElement.dataset.unheard)
}

describe.each(choose(['english', 'arabic'] as const, ['english']))('what a press leads to, in %s', (language) => {
  const t = wordsIn(language)
  const open = async (path: string, width = 1280) => {
    const { page, faults } = await openPage(browser, { language, width, worker: false })
    const auth = await signInPage(page, site)
    await visit(page, site.url + path)
    return { page, faults, auth }
  }

  test('the focus moves to the form of a question, and back to its button after Cancel and Publish', async () => {
    const { page, faults } = await open('/company/3/questions')
    await press(page, t('questions:ask'))
    await focusOn(page, 'main form [data-field="tag"] input')
    await press(page, t('questions:cancel'))
    await focusOn(page, 'main button[data-opener]')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('questions:ask'))
    await page.keyboard.press('Enter')
    await focusOn(page, 'main form [data-field="tag"] input')
    await page.click('main form [data-field="tag"] input[value="benefits"]')
    await page.type('main textarea[name="question"]', unlike('Is there a quiet room'))
    await press(page, t('questions:send'))
    await focusOn(page, 'main button[data-opener]')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('questions:ask'))
    expect(faults).toEqual([])
  })

  wholeTest('the focus moves to the form of a profile entry, and back to its button', async () => {
    const { page, faults } = await open('/user/myprofile/experience')
    const edits = await until('the entries', async () => {
      const all = await page.$$('main li button[data-opener]')
      return all.length > 1 ? all : undefined
    })
    const name = await edits[1]!.evaluate((one) => one.getAttribute('aria-label'))
    await edits[1]!.click()
    await focusOn(page, 'main form input')
    await press(page, t('profile:cancel'))
    await focusOn(page, 'main li button[data-opener]')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name)
    expect(faults).toEqual([])
  })

  test('`/` goes to the search of the page, or opens the one of the bar; in a field it is a letter', async () => {
    const { page, faults } = await open('/')
    await page.keyboard.press('/')
    await focusOn(page, 'main search input')
    await page.keyboard.type('a/b')
    expect(await page.$eval('main search input', (one) => (one as HTMLInputElement).value)).toBe('a/b')
    await visit(page, `${site.url}/awards`)
    await page.keyboard.press('/')
    await focusOn(page, 'header input')
    expect(faults).toEqual([])
  })

  test('the offline notice stays visible while the page scrolls; a saved copy offers no refresh while offline', async () => {
    const { page, faults } = await open('/company/1', 360)
    await page.setOfflineMode(true)
    await says(page, t('shell:offline'))
    await page.evaluate(() => scrollTo(0, 1500))
    await untilPage(page, 'the page scrolled', () => scrollY > 1000)
    const seen = await page.evaluate((words) => {
      const bar = [...document.querySelectorAll('[role="status"]')].find((one) => one.textContent?.includes(words))!
      const above = document.querySelector('header')!.getBoundingClientRect()
      return Math.round(bar.getBoundingClientRect().top - above.bottom)
    }, t('shell:offline'))
    expect(seen).toBe(0)
    expect(await page.$(`main ::-p-aria([name="${t('common:saved.refresh')}"])`)).toBeNull()
    expect(withoutNetworkNoise(faults)).toEqual([])
  })

  test('a modal with the keyboard: it has a name, traps the focus, and returns it to its button on Escape', async () => {
    const { page, faults } = await open('/company/1')
    const button = `main ::-p-aria([name="${t('companies:share')}"])`
    const unheard = await watchFocus(page)
    for (const leave of ['Escape', 'beside'] as const) {
      await (await page.waitForSelector(button))!.focus()
      await page.keyboard.press('Enter')
      await page.waitForSelector(`::-p-aria([role="dialog"][name="${t('shell:share.title')}"])`)
      await focusOn(page, `${modal} h2`)
      // A screen reader reads nothing else meanwhile.
      await untilPage(
        page,
        'the page behind it hidden',
        () => document.querySelector('main')!.closest('[aria-hidden]') !== null,
      )
      const stops = await page.$$eval(`${modal} :is(a[href], button, input)`, (all) => all.length)
      for (const key of ['Tab', 'Shift+Tab']) {
        if (key === 'Shift+Tab') await page.keyboard.down('Shift')
        for (let stop = 0; stop <= stops; stop += 1) {
          await page.keyboard.press('Tab')
          await untilPage(page, 'the focus in it', () =>
            Boolean(document.activeElement?.closest('[aria-modal="true"]')),
          )
        }
        if (key === 'Shift+Tab') await page.keyboard.up('Shift')
      }
      if (leave === 'Escape') await page.keyboard.press('Escape')
      else await page.mouse.click(3, 300)
      await page.waitForSelector(modal, { hidden: true })
      await untilPage(
        page,
        'the focus on its button',
        (name) => document.activeElement?.ariaLabel === name,
        t('companies:share'),
      )
      await untilPage(
        page,
        'the page read out again',
        () => document.querySelector('main')!.closest('[aria-hidden]') === null,
      )
    }
    expect(await unheard()).toBeUndefined()
    expect(faults).toEqual([])
  })

  test('a link in a modal leads to a page that has the focus, and is read out', async () => {
    const { page, faults } = await openPage(browser, { language, worker: false })
    await visit(page, `${site.url}/company/1/questions`)
    const unheard = await watchFocus(page)
    for (let time = 0; time < 3; time += 1) {
      await press(page, t('questions:ask'))
      await page.waitForSelector(modal)
      await (await page.waitForSelector(`${modal} a[href="/auth/login"]`))!.focus()
      await page.keyboard.press('Enter')
      await atPath(page, '/auth/login')
      await focusOn(page, '#main')
      await untilPage(page, 'the page read out', () => !document.querySelector('main')!.closest('[aria-hidden]'))
      await page.goBack()
      await atPath(page, '/company/1/questions')
      await settled(page)
    }
    expect(await unheard()).toBeUndefined()
    expect(faults).toEqual([])
  })

  test("the account's menu with the keyboard: arrows, Home, End and first letters, and Escape back to its button", async () => {
    const { page, faults } = await open('/awards')
    const button = 'header button[aria-haspopup="menu"]'
    const session = await page.createCDPSession()
    const type = async (key: string) => {
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
    }
    await page.focus(button)
    await page.keyboard.press('ArrowDown')
    await page.waitForSelector('[role="menu"]')
    const name = await page.$eval(button, (one) => one.getAttribute('aria-label'))
    expect(await page.$(`::-p-aria([role="menu"][name="${name}"])`)).not.toBeNull()
    const entries = await page.$$eval('[role="menu"] [role="menuitem"]', (all) => all.map((one) => one.textContent!))
    const on = (place: number) =>
      untilPage(
        page,
        `the focus on ${entries.at(place)}`,
        (entry) => document.activeElement?.textContent === entry && document.activeElement?.role === 'menuitem',
        entries.at(place)!,
      )
    await on(0)
    await page.keyboard.press('ArrowDown')
    await on(1)
    await page.keyboard.press('End')
    await on(-1)
    await page.keyboard.press('ArrowDown')
    await on(0)
    await page.keyboard.press('ArrowUp')
    await on(-1)
    await page.keyboard.press('Home')
    await on(0)
    const letter = entries.at(-1)![0]!
    await type(letter)
    await on(entries.findIndex((entry, place) => place > 0 && entry.startsWith(letter)))
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role="menu"]', { hidden: true })
    await focusOn(page, `${button}[aria-expanded="false"]`)
    await page.keyboard.press('Enter')
    await on(0)
    await page.click(button)
    await page.waitForSelector('[role="menu"]', { hidden: true })
    await page.click(button)
    await on(0)
    await page.keyboard.press('Enter')
    await atPath(page, '/user/myprofile')
    expect(faults).toEqual([])
  })

  test('a press on a part whose scripts are still loading takes effect once they are loaded, and only once', async () => {
    const { page, faults } = await openPage(browser, { language, worker: false })
    const letCome = await holdFile(page, 'src/client/features/questions/QuestionsTab.tsx')
    await page.goto(`${site.url}/company/1/questions?lang=${language === 'arabic' ? 'ar' : 'en'}`)
    await untilPage(page, 'the page awake', () => document.querySelector('[data-drawn]') === null)
    for (const _ of [1, 2]) await press(page, t('questions:ask'))
    expect(await page.$(modal)).toBeNull()
    letCome()
    await page.waitForSelector(modal)
    expect(await page.$$(modal)).toHaveLength(1)
    await press(page, t('shell:login.later'), modal)
    await page.waitForSelector(modal, { hidden: true })
    await focusOn(page, 'main button[data-opener]')
    expect(faults).toEqual([])
  })

  test('a login dialog also offers signing up', async () => {
    const { page, faults } = await openPage(browser, { language, worker: false })
    await visit(page, `${site.url}/company/1/questions`)
    await press(page, t('questions:ask'))
    await press(page, t('shell:login.signup'), modal)
    await atPath(page, '/auth/register')
    // The way back is stored on this device for the link in the mail.
    const kept = await until('the way back', () => page.evaluate(() => localStorage.getItem('returnTo')))
    expect(JSON.parse(kept)).toMatchObject({ from: '/company/1/questions', intent: 'ask' })
    expect(faults).toEqual([])
  })

  wholeTest(
    'a visitor who asks a question from the overview logs in, and returns to the form of the question',
    async () => {
      const { page, faults } = await openPage(browser, { language, width: 360, worker: false })
      await visit(page, `${site.url}/company/2/overview`)
      // By keyboard: charts that load above it move the target of a click.
      await page.focus('main a[href="/company/2/questions?write=question"]')
      await page.keyboard.press('Enter')
      await untilPage(page, 'the question to log in', (selector) => document.querySelector(selector) !== null, modal)
      await page.click(`${modal} a[href="/auth/login"]`)
      await logIn(page)
      await atPath(page, '/company/2/questions')
      await focusOn(page, 'main form [data-field="tag"] input')
      // Cancelled, the form is not opened again by the address.
      await press(page, t('questions:cancel'))
      await untilPage(page, 'the address without it', () => location.search === '')
      expect(faults).toEqual([])
    },
  )

  test('a person who has reviewed a company this year is told so before the first question, and can change that review', async () => {
    const { page, faults, auth } = await open('/company/14')
    const companyId = 14
    // For the second of the two languages, the review exists already.
    await sendReview(site.url, { auth, companyId, key: randomUUID() })
    const pros = unlike('The canteen is good')
    await visit(page, `${site.url}/rateCompany?type=company&id=${companyId}`)
    await says(page, t('problems:already_reviewed'))
    expect(await page.$('main form')).toBeNull()
    await press(page, t('reviews:already.change'))
    await atPath(page, '/user/myprofile/contributions')
    const field = await page.waitForSelector('main form textarea[name="pros"]')
    // The box grows with the text: nothing that was written is out of sight.
    const height = () => field!.evaluate((one) => (one as HTMLTextAreaElement).offsetHeight)
    const before = await height()
    await field!.type('\n'.repeat(8))
    expect(await height()).toBeGreaterThan(before + 100)
    await field!.evaluate((one) => (one as HTMLTextAreaElement).select())
    await page.keyboard.type(pros)
    await press(page, t('profile:contributions.save'))
    await says(page, pros)
    await visit(page, `${site.url}/write-review/${companyId}`)
    await until('a card that says so', () => page.$(`[data-card="company"] a[href*="contributions?change="]`))
    await settled(page)
    expect(faults).toEqual([])
  })
})
