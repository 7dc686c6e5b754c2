import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser/browser.ts'
import { modal } from '../support/browser/modal.ts'
import { settled } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { member, signInPage } from '../support/site/sign-in.ts'
import { says, until } from '../support/wait.ts'

const { site, browser } = await shareSite()

describe.each(choose(['english', 'arabic'] as const, ['english']))('asked whether it is they, in %s', (language) => {
  const t = wordsIn(language)

  test('the call is repeated once the password is right, and not when the dialog is closed', async () => {
    const { page } = await openPage(browser, { language, worker: false })
    await signInPage(page, site)
    await page.setRequestInterception(true)
    let asked = 0
    let absent = true
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname === '/api/account/data') asked++
      // Responds like a session that began a while ago.
      const body = JSON.stringify({ message: '', problems: [{ path: '', code: 'presence_required' }] })
      if (pathname === '/api/account/data' && absent)
        void request.respond({ status: 409, contentType: 'application/json', body })
      else {
        if (pathname === '/api/account/presence') absent = false
        void request.continue()
      }
    })
    await page.goto(`${site.url}/user/myprofile/data`)
    await settled(page)
    const download = async () => {
      await page.click('main section button')
      await page.waitForSelector(`${modal} input[type="password"]`)
    }
    await download()
    await page.keyboard.press('Escape')
    await until('the question gone', async () => (await page.$(modal)) === null)
    expect(asked).toBe(1)
    await download()
    await page.type(`${modal} input[type="password"]`, member.password)
    await page.keyboard.press('Enter')
    await says(page, t('account-security:data.done'))
    expect(asked).toBe(3)
    expect(await page.$(modal)).toBeNull()
    await page.close()
  })
})
