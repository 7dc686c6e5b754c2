import type { Page } from 'puppeteer'
import { afterEach, describe, expect, test } from 'vitest'
import { type Language, openPage, withoutNetworkNoise, withoutRefusals } from '../support/browser/browser.ts'
import { logIn } from '../support/browser/log-in.ts'
import { modal } from '../support/browser/modal.ts'
import { goInside, settled, visit } from '../support/browser/settled.ts'
import { workerReady } from '../support/browser/worker.ts'
import { wordsIn } from '../support/project/words.ts'
import { servedTitle } from '../support/screens/served-title.ts'
import { choose, wholeTest } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { keepSession, member, people, signIn, signInPage } from '../support/site/sign-in.ts'
import { isRead, says, until, untilPage } from '../support/wait.ts'

const { site, line, browser } = await shareSite()

const tabs: Page[] = []
async function open(
  language: Language,
  { who, worker = false }: { who?: keyof typeof people | undefined; worker?: boolean } = {},
) {
  const { page, faults } = await openPage(browser, { language, worker })
  tabs.push(page)
  if (who) await signInPage(page, site, people[who])
  return { page, faults }
}
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.browserContext().close()
})

/** Collects what screen readers are told from then on: each change of a live region, and each alert that appears. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const note = (region: Element | null | undefined) => {
      const text = region?.textContent?.trim()
      if (text) said.push(text)
    }
    const live = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]'
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        note((target instanceof Element ? target : target.parentElement)?.closest(live))
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          for (const one of [node, ...node.querySelectorAll('*')]) if (one.matches('[role="alert"]')) note(one)
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

const alertOf = (page: Page) => page.$eval('main form > [role="alert"]', (region) => region.textContent)
/** Presses the button of this name by a script: those at the foot of a page need not be scrolled to. */
const press = (page: Page, name: string) =>
  untilPage(
    page,
    `the button ${name}`,
    (wanted) => {
      const found = [...document.querySelectorAll('button')].find(
        (one) => one.textContent?.trim() === wanted || one.ariaLabel === wanted,
      )
      found?.click()
      return found !== undefined
    },
    name,
  )

describe.each(choose(['english', 'arabic'] as const, ['arabic']))('for who listens to a page, in %s', (language) => {
  const t = wordsIn(language)

  test('an error that belongs to no field is read out, and disappears once an answer changes', async () => {
    const { page, faults } = await open(language)
    await visit(page, `${site.url}/auth/login`)
    const said = await listen(page)
    await logIn(page, { ...member, password: 'not this one' })
    await page.waitForSelector('[data-general] [data-problem]')
    const words = await page.$eval('[data-general] [data-problem]', (one) => one.textContent)
    await until('it is read out', async () => (await said()).includes(words!))
    await page.keyboard.type('x')
    expect(await alertOf(page)).toBe('')
    expect(withoutRefusals(faults)).toEqual([])
  })

  test('errors of a form are not shown while the corrected form is sent', async () => {
    const { page } = await open(language)
    await visit(page, `${line.url}/auth/login`)
    await page.$eval('main form', (form) => (form as HTMLFormElement).requestSubmit())
    await until('the problems', async () => (await alertOf(page)) !== '')
    const release = line.holdReplies('POST /api/login')
    await logIn(page)
    await page.waitForSelector('main form button[type="submit"]:disabled')
    expect(await alertOf(page)).toBe('')
    release()
  })

  test('without a network a page that is not saved says so', async () => {
    const { page, faults } = await open(language)
    await visit(page, `${line.url}/company/1/overview`)
    const said = await listen(page)
    await line.cut()
    await goInside(page, '/company/9/overview')
    await until('it is read out', async () => (await said()).some((one) => one.includes(t('companies:notSaved.title'))))
    await line.restore()
    expect(withoutNetworkNoise(faults)).toEqual([])
  })

  const dialogs = [
    ['that asks to log in', '/company/1/questions', undefined, 'questions:ask'],
    ['that shares', '/company/1/reviews', undefined, 'companies:share'],
    ['for how numbers look', '/terms', undefined, 'shell:display'],
    ['that deletes', '/user/myprofile/contributions', 'member', 'profile:contributions.delete'],
  ] as const
  test.each(choose(dialogs, dialogs.slice(0, 1)))(
    'a dialog %s opens with the focus on nothing that a second Enter would press',
    async (_, path, who, opener) => {
      const { page } = await open(language, { who })
      await visit(page, site.url + path)
      if (opener) await press(page, t(opener))
      await page.waitForSelector(modal)
      await untilPage(page, 'the focus in the dialog', () => document.activeElement?.closest('[role="dialog"]') != null)
      expect(await page.evaluate(() => document.activeElement?.matches('button, a'))).toBe(false)
      const at = page.url()
      await page.keyboard.press('Enter')
      expect(await page.$(modal)).not.toBeNull()
      expect(page.url()).toBe(at)
    },
  )

  test('pressing Enter twice to log in to a closed account does not sign the person out', async () => {
    const { page } = await open(language)
    const auth = await signIn(site)
    await keepSession(page, site, { ...auth, user: { ...auth.user, closeable: 1 } })
    await page.setRequestInterception(true)
    // The account is open on the server: its profile would say so.
    page.on('request', (request) =>
      new URL(request.url()).pathname === '/api/profile' ? void request.abort() : void request.continue(),
    )
    await page.goto(`${site.url}/terms`)
    await says(page, t('account-security:closed.title'))
    await untilPage(page, 'the focus in the dialog', () => document.activeElement?.closest('[role="dialog"]') != null)
    for (const _ of [1, 2]) await page.keyboard.press('Enter')
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('persist:root')!).auth.token)).toBe(auth.token)
    await says(page, t('account-security:closed.title'))
  })
})

describe.each(choose(['english', 'arabic'] as const, ['english']))('a page says what is so, in %s', (language) => {
  const t = wordsIn(language)

  wholeTest('a message in place of a screen has its own title, and the screen has its own again', async () => {
    const { page } = await open(language, { who: 'member' })
    const titleOf = (part: string) => `${t('common:site')} | ${part}`
    const isTitled = (part: string) => until(`the title ${part}`, async () => (await page.title()) === titleOf(part))
    for (const path of [
      ...['/company/1/xyz', '/company/999999/overview', '/salaries/999999', '/compare/999999', '/nowhere'],
      ...[
        '/industries/999999',
        '/compare-companies/999999-999998',
        '/user/myprofile/nowhere',
        '/update/company/999999',
      ],
    ]) {
      const served = await servedTitle(site.url, path, language)
      await page.goto(site.url + path)
      await settled(page)
      const heading = await page.$eval('h1', (one) => one.textContent!)
      await isTitled(heading)
      if (served) expect(served).toBe(titleOf(heading))
    }
    await visit(page, `${site.url}/user/myprofile`)
    await isTitled(t('profile:page'))
    await goInside(page, '/user/myprofile/nowhere')
    await isTitled(t('shell:missing.title'))
    await goInside(page, '/user/myprofile')
    await isTitled(t('profile:page'))
  })

  test('"Read more" is there where a part of the text is hidden, and only there', async () => {
    const { page } = await open(language)
    for (const id of [1, 2, 3, 4, 5, 6]) {
      await visit(page, `${site.url}/company/${id}/overview`)
      const found = await page.evaluate((more) => {
        const about = document.querySelector<HTMLElement>('main p[dir="auto"][id]')
        if (!about) return undefined
        const button = [...document.querySelectorAll('main button')].find((one) => one.textContent === more)
        const clipped = about.clientHeight
        about.style.webkitLineClamp = 'none'
        const whole = about.clientHeight
        about.style.webkitLineClamp = ''
        return { offers: button !== undefined, hides: whole > clipped + 4 }
      }, t('companies:more'))
      if (found) expect(found.offers, `company ${id}`).toBe(found.hides)
    }
  })

  test('the outbox opened by its URL does not wait for an idle moment', async () => {
    const { page } = await open(language)
    await page.evaluateOnNewDocument(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await page.goto(`${site.url}/outbox`)
    await says(page, t('outbox:empty.title'))
  })

  wholeTest('a list read from the cache first is not marked as a saved copy while the network works', async () => {
    const { page } = await open(language, { worker: true })
    await visit(page, `${site.url}/industries`)
    await workerReady(page)
    for (const path of ['/industries', '/cities', '/industries', '/cities']) {
      await visit(page, site.url + path)
      expect(await isRead(page, t('common:saved.copyNow'))).toBe(false)
    }
  })
})
