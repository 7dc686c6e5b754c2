import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Form } from '../../src/contract/form/form.ts'
import { interviewPageReview } from '../../src/contract/reviews/interview.ts'
import { type ReviewTypeName, reviewTypeNames } from '../../src/contract/reviews/kinds.ts'
import { reviewTypes } from '../../src/contract/reviews/reviews.ts'
import { type Language, openBrowser, openPage, withoutNetworkNoise } from '../support/browser.ts'
import { reviewsOf } from '../support/company-review.ts'
import { fillForm } from '../support/fill-form.ts'
import { tabTo } from '../support/keyboard.ts'
import { type Line, openLine } from '../support/line.ts'
import { settled, visit } from '../support/settled.ts'
import { type Auth, signIn, signInPage } from '../support/sign-in.ts'
import { type Site, startSite } from '../support/site.ts'
import { unlike } from '../support/unlike.ts'
import { atPath, says, until } from '../support/wait.ts'
import { stepShown, submitStep } from '../support/wizard.ts'
import { wordsIn } from '../support/words.ts'
import { workerReady } from '../support/worker.ts'

let site: Site
let line: Line
let browser: Browser
let auth: Auth
beforeAll(async () => {
  site = await startSite({ data: inject('demoData') })
  line = await openLine(site.url)
  browser = await openBrowser()
  auth = await signIn(site)
})
afterAll(async () => {
  await browser?.close()
  await line?.cut()
  await site?.remove()
})

const formOf = (type: ReviewTypeName): Form => reviewTypes[type].form
/** A company the demonstration member has written nothing about. */
const untouched = 77

async function memberAt(address: string, language: Language, width = 1280) {
  const { page, faults } = await openPage(browser, { language, width })
  await signInPage(page, site)
  await visit(page, address)
  return { page, faults }
}

const toast = async (page: Page, kind: string) =>
  (await page.waitForSelector(`[data-toast="${kind}"]`))!.evaluate((one) => one.textContent)

/** Starts a card with the keyboard and waits for its form. */
async function start(page: Page, card: ReviewTypeName): Promise<void> {
  await page.waitForSelector(`[data-card="${card}"] button`)
  await tabTo(page, `[data-card="${card}"] button`)
  await page.keyboard.press('Enter')
  await page.waitForSelector('main form [data-field]')
  await settled(page)
}
const cardsShown = (page: Page) =>
  page.$$eval('[data-card]', (all) =>
    all.flatMap((card) => (getComputedStyle(card).display === 'none' ? [] : [(card as HTMLElement).dataset.card])),
  )
const allCards = ['company', 'culture', 'salary', 'benifit']

describe('every review type, with the keyboard alone', () => {
  test('Z-004, Z-021, Z-030 to Z-042, T-026 to T-031: a salary in the wizard, in English', async () => {
    const t = wordsIn('english')
    const { page, faults } = await memberAt(`${site.url}/rateCompany?type=salary&id=${untouched}`, 'english')
    for (const first of ['employment_status', 'last_year', 'currency_id']) {
      await stepShown(page, first)
      await fillForm(page, formOf('salary'), { salary: '12500' })
      await submitStep(page)
    }
    expect(await toast(page, 'success')).toContain(t('messages:salary_received'))
    await atPath(page, `/company/${untouched}`)
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('R-017 to R-019, Z-018 to Z-022: the address chooses the form; company is the default', async () => {
    const { page, faults } = await memberAt(site.url, 'english')
    const shown = async (query: string) => {
      await page.goto(`${site.url}/rateCompany?id=${untouched}${query}`)
      return (await page.waitForSelector('main form [data-form]'))!.evaluate((one) => (one as HTMLElement).dataset.form)
    }
    for (const type of reviewTypeNames) expect(await shown(`&type=${type}`)).toBe(formOf(type).id)
    expect(await shown('&type=nonsense')).toBe('company')
    expect(await shown('')).toBe('company')
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('T-027: another type takes the common answers along, and a step back loses nothing', async () => {
    const { page } = await memberAt(`${site.url}/rateCompany?type=company&id=${untouched + 1}`, 'arabic', 360)
    await stepShown(page, 'employment_status')
    await fillForm(page, formOf('company'))
    const answers = () =>
      page.$$eval('main form [data-field] input', (inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    const before = await answers()
    await page.select('[name="review_type"]', 'culture')
    await page.waitForSelector('[data-form="culture"][data-field="jobtitle"] input')
    await until('the same answers', async () => `${await answers()}` === `${before}`)
    await submitStep(page)
    await stepShown(page, 'last_year')
    await page.click(`::-p-aria([name="${wordsIn('arabic')('forms:back')}"][role="button"])`)
    await stepShown(page, 'employment_status')
    await until('the same answers', async () => `${await answers()}` === `${before}`)
    expect(await answers()).toEqual(before)
    await page.browserContext().close()
  })

  test('W-001 to W-010, T-019 to T-024: culture from its card, in Arabic on a phone', async () => {
    const t = wordsIn('arabic')
    const { page, faults } = await memberAt(`${line.url}/write-review/${untouched}`, 'arabic', 360)
    expect(await cardsShown(page)).toEqual(allCards)
    await start(page, 'culture')
    expect(await cardsShown(page)).toEqual(['culture'])
    await fillForm(page, formOf('culture'))
    // W-009, T-021: cancel leads back to the cards; what was written is kept.
    await page.click(`::-p-aria([name="${t('reviews:write.cancel')}"][role="button"])`)
    await page.waitForSelector('[data-card="culture"] button')
    expect(await cardsShown(page)).toEqual(allCards)
    await start(page, 'culture')
    const release = line.holdReplies('POST /api/careerpath/review')
    await submitStep(page)
    // T-024: a spinner, and no button to press again.
    await page.waitForSelector('main form [data-spinner]')
    expect(await page.$('main form button[type="submit"]')).toBeNull()
    release()
    expect(await toast(page, 'success')).toContain(t('messages:review_published'))
    await page.waitForSelector('[data-card="culture"] button')
    expect(await cardsShown(page)).toEqual(allCards)
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('W-008, L-016, E-153 to E-163: benefits from their card, in English', async () => {
    const t = wordsIn('english')
    const { page, faults } = await memberAt(`${site.url}/write-review/${untouched}`, 'english')
    await start(page, 'benifit')
    for (const width of [1280, 991, 990]) {
      await page.setViewport({ width, height: 800 })
      expect(await cardsShown(page)).toEqual(['benifit'])
    }
    await fillForm(page, formOf('benifit'))
    await submitStep(page)
    expect(await toast(page, 'success')).toContain(t('messages:review_published'))
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('I-001 to I-005: an interview on its own page, in Arabic', async () => {
    const t = wordsIn('arabic')
    const { page, faults } = await memberAt(`${site.url}/interview-review/${untouched}`, 'arabic')
    await page.waitForSelector('main form [data-field]')
    await page.click(`::-p-aria([name="${t('reviews:write.cancel')}"][role="button"])`)
    await atPath(page, `/company/${untouched}/interviews`)
    await visit(page, `${site.url}/interview-review/${untouched}`)
    await page.waitForSelector('main form [data-field]')
    await fillForm(page, interviewPageReview)
    await submitStep(page)
    expect(await toast(page, 'success')).toContain(t('messages:review_published'))
    await atPath(page, `/company/${untouched}/interviews`)
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('D-011, D-016: a company review from its card without a network, sent once when it is back', async () => {
    const t = wordsIn('english')
    const company = auth.user.companies[0]!
    const { page, faults } = await memberAt(`${site.url}/write-review/${company.id}`, 'english')
    await workerReady(page)
    await start(page, 'company')
    const pros = unlike('Written on the way')
    await fillForm(page, formOf('company'), { pros })
    await site.stop()
    await submitStep(page)
    await says(page, t('reviews:send.waiting'))
    await site.start()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    const published = async () => (await reviewsOf(site.url, company.id)).filter((review) => review.pros === pros)
    await until('the review published', async () => (await published()).length > 0)
    expect(await published()).toHaveLength(1)
    expect(withoutNetworkNoise(faults)).toEqual([])
    await page.browserContext().close()
  })
})
