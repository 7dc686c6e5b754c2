import type { Page } from 'puppeteer'
import { beforeAll, describe, expect, test } from 'vitest'
import { resetForm, undoAnewForm } from '../../src/contract/accounts/reset.ts'
import { registration } from '../support/answers/registration.ts'
import { openPage } from '../support/browser/browser.ts'
import { fillForm } from '../support/browser/fill-form.ts'
import { logIn } from '../support/browser/log-in.ts'
import { press } from '../support/browser/passkey-device.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose, wholeTest } from '../support/setup/whole.ts'
import { sendReview } from '../support/site/company-review.ts'
import { openSite } from '../support/site/open-site.ts'
import { mailedCodes } from '../support/site/recovery-code.ts'
import { mailedLink } from '../support/site/sent-mails.ts'
import type { Auth } from '../support/site/sign-in.ts'
import { atPath, says, until, untilPage } from '../support/wait.ts'

const { site, browser } = await openSite()
const description = '[data-field="description"] textarea'
const companyId = 12

describe.each(choose(['english', 'arabic'] as const, ['english']))('a forgotten password, in %s', (language) => {
  const t = wordsIn(language)
  const email = `forgets-${language}@example.com`
  const passwords = ['quiet-orange-lamp-19', 'brass-window-tide-7', 'green-kettle-road-5', 'paper-harbour-six-8']
  const opened = new Set<string>()
  const follow = async (page: Page, path: string) => {
    const link = await mailedLink(site, { to: email, path, known: opened })
    opened.add(link)
    await visit(page, site.url + link)
  }
  const open = async () => (await openPage(browser, { language, worker: false })).page
  const authOf = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('persist:root') ?? '{}').auth as Auth)
  const signedIn = (page: Page) =>
    untilPage(page, 'a person signed in', () =>
      Boolean(JSON.parse(localStorage.getItem('persist:root') ?? '{}').auth?.token),
    )
  const submit = (page: Page) => page.$eval('main form', (form) => (form as HTMLFormElement).requestSubmit())
  /** Asks for the letter on the screen, which says first what is kept, and opens its link. */
  const askForLetter = async (page: Page) => {
    await visit(page, `${site.url}/auth/forgotPassword`)
    for (const way of ['here', 'code', 'startOver'] as const) await says(page, t(`accounts:forgot.${way}`))
    await page.type('input[name="email"]', email)
    await submit(page)
    await page.waitForSelector('[data-sent]')
    await follow(page, '/password/reset/')
    await page.waitForSelector('input[name="password_confirmation"]')
  }
  const choosePassword = async (page: Page, password: string, also: Record<string, string> = {}) => {
    await fillForm(page, resetForm, { password, password_confirmation: password, ...also })
    await submit(page)
  }
  const enter = async (page: Page, password: string) => {
    await atPath(page, '/auth/login')
    await logIn(page, { email, password })
    await signedIn(page)
  }
  const contributions = async (page: Page) => {
    const { token } = await authOf(page)
    const reply = await fetch(`${site.url}/api/profile/contributions`, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    })
    return (await reply.json()).data.total as number
  }

  let home: Page
  beforeAll(async () => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Language': 'en' }
    const post = (path: string, body: object, also: Record<string, string> = {}) =>
      fetch(`${site.url}/api${path}`, {
        method: 'POST',
        headers: { ...headers, ...also },
        body: JSON.stringify(body),
      })
    await post('/register', { ...registration, name: 'Sara', email, password: passwords[0] })
    home = await open()
    await follow(home, '/auth/verify/')
    await home.waitForSelector('input[name="password"]')
    await home.type('input[name="password"]', passwords[0]!)
    await submit(home)
    await signedIn(home)
    const auth = await authOf(home)
    const own = { Authorization: `Bearer ${auth.token}`, 'Idempotency-Key': `experience-${language}` }
    expect((await post('/profile/experience', { company_id: companyId }, own)).status).toBe(200)
    await sendReview(site.url, { auth, companyId, key: `review-${language}` })
    // A draft, which lies on this device under a name that only the person's secret gives.
    await visit(home, `${site.url}/interview-review/${companyId}`)
    await home.waitForSelector(description)
    await home.type(description, 'Half a thought')
    await visit(home, `${site.url}/outbox`)
  })

  test('a person who was signed in in this browser loses nothing: no question is asked, and the draft is there', async () => {
    await home.click('header button[aria-haspopup="menu"]')
    await (await home.waitForSelector(`[role="menu"] ::-p-text(${t('shell:nav.logout')})`))!.click()
    await (await home.waitForSelector(`::-p-text(${t('outbox:signOut.keep')})`))!.click()
    await untilPage(home, 'signed out', () => JSON.parse(localStorage.getItem('persist:root')!).auth.token === null)
    await askForLetter(home)
    expect(await home.$('[data-field="recovery"]')).toBeNull()
    await choosePassword(home, passwords[1]!)
    await enter(home, passwords[1]!)
    expect(await contributions(home)).toBeGreaterThan(0)
    await visit(home, `${site.url}/interview-review/${companyId}`)
    await home.waitForSelector(description)
    await until('the draft', async () => (await home.$eval(description, (area) => area.value)) === 'Half a thought')
  })

  test('with the code from the e-mail a person loses nothing on another device', async () => {
    const page = await open()
    await askForLetter(page)
    await choosePassword(page, passwords[2]!)
    await page.waitForSelector('[data-field="recovery"]')
    await says(page, t('accounts:reset.unknown'))
    // Letters brought three codes: at the registration, with the password before, and with this link, not yet valid.
    const codes = mailedCodes(site, email)
    expect(new Set(codes).size).toBe(3)
    let entered = 0
    for (const code of codes) {
      await choosePassword(page, passwords[2]!, { recovery: 'code', code })
      const outcome = await until('the answer', async () => {
        if (new URL(page.url()).pathname === '/auth/login') return 'entered'
        const busy = await page.$('main form button[type="submit"][disabled]')
        return !busy && (await page.$('[data-field="code"] [role="alert"], [data-field="code"] [aria-invalid="true"]'))
          ? 'refused'
          : null
      })
      if (outcome === 'entered') {
        entered++
        break
      }
    }
    expect(entered).toBe(1)
    await enter(page, passwords[2]!)
    expect(await contributions(page)).toBeGreaterThan(0)
    await page.browserContext().close()
  })

  wholeTest('an account starts over as the last resort, and the former password undoes that', async () => {
    const page = await open()
    await askForLetter(page)
    await choosePassword(page, passwords[3]!)
    await page.waitForSelector('[data-field="recovery"]')
    await choosePassword(page, passwords[3]!, { recovery: 'none' })
    await enter(page, passwords[3]!)
    expect(await contributions(page)).toBe(0)
    await visit(page, `${site.url}/user/myprofile/recovery`)
    await says(page, t('recovery:anew.title'))
    await fillForm(page, undoAnewForm, { by: 'password', former: passwords[2]!, password: passwords[3]! })
    await press(page, t('recovery:anew.submit'))
    await says(page, t('messages:anew_undone'))
    await settled(page)
    await until('everything there again', async () => (await contributions(page)) > 0)
    await visit(page, `${site.url}/user/myprofile/recovery`)
    await says(page, t('recovery:letter'))
    expect(await page.$('input[name="former"]')).toBeNull()
    await page.browserContext().close()
  })
})
