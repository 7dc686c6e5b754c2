import { readFileSync } from 'node:fs'
import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { companyTabs } from '../../src/client/features/companies/page/company-tabs.ts'
import { pageAt, pagePaths } from '../../src/contract/pages.ts'
import { computeAbout } from '../../src/contract/salaries/pay.ts'
import { addressesOf } from '../support/browser/addresses.ts'
import { type Language, openPage, type Theme } from '../support/browser/browser.ts'
import { drawer } from '../support/browser/drawer.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { signInPage } from '../support/site/sign-in.ts'
import { until, untilPage } from '../support/wait.ts'

const { site, browser, line } = await shareSite()
const codes = { english: 'en', arabic: 'ar' } as const
const languages = ['english', 'arabic'] as const

/** Opens a page of a new visitor, without any settings. */
const openNew = (theme: Theme = 'light') => openPage(browser, { theme, width: 360, height: 780, worker: false })
const headingOf = (page: Page) => page.$eval('h1', (heading) => heading.textContent)

/** Holds back the scripts that hydrate the server-rendered page, until they are released. */
async function holdBack(page: Page) {
  await page.setRequestInterception(true)
  const held: (() => void)[] = []
  let free = false
  page.on('request', (request) => {
    const mayGo = free || !/\.js$/.test(request.url()) || request.url().includes('first-paint')
    if (mayGo) void request.continue()
    else held.push(() => void request.continue())
  })
  return () => {
    free = true
    for (const go of held.splice(0)) go()
  }
}
/** Starts loading a page that may never load completely. */
const begin = (page: Page, url: string) => void page.goto(url).catch(() => undefined)
const drawn = (page: Page) => untilPage(page, 'a drawn page', () => Boolean(document.querySelector('[data-drawn] h1')))
const seen = (page: Page) => page.$eval('#root', (root) => getComputedStyle(root).visibility)

describe.each(choose(languages, ['english']))('a first visit in %s', (language: Language) => {
  const t = wordsIn(language)
  const address = (path: string) => `${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${codes[language]}`

  test('the page is visible before its scripts run, and the client hydrates the same elements', async () => {
    const { page, faults } = await openNew()
    const letGo = await holdBack(page)
    begin(page, address('/company/1'))
    await drawn(page)
    await until('the drawn page to be seen', async () => (await seen(page)) === 'visible')
    const name = await headingOf(page)
    expect(await page.$$eval('[data-drawn] main nav a', (tabs) => tabs.length)).toBeGreaterThan(4)
    await page.evaluate(() => Object.assign(window, { before: document.querySelector('h1') }))
    letGo()
    await settled(page)
    expect(await headingOf(page)).toBe(name)
    expect(
      await page.evaluate(() => (window as unknown as { before: Node }).before === document.querySelector('h1')),
    ).toBe(true)
    expect(await page.$$('[data-style], form[inert], input[inert]')).toEqual([])
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('a password typed before the client runs does not get into the URL: forms wait for the client', async () => {
    const { page } = await openNew()
    const letGo = await holdBack(page)
    begin(page, address('/auth/login'))
    await drawn(page)
    await page.click('[data-field="password"] input').catch(() => undefined)
    await page.keyboard.type('a long password')
    await page.keyboard.press('Enter')
    expect(await page.$eval('[data-field="password"] input', (field) => (field as HTMLInputElement).value)).toBe('')
    letGo()
    await settled(page)
    expect(new URL(page.url()).search).toBe(`?lang=${codes[language]}`)
    await page.type('[data-field="password"] input', 'a long password')
    expect(await page.$eval('[data-field="password"] input', (field) => (field as HTMLInputElement).value)).toBe(
      'a long password',
    )
    await page.browserContext().close()
  })

  test('without JavaScript everything public can be read', async () => {
    const { page } = await openNew('dark')
    await page.setJavaScriptEnabled(false)
    await page.goto(address('/faq'))
    const shown = await page.$('h1')
    expect(await shown?.evaluate((heading) => heading.textContent)).toBe(t('faq:title'))
    expect(await page.$eval('main', (main) => getComputedStyle(main).direction)).toBe(
      language === 'arabic' ? 'rtl' : 'ltr',
    )
    // Filtered by the address and by the search field, which without JavaScript is a plain form of the browser.
    const languagesOf = () =>
      page.$$eval('main article p[lang]', (all) => [...new Set(all.map((one) => (one as HTMLElement).lang))])
    for (const one of ['ar', 'en']) {
      await page.goto(address(`/company/1/reviews?language=${one}`))
      expect(await languagesOf()).toEqual([one])
    }
    // A server-rendered page becomes visible once its font has loaded, or after a second.
    await page.waitForSelector('main input[name="q"]', { visible: true })
    await page.type('main input[name="q"]', 'the')
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    expect(new URL(page.url()).search).toMatch(/q=the.*language=en/)
    expect(await languagesOf()).toEqual(['en'])
    await page.browserContext().close()
  })
})

/** The languages in which the page at this place of a list is opened: by turns, and in a whole run both. */
const codesAt = (place: number) => choose(Object.values(codes), [place % 2 === 0 ? codes.english : codes.arabic])

/** Returns a page as the server renders it; asks again where the server, under load, leaves that to the browser. */
const drawnBy = (address: string, code: string) =>
  until(`${address} drawn in ${code}`, async () => {
    const page = await (await fetch(`${site.url}${address}${address.includes('?') ? '&' : '?'}lang=${code}`)).text()
    return page.includes(`data-drawn="${code}"`) ? page : undefined
  })

test('the server renders every page that visitors may open first; pages of the sitemap and tabs of a company include their data', async () => {
  const locations = async (name: string) =>
    [...(await (await fetch(`${site.url}/${name}`)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
  const listed = await Promise.all(['sitemap-pages.xml', 'sitemap-studies-1.xml'].map(locations))
  const tabs = companyTabs.filter((tab) => tab !== 'rate').map((tab) => `/company/1/${tab}`)
  const whole = new Set([...listed.flat(), ...tabs])
  const drawn = pagePaths.filter((page) => pageAt(page).ssr).flatMap(addressesOf)
  const all = new Set([...whole, ...drawn, '/company/1/rate', '/search?q=al', '/rateCompany?type=company&id=1'])
  for (const [place, path] of [...all].entries())
    for (const code of codesAt(place)) {
      const html = await drawnBy(path, code)
      if (!whole.has(path)) continue
      const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect([path, code, content.match(/aria-busy="true"/g)]).toEqual([path, code, null])
    }
  const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  const ask = async (path: string, code: string) => {
    const reply = await fetch(`${site.url}/api${path}`, { headers: { 'X-Language': code } })
    return ((await reply.json()) as { data: any }).data
  }
  for (const code of Object.values(codes)) {
    const pageAt = async (path: string) => textOf(await (await fetch(`${site.url}${path}?lang=${code}`)).text())
    const { titles } = await ask('/salaries/titles?limit=20', code)
    const salaries = await pageAt('/salaries')
    expect(titles).toHaveLength(20)
    for (const { name, pay, wider } of titles) {
      expect(salaries).toContain(name)
      expect(salaries).toContain(computeAbout(pay ?? wider).about.toLocaleString('en'))
    }
    const { reviews } = await ask('/companies/1/reviews?limit=10', code)
    const shown = await pageAt('/company/1/reviews')
    expect(reviews.length).toBeGreaterThan(0)
    for (const { pros } of reviews) expect(shown).toContain(pros.replaceAll("'", '&#x27;'))
  }
})

/** Opens a page rendered for another person, and releases the client only after the page was hidden. */
async function arriveHidden(page: Page) {
  const letGo = await holdBack(page)
  begin(page, `${site.url}/faq?lang=en`)
  await drawn(page)
  expect(await seen(page)).toBe('hidden')
  letGo()
  await settled(page)
}

test('a visitor who chose the other language never sees this one', async () => {
  const { page, faults } = await openPage(browser, { language: 'arabic', width: 360, worker: false })
  await arriveHidden(page)
  expect([await headingOf(page), await seen(page)]).toEqual([wordsIn('arabic')('faq:title'), 'visible'])
  expect(faults).toEqual([])
  await page.browserContext().close()
})

test('a person who is signed in never sees a visitor’s page', async () => {
  const { page, faults } = await openPage(browser, { language: 'english', width: 1280, worker: false })
  await signInPage(page, site)
  await arriveHidden(page)
  expect(await page.$('header [aria-haspopup="menu"]')).not.toBeNull()
  expect(faults).toEqual([])
  await page.browserContext().close()
})

test('scripts for later presses load after the visible content: the drawer waits for the list of companies', async () => {
  const { page } = await openPage(browser, { language: 'arabic', width: 360, worker: false })
  await page.setRequestInterception(true)
  let letGo = () => {}
  page.on('request', (request) => {
    if (!request.url().includes('/api/companies')) return void request.continue()
    letGo = () => void request.continue()
  })
  await page.goto(`${site.url}/companies`)
  await untilPage(page, 'bones', () => document.querySelector('main [aria-busy="true"]') !== null)
  await page.evaluate(async () => {
    for (let moment = 0; moment < 20; moment += 1) await new Promise((idle) => requestIdleCallback(idle))
  })
  expect(await page.$(drawer)).toBeNull()
  letGo()
  await settled(page)
  await until('the drawer', () => page.$(drawer))
  await page.browserContext().close()
})

test('a network that fails during hydration loses nothing: the rest of the page loads when it is back', async () => {
  const { page } = await openPage(browser, { language: 'arabic', width: 360, worker: false })
  const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Record<string, { file: string }>
  const pageWide = manifest['src/client/shell/PageWide.tsx']!.file
  await page.setRequestInterception(true)
  let cut = true
  let refused = 0
  page.on('request', (request) => {
    if (!cut || !request.url().endsWith(pageWide)) return void request.continue()
    refused += 1
    void request.abort('internetdisconnected')
  })
  await visit(page, `${site.url}/auth/login`)
  await page.type('[data-field="email"] input', 'noura@example.com')
  await until('a network that is not there', () => refused > 0)
  const written = () => page.$eval('[data-field="email"] input', (field) => (field as HTMLInputElement).value)
  const outbox = () => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'outbox'))
  expect([await written(), await outbox()]).toEqual(['noura@example.com', false])
  cut = false
  await until('the outbox', async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    return outbox()
  })
  expect(await written()).toBe('noura@example.com')
  await page.browserContext().close()
})

const arrivals = [
  ['drawn in English', '/company/1?lang=en'],
  ['drawn in Arabic', '/company/1?lang=ar'],
  ['the browser draws', '/auth/forgotPassword'],
  ['that is not there', '/nowhere'],
] as const
test.each(choose(arrivals, [arrivals[1], arrivals[2]]))(
  'scripts of a page %s do not load: the page reloads once they are available',
  async (whose, path) => {
    const { page } = await openNew()
    await page.setRequestInterception(true)
    let gone = true
    let asked = false
    page.on('request', (request) => {
      const asks = request.method() === 'HEAD'
      const script = /\/assets\/.*\.js$/.test(request.url()) && !request.url().includes('first-paint')
      if (!gone || !(script || asks)) return void request.continue()
      asked ||= asks
      void request.abort('internetdisconnected')
    })
    const online = () => page.evaluate(() => dispatchEvent(new Event('online')))
    begin(page, site.url + path)
    // The page checks that it can be loaded before it gives up what can be read.
    await until('the page to ask for itself in vain', async () => (await online()) && asked)
    if (whose.startsWith('drawn')) expect([await seen(page), Boolean(await headingOf(page))]).toEqual(['visible', true])
    gone = false
    await until('the page to wake', async () => {
      await online()
      return (await page.$('h1')) && !(await page.$('[data-drawn]'))
    })
    await page.browserContext().close()
  },
)

test.each(choose(['/faq?lang=en', '/auth/forgotPassword'], ['/auth/forgotPassword']))(
  'style sheets of %s that do not come are asked for again',
  async (path) => {
    const { page } = await openNew()
    await page.setRequestInterception(true)
    const refused = new Set<string>()
    page.on('request', (request) => {
      const again = !/\.css$/.test(request.url()) || refused.has(request.url())
      refused.add(request.url())
      void (again ? request.continue() : request.abort('internetdisconnected'))
    })
    await visit(page, site.url + path)
    const family = () => page.$eval('h1', (heading) => getComputedStyle(heading).fontFamily)
    await until('the style sheets', async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      return /Cairo/.test(await family())
    })
    expect([...refused].filter((url) => /\.css$/.test(url))).toHaveLength(2)
    await page.browserContext().close()
  },
)

const themes = [
  ['dark', undefined],
  ['light', 'dark'],
  ['dark', 'light'],
] as const
test.each(choose(themes, [themes[0], themes[2]]))(
  'a %s system and the choice %s: the drawn page has the right colours',
  async (system, chosen) => {
    const { page } = await openNew(system)
    if (chosen) await page.evaluateOnNewDocument((theme) => localStorage.setItem('theme', theme), chosen)
    const letGo = await holdBack(page)
    begin(page, `${site.url}/faq?lang=en`)
    await drawn(page)
    const before = await page.$eval('header', (bar) => getComputedStyle(bar).backgroundColor)
    letGo()
    await settled(page)
    expect(await page.$eval('header', (bar) => getComputedStyle(bar).backgroundColor)).toBe(before)
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(chosen ?? system)
    await page.browserContext().close()
  },
)

test('the page waits one second for a font that never loads, and is readable without it', async () => {
  const { page } = await openNew()
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    // Requests for fonts are neither answered nor refused.
    if (request.resourceType() !== 'font') void request.continue()
  })
  begin(page, `${site.url}/faq?lang=en`)
  await drawn(page)
  await until('the drawn page to be seen', async () => (await seen(page)) === 'visible')
  expect(await page.evaluate(() => document.documentElement.dataset.font)).toBeUndefined()
  await untilPage(page, 'the client to go on', () => document.querySelector('[data-drawn]') === null)
  await page.browserContext().close()
})

test('a picture that failed before hydration is shown as its placeholder', async () => {
  const { page } = await openNew()
  await page.setRequestInterception(true)
  page.on('request', (request) => void (/logos/.test(request.url()) ? request.abort() : request.continue()))
  await page.goto(`${line.url}/company/1?lang=en`)
  await settled(page)
  await untilPage(page, 'the default logo', () => document.querySelector('main img[src*="logos"]') === null)
  await page.browserContext().close()
})
