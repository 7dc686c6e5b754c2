import type { Browser, BrowserContext, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { interviewPageReview } from '../../src/contract/reviews/interview.ts'
import type { ReviewTypeName } from '../../src/contract/reviews/kinds.ts'
import { reviewTypes } from '../../src/contract/reviews/reviews.ts'
import { demoCompanies } from '../../src/server/db/seed/demo/companies.ts'
import { type Language, openBrowser, prepare, watch, withoutNetworkNoise } from '../support/browser.ts'
import { signUpColleagues, writeEach } from '../support/colleagues.ts'
import { fillForm } from '../support/fill-form.ts'
import { tabTo } from '../support/keyboard.ts'
import { settled, visit } from '../support/settled.ts'
import { type Auth, signIn, signInPage } from '../support/sign-in.ts'
import { type Site, startSite } from '../support/site.ts'
import { unlike } from '../support/unlike.ts'
import { says, until } from '../support/wait.ts'
import { submitStep } from '../support/wizard.ts'
import { wordsIn } from '../support/words.ts'
import { workerReady } from '../support/worker.ts'

let site: Site
let browser: Browser
let auth: Auth
let colleagues: Auth[]
beforeAll(async () => {
  site = await startSite({ data: inject('demoData') })
  browser = await openBrowser()
  auth = await signIn(site)
  colleagues = await signUpColleagues(site, 4)
})
afterAll(async () => {
  await browser?.close()
  await site?.remove()
})

const read = async (path: string) => ((await (await fetch(`${site.url}/api${path}`)).json()) as { data: any }).data

const used = new Set<number>()
/** A company with enough published numbers, which none of these tests has written about. */
const anyCompany = () => {
  const { id } = demoCompanies().find((company) => company.is_approved && company.id > 20 && !used.has(company.id))!
  used.add(id)
  return id
}
/**
 * A company where four people's answers of a guarded kind wait to be published: the next one publishes all five (design:
 * trust, released in steps of at least 5). Answers how many are published now.
 */
async function companyOneBefore(kind: 'salary' | 'careerpath', publishedOf: (id: number) => Promise<number>) {
  let id = anyCompany()
  while ((await publishedOf(id)) === 0) id = anyCompany()
  const published = await publishedOf(id)
  await writeEach(site, colleagues, kind, id)
  expect(await publishedOf(id)).toBe(published)
  return { id, published }
}
const peopleOfPay = async (id: number) => (await read(`/companies/${id}/salaries`)).pay?.people ?? 0
const peopleOfCareer = async (id: number) =>
  (await read(`/companies/${id}/culture`)).find(({ set }: { set: string }) => set === 'careerpath').questions[0]
    ?.people ?? 0

type Case = {
  type: ReviewTypeName
  /** The company to write about, and what tells afterwards, exactly once, that it counts there. */
  prepare: (
    text: string,
    turn: number,
  ) => Promise<{ id: number; seen: () => Promise<number>; tab: string; shows: string }>
  own: (text: string) => Record<string, string>
}
const times = (list: Record<string, unknown>[], field: string, text: string) =>
  list.filter((one) => one[field] === text).length

const cases: Case[] = [
  {
    type: 'company',
    own: (pros) => ({ pros }),
    prepare: async (text, turn) => {
      const { id } = auth.user.companies[turn]!
      const seen = async () => times((await read(`/companies/${id}/reviews`)).reviews, 'pros', text)
      return { id, seen, tab: 'reviews', shows: text }
    },
  },
  {
    type: 'salary',
    own: () => ({ salary: '12500' }),
    prepare: async () => {
      const { id, published } = await companyOneBefore('salary', peopleOfPay)
      const seen = async () => ((await peopleOfPay(id)) - published) / 5
      return { id, seen, tab: 'salaries', shows: String(published + 5) }
    },
  },
  {
    type: 'culture',
    own: () => ({}),
    prepare: async () => {
      const { id, published } = await companyOneBefore('careerpath', peopleOfCareer)
      const seen = async () => ((await peopleOfCareer(id)) - published) / 5
      return { id, seen, tab: 'culture', shows: String(published + 5) }
    },
  },
  {
    type: 'benifit',
    own: (comment) => ({ comment }),
    prepare: async (text) => {
      const id = anyCompany()
      const seen = async () => times((await read(`/companies/${id}/benefits`)).comments, 'comment', text)
      return { id, seen, tab: 'culture', shows: text }
    },
  },
  {
    type: 'interview',
    own: (description) => ({ description }),
    prepare: async (text) => {
      const id = anyCompany()
      const seen = async () => times((await read(`/companies/${id}/interviews`)).interviews, 'description', text)
      return { id, seen, tab: 'interviews', shows: text }
    },
  },
]

/** Opens the form of a type for a company: the card of the write-review page, or the interview's own page. */
async function openForm(page: Page, type: ReviewTypeName, id: number) {
  if (type === 'interview') await visit(page, `${site.url}/interview-review/${id}`)
  else {
    await visit(page, `${site.url}/write-review/${id}`)
    await tabTo(page, `[data-card="${type}"] button`)
    await page.keyboard.press('Enter')
  }
  await page.waitForSelector('main form [data-field]')
  await settled(page)
}
const formOf = (type: ReviewTypeName) => (type === 'interview' ? interviewPageReview : reviewTypes[type].form)

/** A signed-in person's page, in the one profile they keep for each language. */
const contexts = new Map<Language, Promise<BrowserContext>>()
async function member(language: Language, width: number) {
  const context = await (contexts.get(language) ??
    contexts.set(language, browser.createBrowserContext()).get(language)!)
  const page = await context.newPage()
  const faults = watch(page)
  await prepare(page, { language, width })
  await signInPage(page, site)
  return { page, faults }
}

describe.each(cases)('$type, with the keyboard alone', ({ type, prepare, own }) => {
  test('H-014..H-018, P-013: written in English at 1280 px, and seen on the company page', async () => {
    const text = unlike('Seen')
    const { id, seen, tab, shows } = await prepare(text, 0)
    expect(await seen()).toBe(0)
    const { page, faults } = await member('english', 1280)
    await openForm(page, type, id)
    await fillForm(page, formOf(type), own(text))
    await submitStep(page)
    const toast = await page.waitForSelector('[data-toast="success"]')
    const said = wordsIn('english')(`messages:${type === 'salary' ? 'salary_received' : 'review_published'}`)
    expect(await toast?.evaluate((one) => one.textContent)).toContain(said)
    expect(await seen()).toBe(1)
    await visit(page, `${site.url}/company/${id}/${tab}`)
    await says(page, shows)
    expect(faults).toEqual([])
    await page.close()
  })

  test('D-009..D-013: written in Arabic at 360 px with the server gone, sent once when it is back, and seen', async () => {
    const text = unlike('Waited')
    const { id, seen, tab, shows } = await prepare(text, 1)
    const { page, faults } = await member('arabic', 360)
    await openForm(page, type, id)
    await workerReady(page)
    await fillForm(page, formOf(type), own(text))
    await site.stop()
    await submitStep(page)
    await says(page, wordsIn('arabic')('reviews:send.waiting'))
    await site.start()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await until('the review counted', async () => (await seen()) === 1)
    await visit(page, `${site.url}/company/${id}/${tab}`)
    await says(page, shows)
    expect(withoutNetworkNoise(faults)).toEqual([])
    await page.close()
  })
})
