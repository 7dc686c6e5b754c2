import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { openPage, withoutNetworkNoise } from '../support/browser/browser.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { atPath, untilPage } from '../support/wait.ts'

const { site, browser } = await shareSite()
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
