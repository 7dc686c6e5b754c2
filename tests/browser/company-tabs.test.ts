import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { createFormat } from '../../src/client/i18n/format.ts'
import type { Pay } from '../../src/contract/salaries/pay.schema.ts'
import { computeAbout } from '../../src/contract/salaries/pay.ts'
import { openBrowser, openPage, withoutNetworkNoise } from '../support/browser/browser.ts'
import { redrawn } from '../support/browser/redrawn.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { workerReady } from '../support/browser/worker.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose, wholeTest } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { signInPage } from '../support/site/sign-in.ts'
import { atPath, says, until, untilPage } from '../support/wait.ts'

/** Companies of the demonstration: one with many contributions, and one with 4 salaries. */
const [many, few] = [1, 80]

const { site, line, browser } = await shareSite()

const read = async (path: string) => {
  const reply = await fetch(`${site.url}/api/companies/${path}`, { headers: { Accept: 'application/json' } })
  return ((await reply.json()) as { data: any }).data
}
const pressNamed = async (page: Page, name: string) => {
  await untilPage(
    page,
    `a button ${name}`,
    (words) => {
      const found = [...document.querySelectorAll<HTMLElement>('main button, main a')].find(
        (one) => one.textContent?.trim() === words && !(one as HTMLButtonElement).disabled,
      )
      found?.click()
      return found !== undefined
    },
    name,
  )
}
const articles = (page: Page) => page.$$eval('main article', (found) => found.length)
const cells = (page: Page) =>
  page.$$eval('main table td, main table th', (found) => found.map((one) => one.textContent))

/** Returns the words about pay: how exact they are depends on the number of people, and on the noise. */
function payWords(language: 'english' | 'arabic') {
  const t = wordsIn(language)
  const format = createFormat(language)
  return {
    findingOf: (pay: Pay): string =>
      pay.p25 !== null && pay.p75 !== null
        ? t('salaries:title', format.moneyRange(pay.p25, pay.p75))
        : t('salaries:titleAbout', { amount: format.money(computeAbout(pay).about) }),
    aboutOf: (pay: Pay): string => format.number(computeAbout(pay).about),
  }
}

describe.each(
  choose(
    [
      ['english', 1280],
      ['arabic', 360],
    ] as const,
    [['arabic', 360]],
  ),
)('the tabs of a company in %s at %i px', (language, width) => {
  const t = wordsIn(language)
  const format = createFormat(language)
  const { findingOf, aboutOf } = payWords(language)

  test('C-003: salaries: the median, the middle half and each level as released, as a chart and as a table', async () => {
    const { page, faults } = await openPage(browser, { language, width, worker: false })
    await visit(page, `${site.url}/company/${many}/overview`)
    await pressNamed(
      page,
      `${t('companies:tabs.salaries')}${format.atLeast((await read(`${many}/profile`)).counts.salaries)}`,
    )
    await atPath(page, `/company/${many}/salaries`)
    const { pay, level, bars } = await read(`${many}/salaries`)
    await says(page, findingOf(pay))
    await says(page, aboutOf(pay))
    for (const part of level.parts) await says(page, aboutOf(part))
    await page.$$eval('main button[data-show="table"]', (all) => {
      for (const one of all) (one as HTMLButtonElement).click()
    })
    const told = await cells(page)
    for (const { people } of [...bars, ...level.parts]) expect(told).toContain(format.atLeast(people))
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('content far below is painted when it comes near, but can be read out, searched and printed before', async () => {
    // With the accessibility tree as a screen reader gets it: the browser exposes more of it than when the tree is only
    // queried.
    const withReader = await openBrowser(['--force-renderer-accessibility'])
    const { page, faults } = await openPage(withReader, { language, width, worker: false })
    await visit(page, `${site.url}/company/${many}/overview`)
    const words = await until('a chart that is left out', () =>
      page.$$eval(
        'main section h2',
        (all) => all.findLast((one) => !one.checkVisibility({ contentVisibilityAuto: true }))?.textContent,
      ),
    )
    const drawn = () =>
      page.$$eval(
        'main section h2',
        (all, title) => all.find((one) => one.textContent === title)!.checkVisibility({ contentVisibilityAuto: true }),
        words,
      )
    await until('it is read out', async () =>
      JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false })).includes(words),
    )
    expect(await drawn()).toBe(false)
    await page.emulateMediaType('print')
    await until('it is printed', drawn)
    await page.emulateMediaType('screen')
    await until('it is left out again', async () => !(await drawn()))
    const found = (text: string) => (window as unknown as { find: (text: string) => boolean }).find(text)
    expect(await page.evaluate(found, words)).toBe(true)
    await until('it has come near', drawn)
    expect(faults).toEqual([])
    await withReader.close()
  })

  test('the answer of a company is folded on the screen and printed on paper', async () => {
    const { page, faults } = await openPage(browser, { language, width, worker: false })
    await visit(page, `${site.url}/company/1/reviews?answered=yes`)
    const answered = () =>
      page.$eval('main article details > p', (words) => words.checkVisibility({ contentVisibilityAuto: true }))
    await page.waitForSelector('main article details')
    expect(await answered()).toBe(false)
    await page.emulateMediaType('print')
    await until('it is printed', answered)
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('a pressed tab is marked active before its content renders', async () => {
    const { page, faults } = await openPage(browser, { language, width, worker: false })
    await visit(page, `${site.url}/company/${many}/interviews`)
    await page.waitForSelector('main article')
    const stillThere = page.evaluate(
      (address) =>
        new Promise<boolean>((done) => {
          // Notified directly after the rendering that changed the strip.
          new MutationObserver(() => {
            if (document.querySelector(`nav a[href="${address}"][aria-current="page"]`))
              done(document.querySelector('main article') !== null)
          }).observe(document.querySelector('main nav')!, { attributes: true, subtree: true })
        }),
      `/company/${many}/culture`,
    )
    await pressNamed(page, t('companies:tabs.culture'))
    expect(await stillThere).toBe(true)
    await says(page, t('culture:questions.training'))
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('the current tab scrolls into view, no matter which way the strip runs', async () => {
    const { page, faults } = await openPage(browser, { language, width: 360, flat: true, worker: false })
    await visit(page, `${site.url}/company/${many}/compare`)
    // Returns whether the current tab is within its strip, and whether the strip is scrolled.
    const found = () =>
      page.$eval('main nav', (strip) => {
        const tab = strip.querySelector('[aria-current]')!.getBoundingClientRect()
        const seen = strip.getBoundingClientRect()
        // A strip whose tabs have fractional widths may rest a pixel from its end.
        const at = Math.abs(strip.scrollLeft) <= 1 ? 0 : Math.sign(strip.scrollLeft)
        return { inside: tab.left >= seen.left && tab.right <= seen.right, at }
      })
    const end = { inside: true, at: language === 'arabic' ? -1 : 1 }
    const lastInView = async () => JSON.stringify(await found()) === JSON.stringify(end)
    await until('the last tab in view', lastInView)
    // As when a phone is turned, or a window is made narrow: first all tabs are visible, then not.
    await page.setViewport({ width: 1280, height: 800 })
    await visit(page, `${site.url}/company/${many}/compare`)
    await until('all tabs in view', async () => (await found()).at === 0)
    await page.setViewport({ width: 360, height: 800 })
    await until('the last tab in view again', lastInView)
    await page.$eval('main nav a', (first) => (first as HTMLElement).click())
    const start = { inside: true, at: 0 }
    await until('the first tab in view', async () => {
      const { inside, at } = await found()
      return JSON.stringify({ inside, at: at || 0 }) === JSON.stringify(start)
    })
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('a press of a tab renders the tab it leaves and the one it opens again, and nothing else around the tabs', async () => {
    const { page, faults } = await openPage(browser, { language, width, worker: false })
    await visit(page, `${site.url}/company/${many}/interviews`)
    const pressed = await redrawn(
      page,
      () => pressNamed(page, t('companies:tabs.culture')),
      'header a, header button, main h1, main nav a, footer a',
    )
    const { interviews } = (await read(`${many}/profile`)).counts
    expect(pressed).toEqual([
      `${t('companies:tabs.interviews')}${format.atLeast(interviews)}`,
      t('companies:tabs.culture'),
    ])
    await says(page, t('culture:questions.training'))
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('the data of a tab is requested when a pointer or the focus reaches it, and not again when it is pressed', async () => {
    const { page, faults } = await openPage(browser, { language, width, worker: false })
    const asked: string[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (/\/companies\/\d+\/(culture|interviews)/.test(path)) asked.push(path)
    })
    await visit(page, `${site.url}/company/${many}/overview`)
    const near = (tab: string) => page.focus(`main nav a[href$="/${tab}"]`)
    const api = `/api/companies/${many}`
    await near('interviews')
    await until('the interviews are asked for', () => asked.includes(`${api}/interviews`))
    await near('culture')
    await until('the culture is asked for', () => asked.includes(`${api}/culture`))
    expect(await page.evaluate(() => location.pathname)).toBe(`/company/${many}/overview`)
    await page.keyboard.press('Enter')
    await says(page, t('culture:questions.training'))
    expect(asked.toSorted()).toEqual([`${api}/culture`, `${api}/interviews`, `${api}/interviews/count`])
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  wholeTest('C-004: interviews: what all of them say, and each of them, page after page', async () => {
    const { page, faults } = await openPage(browser, { language, width, worker: false })
    await visit(page, `${site.url}/company/${many}/interviews`)
    const { summary, interviews } = await read(`${many}/interviews`)
    await says(page, t('interviews:summary.positive', { share: format.percent(summary.rate.positive / summary.count) }))
    await says(page, interviews[0].description)
    await says(page, interviews[0].questions[0].question)
    expect(await articles(page)).toBe(10)
    const { found } = await read(`${many}/interviews/count`)
    await pressNamed(page, t('voices:found.showMore', { number: '10', all: format.number(found) }))
    await untilPage(page, 'the next interviews', () => document.querySelectorAll('main article').length === 20)
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('C-004: interviews are filtered by outcome, difficulty and department, and the filters can be cleared', async () => {
    const { page, faults } = await openPage(browser, { language, width, worker: false })
    await visit(page, `${site.url}/company/${many}/interviews`)
    const total = (await read(`${many}/interviews/count`)).found
    const foundAt = async (query: string) => (await read(`${many}/interviews/count${query}`)).found
    const toggle = (words: string) =>
      untilPage(
        page,
        `the filter ${words}`,
        (label) => {
          const found = [...document.querySelectorAll<HTMLElement>('main button[aria-pressed]')].find((one) =>
            one.textContent?.startsWith(label),
          )
          found?.click()
          return found !== undefined
        },
        words,
      )
    await toggle(t('interviews:get_offer.no'))
    await toggle(t('interviews:difficulty.average'))
    await untilPage(page, 'both in the address', () => location.search === '?get_offer=no&difficulty=average')
    const narrowed = await foundAt('?get_offer=no&difficulty=average')
    await says(page, t('interviews:found.of', { number: format.number(narrowed), all: format.number(total) }))
    await untilPage(
      page,
      'nothing but what fits',
      (words) =>
        [...document.querySelectorAll('main article')].every((one) =>
          words.split('|').every((word) => one.textContent?.includes(word)),
        ),
      `${t('interviews:get_offer.no')}|${t('interviews:difficulty.average')}`,
    )
    const [department] = (await read(`${many}/interviews/count`)).all.departments
    await page.select(`main select[aria-label="${t('voices:filter.department')}"]`, String(department.id))
    await untilPage(page, 'the department in the address', () => location.search.includes('department='))
    // The address holds the whole filter: another person sees the same.
    const address = await page.evaluate(() => location.search)
    await page.reload()
    await settled(page)
    const left = await foundAt(address)
    await says(page, t('interviews:found.of', { number: format.number(left), all: format.number(total) }))
    expect(await articles(page)).toBe(Math.min(10, left))
    await pressNamed(page, t('interviews:filter.clear'))
    await untilPage(
      page,
      'all of them',
      () => location.search === '' && document.querySelectorAll('main article').length === 10,
    )
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  wholeTest(
    'C-006: culture: every set, and the benefits with their comments under a heading of their own',
    async () => {
      const { page, faults } = await openPage(browser, { language, width, worker: false })
      await visit(page, `${site.url}/company/${many}/culture`)
      const [careerpath] = await read(`${many}/culture`)
      for (const { name, value } of careerpath.questions) {
        await says(page, t(`culture:questions.${name}`))
        await says(page, t('culture:yes', { share: format.percent(value) }))
      }
      await says(page, t('culture:benefits.title'))
      const { comments, summary } = await read(`${many}/benefits`)
      await says(page, comments[0].comment)
      await page.$$eval('main button[data-show="table"]', (all) => {
        for (const one of all) (one as HTMLButtonElement).click()
      })
      const told = await cells(page)
      for (const { yes, no, unsure } of summary.offers)
        for (const share of [yes, no, unsure]) expect(told).toContain(format.percent(share))
      expect(faults).toEqual([])
      await page.browserContext().close()
    },
  )

  const tabs = [
    ['salaries', 'salaries:empty.title', 'salaries:write', `/salary-review/${few}`],
    ['culture', 'culture:empty.title', 'culture:write', `/rateCompany?type=culture&id=${few}`],
  ] as const
  test.each(choose(tabs, [tabs[0]]))(
    '%s of too few people for a release: a sentence, and the way to write',
    async (tab, title, write, form) => {
      const { page, faults } = await openPage(browser, { language, width, worker: false })
      await signInPage(page, site)
      await visit(page, `${site.url}/company/${few}/${tab}`)
      await says(page, t(title))
      await pressNamed(page, t(write))
      await untilPage(page, 'the form', (path) => location.pathname + location.search === path, form)
      expect(faults).toEqual([])
      await page.browserContext().close()
    },
  )
})

wholeTest(
  'without a network a viewed tab is shown as a saved copy, and a tab never viewed says that it is not saved',
  async () => {
    const t = wordsIn('english')
    const { page, faults } = await openPage(browser, { language: 'english' })
    await visit(page, `${line.url}/`)
    await workerReady(page)
    for (const tab of ['salaries', 'interviews']) await visit(page, `${line.url}/company/${many}/${tab}`)
    const { pay } = await read(`${many}/salaries`)
    await line.cut()
    await page.reload()
    await settled(page)
    await visit(page, `${line.url}/company/${many}/salaries`)
    await says(page, payWords('english').findingOf(pay))
    await says(page, t('common:saved.refresh'))
    // The interviews read before are there; with a filter not used before, the page says that it has no copy, and leads
    // back.
    await visit(page, `${line.url}/company/${many}/interviews?get_offer=decline`)
    await says(page, t('voices:filter.notSaved'))
    await pressNamed(page, t('interviews:filter.clear'))
    await untilPage(page, 'what was seen', () => document.querySelectorAll('main article').length > 0)
    await visit(page, `${line.url}/company/${many}/culture`)
    await says(page, t('common:notSaved.title'))
    await line.restore()
    // Without any press of a button.
    await says(page, t('culture:questions.training'))
    expect(withoutNetworkNoise(faults)).toEqual([])
    await page.browserContext().close()
  },
)

test.each(choose(['english', 'arabic'] as const, ['english']))(
  'a part the server had no time for, in %s: it says so, and comes when it is asked for again',
  async (language) => {
    const t = wordsIn(language)
    const { page, faults } = await openPage(browser, { language, worker: false })
    await visit(page, `${line.url}/company/${many}/overview`)
    line.answerInstead(`GET /api/companies/${many}/culture`, { status: 503, retryAfter: 3600 })
    await pressNamed(page, t('companies:tabs.culture'))
    await untilPage(
      page,
      'words that it did not come',
      (words) => [...document.querySelectorAll('main p')].some((one) => one.textContent === words),
      t('common:failed.words'),
    )
    line.answerInstead(`GET /api/companies/${many}/culture`)
    // On its own, the page would retry only after an hour.
    await pressNamed(page, t('common:failed.retry'))
    await says(page, t('culture:questions.training'))
    expect(withoutNetworkNoise(faults)).toEqual([])
    await page.browserContext().close()
  },
)
