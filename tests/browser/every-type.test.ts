import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { interviewPageReview } from '../../src/contract/reviews/interview.ts'
import type { ReviewTypeName } from '../../src/contract/reviews/kinds.ts'
import { reviewTypes } from '../../src/contract/reviews/reviews.ts'
import { createDemoCompanies } from '../../src/demo/seed/companies.ts'
import { createProfiles, type Language, withoutNetworkNoise } from '../support/browser/browser.ts'
import { fillForm } from '../support/browser/fill-form.ts'
import { tabTo } from '../support/browser/keyboard.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { unlike } from '../support/browser/unlike.ts'
import { stepShown, submitStep } from '../support/browser/wizard.ts'
import { workerReady } from '../support/browser/worker.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { signIn, signInPage } from '../support/site/sign-in.ts'
import { atPath, says, until } from '../support/wait.ts'

const { site, line, browser } = await shareSite()
const auth = await signIn(site)

const read = async (path: string) => ((await (await fetch(`${site.url}/api${path}`)).json()) as { data: any }).data

const used = new Set<number>()
/** Returns a company with enough published numbers that none of these tests has written about. */
const anyCompany = () => {
  const { id } = createDemoCompanies().find(
    (company) => company.is_approved && company.id > 40 && !used.has(company.id),
  )!
  used.add(id)
  return id
}
/**
 * Returns a company whose numbers of a kind are released, and how many people they are about. One more person changes
 * none of them (design: trust, releases): their author finds the contribution among their own.
 */
async function companyWithNumbers(publishedOf: (id: number) => Promise<number>) {
  let id = anyCompany()
  while ((await publishedOf(id)) === 0) id = anyCompany()
  return { id, published: await publishedOf(id) }
}
type Own = { kind: string; company: { id: number } }
/**
 * Returns how many contributions of a kind about a company are the member's own; the published numbers must be
 * unchanged.
 */
async function ownOf(kind: string, id: number, { published, publishedOf }: Before): Promise<number> {
  expect(await publishedOf(id)).toBe(published)
  const headers = { Authorization: `Bearer ${auth.token}` }
  const reply = await fetch(`${site.url}/api/profile/contributions?limit=50`, { headers })
  const { data } = (await reply.json()) as { data: { contributions: Own[] } }
  return data.contributions.filter((one) => one.kind === kind && one.company.id === id).length
}
type Before = { published: number; publishedOf: (id: number) => Promise<number> }
const peopleOfPay = async (id: number) => (await read(`/companies/${id}/salaries`)).pay?.people ?? 0
const peopleOfCareer = async (id: number) =>
  (await read(`/companies/${id}/culture`)).find(({ set }: { set: string }) => set === 'careerpath').questions[0]
    ?.people ?? 0

type Case = {
  type: ReviewTypeName
  /**
   * Returns the company to write about, and what shows afterwards, exactly once, that the contribution is counted
   * there.
   */
  prepare: (
    text: string,
    turn: number,
  ) => Promise<{ id: number; seen: () => Promise<number>; tab: string; shows: string }>
  own: (text: string) => Record<string, string>
  /** In the wizard, the first question of each step; absent for a form on its card or its own page. */
  steps?: string[]
  /** Checks what else the specification promises on the way through the form, and leaves the form open. */
  before?: (page: Page, id: number) => Promise<void>
  /** Checks what the submit button promises while the response is held back. */
  sending?: { call: string; look: (page: Page) => Promise<void> }
  /** Waits for the page to which publishing leads. */
  leadsTo: (page: Page, id: number) => Promise<unknown>
  /** The lines of the specification this way through the form proves. */
  lines: string
}
const cardsShown = (page: Page) =>
  page.$$eval('[data-card]', (all) =>
    all.flatMap((card) => (getComputedStyle(card).display === 'none' ? [] : [(card as HTMLElement).dataset.card])),
  )
const allCards = ['company', 'culture', 'salary', 'benifit']
/** Waits for the cards, all of which can be chosen. */
async function allCardsShown(page: Page) {
  await page.waitForSelector('[data-card="culture"] button')
  expect(await cardsShown(page)).toEqual(allCards)
}
const cancel = (page: Page) =>
  page.click(`::-p-aria([name="${wordsIn('english')('reviews:write.cancel')}"][role="button"])`)

const times = (list: Record<string, unknown>[], field: string, text: string) =>
  list.filter((one) => one[field] === text).length

const cases: Case[] = [
  {
    type: 'company',
    own: (pros) => ({ pros }),
    lines: 'W-001..W-006',
    leadsTo: allCardsShown,
    prepare: async (text, turn) => {
      const { id } = auth.user.companies[turn]!
      const seen = async () => times((await read(`/companies/${id}/reviews`)).reviews, 'pros', text)
      return { id, seen, tab: 'reviews', shows: text }
    },
  },
  {
    type: 'salary',
    own: () => ({ salary: '12500' }),
    lines: 'Z-004, Z-021, Z-030..Z-042, T-026..T-031, in the wizard',
    steps: ['employment_status', 'last_year', 'currency_id'],
    leadsTo: (page, id) => atPath(page, `/company/${id}`),
    prepare: async () => {
      const { id, published } = await companyWithNumbers(peopleOfPay)
      const seen = () => ownOf('salary', id, { published, publishedOf: peopleOfPay })
      return { id, seen, tab: 'salaries', shows: String(published) }
    },
  },
  {
    type: 'culture',
    own: () => ({}),
    lines: 'W-001..W-010, T-019..T-024',
    // W-009, T-021: cancel leads back to the cards.
    before: async (page) => {
      expect(await cardsShown(page)).toEqual(['culture'])
      await cancel(page)
      await allCardsShown(page)
      await startCard(page, 'culture')
    },
    // T-024: a spinner, and no button to press again.
    sending: {
      call: 'POST /api/careerpath/review',
      look: async (page) => {
        await page.waitForSelector('main form [data-spinner]')
        expect(await page.$('main form button[type="submit"]')).toBeNull()
      },
    },
    leadsTo: allCardsShown,
    prepare: async () => {
      const id = anyCompany()
      const published = await peopleOfCareer(id)
      const seen = () => ownOf('careerpath', id, { published, publishedOf: peopleOfCareer })
      return { id, seen, tab: 'culture', shows: published > 0 ? String(published) : '' }
    },
  },
  {
    type: 'benifit',
    own: (comment) => ({ comment }),
    lines: 'W-008, L-016, E-153..E-163',
    before: async (page) => {
      for (const width of [991, 990, 1280]) {
        await page.setViewport({ width, height: 800 })
        expect(await cardsShown(page)).toEqual(['benifit'])
      }
    },
    leadsTo: allCardsShown,
    prepare: async (text) => {
      const id = anyCompany()
      const seen = async () => times((await read(`/companies/${id}/benefits`)).comments, 'comment', text)
      return { id, seen, tab: 'culture', shows: text }
    },
  },
  {
    type: 'interview',
    own: (description) => ({ description }),
    lines: 'I-001..I-005',
    before: async (page, id) => {
      await cancel(page)
      await atPath(page, `/company/${id}/interviews`)
      await openForm(page, line.url, 'interview', id)
    },
    leadsTo: (page, id) => atPath(page, `/company/${id}/interviews`),
    prepare: async (text) => {
      const id = anyCompany()
      const seen = async () => times((await read(`/companies/${id}/interviews`)).interviews, 'description', text)
      return { id, seen, tab: 'interviews', shows: text }
    },
  },
]

/** Starts a card with the keyboard and waits for its form. */
async function startCard(page: Page, card: ReviewTypeName) {
  await tabTo(page, `[data-card="${card}"] button`)
  await page.keyboard.press('Enter')
  await page.waitForSelector('main form [data-field]')
  await settled(page)
}
/** Opens the form of a type for a company: the card of the write-review page, or the interview's own page. */
async function openForm(page: Page, url: string, type: ReviewTypeName, id: number) {
  await visit(page, `${url}/${type === 'interview' ? 'interview-review' : 'write-review'}/${id}`)
  if (type !== 'interview') return startCard(page, type)
  await page.waitForSelector('main form [data-field]')
  await settled(page)
}
const formOf = (type: ReviewTypeName) => (type === 'interview' ? interviewPageReview : reviewTypes[type].form)

/** Opens a page of a signed-in person, in one profile per language. */
const openIn = createProfiles(browser)
async function member(language: Language, width: number) {
  const tab = await openIn(language, { language, width })
  await signInPage(tab.page, site)
  return tab
}

describe.each(
  choose(
    cases,
    cases.filter(({ type }) => type === 'culture'),
  ),
)('$type, with the keyboard alone', (one) => {
  const { type, prepare, own } = one
  const form = formOf(type)

  test(`${one.lines}, H-014..H-018, P-013: written in English at 1280 px, and seen on the company page`, async () => {
    const text = unlike('Seen')
    const { id, seen, tab, shows } = await prepare(text, 0)
    expect(await seen()).toBe(0)
    const { page, faults } = await member('english', 1280)
    if (one.steps) await visit(page, `${line.url}/rateCompany?type=${type}&id=${id}`)
    else await openForm(page, line.url, type, id)
    await one.before?.(page, id)
    const release = line.holdReplies(one.sending?.call ?? 'nothing')
    for (const first of one.steps ?? [undefined]) {
      if (first) await stepShown(page, first)
      await fillForm(page, form, own(text))
      await submitStep(page)
    }
    await one.sending?.look(page)
    release()
    const toast = await page.waitForSelector('[data-toast="success"]')
    const said = wordsIn('english')(`messages:${type === 'salary' || type === 'culture' ? type : 'review'}_received`)
    expect(await toast?.evaluate((shown) => shown.textContent)).toContain(said)
    await one.leadsTo(page, id)
    expect(await seen()).toBe(1)
    await visit(page, `${line.url}/company/${id}/${tab}`)
    await says(page, shows)
    expect(faults).toEqual([])
    await page.close()
  })

  test('D-009..D-013, D-016: written in Arabic at 360 px with the server gone, sent once when it is back, and seen', async () => {
    const text = unlike('Waited')
    const { id, seen, tab, shows } = await prepare(text, 1)
    const { page, faults } = await member('arabic', 360)
    await openForm(page, line.url, type, id)
    await workerReady(page)
    await fillForm(page, form, own(text))
    await line.cut()
    await submitStep(page)
    await says(page, wordsIn('arabic')('reviews:send.waitingWords'))
    await line.restore()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await until('the review counted', async () => (await seen()) === 1)
    await visit(page, `${line.url}/company/${id}/${tab}`)
    await says(page, shows)
    expect(withoutNetworkNoise(faults)).toEqual([])
    await page.close()
  })
})
