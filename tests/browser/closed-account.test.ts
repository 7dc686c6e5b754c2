import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { openPage, withoutRefusals } from '../support/browser/browser.ts'
import { modal } from '../support/browser/modal.ts'
import { settled } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { openSite } from '../support/site/open-site.ts'
import { keepSession, member, signIn } from '../support/site/sign-in.ts'
import { says, until, untilPage } from '../support/wait.ts'

const { site, browser } = await openSite()

const press = (page: Page, label: string) =>
  until(`the button "${label}"`, async () => {
    const found = await page.$$(`${modal} button, main form button[type="submit"]`)
    for (const one of found)
      if ((await one.evaluate((button) => button.textContent?.trim())) === label) {
        await one.evaluate((button) => (button as HTMLButtonElement).click())
        return true
      }
    return false
  })
const authOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('persist:root') ?? '{}').auth)

describe.each(choose(['english', 'arabic'] as const, ['arabic']))('a closed account, in %s', (language) => {
  const t = wordsIn(language)

  test('R-061, T-011, T-013, T-014, T-043, M-008..M-011, X-022, X-023: closed in the profile area, opened again through the modal', async () => {
    const { page, faults } = await openPage(browser, { language, worker: false })
    await keepSession(page, site, await signIn(site))
    await page.goto(`${site.url}/user/myprofile/close`)
    await settled(page)
    await page.select('main select', 'other')
    await page.type('main textarea', 'Enough for now')
    await press(page, t('account-security:close.submit'))
    await untilPage(page, 'nobody signed in', () => location.pathname === '/')
    expect(await authOf(page)).toEqual({ token: null, user: null })

    // After a new login, the account says that it is closed.
    await keepSession(page, site, await signIn(site, member))
    await page.setRequestInterception(true)
    let fail: { status: number; body: string } | undefined = { status: 500, body: '{"message":"no luck"}' }
    page.on('request', (request) => {
      if (fail && new URL(request.url()).pathname === '/api/account/open')
        void request.respond({ ...fail, contentType: 'application/json' })
      else void request.continue()
    })
    await page.goto(`${site.url}/terms`)
    await page.waitForSelector(modal)
    const buttons = await page.$$eval(`${modal} button`, (all) => all.map((one) => one.textContent))
    expect(buttons).toEqual([t('account-security:closed.close'), t('account-security:closed.activate')])
    await page.$eval(modal, (dialog) => dialog.setAttribute('data-same', ''))
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
    await page.mouse.click(3, 3)
    // The modal neither closes nor opens again.
    expect(await page.$(`${modal}[data-same]`)).not.toBeNull()
    expect(await page.$eval(modal, (dialog) => dialog.contains(document.activeElement))).toBe(true)

    await press(page, t('account-security:closed.activate'))
    await says(page, 'no luck')
    // A toast can be read and closed while the modal is open; behind the modal, it could not.
    await untilPage(page, 'the toast before the modal', () => {
      const toast = document.querySelector('[data-toast="error"]')
      const box = toast?.getBoundingClientRect()
      return box !== undefined && toast!.contains(document.elementFromPoint(box.x + 20, box.y + box.height / 2))
    })
    await page.click('[data-toast="error"] button')
    await until('the toast gone', async () => (await page.$('[data-toast]')) === null)
    fail = { status: 500, body: '{}' }
    await press(page, t('account-security:closed.activate'))
    await says(page, t('account-security:closed.failed'))
    expect(await page.$(modal)).not.toBeNull()

    fail = undefined
    await press(page, t('account-security:closed.activate'))
    await says(page, t('account-security:closed.opened'))
    await until('the modal gone', async () => (await page.$(modal)) === null)
    expect(await page.$('[data-toast="success"]')).not.toBeNull()
    expect((await authOf(page)).user.closeable).toBe(0)
    expect(withoutRefusals(faults).filter((fault) => !/status of 500/.test(fault))).toEqual([])
    await page.browserContext().close()
  })
})
