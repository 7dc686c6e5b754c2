import { expect, test } from 'vitest'
import { openPage } from '../support/browser/browser.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { workerReady } from '../support/browser/worker.ts'
import { wordsIn } from '../support/project/words.ts'
import { layoutShift } from '../support/screens/layout-shift.ts'
import { choose, wholeTest } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { atPath, says, until } from '../support/wait.ts'

const { site, browser } = await shareSite()
type Shown = Awaited<ReturnType<typeof openPage>>['page']

const readMain = (page: Shown) => page.$eval('main', ({ textContent }) => textContent ?? '')

/** Presses the button or link with this name. */
async function press(page: Shown, name: string): Promise<void> {
  const found = await page.waitForSelector(`main ::-p-aria([name="${name}"])`, { visible: true })
  await found!.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await found!.click()
}

/** Notes the requests of this page that ask what is new, with their headers. */
function noteAsked(page: Shown): { path: string; headers: Record<string, string> }[] {
  const asked: { path: string; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(news|push)/.test(pathname)) asked.push({ path: pathname, headers: request.headers() })
  })
  return asked
}

/** Changes what this device keeps, so that something is new of everything it follows. */
const makeNews = (page: Shown) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('following')!)
    for (const one of kept.list) one.seen = { ...one.now, reviews: one.now.reviews - 2 }
    localStorage.setItem('following', JSON.stringify(kept))
  })

/** Follows a company on its page. */
async function followCompany(page: Shown, id: number, language: 'english' | 'arabic') {
  await visit(page, `${site.url}/company/${id}`)
  const name = await page.$eval('main h1', ({ textContent }) => textContent!.trim())
  await press(page, wordsIn(language)('following:followNamed', { name }))
  await until('followed', () => page.evaluate(() => localStorage.getItem('following') !== null))
  return name
}

test.each(choose(['english', 'arabic'] as const, ['english']))(
  'a visitor follows a company in %s without telling the site, and finds what is new on the home page',
  async (language) => {
    const t = wordsIn(language)
    const { page } = await openPage(browser, { language, width: 360, worker: false })
    const asked = noteAsked(page)
    const name = await followCompany(page, 3, language)
    await settled(page)
    expect(asked).toEqual([])
    await visit(page, `${site.url}/`)
    await says(page, t('following:newCompanies'))
    await until('the site was asked', () => asked.length > 1)
    for (const { headers } of asked) {
      expect(headers['accept-language']).toBe('*')
      // The page that is open would say which company.
      expect(headers.referer ?? '').toBe('')
      for (const other of ['x-language', 'authorization', 'cookie']) expect(headers).not.toHaveProperty(other)
    }
    await makeNews(page)
    await visit(page, `${site.url}/`)
    await says(page, t(`following:news.reviews_${language === 'arabic' ? 'two' : 'other'}`, { number: '2' }))
    expect(await readMain(page)).toContain(name)
    await press(page, t('following:see'))
    await says(page, t('following:none'))
    await press(page, t('following:all'))
    await atPath(page, '/following')
    await press(page, t('following:stopNamed', { name }))
    await says(page, t('following:empty'))
    expect(await page.evaluate(() => localStorage.getItem('following'))).toBeNull()
    await page.close()
  },
)

test('two devices that follow different companies ask for the same, in the same order, with the same headers', async () => {
  const ask = async (company: number) => {
    const { page } = await openPage(browser, { width: 360, worker: false })
    await followCompany(page, company, 'english')
    const asked = noteAsked(page)
    await visit(page, `${site.url}/following`)
    await until('the answer kept', () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('following')!).askedAt !== null),
    )
    await page.browserContext().close()
    // What the browser adds on the way is seen by the one request and not by the other; `followers.test.ts` compares it.
    const names = [
      'accept',
      'accept-language',
      'authorization',
      'cookie',
      'referer',
      'x-client',
      'x-device',
      'x-language',
    ]
    return asked.map(({ path, headers }) => [path, ...names.map((name) => headers[name])])
  }
  const first = await ask(3)
  expect(first.length).toBeGreaterThan(1)
  expect(await ask(5)).toEqual(first)
})

wholeTest('what was there shifts little where the card of news is shown to a visitor who comes back', async () => {
  const { page } = await openPage(browser, { width: 360 })
  await followCompany(page, 3, 'english')
  await makeNews(page)
  await workerReady(page)
  await visit(page, `${site.url}/`)
  await says(page, wordsIn('english')('following:newCompanies'))
  const { value, moved } = await layoutShift(page)
  expect(value, moved).toBeLessThanOrEqual(0.02)
  await page.browserContext().close()
})

test('the weekly push is turned on and off with an address alone, and the worker has a copy meanwhile', async () => {
  const { page } = await openPage(browser, { width: 360 })
  // Push services and messages are outside of this machine and of a browser without a window.
  const endpoint = 'https://fcm.googleapis.com/fcm/send/following'
  await page.evaluateOnNewDocument((address) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    const subscription = { endpoint: address, unsubscribe: async () => true } as PushSubscription
    PushManager.prototype.subscribe = async () => subscription
    PushManager.prototype.getSubscription = async () => subscription
  }, endpoint)
  const sent: { path: string; body: string | undefined; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/api/push')) sent.push({ path, body: request.postData(), headers: request.headers() })
  })
  await followCompany(page, 3, 'english')
  await workerReady(page)
  await visit(page, `${site.url}/following`)
  await page.click('main [role="switch"]')
  await until('the push on', () => page.evaluate(() => JSON.parse(localStorage.getItem('following')!).push !== null))
  await until('a copy for the worker', async () => (await countCopies(page)) === 1)
  const posted = sent.filter(({ body }) => body !== undefined)
  expect(posted.map(({ path, body }) => [path, JSON.parse(body!)])).toEqual([['/api/push', { endpoint }]])
  for (const { headers } of posted) expect(headers).not.toHaveProperty('authorization')

  await page.click('main [role="switch"]')
  await until('the site told', () => sent.some(({ path }) => path === '/api/push/remove'))
  await until('no copy for the worker', async () => (await countCopies(page)) === 0)
  await page.browserContext().close()
})

/** Counts the copies of what is followed that the worker has. */
const countCopies = (page: Shown) =>
  page.evaluate(async () => {
    // To open a database that is not there would make an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'following')) return 0
    return new Promise<number>((counted, failed) => {
      const opening = indexedDB.open('following')
      opening.onerror = failed
      opening.onsuccess = () => {
        if (!opening.result.objectStoreNames.contains('copy')) return counted(0)
        const count = opening.result.transaction('copy').objectStore('copy').count()
        count.onsuccess = () => counted(count.result)
        opening.result.close()
      }
    })
  })
