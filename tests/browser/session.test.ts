import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { type Language, openPage } from '../support/browser/browser.ts'
import { holdFile } from '../support/browser/hold-file.ts'
import { modal } from '../support/browser/modal.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { keepSession, signIn, signInPage } from '../support/site/sign-in.ts'
import { atPath, says, untilPage } from '../support/wait.ts'

const { site, browser } = await shareSite()

/**
 * Opens a page of a signed-in person whose request for /profile at the start is refused with this status; returns it
 * with the toast that says so.
 */
async function refused(status: 401 | 403, language: Language) {
  const { page } = await openPage(browser, { language, worker: false })
  await page.setRequestInterception(true)
  page.on('request', (request) =>
    new URL(request.url()).pathname === '/api/profile'
      ? request.respond({ status, contentType: 'application/json', body: JSON.stringify({ message: 'no' }) })
      : request.continue(),
  )
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }])
  await signInPage(page, site)
  // On a slow machine the toast may disappear before the page has loaded completely: the test waits for it meanwhile.
  const [toast] = await Promise.all([
    page.waitForSelector('[data-toast="error"]'),
    page.goto(`${site.url}/search?q=al`, { waitUntil: 'domcontentloaded' }),
  ])
  return { page, toast }
}

const authOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('persist:root') ?? '{}').auth)
const pathOf = (page: Page) => new URL(page.url()).pathname

describe.each(choose(['english', 'arabic'] as const, ['arabic']))(
  'a session that ends by itself when its profile is asked for at the start (T-006), in %s',
  (language) => {
    const t = wordsIn(language)

    test.each([
      [401, 'X-008, X-009, X-010', 'shell:ended.unauthenticated', '/auth/login'],
      [403, 'X-002..X-006', 'shell:ended.unauthorized', '/'],
    ] as const)(
      '%i (%s): auth cleared, the toast in its corner for 5 s, then elsewhere',
      async (status, _, words, to) => {
        const { page, toast } = await refused(status, language)
        expect(await toast?.evaluate((shown) => shown.textContent)).toContain(t(words))
        expect(await authOf(page)).toEqual({ token: null, user: null })
        expect(pathOf(page)).toBe('/search')
        const place = await toast!.evaluate((shown) => {
          const { top, left, right } = shown.getBoundingClientRect()
          // The progress bar shows how long the toast stays (L-017).
          const durations = [...shown.querySelectorAll('*')].map((part) => getComputedStyle(part).animationDuration)
          return { top, left, right: innerWidth - right, durations }
        })
        expect(place.top).toBeLessThan(100)
        // Top-right in both languages.
        expect(place.right).toBeLessThan(place.left)
        expect(place.durations).toContain('5s')
        await atPath(page, to)
        expect(await page.$('[data-toast="error"]')).toBeNull()
        await page.browserContext().close()
      },
    )
  },
)

test('a page that cannot be rendered says so, and the report to the operator says what failed and where, without text or company', async () => {
  const { page } = await openPage(browser, { language: 'english', worker: false })
  await visit(page, `${site.url}/awards`)
  const bodies: string[] = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/faults') bodies.push(request.postData() ?? '')
    // A response the server never sends.
    if (!/^\/api\/companies\/2\/profile/.test(pathname)) return request.continue()
    return request.respond({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ data: { name: 7 } }),
    })
  })
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/faults'))
  await page.evaluate(() => history.pushState(null, '', '/company/2'))
  await says(page, wordsIn('english')('errors:title'))
  expect((await told).status()).toBe(200)
  expect(JSON.parse(bodies[0]!)).toEqual({
    kind: 'TypeError',
    screen: '/company/:id/:tab?',
    frames: expect.arrayContaining([expect.stringMatching(/^[\w-]+\.js:\d+:\d+$/)]),
  })
  await page.browserContext().close()
})

test.each(choose(['english', 'arabic'] as const, ['arabic']))(
  'a person who logs out before the rest of the page has come is asked about a draft first, in %s',
  async (language) => {
    const t = wordsIn(language)
    const { page, faults } = await openPage(browser, { language, worker: false })
    // A session of its own: logging out ends it at the server too, and other files share the one of `signInPage`.
    await keepSession(page, site, await signIn(site))
    await visit(page, `${site.url}/interview-review/33`)
    await page.type('[data-field="description"] textarea', 'Half a thought')
    await says(page, t('forms:saved.now'))
    await settled(page)
    await holdFile(page, 'src/client/shell/PageWide.tsx')
    await page.goto(`${site.url}/search?q=al`)
    const press = async (what: string) => (await page.waitForSelector(what))!.click()
    await press('header button[aria-haspopup="menu"]')
    await press(`[role="menu"] ::-p-text(${t('shell:nav.logout')})`)
    await page.waitForSelector(`${modal} ::-p-text(${t('outbox:signOut.keep')})`)
    expect((await authOf(page)).token).not.toBeNull()
    await press(`${modal} ::-p-text(${t('outbox:signOut.discard')})`)
    await untilPage(page, 'signed out', () => JSON.parse(localStorage.getItem('persist:root')!).auth.token === null)
    expect(faults).toEqual([])
  },
)
