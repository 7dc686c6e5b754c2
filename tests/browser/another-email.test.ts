import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { type Language, openPage, withoutRefusals } from '../support/browser/browser.ts'
import { logIn } from '../support/browser/log-in.ts'
import { press } from '../support/browser/passkey-device.ts'
import { visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { openSite } from '../support/site/open-site.ts'
import { mailedLink } from '../support/site/sent-mails.ts'
import { type Auth, employer, member, signIn } from '../support/site/sign-in.ts'
import { atPath, says, untilPage } from '../support/wait.ts'

/** The server's environment, read at each of its starts. */
const env: Record<string, string> = {}
const { site, browser } = await openSite(env)

/** Returns a module that sets the clock of a process so many days ahead, from its start. */
const daysAhead = (days: number) => {
  const ahead = days * 24 * 60 * 60 * 1000
  const script = `const Real = Date
    globalThis.Date = class extends Real {
      constructor(...given) { super(...(given.length === 0 ? [Real.now() + ${ahead}] : given)) }
      static now() { return Real.now() + ${ahead} }
    }`
  return `--import=data:text/javascript;base64,${Buffer.from(script).toString('base64')}`
}

const post = async ({ token }: Auth, path: string, body: unknown) => {
  const reply = await fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  })
  expect(reply.status).toBe(200)
}

const people = { english: member, arabic: employer }
/** Links that have not been opened, and how their people sign in, for the day on which the links have expired. */
const late = new Map<Language, { confirm: string; undo: string; email: string }>()

describe.each([
  ['english', 1280],
  ['arabic', 360],
] as const)('another e-mail, in %s at %i px', (language, width) => {
  const t = wordsIn(language)
  const who = people[language]
  const address = (n: number) => `another-${n}-${language}@example.com`
  const confirmLink = (to: string) => mailedLink(site, { to, path: '/auth/email/' })
  const open = () => openPage(browser, { language, width, worker: false })
  /** Opens a browser in which this person has just signed in. */
  const openSignedIn = async (given = who) => {
    const tab = await open()
    await visit(tab.page, `${site.url}/terms`)
    const auth = await signIn(site, given)
    await tab.page.evaluate((kept) => localStorage.setItem('persist:root', kept), JSON.stringify({ auth, compare: {} }))
    return { ...tab, auth }
  }
  const hasSession = (page: Page) =>
    page.evaluate(() => Boolean(JSON.parse(localStorage.getItem('persist:root') ?? '{}').auth?.token))

  test('takes effect when the link in the new mailbox is pressed; the earlier mailbox can undo it, which ends every session', async () => {
    const first = await openSignedIn()
    await visit(first.page, `${site.url}/user/myprofile/email`)
    await first.page.type('main input[name="email"]', address(1))
    await first.page.$eval('main form', (form) => form.requestSubmit())
    await says(first.page, t('account-security:email.sentWords'))

    // In a browser where nobody is signed in, the link leads through the login and back.
    const link = await confirmLink(address(1))
    const second = await open()
    await visit(second.page, site.url + link)
    await atPath(second.page, '/auth/login')
    await logIn(second.page, who)
    await atPath(second.page, link)
    await says(second.page, t('accounts:email.confirmWords'))
    await press(second.page, t('accounts:email.submit'))
    await says(second.page, t('accounts:email.doneWords'))
    await second.page.click('main a[href="/user/myprofile/email"]')
    await says(second.page, address(1))
    await visit(second.page, site.url + link)
    await press(second.page, t('accounts:email.submit'))
    await says(second.page, t('problems:token_used'))
    await says(second.page, t('accounts:link.words'))

    // The mail to the previous address, opened in a browser that is signed in.
    const undo = await mailedLink(site, { to: who.email, path: '/auth/email/undo/' })
    await visit(second.page, site.url + undo)
    await says(second.page, t('accounts:email.undoWords'))
    expect(await hasSession(second.page)).toBe(true)
    await press(second.page, t('accounts:email.undoSubmit'))
    await says(second.page, t('accounts:email.undone'))
    await says(second.page, t('accounts:email.undoneWords'))
    await untilPage(second.page, 'nobody signed in here', () => {
      const { auth } = JSON.parse(localStorage.getItem('persist:root') ?? '{}')
      return !auth?.token
    })
    await second.page.click('main a[href="/auth/forgotPassword"]')
    await second.page.waitForSelector('main input[name="email"]')
    // The session of every other browser has ended as well.
    await first.page.goto(`${site.url}/user/myprofile/email`)
    await atPath(first.page, '/auth/login')
    expect((await signIn(site, who)).user.data.email).toBe(who.email)
    await visit(second.page, site.url + undo)
    await press(second.page, t('accounts:email.undoSubmit'))
    await says(second.page, t('problems:token_used'))

    expect(withoutRefusals([...first.faults, ...second.faults])).toEqual([])
    await first.page.browserContext().close()
    await second.page.browserContext().close()
  })

  test('the links of a confirmed change and of a waiting change are kept and not pressed', async () => {
    const auth = await signIn(site, who)
    await post(auth, '/account/email', { email: address(2) })
    const token = (await confirmLink(address(2))).split('/').at(-1)
    const known = new Set([await mailedLink(site, { to: who.email, path: '/auth/email/undo/' })])
    await post(auth, '/account/email/confirm', { token })
    const undo = await mailedLink(site, { to: who.email, path: '/auth/email/undo/', known })
    await post(auth, '/account/email', { email: address(3) })
    late.set(language, { confirm: await confirmLink(address(3)), undo, email: address(2) })
  })
})

test('eight days later neither link works, the page says so in both languages, and the account is unchanged', async () => {
  await site.stop()
  env.NODE_OPTIONS = daysAhead(8)
  await site.start()
  expect(late.size).toBeGreaterThan(0)
  for (const [language, { confirm, undo, email }] of late) {
    const t = wordsIn(language)
    const { page, faults } = await openPage(browser, { language, worker: false })
    await visit(page, site.url + undo)
    await press(page, t('accounts:email.undoSubmit'))
    await says(page, t('problems:token_expired'))
    await says(page, t('accounts:link.words'))
    await page.click('main a[href="/"]')
    await atPath(page, '/')
    await visit(page, site.url + confirm)
    await atPath(page, '/auth/login')
    await logIn(page, { email, password: people[language].password })
    await atPath(page, confirm)
    await press(page, t('accounts:email.submit'))
    await says(page, t('problems:token_expired'))
    expect((await signIn(site, { email, password: people[language].password })).user.data.email).toBe(email)
    expect(withoutRefusals(faults)).toEqual([])
    await page.browserContext().close()
  }
})
