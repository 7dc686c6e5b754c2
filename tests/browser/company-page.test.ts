import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { openPage, withoutNetworkNoise } from '../support/browser/browser.ts'
import { goInside, settled, visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { atPath, says, until, untilPage } from '../support/wait.ts'

const { site, browser } = await shareSite()
const readData = async (path: string) =>
  ((await (await fetch(`${site.url}/api/companies/${path}`)).json()) as { data: unknown }).data
const page360 = { width: 360, height: 780 }

/**
 * Returns the vertical position, in px on the page, of the first element that matches `selector` and contains `words`.
 */
const topOf = (page: Page, selector: string, words = '') =>
  page.evaluate(
    (css, held) => {
      const found = [...document.querySelectorAll(css)].find((one) => one.textContent?.includes(held))
      return found ? found.getBoundingClientRect().top + scrollY : Number.NaN
    },
    selector,
    words,
  )

describe.each(choose(['english', 'arabic'] as const, ['arabic']))('a company on a phone in %s', (language) => {
  const t = wordsIn(language)
  const open = async (path: string) => {
    const { page, faults } = await openPage(browser, { language, ...page360, worker: false })
    await visit(page, `${site.url}${path}`)
    return { page, faults }
  }

  test('the pay is within the first 400 px, the first review within 1,900', async () => {
    const { page } = await open('/company/1/overview')
    expect(await topOf(page, 'dl > div:has(a[href$="/salaries"]) dd p')).toBeLessThanOrEqual(400)
    expect(await topOf(page, 'main article')).toBeLessThan(1900)
    expect(await topOf(page, 'main section', t('companies:facts.title'))).toBeGreaterThan(
      await topOf(page, 'main article'),
    )
  })

  test('every control in the header can be pressed at 360 and at 320 px', async () => {
    const { page } = await open('/company/1/overview')
    for (const width of [360, 320]) {
      await page.setViewport({ width, height: 800, hasTouch: true, isMobile: true })
      await settled(page)
      const covered = await page.$$eval('main section:has(h1) :is(a, button)', (all) =>
        all.flatMap((one) => {
          one.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left, right, top, width, height } = one.getBoundingClientRect()
          if (width === 0 || one.closest('nav')) return []
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          const header = one.closest('section')!.getBoundingClientRect()
          const isWhole = left >= header.left && right <= header.right
          return isWhole && one.contains(hit) ? [] : [one.getAttribute('aria-label') ?? one.textContent]
        }),
      )
      expect(covered, `at ${width} px`).toEqual([])
    }
  })

  test('the tabs stay visible while the page scrolls, and a pressed tab starts at its top under one bar', async () => {
    const { page, faults } = await open('/company/1/overview')
    await page.evaluate(() => scrollTo({ top: 1500 }))
    const strip = `nav[aria-label="${t('companies:tabs.label')}"]`
    await untilPage(
      page,
      'the tabs right below the bar of the site',
      (css) => {
        const { top } = document.querySelector(css)!.getBoundingClientRect()
        return scrollY > 1000 && top >= 55 && top < 60
      },
      strip,
    )
    await page.$eval(`${strip} a[href$="/reviews"]`, (tab) => (tab as HTMLElement).click())
    await atPath(page, '/company/1/reviews')
    await untilPage(
      page,
      'the page at its beginning',
      (title) => scrollY === 0 && [...document.querySelectorAll('main h2')].some((one) => one.textContent === title),
      t('companies:reviews.title'),
    )
    expect(await page.$eval('h1', (name) => name.textContent)).toContain(
      language === 'english' ? 'Masar Alwaha Logistics' : 'مسار الواحة',
    )
    // Below one bar and the tabs, the content begins in the first half of the window.
    expect(await topOf(page, 'main h2', t('companies:reviews.title'))).toBeLessThan(page360.height / 2)
    expect(await topOf(page, 'main input[type="search"]')).toBeLessThan(page360.height / 2)
    expect(withoutNetworkNoise(faults)).toEqual([])
  })
})

/** Companies of the demonstration before their reviews: one with 0 and one with 3. */
const early = { none: 197, few: 194 } as const
/** What each of their tabs says first of what is there or opens, and the one way on, by keys of `locales/`. */
const earlyTabs = {
  overview: {
    none: ['companies:early.later', 'companies:early.writeFirst'],
    few: ['companies:early.later', 'companies:write'],
  },
  reviews: {
    none: ['companies:reviews.emptyWords', 'companies:write'],
    few: ['companies:early.few.askWords', 'companies:write'],
  },
  salaries: ['salaries:empty.words', 'salaries:write'],
  interviews: {
    none: ['interviews:empty.words', 'interviews:write'],
    few: ['interviews:elsewhere.words', 'interviews:write'],
  },
  competitors: ['companies:competitors.words', 'companies:competitors.compare'],
  culture: ['culture:empty.words', 'culture:write'],
  questions: ['questions:lead', 'questions:ask'],
  compare: ['compare:form.wider', 'compare:form.submit'],
} as const

test.each(choose(['english', 'arabic'] as const, ['arabic']))(
  'C-001..C-007, C-009: a company with 0 or 3 reviews says in each tab once what opens, with one way on, in %s',
  async (language) => {
    const t = wordsIn(language)
    const { page, faults } = await openPage(browser, { language, worker: false })
    for (const [stage, id] of Object.entries(early) as [keyof typeof early, number][]) {
      await visit(page, `${site.url}/company/${id}/overview`)
      for (const [tab, said] of Object.entries(earlyTabs)) {
        const [sentence, action] = 'none' in said ? said[stage] : said
        await goInside(page, `/company/${id}/${tab}`)
        await says(page, t(sentence))
        await settled(page)
        const found = await page.$eval(
          'main',
          (main, words, name) => ({
            sentences: main.textContent.split(words).length - 1,
            ways: [...main.querySelectorAll('a, button')].filter(
              (one) => one.checkVisibility() && one.textContent?.trim() === name,
            ).length,
          }),
          t(sentence),
          t(action),
        )
        expect(found, `${id} ${tab}`).toEqual({ sentences: 1, ways: 1 })
      }
    }
    expect(withoutNetworkNoise(faults)).toEqual([])
    await page.browserContext().close()
  },
)

test('an interview at a company of which little is known: what similar companies ask, in all or by job title', async () => {
  const t = wordsIn('english')
  const { page, faults } = await openPage(browser, { language: 'english', worker: false })
  await visit(page, `${site.url}/company/${early.none}/interviews`)
  await says(page, t('interviews:elsewhere.title'))
  const names = () => page.$$eval('main section section > a', (all) => all.map((one) => one.getAttribute('href')))
  const rivals = (await readData(`${early.none}/competitors`)) as { id: number }[]
  expect(await names()).toEqual(rivals.slice(0, 3).map(({ id }) => `/company/${id}/interviews`))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const titles = await page.$$eval('main select[name="jobtitle"] option', (all) => all.map((one) => one.value))
  await page.select('main select[name="jobtitle"]', titles.at(-1)!)
  await until(
    'the interviews of its department',
    async () => asked.filter((url) => /interviews\?department=\d+/.test(url)).length === 3,
  )
  await settled(page)
  await says(page, t('interviews:elsewhere.title'))
  expect(withoutNetworkNoise(faults)).toEqual([])
  await page.browserContext().close()
})

test('each answer links to its details', async () => {
  const { page } = await openPage(browser, { language: 'english', worker: false })
  await visit(page, `${site.url}/company/1/overview`)
  // The whole answer is clickable, not only the words of the question.
  const at = await page.$eval('dl > div:has(a[href$="/salaries"]) dd', (answer) => {
    const { left, top, width, height } = answer.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
  await page.mouse.click(at.x, at.y)
  await atPath(page, '/company/1/salaries')
})
