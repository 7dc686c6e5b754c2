import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, withoutNetworkNoise } from '../support/browser/browser.ts'
import { takeFirst } from '../support/browser/fill-form.ts'
import { holdFile } from '../support/browser/hold-file.ts'
import { logIn } from '../support/browser/log-in.ts'
import { modal } from '../support/browser/modal.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { unlike } from '../support/browser/unlike.ts'
import { submitStep } from '../support/browser/wizard.ts'
import { wordsIn } from '../support/project/words.ts'
import { pictureFile } from '../support/server/send-form.ts'
import { choose } from '../support/setup/whole.ts'
import { countCases } from '../support/site/desk-cases.ts'
import { openSite } from '../support/site/open-site.ts'
import { signInPage } from '../support/site/sign-in.ts'
import { says, until, untilPage } from '../support/wait.ts'

const { site, line, browser } = await openSite()

const press = async (page: Page, name: string, within = 'main') => {
  const button = await until(`the button ${name}`, () => page.$(`${within} ::-p-aria([name="${name}"])`))
  await button.click()
}
test.each(choose(['english', 'arabic'] as const, ['english']))(
  'P-009, P-010, T-041, M-006: a visitor who asks, answers, reports or finds helpful logs in first, and goes on, in %s',
  async (language) => {
    const t = wordsIn(language)
    const { page, faults } = await openPage(browser, { language, worker: false })
    await visit(page, `${line.url}/company/1/questions`)
    for (const action of ['questions:ask', 'questions:answer', 'questions:report']) {
      await press(page, t(action))
      await says(page, t('shell:login.title'))
      if (language === 'english') await says(page, 'You Must Login First')
      await press(page, t('shell:login.later'), modal)
      await page.waitForSelector(modal, { hidden: true })
    }
    await visit(page, `${line.url}/company/1/reviews?stars=1&sort=helpful`)
    const stars = await page.$$eval('main article header b', (all) => all.map((one) => one.textContent))
    expect(new Set(stars)).toEqual(new Set(['1.0']))
    const helpful = 'main article footer button'
    await page.click(helpful)
    await says(page, t('shell:login.title'))
    if (language === 'english') {
      await press(page, t('shell:login.later'), modal)
      await visit(page, `${line.url}/company/1/questions`)
      await press(page, t('questions:ask'))
    }
    // The interrupted action continues by itself after the login, at the same place.
    await press(page, t('shell:login.action'), modal)
    await logIn(page)
    if (language === 'english') await page.waitForSelector('main textarea[name="question"]')
    else await page.waitForSelector(`${helpful}[aria-pressed="true"]`)
    expect(await page.evaluate(() => location.pathname + location.search)).toBe(
      language === 'english' ? '/company/1/questions' : '/company/1/reviews?stars=1&sort=helpful',
    )
    expect(faults).toEqual([])
  },
)

test.each(choose(['english', 'arabic'] as const, ['arabic']))(
  'C-002: reviews are looked through by words, narrowed by stars and language, and say what is found, in %s',
  async (language) => {
    const code = language === 'arabic' ? 'ar' : 'en'
    const t = wordsIn(language)
    const { page, faults } = await openPage(browser, {
      language,
      width: language === 'arabic' ? 360 : 1280,
      worker: false,
    })
    const read = async (path: string) => {
      const { data } = await (await fetch(`${site.url}/api/companies/1/reviews${path}`)).json()
      return data
    }
    type Review = { pros: string; rate: number; language: string }
    const { reviews } = (await read('?limit=50')) as { reviews: Review[] }
    const one = reviews.find((review) => review.language === code)!
    const word = one.pros.match(/\p{L}{5,}/u)![0]
    /** Returns the number of reviews the API finds with the filter in the address. */
    const foundAt = async (query: string) => (await read(`/summary${query}`)).found.count as number
    await visit(page, `${line.url}/company/1/reviews`)
    await page.type('main input[type="search"]', word)
    await untilPage(page, 'the word in the address', () => location.search.includes('q='))
    const says = async () => {
      const query = await page.evaluate(() => location.search)
      const count = await foundAt(query)
      const told = await page.$eval('main [role="status"] b', (one) => one.textContent ?? '')
      return count > 2 ? told.includes(String(count)) : told !== ''
    }
    await until('how many have the word', says)
    await page.waitForSelector('main article mark')
    const choices = 'main aside'
    if (language === 'arabic') await press(page, t('voices:filter.show'))
    const star = await page.waitForSelector(
      `${choices} input[type="checkbox"][aria-label="${t(`voices:filter.starsOf_${one.rate === 1 ? 'one' : code === 'en' ? 'other' : one.rate === 2 ? 'two' : 'few'}`, { count: one.rate })}"]`,
    )
    await star!.click()
    const of = await page.waitForSelector(`${choices} input[type="radio"][value="${code}"]`)
    await of!.click()
    await untilPage(
      page,
      'all three in the address',
      () => /stars=\d/.test(location.search) && location.search.includes('language='),
    )
    await until('how many fit all three', says)
    const drawn = () =>
      page.$$eval('main article', (all) =>
        all.map((article) => [
          article.querySelector('b')?.textContent ?? '',
          article.querySelector('p[lang]')?.getAttribute('lang'),
        ]),
      )
    await until('nothing but what fits', async () => {
      const shown = await drawn()
      return shown.length > 0 && shown.every(([stars, lang]) => stars?.startsWith(String(one.rate)) && lang === code)
    })
    // The address holds the whole filter: another person sees the same.
    const shown = await drawn()
    await page.reload()
    await settled(page)
    expect(await drawn()).toEqual(shown)
    expect(faults).toEqual([])
  },
)

test.each(choose(['english', 'arabic'] as const, ['arabic']))(
  'C-002: words typed while the scripts of their field are still on their way are looked for once they are there, in %s',
  async (language) => {
    const { page, faults } = await openPage(browser, { language, worker: false })
    const letCome = await holdFile(page, 'src/client/features/reviews/read/ReviewList.tsx')
    await page.goto(`${line.url}/company/1/reviews?lang=${language === 'arabic' ? 'ar' : 'en'}`)
    await untilPage(page, 'the page awake', () => document.querySelector('[data-drawn]') === null)
    const typed = language === 'arabic' ? 'راتب' : 'salary'
    await page.type('main input[type="search"]', typed)
    letCome()
    await untilPage(page, 'the words in the address', (q) => new URLSearchParams(location.search).get('q') === q, typed)
    await page.waitForSelector('main article mark')
    expect(await page.$eval('main input[type="search"]', (field) => (field as HTMLInputElement).value)).toBe(typed)
    expect(faults).toEqual([])
  },
)

describe('a member', () => {
  const t = wordsIn('english')
  /** The path of a picture file. */
  let picture = ''
  beforeAll(async () => {
    picture = join(await mkdtemp(join(tmpdir(), 'picture-')), 'logo.png')
    await writeFile(picture, Buffer.from(await pictureFile(64).arrayBuffer()))
  })
  afterAll(() => rm(dirname(picture), { recursive: true, force: true }))

  /** Types into a searchable field and selects the option that is found. */
  const choose = async (page: Page, field: string, typed: string, found: string) => {
    await page.waitForSelector(`[data-field="${field}"] input`)
    await page.type(`[data-field="${field}"] input`, typed)
    const option = await until(found, () => page.$(`[data-field="${field}"] [role="option"] ::-p-text(${found})`))
    await option.click()
    await until('the choice', () => page.$(`[data-field="${field}"] li ::-p-text(${found})`))
  }
  const open = async (path: string) => {
    const { page, faults } = await openPage(browser, { language: 'english', worker: false })
    await signInPage(page, site)
    await visit(page, line.url + path)
    return { page, faults }
  }

  test('H-019, H-020, P-014, V-131..V-133: asks and answers; what was typed survives a lost network', async () => {
    const { page, faults } = await open('/company/2/questions')
    await press(page, t('questions:ask'))
    await press(page, t('questions:send'))
    await says(page, 'Please enter tag')
    await says(page, 'please enter question')
    const question = unlike('Is there a nursery')
    await page.click('main form [data-field="tag"] input[value="benefits"]')
    await page.type('main textarea[name="question"]', question)
    await line.cut()
    await press(page, t('questions:send'))
    await says(page, t('forms:send.waitingWords'))
    await line.restore()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    const card = await until('the question in the list', () => page.$(`main article ::-p-text(${question})`))
    const id = await card.evaluate((element) => element.closest('article')!.id)
    await press(page, t('questions:answer'), `#${id}`)
    await press(page, t('questions:sendAnswer'), `#${id}`)
    await says(page, 'Please enter answer')
    const answer = unlike('On the ground floor')
    await page.type(`#${id} textarea`, answer)
    await press(page, t('questions:sendAnswer'), `#${id}`)
    await until('the answer below its question', () => page.$(`#${id} ::-p-text(${answer})`))
    expect(withoutNetworkNoise(faults)).toEqual([])
  })

  test('marks a review as helpful, and undoes it on a later visit', async () => {
    const { page, faults } = await open('/company/2/reviews')
    const button = 'main article footer button'
    const state = () =>
      page.$eval(button, (one) => [
        one.getAttribute('aria-pressed'),
        Number(one.lastElementChild!.textContent!.replace(/\D/g, '')),
      ])
    const [pressed, count] = (await state()) as [string, number]
    expect(pressed).toBe('false')
    await page.click(button)
    await until('the press counted', async () => `${await state()}` === `true,${count + 1}`)
    await page.reload()
    await settled(page)
    await until('the press known', async () => `${await state()}` === `true,${count + 1}`)
    await page.click(button)
    await until('the press taken back', async () => `${await state()}` === `false,${count}`)
    expect(faults).toEqual([])
  })

  test('H-008, R-025: answers a study once, and is told so on a later visit', async () => {
    const { page, faults } = await open('/studies')
    const study = await page.$eval('main article', (article) => `#${article.id}`)
    await press(page, t('studies:answer'), study)
    await press(page, t('studies:submit'), study)
    await says(page, t('studies:choose'))
    await page.click(`${study} input[type="radio"]`)
    await press(page, t('studies:submit'), study)
    await page.waitForSelector(`${study} ::-p-text(${t('studies:answered')})`)
    await page.reload()
    await page.waitForSelector(`${study} ::-p-text(${t('studies:answered')})`)
    expect(faults).toEqual([])
  })

  test('R-033, C-042: proposes a change of a page; what was typed survives a lost network and a reload', async () => {
    const { page, faults } = await open('/company/5/overview')
    await press(page, t('companies:update'))
    const phone = '[data-field="phone"] input'
    await page.waitForSelector(phone)
    const typed = '+966 11 555 0199'
    await page.$eval(phone, (box) => (box as HTMLInputElement).select())
    await page.type(phone, typed)
    await choose(page, 'competitors', 'nawras', 'Nawras Digital')
    await page.$('[data-field="logo"] input').then((box) => box!.uploadFile(picture))
    await says(page, t('forms:picture.chosen'))
    await line.cut()
    await press(page, t('company-changes:propose'))
    await says(page, t('forms:send.waitingWords'))
    await line.restore()
    // It waits with its picture, across navigation and reloads, and is sent by itself.
    await visit(page, `${line.url}/outbox`)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await untilPage(
      page,
      'nothing on its way',
      (title) => ![...document.querySelectorAll('h2')].some((one) => one.textContent?.startsWith(title)),
      t('outbox:onTheWay'),
    )
    expect(await countCases(site, 'change', typed)).toBe(1)
    expect(withoutNetworkNoise(faults)).toEqual([])
  })

  test('R-030, R-066, H-022: asks for a missing company in three steps, with its logo', async () => {
    const { page, faults } = await open('/add-Company')
    const name = unlike('Sahil Freight')
    await page.waitForSelector('[data-field="name_ar"] input')
    await page.type('[data-field="name_ar"] input', 'شحن الساحل البعيد')
    await page.type('[data-field="name_en"] input', name)
    await page.$('[data-field="logo"] input').then((box) => box!.uploadFile(picture))
    await says(page, t('forms:picture.chosen'))
    await submitStep(page)
    await page.waitForSelector('[data-field="industry"] input')
    await takeFirst(page, 'industry')
    await takeFirst(page, 'headquarters')
    await choose(page, 'competitors', 'nawras', 'Nawras Digital')
    await submitStep(page)
    await page.waitForSelector('[data-field="about"] textarea')
    await submitStep(page)
    await says(page, t('company-requests:sent.words'))
    expect(faults).toEqual([])
  })
})
