import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser/browser.ts'
import { retype, tabTo } from '../support/browser/keyboard.ts'
import { modal } from '../support/browser/modal.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { unlike } from '../support/browser/unlike.ts'
import { fillStep1, fillStep2, fillStep3, submitStep, type Written } from '../support/browser/wizard.ts'
import { wordsIn } from '../support/project/words.ts'
import { numbersOf, reviewsOf } from '../support/site/company-review.ts'
import { openSite } from '../support/site/open-site.ts'
import { member, signIn } from '../support/site/sign-in.ts'
import { atPath, says, untilPage } from '../support/wait.ts'

const { site, line, browser } = await openSite()
const auth = await signIn(site)

const toastOf = async (page: Page, kind: string) =>
  (await page.waitForSelector(`[data-toast="${kind}"]`))!.evaluate((toast) => toast.textContent)

const written = (language: string): Written =>
  language === 'arabic'
    ? {
        rate: 5,
        pros: unlike('زملاء متعاونون'),
        cons: 'الاجتماعات كثيرة',
        good_word: 'متعاون',
        bad_word: 'بطيء',
      }
    : {
        rate: 5,
        pros: unlike('Colleagues share'),
        cons: 'Many meetings',
        good_word: 'Sharing',
        bad_word: 'Slow',
      }

describe.each([
  ['english', 1280, 0],
  ['arabic', 360, 1],
] as const)('the main job in %s at %i px', (language, width, nth) => {
  const t = wordsIn(language)

  test('H-001: a visitor finds a company, logs in, writes a review with the keyboard and sees it published', async () => {
    const company = auth.user.companies[nth]!
    const before = await numbersOf(site.url, company.id)
    const name = language === 'arabic' ? before.name_ar : before.name_en
    const review = written(language)
    const { page, faults } = await openPage(browser, { language, width })

    // S-001, H-004: the search box leads to the company.
    await visit(page, line.url)
    await tabTo(page, 'main [role="combobox"]')
    await page.keyboard.type(name)
    await page.waitForSelector('[role="option"]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await atPath(page, `/company/${company.id}/overview`)
    await settled(page)

    // A visitor begins without a dialog in front, and is told beside the form what an account is for.
    await page.click(`::-p-aria([name="${t('companies:write')}"][role="button"])`)
    await atPath(page, '/rateCompany')
    await says(page, t('reviews:visitor.words'))
    expect(await page.$(modal)).toBeNull()
    await tabTo(page, '[data-visitor-note] a[href="/auth/login"]')
    await page.keyboard.press('Enter')
    await atPath(page, '/auth/login')
    await page.waitForSelector('input[name="email"]')
    await tabTo(page, 'input[name="email"]')
    await retype(page, member.email)
    await tabTo(page, 'input[name="password"]')
    await retype(page, member.password)
    // The login leads back to the form.
    await page.keyboard.press('Enter')

    // Z-003, Z-005, Z-008..Z-013, Z-018, Z-023..Z-027: the wizard, without a mouse.
    await atPath(page, '/rateCompany')
    for (const [index, fill] of [fillStep1, fillStep2, fillStep3].entries()) {
      if (index > 0) await submitStep(page)
      // Z-001, Z-002, Z-014, L-013: each of the three steps says its number, and starts at the top of the page.
      await says(page, t('forms:step', { n: index + 1, total: 3 }))
      await untilPage(page, 'the top of the page', () => scrollY === 0)
      await fill(page, review)
    }
    // Z-015, Z-016: the title names site, page and company; the heading the company.
    const parts = [t('common:site'), t('reviews:page'), name]
    expect((await page.title()).split(' | ')).toEqual(parts)
    expect(await page.$eval('h1', (heading) => heading.textContent)).toContain(name)

    // Z-017: pending, then the server's message, then the company's page.
    const release = line.holdReplies('POST /api/company/review')
    await submitStep(page)
    expect(await toastOf(page, 'pending')).toContain(t('reviews:send.pending'))
    // Z-007, X-015: while the review is being sent the button is disabled.
    expect(
      await page.$eval('main form button[type="submit"]', (button) => (button as HTMLButtonElement).disabled),
    ).toBe(true)
    release()
    expect(await toastOf(page, 'success')).toContain(t('messages:review_received', { within: t('common:within.now') }))
    await atPath(page, `/company/${company.id}`)
    // What comes next, in the place of the page: thanks, the review as readers see it, and the next contribution.
    await page.waitForSelector('[data-sent-panel="company"]')
    await says(page, review.pros)
    await page.waitForSelector(`[data-next] a[href^="/"]`)
    await page.click(`::-p-aria([name="${t('companies:backHere')}"][role="button"])`)

    // The review and the changed numbers, on the page and in the API.
    const after = await numbersOf(site.url, company.id)
    expect(after.total_ratings).toBe(before.total_ratings + 1)
    const count = new Intl.NumberFormat(language === 'arabic' ? 'ar-u-nu-latn' : 'en').format(after.total_ratings)
    await says(page, count)
    expect((await reviewsOf(site.url, company.id)).filter(({ pros }) => pros === review.pros)).toHaveLength(1)
    expect(faults).toEqual([])
    await page.browserContext().close()
  })
})
