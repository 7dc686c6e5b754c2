import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { ReviewTypeName } from '../../src/contract/reviews/kinds.ts'
import { reviewTypes } from '../../src/contract/reviews/reviews.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { fillForm } from '../support/fill-form.ts'
import { visit } from '../support/settled.ts'
import { signInPage } from '../support/sign-in.ts'
import { type Site, startSite } from '../support/site.ts'
import { says, untilPage } from '../support/wait.ts'
import { stepShown, submitStep } from '../support/wizard.ts'
import { wordsIn } from '../support/words.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  site = await startSite({ data: inject('demoData') })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.remove()
})

const t = wordsIn('english')

async function atStep3(type: ReviewTypeName, companyId: number): Promise<Page> {
  const { page } = await openPage(browser, { language: 'english' })
  await page.setBypassServiceWorker(true)
  await signInPage(page, site)
  await visit(page, `${site.url}/rateCompany?type=${type}&id=${companyId}`)
  for (const first of ['employment_status', 'education']) {
    await stepShown(page, first)
    await fillForm(page, reviewTypes[type].form)
    await submitStep(page)
  }
  await says(page, t('forms:step', { n: 3 }))
  await page.waitForSelector('[data-field="accept_terms"]')
  return page
}

const asked = (page: Page) =>
  page.$$eval('main form [data-field]', (fields) => fields.map((field) => (field as HTMLElement).dataset.field))

const careerpath = ['training', 'carear_clarity', 'career_confidence', 'trust_company_future']
const withPeriod = (name: string) => [name, `${name}_duration`]

describe('step 3 of the wizard asks, by type', () => {
  test.each<[string, ReviewTypeName, string[]]>([
    ['Z-018, Z-023..Z-027: company', 'company', ['rate', 'pros', 'cons', 'good_word', 'bad_word']],
    ['Z-019, Z-028, E-131: culture, starting with the career path', 'culture', ['culturetype', ...careerpath]],
    [
      'Z-020, Z-029: benefits',
      'benifit',
      ['rate', 'company_city', 'employer_type_id', 'employment_status_id', 'benefits', 'comment'],
    ],
    [
      'Z-021, Z-030..Z-042: salary, the bonus fields after a yes',
      'salary',
      [
        ...['currency_id', 'per_duration', 'experience_years', 'salary', 'annual_raise', 'get_bonus'],
        ...['profit_sharing', 'sales_commission', 'tips_gratuities'].flatMap(withPeriod),
        ...['gender', 'country_id', 'city_id'],
      ],
    ],
    [
      'Z-022, Z-043..Z-057: interview',
      'interview',
      [
        ...['rate', 'month', 'year', 'get_by', 'get_offer', 'stages', 'difficulty', 'duration', 'duration_type'],
        ...['country_id', 'city_id', 'how_helpful', 'description', 'questions'],
      ],
    ],
  ])('%s', async (_, type, fields) => {
    const page = await atStep3(type, 30)
    expect((await asked(page)).sort()).toEqual([...fields, 'accept_terms'].sort())
    if (type === 'salary') {
      await page.click('[data-field="get_bonus"] input[value="1"]')
      await page.waitForSelector('[data-field="cash_bonus"]')
      expect(await asked(page)).toEqual(expect.arrayContaining(['cash_bonus', 'stock_bonus'].flatMap(withPeriod)))
    }
    if (type === 'interview')
      for (const stage of ['testing', 'interview'])
        await page.waitForSelector(`[data-field="stages"] select[name="${stage}"]`)
    // Z-006, T-028: the last step's button; Z-058..Z-060: the terms, opened beside the form.
    expect(await page.$eval('main form button[type="submit"]', (button) => button.textContent)).toBe(t('forms:submit'))
    const terms = await page.$eval('[data-field="accept_terms"] a', (link) => [
      link.getAttribute('href'),
      link.getAttribute('target'),
    ])
    expect(terms).toEqual(['/terms', '_blank'])
    await page.browserContext().close()
  })
})

test.each([
  ["X-017: the server's own words", { message: 'The site is being moved' }, 'The site is being moved'],
  ["X-018: 'Backend Error Occured' where it has none", {}, 'Backend Error Occured'],
])('T-032, X-019: a submit that fails shows an error toast, %s, and nothing is lost', async (_, body, words) => {
  const page = await atStep3('company', 1)
  await fillForm(page, reviewTypes.company.form)
  await page.setRequestInterception(true)
  page.on('request', (request) =>
    request.method() === 'POST' && request.url().endsWith('/company/review')
      ? request.respond({ status: 400, contentType: 'application/json', body: JSON.stringify(body) })
      : request.continue(),
  )
  await submitStep(page)
  const toast = await page.waitForSelector('[data-toast="error"]')
  expect(await toast?.evaluate((shown) => shown.textContent)).toContain(words)
  await untilPage(page, 'the spinner gone', () => document.querySelector('main form [data-spinner]') === null)
  await page.waitForSelector('main form button[type="submit"]:not([disabled])')
  expect(await page.$eval('[data-field="pros"] textarea', (field) => (field as HTMLTextAreaElement).value)).toBe(
    'Fair pay',
  )
  await page.browserContext().close()
})
