import type { Page } from 'puppeteer'
import { beforeEach, describe, expect, test } from 'vitest'
import { crash, openPage, prepare, withoutNetworkNoise } from '../support/browser/browser.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { unlike } from '../support/browser/unlike.ts'
import { fillStep1, fillStep2, fillWizard, stepShown, submitStep, type Written } from '../support/browser/wizard.ts'
import { workerReady } from '../support/browser/worker.ts'
import { wordsIn } from '../support/project/words.ts'
import { numbersOf, reviewsOf } from '../support/site/company-review.ts'
import { openSite } from '../support/site/open-site.ts'
import { signIn, signInPage } from '../support/site/sign-in.ts'
import { says, until } from '../support/wait.ts'

const { site, line, browser } = await openSite()
const auth = await signIn(site)
beforeEach(() => line.restore())

const t = wordsIn('english')
const written = (): Written => ({
  rate: 4,
  pros: unlike('Written without a network'),
  cons: 'The lift is slow',
  good_word: 'Steady',
  bad_word: 'Distant',
})
const wizard = (companyId: number) => `/rateCompany?type=company&id=${companyId}`

/** Opens the site as a member who has seen the company's page once, but never the wizard. */
async function memberAt(url: string, companyId: number): Promise<{ page: Page; faults: string[] }> {
  const { page, faults } = await openPage(browser, { language: 'english' })
  await signInPage(page, site)
  await visit(page, url)
  await workerReady(page)
  await visit(page, `${url}/company/${companyId}/overview`)
  return { page, faults }
}

const published = async (companyId: number, pros: string) =>
  (await reviewsOf(site.url, companyId)).filter((review) => review.pros === pros)

describe('the main job without a network', () => {
  test('D-007, D-011, D-012, D-016: written and submitted with the server gone, it waits, and is sent once when it is back', async () => {
    const company = auth.user.companies[0]!
    const before = await numbersOf(site.url, company.id)
    const review = written()
    const { page, faults } = await memberAt(line.url, company.id)
    await line.cut()

    await page.goto(line.url + wizard(company.id))
    await fillWizard(page, review)
    await submitStep(page)
    await says(page, t('reviews:send.waitingWords'))

    await line.restore()
    const toast = page
      .waitForSelector('[data-toast="success"]')
      .then((shown) => shown!.evaluate((one) => one.textContent))
    // The event the browser fires when the connection is back; the site itself never trusts it as proof.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await until('the review on the company page', async () => (await published(company.id, review.pros)).length > 0)
    const sent = { type: t('reviews:types.company.name'), company: company.name }
    expect(await toast).toContain(t('outbox:live.sent', sent))
    await visit(page, `${line.url}/company/${company.id}/reviews`)
    await says(page, review.pros)
    expect(await published(company.id, review.pros)).toHaveLength(1)
    expect((await numbersOf(site.url, company.id)).total_ratings).toBe(before.total_ratings + 1)
    expect(withoutNetworkNoise(faults)).toEqual([])
    await page.browserContext().close()
  })

  test('the reply lost between request and response: exactly one review', async () => {
    const company = auth.user.companies[1]!
    const review = written()
    const { page } = await memberAt(line.url, company.id)
    await page.goto(line.url + wizard(company.id))
    await fillWizard(page, review)
    line.loseReplies('POST /api/company/review')
    await submitStep(page)
    await until('a lost reply', () => line.lost() > 0)
    line.loseReplies(undefined)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await until('the review stored', async () => (await published(company.id, review.pros)).length > 0)
    // Sent again under the same key, by the page, the worker or the browser itself, and answered: nothing is pending.
    await visit(page, `${line.url}/outbox`)
    await says(page, t('outbox:sent'))
    expect(await published(company.id, review.pros)).toHaveLength(1)
    await page.browserContext().close()
  })

  test('D-009: text typed 500 ms before the tab was killed is restored, with its step', async () => {
    const company = auth.user.companies[2] ?? auth.user.companies[0]!
    const { page } = await memberAt(line.url, company.id)
    await page.goto(line.url + wizard(company.id))
    await fillStep1(page)
    await submitStep(page)
    await fillStep2(page)
    await submitStep(page)
    await stepShown(page, 'pros')
    await page.type('[data-field="pros"] textarea', 'Half a thought')
    // The promise is about time: at most the last half second of typing is at risk.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    await crash(page)
    const again = await page.browserContext().newPage()
    await prepare(again, { language: 'english' })
    await again.goto(line.url + wizard(company.id))
    await settled(again)
    await stepShown(again, 'pros')
    expect(await again.$eval('[data-field="pros"] textarea', (area) => (area as HTMLTextAreaElement).value)).toBe(
      'Half a thought',
    )
    await page.browserContext().close()
  })
})
