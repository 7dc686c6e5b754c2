import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ReviewTypeName, reviewTypeNames } from '../../src/contract/reviews/kinds.ts'
import { reviewTypes } from '../../src/contract/reviews/reviews.ts'
import { allowanceNames } from '../../src/contract/reviews/salary.ts'
import { type Language, openPage } from '../support/browser/browser.ts'
import { fillForm } from '../support/browser/fill-form.ts'
import { intercept } from '../support/browser/intercept.ts'
import { retype, tabTo } from '../support/browser/keyboard.ts'
import { redrawn } from '../support/browser/redrawn.ts'
import { goInside, visit } from '../support/browser/settled.ts'
import { stepShown, submitStep } from '../support/browser/wizard.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { signInPage } from '../support/site/sign-in.ts'
import { says, until, untilPage } from '../support/wait.ts'

const { site, browser } = await shareSite()

async function member(language: Language, width = 1280) {
  const opened = await openPage(browser, { language, width, worker: false })
  await signInPage(opened.page, site)
  return opened
}

/** Answers the questions of the step on the screen and goes on to the next, which asks `next`. */
async function passStep(page: Page, type: ReviewTypeName, next: string) {
  await fillForm(page, reviewTypes[type].form)
  await submitStep(page)
  await stepShown(page, next)
}

test('R-016..R-019, Z-018..Z-022: the address chooses the form; company is the default', async () => {
  const { page, faults } = await member('english')
  const formAt = async (query: string, form: string) => {
    await goInside(page, `/rateCompany?id=77${query}`)
    await until(`the form ${form}`, () =>
      page.$$eval(
        'main form [data-form]',
        (fields, wanted) => fields.length > 0 && fields.every((one) => (one as HTMLElement).dataset.form === wanted),
        form,
      ),
    )
  }
  await visit(page, `${site.url}/rateCompany?type=salary&id=77`)
  await stepShown(page, 'employment_status')
  for (const type of reviewTypeNames) await formAt(`&type=${type}`, reviewTypes[type].form.id)
  await formAt('&type=weather', 'company')
  await formAt('&type=salary', reviewTypes.salary.form.id)
  await formAt('', 'company')
  expect(faults).toEqual([])
  await page.browserContext().close()
})

const asked = (page: Page) =>
  page.$$eval('main form [data-field]', (fields) => fields.map((field) => (field as HTMLElement).dataset.field))

const careerpath = ['training', 'carear_clarity', 'career_confidence', 'trust_company_future']
const withPeriod = (name: string) => [name, `${name}_duration`]

describe('the steps of the wizard, in Arabic on a phone', () => {
  const t = wordsIn('arabic')
  let page: Page
  beforeAll(async () => {
    page = (await member('arabic', 360)).page
    await visit(page, `${site.url}/rateCompany?type=company&id=30`)
    await stepShown(page, 'employment_status')
    await fillForm(page, reviewTypes.company.form)
  })
  afterAll(() => page?.browserContext().close())

  const answers = () =>
    page.$$eval('main form [data-field] input', (inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  const back = () => page.click(`::-p-aria([name="${t('forms:back')}"][role="button"])`)

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
        // Not of the specification: optional, after its own amounts (decision 151).
        ...allowanceNames,
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
  ])(
    'T-027, Z-058..Z-060: %s keeps the common answers and asks its own questions in step 3',
    async (_, type, fields) => {
      const before = await answers()
      expect(before.every((answer) => answer !== '')).toBe(true)
      await page.select('[name="review_type"]', type)
      await page.waitForSelector(`[data-form="${reviewTypes[type].form.id}"][data-field="jobtitle"] input`)
      await until('the same answers', async () => `${await answers()}` === `${before}`)
      // The form is another one, and the focus stays where it was.
      if (type !== 'company')
        await untilPage(
          page,
          'the focus on the list that changed it',
          () => document.activeElement?.getAttribute('name') === 'review_type',
        )
      await submitStep(page)
      await stepShown(page, 'education')
      await passStep(page, type, 'accept_terms')
      await says(page, t('forms:step', { n: 3, total: 3 }))
      expect((await asked(page)).sort()).toEqual([...fields, 'accept_terms'].sort())
      if (type === 'salary') {
        // Questions that few people answer are hidden behind a button until they are opened.
        const rare = '[data-field="profit_sharing"]'
        const press = `main form button[aria-controls][aria-expanded]`
        expect(await page.$eval(press, (button) => [button.textContent, button.ariaExpanded])).toEqual([
          t('reviews:fields.salary.profit_sharing.more'),
          'false',
        ])
        expect(await page.$(`::-p-aria([name="${t('reviews:fields.salary.tips_gratuities.label')}"])`)).toBeNull()
        await page.click(press)
        await page.waitForSelector(rare, { visible: true })
        expect(await page.$eval(press, (button) => button.ariaExpanded)).toBe('true')
        await page.type(`${rare} input`, '0')
        await page.click(press)
        await page.waitForSelector(rare, { hidden: true })
        // Leaving an invalid answer does not open the section again; each submit does.
        for (const _ of ['the first', 'and another']) {
          await page.waitForSelector(`${rare} input[aria-invalid="true"]`)
          expect(await page.$eval(press, (button) => button.ariaExpanded)).toBe('false')
          await page.click('main form button[type="submit"]')
          await page.waitForSelector(rare, { visible: true })
          expect(await page.$eval(`${rare} input`, (input) => input.getAttribute('aria-invalid'))).toBe('true')
          await page.click(press)
          await page.waitForSelector(rare, { hidden: true })
        }
        await page.click(press)
        await page.waitForSelector(rare, { visible: true })
        await page.click(`${rare} input`, { count: 3 })
        await page.keyboard.press('Backspace')
        await page.click('[data-field="get_bonus"] input[value="1"]')
        await page.waitForSelector('[data-field="cash_bonus"]')
        expect(await asked(page)).toEqual(expect.arrayContaining(['cash_bonus', 'stock_bonus'].flatMap(withPeriod)))
      }
      if (type === 'interview')
        for (const stage of ['testing', 'interview'])
          await page.waitForSelector(`[data-field="stages"] [data-stage="${stage}"] input`)
      // Z-006, T-028: the last step's button; Z-058..Z-060: the terms, which open in another tab.
      expect(await page.$eval('main form button[type="submit"]', (button) => button.textContent)).toBe(
        t('forms:submit'),
      )
      const terms = await page.$eval('[data-field="accept_terms"] a', (link) => [
        link.getAttribute('href'),
        link.getAttribute('target'),
      ])
      expect(terms).toEqual(['/terms', '_blank'])
      // Going back loses no answers.
      await back()
      await stepShown(page, 'education')
      await back()
      await stepShown(page, 'employment_status')
      await until('the same answers', async () => `${await answers()}` === `${before}`)
    },
  )
})

test('T-032, X-017..X-019: a submit that fails shows the reason as an error toast, and nothing is lost', async () => {
  const { page } = await member('english')
  await visit(page, `${site.url}/rateCompany?type=company&id=1`)
  await stepShown(page, 'employment_status')
  await passStep(page, 'company', 'education')
  await passStep(page, 'company', 'accept_terms')
  await fillForm(page, reviewTypes.company.form)
  let body = {}
  await intercept(page, (request) =>
    request.method() === 'POST' && request.url().endsWith('/company/review')
      ? request.respond({ status: 400, contentType: 'application/json', body: JSON.stringify(body) })
      : request.continue(),
  )
  // the server's own message; X-018: these words where it has none.
  for (const [sent, words] of [
    [{ message: 'The site is being moved' }, 'The site is being moved'],
    [{}, 'Backend Error Occured'],
  ] as const) {
    body = sent
    await submitStep(page)
    await untilPage(
      page,
      `the toast "${words}"`,
      (said) =>
        [...document.querySelectorAll('[data-toast="error"]')].some((one) => one.textContent?.includes(said) ?? false),
      words,
    )
    await untilPage(page, 'the spinner gone', () => document.querySelector('main form [data-spinner]') === null)
    await page.waitForSelector('main form button[type="submit"]:not([disabled])')
    expect(await page.$eval('[data-field="pros"] textarea', (field) => (field as HTMLTextAreaElement).value)).toBe(
      'Fair pay',
    )
  }
  await page.browserContext().close()
})

/**
 * Holds back the response with the person's profile until the returned function is called; it then contains another
 * name.
 */
async function heldProfile(page: Page, name: string): Promise<() => void> {
  let letCome = () => {}
  const called = new Promise<void>((done) => {
    letCome = done
  })
  const { user } = await signInPage(page, site)
  await page.setRequestInterception(true)
  page.on('request', async (request) => {
    if (new URL(request.url()).pathname !== '/api/profile') return void request.continue()
    await called
    const data = { ...user, data: { ...user.data, name } }
    void request.respond({ contentType: 'application/json', body: JSON.stringify({ data }) })
  })
  return letCome
}

describe.each(choose(['english', 'arabic'] as const, ['english']))('typing, in %s', (language) => {
  const forms = [
    ['a review', '/interview-review/30', 'description'],
    ['a wizard', '/add-Company', 'website'],
    ['a wizard in which every other answer is missing', '/auth/register', 'company'],
  ] as const
  test.each(choose(forms, [forms[2]]))('typing renders only its own field again: %s', async (_, path, name) => {
    const { page, faults } = await (path.startsWith('/auth')
      ? openPage(browser, { language, worker: false })
      : member(language))
    await visit(page, site.url + path)
    await stepShown(page, name)
    const box = `[data-field="${name}"] :is(input, textarea)`
    await tabTo(page, box)
    // The error message changes with the first letter.
    await retype(page, 'w')
    const said = () => page.$eval(box, (one) => (one as HTMLInputElement).value)
    const type = (letters: string) =>
      redrawn(page, async () => {
        await page.keyboard.type(letters.at(-1)!)
        await until(letters, async () => (await said()) === letters)
      })
    // On a busy machine the lists of other fields arrive during the first letters.
    let typed = 'w'
    await until('the page does nothing else', async () => {
      typed += 'o'
      return (await type(typed)).join() === name
    })
    for (const letter of 'wel') {
      typed += letter
      expect(await type(typed)).toEqual([name])
    }
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('only the field left without an answer renders again, and a screen reader announces it', async () => {
    const { page, faults } = await member(language)
    await visit(page, `${site.url}/interview-review/32`)
    await stepShown(page, 'description')
    await tabTo(page, '[data-field="description"] textarea')
    const redrawnFields = await redrawn(page, async () => {
      await page.keyboard.press('Tab')
      await untilPage(
        page,
        'the words of the alert',
        (label) => document.querySelector('main form [role="alert"]')?.textContent?.startsWith(label) ?? false,
        `${await page.$eval('[data-field="description"] label', (label) => label.firstChild!.textContent)}: `,
      )
    })
    expect(redrawnFields).toEqual(['description'])
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('an arrow key in an open list renders only the item it leaves and the one it reaches', async () => {
    const { page, faults } = await member(language)
    await visit(page, `${site.url}/rateCompany?type=company&id=30`)
    await stepShown(page, 'department')
    const pointed = () =>
      page.$eval('[data-field="department"] input', (box) => box.getAttribute('aria-activedescendant'))
    await tabTo(page, '[data-field="department"] input')
    await page.keyboard.press('ArrowDown')
    await page.waitForSelector('[role="option"]')
    await page.keyboard.press('ArrowDown')
    await until('the first item', async () => (await pointed())?.endsWith('-option-0'))
    const items = await page.$$eval('[role="option"]', (all) => all.map((one) => one.textContent))
    const redrawnItems = await redrawn(
      page,
      async () => {
        await page.keyboard.press('ArrowDown')
        await until('the second item', async () => (await pointed())?.endsWith('-option-1'))
      },
      '[role="option"]',
    )
    expect(redrawnItems).toEqual(items.slice(0, 2))
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('saving a draft and a profile that loads late do not render the form again', async () => {
    const { page, faults } = await member(language)
    const letCome = await heldProfile(page, 'Lama')
    await visit(page, `${site.url}/interview-review/31`)
    await stepShown(page, 'description')
    await tabTo(page, '[data-field="description"] textarea')
    const redrawnFields = await redrawn(page, async () => {
      for (const letter of 'we') {
        const saved = page.evaluate(
          () =>
            new Promise<void>((done) => {
              // Notified of every save, as other tabs are.
              new BroadcastChannel('outbox').onmessage = () => done()
            }),
        )
        await page.keyboard.type(letter)
        await saved
      }
      letCome()
      await untilPage(
        page,
        'the new name',
        () => document.querySelector('header')?.textContent?.includes('Lama') ?? false,
      )
    })
    expect(redrawnFields).toEqual(['description'])
    expect(faults).toEqual([])
    await page.browserContext().close()
  })
})
