import type { Page } from 'puppeteer'
import { beforeEach, expect, test } from 'vitest'
import { interviewPageReview } from '../../src/contract/reviews/interview.ts'
import { openPage, prepare } from '../support/browser/browser.ts'
import { fillForm } from '../support/browser/fill-form.ts'
import { modal } from '../support/browser/modal.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { unlike } from '../support/browser/unlike.ts'
import { submitStep } from '../support/browser/wizard.ts'
import { workerHand, workerReady } from '../support/browser/worker.ts'
import { wordsIn } from '../support/project/words.ts'
import { wholeTest } from '../support/setup/whole.ts'
import { openSite } from '../support/site/open-site.ts'
import { type Auth, member, signIn, signInPage } from '../support/site/sign-in.ts'
import { describePage, says, until, untilPage } from '../support/wait.ts'

/** The numbered promises of docs/offline.md that no other browser test covers. */

const { site, line, browser } = await openSite()
beforeEach(() => line.restore())

const t = wordsIn('english')
const description = '[data-field="description"] textarea'
const textOf = (page: Page) => page.$eval(description, (area) => (area as HTMLTextAreaElement).value)

/** Opens the home page signed in, with the service worker in control. */
async function memberHome(): Promise<Page> {
  const { page } = await openPage(browser, { language: 'english' })
  await signInPage(page, site)
  await visit(page, line.url)
  await workerReady(page)
  return page
}

/** Returns a page that will be signed in, in a browser without service workers. */
async function memberPage(): Promise<Page> {
  const { page } = await openPage(browser, { language: 'english', worker: false })
  await signInPage(page, site)
  return page
}

/** Opens the interview form of a company, whose description is one text on one page. */
async function openInterview(page: Page, companyId: number): Promise<void> {
  await page.goto(`${line.url}/interview-review/${companyId}`)
  await page.waitForSelector(description)
  await settled(page)
}

async function anotherTab(page: Page, worker = true): Promise<Page> {
  const tab = await page.browserContext().newPage()
  await prepare(tab, { language: 'english', worker })
  return tab
}

/** Returns every cached address, and everything in the site's other storages, as one text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url)
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        indexedDB.open(name).onsuccess = ({ target }) => resolve((target as IDBOpenDBRequest).result)
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => {
          all.onsuccess = resolve
        })
        found.push(JSON.stringify(all.result))
      }
      database.close()
    }
    return found.join('\n')
  })

test('2, 5: a company never viewed says so; a viewed one says when it was saved, no matter what the clock', async () => {
  const page = await memberHome()
  await visit(page, `${line.url}/company/2/overview`)
  const name = await page.$eval('h1', (heading) => heading.textContent)
  await line.cut()
  await visit(page, `${line.url}/company/150/overview`)
  await says(page, t('companies:notSaved.title'))
  await page.waitForSelector('main a[href="/company/2"]')
  for (const days of [0, 2, -2]) {
    const tab = await anotherTab(page)
    await tab.evaluateOnNewDocument((shift) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + shift
      globalThis.Date = new Proxy(Date, {
        construct: (date, given) => (given.length > 0 ? new date(...(given as [])) : new date(now() + shift)),
      })
    }, days * 86_400_000)
    await visit(tab, `${line.url}/company/2/overview`)
    expect(await tab.$eval('h1', (heading) => heading.textContent)).toBe(name)
    const [before] = t('common:saved.copy', { age: '\n' }).split('\n')
    await says(tab, before!)
    expect(await tab.$eval('main', (main) => main.textContent)).not.toMatch(/-\d|in \d+ (?:day|hour)/)
    await tab.close()
  }
  await page.browserContext().close()
})

test('3: reset and verification tokens are in no cache, draft or log', async () => {
  const secrets = ['reset-secret-0123456789abcdef', 'verify-secret-0123456789abcdef']
  const { page } = await openPage(browser, { language: 'english' })
  await visit(page, line.url)
  await workerReady(page)
  await visit(page, `${line.url}/password/reset/${secrets[0]}`)
  await visit(page, `${line.url}/auth/verify/${secrets[1]}`)
  const kept = await everythingKept(page)
  expect(kept.length).toBeGreaterThan(100)
  for (const secret of secrets) {
    expect(kept).not.toContain(secret)
    expect(site.output()).not.toContain(secret)
  }
  await page.browserContext().close()
})

test('8: changing the language or the app right after typing loses nothing', async () => {
  const page = await memberPage()
  // Saving after a short delay is not tested here: the timer of that delay never fires.
  await page.evaluateOnNewDocument(() => {
    const { setTimeout } = globalThis
    globalThis.setTimeout = ((work: () => void, wait = 0) => (wait === 300 ? 0 : setTimeout(work, wait))) as never
  })
  await openInterview(page, 12)
  await page.type(description, 'Half a thought')
  expect(await everythingKept(page)).not.toContain('Half a thought')
  const toggle = 'button:has([lang="ar"])'
  await Promise.all([page.waitForNavigation(), page.click(toggle)])
  await page.waitForSelector(description)
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  await until('the draft', async () => (await textOf(page)) === 'Half a thought')

  await page.type(description, ', and the rest')
  expect(await everythingKept(page)).not.toContain('and the rest')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await until('the rest saved', async () => (await everythingKept(page)).includes('and the rest'))
  await page.browserContext().close()
})

test('9, 23: the first draft requests persistent storage; the later of two tabs says that the form is open elsewhere, and can take it over', async () => {
  const first = await memberPage()
  await first.evaluateOnNewDocument(() => {
    Object.assign(globalThis, { asked: 0 })
    StorageManager.prototype.persist = async () =>
      Boolean(Object.assign(globalThis, { asked: Number(Reflect.get(globalThis, 'asked')) + 1 }))
  })
  await openInterview(first, 13)
  const asked = () => first.evaluate(() => Reflect.get(globalThis, 'asked'))
  expect(await asked()).toBe(0)
  await first.type(description, 'Begun in the first tab')
  await says(first, t('forms:saved.now'))
  expect(await asked()).toBe(1)
  const second = await anotherTab(first, false)
  await second.goto(`${line.url}/interview-review/13`)
  await says(second, t('forms:elsewhere.title'))
  const goOn = await second.waitForSelector(`main ::-p-text(${t('forms:elsewhere.action')})`)
  await goOn!.click()
  await second.waitForSelector(description)
  expect(await textOf(second)).toBe('Begun in the first tab')
  await says(first, t('forms:elsewhere.title'))
  await first.browserContext().close()
})

wholeTest('19: without IndexedDB the site works and says that nothing is saved', async () => {
  const { page, faults } = await openPage(browser, { language: 'english', worker: false })
  await signInPage(page, site)
  await page.evaluateOnNewDocument(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
  await openInterview(page, 14)
  await says(page, t('forms:saved.none'))
  const text = unlike('Sent from a browser that keeps nothing')
  await fillForm(page, interviewPageReview, { description: text })
  await submitStep(page)
  await page.waitForSelector('[data-toast="success"]')
  expect(await publishedInterviews(14, text)).toBe(1)
  expect(faults).toEqual([])
  await page.browserContext().close()
})

test('6: on a full disk the site works and says that nothing is saved', async () => {
  const { page } = await openPage(browser, { language: 'english', worker: false })
  const session = await page.createCDPSession()
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1 })
  await signInPage(page, site)
  await openInterview(page, 17)
  const text = unlike('Sent from a full device')
  await fillForm(page, interviewPageReview, { description: text })
  await says(page, t('forms:saved.none'))
  await submitStep(page)
  await page.waitForSelector('[data-toast="success"]')
  expect(await publishedInterviews(17, text)).toBe(1)
  await page.browserContext().close()
})

async function publishedInterviews(companyId: number, text: string): Promise<number> {
  const reply = await fetch(`${site.url}/api/companies/${companyId}/interviews`)
  const { data } = (await reply.json()) as { data: { interviews: { description: string }[] } }
  return data.interviews.filter((one) => one.description === text).length
}

const sessionIn = (page: Page, auth: Auth | null) =>
  page.evaluate((stored) => localStorage.setItem('persist:root', stored), JSON.stringify({ auth, compare: {} }))

/** Returns whether the worker has been lent a session, without which it cannot send while no tab is open. */
const isLent = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('session')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const lease = await new Promise<object | undefined>((resolve) => {
      const reading = database.transaction('lease').objectStore('lease').get('lease')
      reading.onsuccess = () => resolve(reading.result)
    })
    database.close()
    return lease !== undefined && 'token' in lease
  })

test('16, 18: records that wait at sign-out belong to their writer only, and are sent once, even with every tab closed', async () => {
  const text = unlike('Waited for its writer')
  const mine = await signIn(site)
  const other = await signIn(site, { ...member, email: 'employer@demo.shafaf.example' })
  const page = await memberHome()
  await openInterview(page, 15)
  await line.cut()
  await fillForm(page, interviewPageReview, { description: text })
  await submitStep(page)
  await says(page, t('reviews:send.waitingWords'))
  await until('the session lent to the worker', () => isLent(page))

  await page.goto(`${line.url}/outbox`)
  await settled(page)
  await page.click('header button[aria-haspopup="menu"]')
  const logOut = page.waitForSelector(`[role="menu"] ::-p-text(${t('shell:nav.logout')})`).catch(describePage(page))
  await (await logOut)!.click()
  await (await page.waitForSelector(`${modal} ::-p-text(${t('outbox:signOut.keep')})`))!.click()
  await untilPage(page, 'signed out', () => JSON.parse(localStorage.getItem('persist:root')!).auth.token === null)
  await until('the session taken back', async () => !(await isLent(page)))

  await sessionIn(page, other)
  await visit(page, `${line.url}/outbox`)
  await says(page, t('outbox:empty.title'))
  expect(await isLent(page)).toBe(false)

  await sessionIn(page, mine)
  await visit(page, `${line.url}/outbox`)
  await says(page, t('outbox:onTheWay'))
  await until('the session lent to the worker', () => isLent(page))

  const context = page.browserContext()
  const worker = await workerHand(await context.newPage(), line.url)
  await page.close()
  await line.restore()
  await worker.wake()
  await until('the review', async () => (await publishedInterviews(15, text)) === 1)
  const again = await context.newPage()
  await prepare(again, { language: 'english' })
  // Not `visit`: in two whole runs the event `load` did not come within 100 s, for a reason that is not known.
  await again.goto(`${line.url}/outbox`, { waitUntil: 'domcontentloaded' })
  await settled(again)
  await says(again, t('outbox:sent'))
  expect(await publishedInterviews(15, text)).toBe(1)
  await context.close()
})

/** Returns the text of every cached response of the API. */
const answersKept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (request.url.includes('/api/')) found.push(await (await cache.match(request))!.text())
    }
    return found.join('\n')
  })

test('16: signing out asks about drafts, and a discarded draft leaves no text, company, address or time', async () => {
  const text = unlike('Nobody should find this')
  const page = await memberHome()
  const owner = await page.evaluate(() => JSON.parse(localStorage.getItem('persist:root')!).auth.user.owner as string)
  await visit(page, `${line.url}/company/150/overview`)
  const name = (await page.$eval('h1', (heading) => heading.textContent))!.trim()
  await openInterview(page, 150)
  await page.type(description, text)
  await until('the draft on the disk', async () => (await everythingKept(page)).includes(text))
  const before = (await everythingKept(page)) + (await answersKept(page))
  for (const trace of [text, name, owner, member.email, '/companies/150/']) expect(before).toContain(trace)

  await visit(page, `${line.url}/outbox`)
  await page.click('header button[aria-haspopup="menu"]')
  await (await page.waitForSelector(`[role="menu"] ::-p-text(${t('shell:nav.logout')})`))!.click()
  await (await page.waitForSelector(`${modal} ::-p-text(${t('outbox:signOut.discard')})`))!.click()
  await untilPage(page, 'signed out', () => JSON.parse(localStorage.getItem('persist:root')!).auth.token === null)
  await settled(page)
  await until('nothing left', async () => {
    const left = (await everythingKept(page)) + (await answersKept(page))
    return [text, name, owner, member.email, '/companies/150/'].every((trace) => !left.includes(trace))
  })
  // No time in ms either; the hash of a file may contain as many digits.
  expect(await everythingKept(page)).not.toMatch(/(?<![\da-f])1[67]\d{11}(?![\da-f])/)
  await page.browserContext().close()
})
