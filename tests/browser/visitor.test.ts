import type { HTTPRequest, Page } from 'puppeteer'
import { afterEach, describe, expect, test } from 'vitest'
import { quickSalaryReview } from '../../src/contract/reviews/salary.ts'
import { createProfiles, type Language, openPage } from '../support/browser/browser.ts'
import { drawer } from '../support/browser/drawer.ts'
import { fillForm } from '../support/browser/fill-form.ts'
import { modal } from '../support/browser/modal.ts'
import { goInside, settled, visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose, wholeTest } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { signInPage } from '../support/site/sign-in.ts'
import { atPath, says, until, untilPage } from '../support/wait.ts'

const { site, browser } = await shareSite()

/** One profile per kind of visitor. */
const openIn = createProfiles(browser)
const tabs: Page[] = []
async function openTab(language: Language, who: 'visitor' | 'member' = 'visitor') {
  const { page, faults } = await openIn(`${language} ${who}`, { language, worker: false })
  tabs.push(page)
  if (who === 'member') await signInPage(page, site)
  return { page, faults }
}
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close()
})

const press = async (page: Page, name: string, within = 'body') => {
  const button = await until(`the button ${name}`, () => page.$(`${within} ::-p-aria([name="${name}"])`))
  await button.click()
}
const toast = async (page: Page, kind: string) =>
  (await page.waitForSelector(`[data-toast="${kind}"]`))!.evaluate((shown) => shown.textContent ?? '')

describe.each(choose(['english', 'arabic'] as const, ['arabic']))(
  'D-017: a visitor of a browser without a worker, in %s',
  (language) => {
    const t = wordsIn(language)
    const open = async (path: string) => {
      const { page, faults } = await openTab(language)
      await visit(page, site.url + path)
      return { page, faults }
    }

    test('a profession typed on the home page leads to its pay', async () => {
      const { page, faults } = await open('/')
      await page.type('main input[role="combobox"]', language === 'english' ? 'accountant' : 'محاسب')
      const link = await until('its pay', () => page.$('main search a[href^="/salaries/"]'))
      const name = (await link.evaluate((one) => one.textContent!))
        .replace(t('search:payOf', { title: '' }).trim(), '')
        .trim()
      await link.click()
      await untilPage(page, 'a page of pay', () => location.pathname.startsWith('/salaries/'))
      await says(page, name)
      expect(await page.$('main search')).toBeNull()
      expect(faults).toEqual([])
    })

    test('C-033, C-034, L-032: the about text is clipped to 2 lines and opens', async () => {
      const { page } = await open('/company/1')
      // On a wide screen the whole text has room.
      await page.setViewport({ width: 360, height: 780 })
      await page.waitForSelector('[aria-expanded][aria-controls]')
      const lines = () =>
        page.$eval('[aria-expanded][aria-controls]', (button) => {
          const words = document.getElementById(button.getAttribute('aria-controls')!)!
          return Math.round(words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight))
        })
      expect(await lines()).toBe(2)
      await press(page, t('companies:more'), 'main')
      expect(await lines()).toBeGreaterThan(2)
      await press(page, t('companies:less'), 'main')
      expect(await lines()).toBe(2)
      // A printed page cannot be expanded.
      await page.emulateMediaType('print')
      expect(await lines()).toBeGreaterThan(2)
      expect(await page.$(`main ::-p-aria([name="${t('companies:more')}"])`)).toBeNull()
    })

    test('N-023, L-015: the bar gets its shadow beyond 50 pixels, not at them', async () => {
      const { page } = await open('/company/1')
      const shadowAt = async (y: number) => {
        await page.evaluate((to) => scrollTo(0, to), y)
        await untilPage(page, `scrolled to ${y}`, (to) => scrollY === Number(to), String(y))
        // Two frames: the scroll event is fired in the first, and its effect painted in the second.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        return page.$eval('header', (bar) => getComputedStyle(bar).boxShadow)
      }
      expect(await shadowAt(50)).toBe('none')
      expect(await shadowAt(51)).not.toBe('none')
      expect(await shadowAt(0)).toBe('none')
    })

    test('N-002: on a phone the bar has a drawer that closes by Escape, by a press beside it, or with Tab', async () => {
      const { page } = await open('/search?q=masar')
      await page.setViewport({ width: 360, height: 800 })
      const opened = () => page.$eval(drawer, (one) => one.checkVisibility({ visibilityProperty: true }))
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
      const begin = async () => {
        await press(page, t('shell:nav.menu'), 'header')
        await until('the focus in the drawer', async () => (await focused()) === t('common:close'))
        expect(await opened()).toBe(true)
      }
      const closed = () => until('a closed drawer', async () => !(await opened()))

      await begin()
      const edge = await page.$eval(`${drawer} > div`, (inner) => {
        const { left, right } = inner.getBoundingClientRect()
        return { left, right }
      })
      expect(edge).toEqual(language === 'arabic' ? { left: 40, right: 360 } : { left: 0, right: 320 })
      await page.keyboard.press('Escape')
      await closed()
      expect(await focused()).toBe(t('shell:nav.menu'))

      // A tap beside the drawer hits its backdrop, not a company below it.
      await begin()
      await page.mouse.click(language === 'arabic' ? 10 : 350, 400)
      await closed()
      expect(new URL(page.url()).pathname).toBe('/search')

      await begin()
      await page.keyboard.down('Shift')
      await page.keyboard.press('Tab')
      await page.keyboard.up('Shift')
      await closed()

      await begin()
      await page.click(`${drawer} nav a[href="/salaries"]`)
      await atPath(page, '/salaries')
      await closed()
    })

    test('the search field shows its focus in one frame and its panel in a later one', async () => {
      const { page } = await open('/')
      const shown = () => document.querySelector('main [role="listbox"]') !== null
      await page.waitForSelector('main [role="combobox"]')
      const atFirst = await page.evaluate(
        () =>
          new Promise((resolve) => {
            document.querySelector<HTMLElement>('main [role="combobox"]')!.focus()
            requestAnimationFrame(() => {
              const field = document.activeElement!
              const panel = document.querySelector('main [role="listbox"]')
              resolve([field.getAttribute('role'), field.getAttribute('aria-expanded'), panel])
            })
          }),
      )
      expect(atFirst).toEqual(['combobox', 'true', null])
      await untilPage(page, 'the panel', shown)
    })

    wholeTest('N-002: the drawer closes by Escape also in browsers without close watchers', async () => {
      const { page } = await openTab(language)
      await page.evaluateOnNewDocument(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'))
      await page.setViewport({ width: 360, height: 800 })
      await visit(page, `${site.url}/search?q=masar`)
      // The drawer is in the page before it is opened, so that a press need not lay it out.
      await page.waitForSelector(drawer)
      expect(await page.$eval(`${drawer} > div`, ({ offsetWidth }) => offsetWidth)).toBe(320)
      for (const leave of [() => page.keyboard.press('Escape'), () => press(page, t('common:close'), drawer)]) {
        await press(page, t('shell:nav.menu'), 'header')
        await page.waitForSelector(drawer, { visible: true })
        await leave()
        await page.waitForSelector(drawer, { hidden: true })
        expect(await page.$eval(':focus', (focused) => focused.getAttribute('aria-expanded'))).toBe('false')
      }
    })

    test.each(choose(['with', 'without'], ['with']))(
      'N-005: Escape leaves the list of Choose company, then the popup, %s close watchers',
      async (watchers) => {
        const { page } = await openTab(language)
        if (watchers === 'without')
          await page.evaluateOnNewDocument(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'))
        await visit(page, `${site.url}/terms`)
        await press(page, t('shell:nav.choose'), 'header')
        const popup = await page.waitForSelector('header [role="dialog"]')
        await page.waitForSelector('header [role="dialog"] input:focus')
        await page.keyboard.type('mas')
        await page.waitForSelector('header [role="option"]')
        await page.keyboard.press('Escape')
        await page.waitForSelector('header [role="option"]', { hidden: true })
        expect(await popup!.evaluate((one) => one.querySelector('input')?.value)).toBe('mas')
        await page.keyboard.press('Escape')
        await page.waitForSelector('header [role="dialog"]', { hidden: true })
        expect(await page.$eval(':focus', (focused) => focused.getAttribute('aria-haspopup'))).toBe('dialog')
      },
    )

    test('F-004, F-005, X-028: each app badge only says "Coming soon"', async () => {
      const { page } = await open('/search?q=masar')
      for (const store of ['App Store', 'Google Play']) {
        const badge = await until(store, () => page.$(`footer ::-p-text(${store})`))
        await badge.click()
        expect(await toast(page, 'info')).toContain(t('shell:footer.soon'))
        await page.reload()
        await settled(page)
      }
      expect(new URL(page.url()).pathname).toBe('/search')
    })

    test('M-001..M-004, T-040, X-035: sharing offers links, and an address that is copied on a press', async () => {
      const { page } = await open('/company/1/reviews')
      await page.browserContext().overridePermissions(site.url, ['clipboard-read', 'clipboard-sanitized-write'])
      await press(page, t('companies:share'), 'main')
      const field = (await page.waitForSelector(`${modal} input[readonly]`))!
      const address = await field.evaluate((input) => (input as HTMLInputElement).value)
      expect(address).toBe(`${site.url}/company/1/reviews`)
      const links = await page.$$eval(`${modal} a`, (all) => all.map((link) => (link as HTMLAnchorElement).href))
      expect(links.some((link) => link.includes(encodeURIComponent(address)))).toBe(true)
      await field.click()
      expect(await toast(page, 'success')).toContain(t('shell:share.copied'))
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    })

    test('M-005, M-006, P-008, T-039, X-034: a visitor who sends a review is asked to log in first', async () => {
      const { page } = await open('/salary-review/1')
      await says(page, t('reviews:visitor.words'))
      expect(await page.$(modal)).toBeNull()
      await page.waitForSelector('[data-field="jobtitle"] input:enabled')
      await fillForm(page, quickSalaryReview)
      await page.click('main form button[type="submit"]')
      await says(page, t('shell:login.title'))
      await press(page, t('shell:login.action'), modal)
      await atPath(page, '/auth/login')
    })

    test('a salary that is far from usual asks "an hour?" before it is sent, and takes the answer', async () => {
      const { page } = await open('/salary-review/2')
      await page.waitForSelector('[data-field="jobtitle"] input:enabled')
      await page.type('[data-field="salary"] input', '45')
      await says(page, t('reviews:period.words'))
      const period = () =>
        page.$eval('[data-field="per_duration"] input:checked', (one) => (one as HTMLInputElement).value)
      expect(await period()).toBe('month')
      await press(page, t('reviews:period.hour'), '[data-field="salary"]')
      expect(await until('the period of an hour', async () => (await period()) === 'hour')).toBe(true)
      await until(
        'no question',
        async () => !(await page.$eval('main', (main) => main.textContent)).includes(t('reviews:period.words')),
      )
    })

    test('A-001..A-004, H-040: every call goes below /api with its device, language and kind of answer', async () => {
      const { page } = await openPage(browser, { language, worker: false })
      const calls: HTTPRequest[] = []
      page.on('request', (request) => {
        if (['fetch', 'xhr'].includes(request.resourceType()) && !/\.(json|js)$/.test(new URL(request.url()).pathname))
          calls.push(request)
      })
      // The server-rendered page makes no calls; the client does when it navigates by itself.
      await visit(page, site.url)
      for (const path of ['/company/1', '/company/1/reviews', '/search?q=sahl', '/salaries', '/company/1/questions']) {
        await goInside(page, path)
        await settled(page)
      }
      const own = await until('the calls of the client', async () => {
        const found = calls.filter((request) => request.frame() === page.mainFrame())
        return found.length > 3 ? found : undefined
      })
      for (const request of own) {
        expect(new URL(request.url()).pathname).toMatch(/^\/api\//)
        expect(request.headers()).toMatchObject({
          'x-device': 'web',
          'x-language': language === 'arabic' ? 'ar' : 'en',
          accept: 'application/json',
        })
      }
    })
  },
)

describe('routes', () => {
  test('C-008, R-017: the rate tab of a company is its wizard', async () => {
    const { page } = await openTab('english', 'member')
    await page.goto(`${site.url}/company/2/rate`)
    await atPath(page, '/rateCompany')
    expect(await page.evaluate(() => location.search)).toBe('?type=company&id=2')
  })

  test('R-006, P-021: someone signed in is sent from the login to the home page', async () => {
    const { page } = await openTab('english', 'member')
    await page.goto(`${site.url}/auth/login`)
    await atPath(page, '/')
  })

  test('R-040: the dashboard sends a visitor to the login', async () => {
    const { page } = await openTab('english')
    await page.goto(`${site.url}/user/dashboard`)
    await atPath(page, '/auth/login')
  })
})

describe('a first visit of a browser that asks for Arabic', () => {
  const offer = wordsIn('arabic')
  const openAsking = async (...answers: ('action' | 'stay')[]) => {
    const { page } = await openPage(browser, { worker: false, width: 360 })
    tabs.push(page)
    const session = await page.createCDPSession()
    const userAgent = await browser.userAgent()
    await session.send('Network.setUserAgentOverride', { userAgent, acceptLanguage: 'ar-SA,ar,en' })
    await visit(page, site.url)
    for (const answer of answers) await press(page, offer(`shell:arabicOffer.${answer}`), '[role="status"][lang="ar"]')
    return page
  }
  const language = (page: Page) => page.evaluate(() => [document.documentElement.lang, localStorage.getItem('lng')])

  test('H-039: begins in English and offers Arabic in Arabic; a visitor who takes it reads Arabic from then on', async () => {
    const page = await openAsking()
    expect(await language(page)).toEqual(['en', null])
    const line = await page.waitForSelector('[role="status"][lang="ar"][dir="rtl"]')
    expect(await line!.evaluate((shown) => shown.textContent)).toContain(offer('shell:arabicOffer.words'))
    await press(page, offer('shell:arabicOffer.action'), '[role="status"][lang="ar"]')
    await untilPage(page, 'the page in Arabic', () => document.documentElement.lang === 'ar')
    expect(await language(page)).toEqual(['ar', 'arabic'])
  })

  test('a visitor who stays with English is never asked again', async () => {
    const page = await openAsking('stay')
    expect(await language(page)).toEqual(['en', 'english'])
    await visit(page, `${site.url}/faq`)
    expect(await page.$('[role="status"][lang="ar"]')).toBeNull()
  })
})
