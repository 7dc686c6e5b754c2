import type { Page } from 'puppeteer'
import { beforeEach, describe, expect, test } from 'vitest'
import { companyRequest } from '../../src/contract/companies/requests.ts'
import { crash, openPage, prepare, withoutNetworkNoise } from '../support/browser/browser.ts'
import { fillForm } from '../support/browser/fill-form.ts'
import { retype, tabTo } from '../support/browser/keyboard.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { unlike } from '../support/browser/unlike.ts'
import { submitStep } from '../support/browser/wizard.ts'
import { workerReady } from '../support/browser/worker.ts'
import { wordsIn } from '../support/project/words.ts'
import { countCases, readApi } from '../support/site/desk-cases.ts'
import { shareSite } from '../support/site/open-site.ts'
import { employer, member, signIn, signInPage } from '../support/site/sign-in.ts'
import { says, until, untilPage } from '../support/wait.ts'

const { site, line, browser } = await shareSite()
const auth = await signIn(site)
const company = auth.user.companies[0]!
beforeEach(() => line.restore())

const t = wordsIn('english')
const box = (field: string) => `main form [data-field="${field}"] :is(input, textarea)`

const read = <Data>(path: string, token?: string) => readApi<Data>(site, path, token)
/** Returns a company the member knows whose page is changed by proposals. */
async function proposable(): Promise<number> {
  for (const { id } of auth.user.companies)
    if ((await read<{ may: string }>(`/companies/${id}/editable`, auth.token)).may === 'propose') return id
  throw new Error('every company of the member speaks for itself')
}

type Form = {
  who: typeof member
  path: string
  /** Opens the form while there is a network. */
  open: (page: Page, words: string) => Promise<unknown>
  /** Fills the form without a network, up to its last button; what is written is found again by `words`. */
  fill: (page: Page, words: string) => Promise<unknown>
  /** Returns how often the server has stored it. */
  stored: (words: string) => Promise<number>
}

const forms: Record<'company_request' | 'company_change' | 'question' | 'response', Form> = {
  company_request: {
    who: member,
    path: '/add-Company',
    // The lists of the second step have been loaded.
    open: async (page, words) => {
      await fillForm(page, companyRequest, requested(words))
      await submitStep(page)
      await page.waitForSelector(box('industry'))
    },
    fill: async (page, words) => {
      for (const first of ['industry', 'about']) {
        await page.waitForSelector(box(first))
        await fillForm(page, companyRequest, requested(words))
        if (first === 'industry') await submitStep(page)
      }
    },
    stored: (words) => countCases(site, 'company', words),
  },
  company_change: {
    who: member,
    path: `/update/company/${await proposable()}`,
    open: (page) => page.waitForSelector(box('about_en')),
    fill: async (page, words) => {
      await page.focus(box('about_en'))
      await retype(page, words)
    },
    stored: (words) => countCases(site, 'change', words),
  },
  question: {
    who: member,
    path: `/company/${company.id}/questions`,
    open: async (page) => {
      await page.click(`main ::-p-aria([name="${t('questions:ask')}"][role="button"])`)
      await page.waitForSelector(box('question'))
    },
    fill: async (page, words) => {
      await tabTo(page, 'main form [data-field="tag"] :is(input, select)')
      await page.keyboard.press('ArrowDown')
      await tabTo(page, box('question'))
      await retype(page, words)
    },
    stored: async (words) => {
      const { asked } = await read<{ asked: { question: string }[] }>('/profile/questions', auth.token)
      return asked.filter(({ question }) => question === words).length
    },
  },
  response: {
    who: employer,
    path: '/employer/reviews',
    open: async (page) => {
      await page.click(`main ::-p-aria([name="${t('employers:answer.write')}"][role="button"])`)
      await page.waitForSelector(box('text'))
    },
    fill: async (page, words) => {
      await page.focus(box('text'))
      await retype(page, words)
    },
    stored: async (words) => {
      const { reviews } = await read<{ reviews: { response: { text: string } | null }[] }>('/companies/1/reviews')
      return reviews.filter(({ response }) => response?.text === words).length
    },
  },
}

const requested = (words: string) => ({
  ...{ name_en: words, name_ar: 'شركة لم تصل بعد', website: 'https://example.com', founded: '1998' },
  ...{ map_link: 'https://example.com/map', ceo_linkedin: 'https://example.com/in', twitter: 'https://example.com/x' },
  ...{ instagram: 'https://example.com/i', linkedin: 'https://example.com/l', phone: '0112345678' },
})

describe.each(Object.entries(forms) as [keyof typeof forms, Form][])('without a network, a %s', (name, form) => {
  test('D-009, D-012: a draft is saved as it is typed, waits once it is submitted, survives its tab, and is sent once', async () => {
    const words = unlike('Written with the server gone')
    const { page, faults } = await openPage(browser, { language: 'english' })
    await signInPage(page, site, form.who)
    await visit(page, line.url)
    await workerReady(page)
    await visit(page, line.url + form.path)
    await form.open(page, words)
    await line.cut()

    await form.fill(page, words)
    await says(page, t('forms:saved.now'))
    await submitStep(page)
    await says(page, t('forms:send.waitingWords'))
    expect(withoutNetworkNoise(faults)).toEqual([])
    await crash(page)

    const again = await page.browserContext().newPage()
    await prepare(again, { language: 'english' })
    await again.goto(`${line.url}/outbox`)
    await settled(again)
    await says(again, t('outbox:onTheWay'))
    await says(again, t(`outbox:forms.${name}`))

    await line.restore()
    await again.evaluate(() => dispatchEvent(new Event('online')))
    await until(`the ${name} on the server`, async () => (await form.stored(words)) > 0)
    await untilPage(
      again,
      'nothing on its way',
      (title) => ![...document.querySelectorAll('h2')].some((one) => one.textContent?.startsWith(title)),
      t('outbox:onTheWay'),
    )
    expect(await form.stored(words)).toBe(1)
    await page.browserContext().close()
  })
})
