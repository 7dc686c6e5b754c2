import type { Page } from 'puppeteer'
import { afterAll, expect, test } from 'vitest'
import { openPage } from '../support/browser/browser.ts'
import { settled } from '../support/browser/settled.ts'
import { layoutShift } from '../support/screens/layout-shift.ts'
import { servedTitle } from '../support/screens/served-title.ts'
import { choose, wholeTest } from '../support/setup/whole.ts'
import { sendInTwoParts } from '../support/site/in-two-parts.ts'
import { shareSite } from '../support/site/open-site.ts'
import { until, untilPage } from '../support/wait.ts'

const { site, browser } = await shareSite()
const slow = await sendInTwoParts(site.url, '</h1>')
afterAll(() => slow.close())

const language = 'english'
const openSlow = () => openPage(browser, { language, width: 360, flat: true, worker: false })

/** Notes every element of the page once its HTML is there, to find those that React has removed later. */
const noteElements = (page: Page) =>
  page.evaluateOnNewDocument(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { rendered: [...document.querySelectorAll('#root main *')] }),
    ),
  )
/** Returns the texts of the noted elements that are gone, of each group that is gone the outermost only. */
const listRemoved = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { rendered } = window as unknown as { rendered: Element[] }
    const gone = rendered.filter((one) => !one.isConnected)
    return gone.filter((one) => !gone.includes(one.parentElement!)).map((one) => `${one.tagName} ${one.textContent}`)
  })
const hydrated = (page: Page) =>
  untilPage(page, 'the page hydrated', () => document.getElementById('root')?.dataset.drawn === undefined)

test.each(choose(['/', '/for-employers', '/company/1', '/salaries'], ['/']))(
  '%s whose HTML arrives in two parts is hydrated as the server has rendered it, and nothing moves',
  async (path) => {
    // The server then has the page ready.
    await servedTitle(site.url, path, language)
    const { page, faults } = await openSlow()
    await noteElements(page)
    void page.goto(slow.url + path).catch(() => undefined)
    await untilPage(page, 'the first part painted', () => performance.getEntriesByType('paint').length > 1)
    // Until now the scripts were held back; now they could run.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
    slow.sendRest()
    await untilPage(page, 'the whole page', () => document.readyState !== 'loading')
    await hydrated(page)
    await settled(page)
    expect(await listRemoved(page)).toEqual([])
    const { value, moved } = await layoutShift(page)
    expect(value, moved).toBeLessThanOrEqual(0.02)
    expect(faults).toEqual([])
    await page.browserContext().close()
  },
)

wholeTest('a page of which only a part ever arrives is rendered by its scripts after ten seconds', async () => {
  await servedTitle(site.url, '/', language)
  const { page } = await openSlow()
  void page.goto(`${slow.url}/`).catch(() => undefined)
  await untilPage(page, 'the search', () => document.querySelector('main input:not([inert])') !== null)
  await page.browserContext().close()
})

const readAgain = [
  ['/', '/api/companies'],
  ['/studies', '/api/studies'],
  ['/for-employers', '/api/settings'],
]
test.each(choose(readAgain, readAgain.slice(0, 1)))(
  'what the server has rendered of a part of %s stays while its script is on the way, though its data are read again',
  async (path, reads) => {
    await servedTitle(site.url, path!, language)
    const html = await (await fetch(`${site.url}${path}?lang=en`)).text()
    const { page, faults } = await openSlow()
    await noteElements(page)
    await page.setRequestInterception(true)
    const held: (() => void)[] = []
    page.on('request', (request) => {
      const [script] = /assets\/[^/]+\.js$/.exec(request.url()) ?? []
      // The scripts a page begins with are named in its head; all others belong to parts of it.
      if (script && !html.includes(script)) held.push(() => void request.continue())
      else void request.continue()
    })
    void page.goto(site.url + path).catch(() => undefined)
    await hydrated(page)
    await until('scripts of parts', () => held.length > 0)
    let answers = 0
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.startsWith(reads!)) answers += 1
    })
    // Heard once what reads them is hydrated as well.
    await until('the data read again', async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      return answers > 0
    })
    // What was read is rendered in slices.
    for (let frame = 0; frame < 30; frame++)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    expect(await listRemoved(page)).toEqual([])
    for (const send of held.splice(0)) send()
    await settled(page)
    expect(faults).toEqual([])
    await page.browserContext().close()
  },
)
