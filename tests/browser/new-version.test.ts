import { sql } from 'drizzle-orm'
import type { Page } from 'puppeteer'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { openPage, prepare, withoutNetworkNoise } from '../support/browser/browser.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { workerReady } from '../support/browser/worker.ts'
import { wordsIn } from '../support/project/words.ts'
import { wholeTest } from '../support/setup/whole.ts'
import { nextVersion } from '../support/site/next-version.ts'
import { openSite } from '../support/site/open-site.ts'
import { signInPage } from '../support/site/sign-in.ts'
import { atPath, says, until } from '../support/wait.ts'

const { site, browser } = await openSite()
const next = nextVersion()
afterAll(() => next.remove())

const t = wordsIn('english')
const description = '[data-field="description"] textarea'
const form = '/interview-review/12'
const textOf = (page: Page) => page.$eval(description, (area) => (area as HTMLTextAreaElement).value)
/** Returns whether this tab runs the next version. */
const isNext = (page: Page) =>
  page.$eval('script[type="module"][src]', (script) => /-next\.js$/.test((script as HTMLScriptElement).src))
/** Marks the current load of this tab: the mark on the window does not survive a reload. */
const markLoad = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameLoad: true }))
const isSameLoad = (page: Page) => page.evaluate(() => 'sameLoad' in globalThis)
/** Deletes the files of earlier versions, as a start after a month does. */
async function forgetGoneFiles(): Promise<void> {
  const { db, close } = await openDatabase(site.database)
  await db.execute(sql`delete from site_files where gone_at is not null`)
  await close()
}

test('21: a new version is offered; the tab that accepts it changes, a tab with unsaved input continues in the old one', async () => {
  const { page: writing, faults } = await openPage(browser, { language: 'english' })
  await signInPage(writing, site)
  await visit(writing, site.url)
  await workerReady(writing)
  await visit(writing, site.url + form)
  await writing.waitForSelector(description)
  await writing.type(description, 'Half a thought')
  await markLoad(writing)
  const reading = await writing.browserContext().newPage()
  await prepare(reading, { language: 'english' })
  await visit(reading, `${site.url}/terms`)
  expect(await isNext(reading)).toBe(false)

  await site.stop()
  site.change(next.main)
  await site.start()
  await reading.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  // The update is offered in both tabs, and applied in neither.
  for (const page of [reading, writing]) await says(page, t('outbox:update.words'))
  expect(await isSameLoad(writing)).toBe(true)

  const take = await reading.waitForSelector(`::-p-aria([name="${t('outbox:update.action')}"][role="button"])`)
  await Promise.all([reading.waitForNavigation(), take!.click()])
  await settled(reading)
  expect(await isNext(reading)).toBe(true)

  // The other tab still runs the previous version, with its chunks.
  expect(await isSameLoad(writing)).toBe(true)
  expect(await textOf(writing)).toBe('Half a thought')
  await writing.bringToFront()
  await writing.type(description, ', and the rest')
  await writing.evaluate(() => history.pushState(null, '', '/awards'))
  await says(writing, t('awards:title'))
  await writing.evaluate(() => history.back())
  await atPath(writing, form)
  await until('the draft', async () => (await textOf(writing)) === 'Half a thought, and the rest')
  expect(await isSameLoad(writing)).toBe(true)
  expect(await isNext(writing)).toBe(false)

  // After a reload the tab runs the new version, and nothing typed is lost.
  await writing.reload()
  await writing.waitForSelector(description)
  await until('the draft', async () => (await textOf(writing)) === 'Half a thought, and the rest')
  expect(await isNext(writing)).toBe(true)
  expect(faults.filter((fault) => !/ERR_/.test(fault))).toEqual([])
})

test('a tab without a worker that stays open across a deployment loads its screens from the server for a month', async () => {
  await site.stop()
  site.change('dist/server/main.js')
  await site.start()
  const { page, faults } = await openPage(browser, { language: 'english', worker: false })
  await visit(page, `${site.url}/auth/forgotPassword`)
  await markLoad(page)
  await site.stop()
  site.change(next.main)
  await site.start()
  await page.evaluate(() => history.pushState(null, '', '/methodology'))
  await until('the screen', () => page.$eval('h1', (h1, title) => h1.textContent === title, t('methodology:title')))
  expect([await isSameLoad(page), await isNext(page)]).toEqual([true, false])
  // What the page loads while it is idle is refused while the server is away.
  expect(withoutNetworkNoise(faults)).toEqual([])
})

wholeTest(
  'a screen that a new version has taken away is loaded with the whole page; one that only does not come is not',
  async () => {
    await site.stop()
    site.change('dist/server/main.js')
    await site.start()
    const { page } = await openPage(browser, { language: 'english', worker: false })
    const start = '/auth/forgotPassword'
    const goTo = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path)
    await visit(page, site.url + start)
    await until('the outbox', () =>
      page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'outbox')),
    )
    await markLoad(page)
    await page.type('[data-field="email"] input', 'noura@example.com')
    await site.stop()
    await goTo('/awards')
    await says(page, t('errors:title'))
    expect(await isSameLoad(page)).toBe(true)

    site.change(next.main)
    await site.start()
    await site.stop()
    await forgetGoneFiles()
    await site.start()
    await goTo('/methodology')
    await until('the new version', async () => !(await isSameLoad(page)) && (await isNext(page)))
    await until('the screen', () => page.$eval('h1', (h1, title) => h1.textContent === title, t('methodology:title')))
  },
)
