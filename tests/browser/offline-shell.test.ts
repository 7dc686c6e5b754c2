import { readFileSync } from 'node:fs'
import type { Page } from 'puppeteer'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPage, withoutNetworkNoise } from '../support/browser/browser.ts'
import { routes as all } from '../support/browser/routes.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { asTitleBar, outsideTitleBar, titleBars } from '../support/browser/title-bar.ts'
import { workerReady } from '../support/browser/worker.ts'
import { choose } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'

const { site, line, browser } = await shareSite()
let page: Page
let faults: string[]

/** The home page was opened once; the server stops for good before the routes are opened. */
beforeAll(async () => {
  ;({ page, faults } = await openPage(browser))
  await page.goto(line.url)
  await workerReady(page)
})

const shown = () =>
  page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    cairo: [...document.fonts].some(({ family, status }) => /Cairo/.test(family) && status === 'loaded'),
  }))

/** Returns the actual size of a picture, from the header of the PNG. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

/** One route of each kind, and those whose titles are compared. */
const routes = choose(all, [
  ...(['/', '/auth/login', '/rateCompany', '/search?q=al', '/companies', '/salaries', '/faq', '/awards'] as const),
  ...(['/company/1', '/write-review/1', '/for-employers', '/user/dashboard'] as const),
])
const titles = new Map<string, string>()

test('the worker installs from a few packs, and its files and their policies equal those of the server', async () => {
  const kept = await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('precache'))!
    const cache = await caches.open(name)
    return Promise.all(
      (await cache.keys()).map(async (request) => {
        const response = (await cache.match(request))!
        const read = (header: string) => response.headers.get(header)
        return {
          path: new URL(request.url).pathname,
          text: await response.text(),
          headers: [read('Content-Type'), read('Content-Security-Policy')],
          tag: read('ETag'),
        }
      }),
    )
  })
  // What the worker has requested file by file has the tag by which it would ask for it again.
  const packed = kept.filter(({ tag }) => !tag)
  expect(packed.length).toBeGreaterThan(400)
  expect(kept.length - packed.length).toBeLessThan(12)
  const served: typeof kept = []
  // One after the other: as many connections as there are files are more than the server gives one network.
  for (const { path } of packed) {
    const response = await fetch(site.url + path)
    const headers = ['Content-Type', 'Content-Security-Policy'].map((header) => response.headers.get(header))
    served.push({ path, text: await response.text(), headers, tag: null })
  }
  expect(served.filter(({ headers: [, policy] }) => !policy?.includes('default-src'))).toEqual([])
  expect(
    packed.filter((one, at) => JSON.stringify(one) !== JSON.stringify(served[at])).map(({ path }) => path),
  ).toEqual([])
})

describe('installing', () => {
  test('D-001, D-014, D-015: the browser finds the app installable, and every image of the manifest loads', async () => {
    const { page } = await openPage(browser)
    await page.goto(line.url)
    await workerReady(page)
    const session = await page.createCDPSession()
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // Pages in an incognito profile, as each test has one, cannot be installed; there must be no other error.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
    const { errors, data = '{}' } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { icons, screenshots } = JSON.parse(data) as Record<string, { src: string; sizes: string }[]>
    expect([...icons!, ...screenshots!].map(({ src, sizes }) => [src, sizes])).toEqual(
      [...icons!, ...screenshots!].map(({ src }) => [src, sizeOf(`public${src}`)]),
    )
    await page.browserContext().close()
  })

  test.each(choose(['english', 'arabic'] as const, ['arabic']))(
    'the bar as the title bar of the window, in %s: clear of the window’s buttons on either side, and it drags',
    async (language) => {
      const { page, faults } = await openPage(browser, { language, worker: false, flat: true, width: 520 })
      await visit(page, line.url)
      // Without the rules, elements would be under the buttons of the window.
      for (const barOf of Object.values(titleBars))
        expect((await outsideTitleBar(page, barOf(520))).covered).not.toEqual([])
      for (const width of [520, 1280])
        for (const [side, barOf] of Object.entries(titleBars)) {
          await page.setViewport({ width, height: 800 })
          await asTitleBar(page, barOf(width))
          expect(await outsideTitleBar(page, barOf(width)), side).toEqual({ covered: [], dragged: [] })
          const header = await page.$eval('header', (shown) => ({
            drags: getComputedStyle(shown).getPropertyValue('app-region'),
            isWhole: shown.scrollWidth <= shown.clientWidth && shown.getBoundingClientRect().width === innerWidth,
          }))
          expect(header, side).toEqual({ drags: 'drag', isWhole: true })
        }
      expect(faults).toEqual([])
      await page.browserContext().close()
    },
  )
})

describe('D-002, D-005, D-018: after one visit, with the server gone', () => {
  beforeAll(() => line.cut())

  test.each(routes)('%s opens with a title of its own', async (route) => {
    await page.goto(line.url + route)
    await settled(page)
    const first = await shown()
    expect(first.title).not.toBe('')
    expect(first.heading).not.toBe('')
    titles.set(route, first.title)
    expect(withoutNetworkNoise(faults)).toEqual([])
  })

  test('routes that show different screens have different titles', () => {
    const different = ['/', '/auth/login', '/rateCompany', '/search?q=al', '/companies', '/salaries', '/faq', '/awards']
    expect(new Set(different.map((route) => titles.get(route))).size).toBe(different.length)
  })

  test('H-041, H-042, N-008..N-010: the language changes to Arabic and back, with its direction and font', async () => {
    await page.goto(line.url)
    await settled(page)
    const toggle = '[lang="ar"]:is(button, a), button:has([lang="ar"])'
    await page.waitForSelector(toggle)
    await Promise.all([page.waitForNavigation(), page.click(toggle)])
    await settled(page)
    expect(await shown()).toMatchObject({ lang: 'ar', dir: 'rtl', cairo: true })
    expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('arabic')
    const back = '[lang="en"]:is(button, a), button:has([lang="en"])'
    await Promise.all([page.waitForNavigation(), page.click(back)])
    await settled(page)
    expect(await shown()).toMatchObject({ lang: 'en', dir: 'ltr' })
    expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('english')
  })

  test('D-006: the settings are available offline: the footer shows the contact address', async () => {
    await page.goto(`${line.url}/terms`)
    await page.waitForSelector('footer a[href="mailto:hello@shafaf.example"]')
  })

  test('a URL below /api never returns the shell', async () => {
    const failed = await page.goto(`${line.url}/api/settings`).catch((error: Error) => error.message)
    expect(failed).toMatch(/net::ERR_/)
  })
})
