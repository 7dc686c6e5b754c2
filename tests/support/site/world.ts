import type { Page } from 'puppeteer'
import { createDraft, editDraft, isDue, type Submission } from '../../../src/client/outbox/submission.ts'
import { interviewPageReview } from '../../../src/contract/reviews/interview.ts'
import { sampleAnswers } from '../answers/sample-reviews.ts'
import type { Fate, Weather, World } from '../attacks/misfortunes.ts'
import type { BrowserDevice } from '../browser/device.ts'
import { retype } from '../browser/keyboard.ts'
import { wordsIn } from '../project/words.ts'
import { isRead, until } from '../wait.ts'
import type { Line } from './line.ts'
import { employer, member, signIn } from './sign-in.ts'
import type { Site } from './site.ts'

const t = wordsIn('english')
const post = 'POST /api/interview/review'
const description = '[data-field="description"] textarea'
const textOf = (mark: number) => `Talk number ${mark} was friendly`
const markOf = (text: unknown) => Number(/^Talk number (\d+) was friendly$/.exec(String(text))?.[1])
const refusals: Partial<Record<Weather, { status: number; retryAfter?: number }>> = {
  '401': { status: 401 },
  '403': { status: 403 },
  '422': { status: 422 },
  '429': { status: 429, retryAfter: 2 },
  '500': { status: 500 },
  '503': { status: 503, retryAfter: 1 },
}
const sections = { refused: 'needsYou', held: 'needsYou', waiting: 'onTheWay', draft: 'savedHere' } as const

type Stage = { site: Site; line: Line; device: BrowserDevice; companies: { id: number; name: string }[] }

/**
 * Opens a world of two people at a real browser, with the built site as a process of its own. They write about
 * `companies`.
 */
export async function openBrowserWorld({ site, line, device, companies }: Stage): Promise<World> {
  const sessions = new Map(
    await Promise.all(
      [member, employer].map(async (who) => {
        const auth = await signIn(site, who)
        return [auth.user.owner, auth] as const
      }),
    ),
  )
  let weather: Weather = 'calm'
  let isFull = false
  let isCut = false

  const change = async (is: Weather) => {
    if (isCut) await line.restore()
    line.loseReplies(is === 'the reply is lost' ? post : undefined)
    line.answerInstead(post, refusals[is])
    isCut = is === 'offline'
    if (isCut) await line.cut()
    weather = is
  }
  /** Closes all pages and opens one again: what was only in their memory is lost, and the storage has room again. */
  const reopen = async () => {
    await device.killTabs()
    await device.freeDisk()
    isFull = false
    await device.openTab('/outbox')
  }
  const recordAt = async (person: string | null, companyId: number) =>
    (await device.records()).find((record) => record.owner === person && record.companyId === companyId)
  const canGo = async () => {
    const person = await device.signedIn()
    const isMine = ({ owner, state }: Submission) => person !== null && owner === person && state === 'waiting'
    return (await device.records()).some((record) => isMine(record) && isDue(record, Date.now(), true))
  }

  return {
    people: [...sessions.keys()] as [string, string],
    companies: companies.map(({ id }) => id),
    isSignedIn: async (person) => (await device.signedIn()) === person,
    async signIn(person) {
      if ((await device.signedIn()) !== person) await device.signIn(null)
      await device.signIn(sessions.get(person)!)
      if (device.tabs.length === 0) await device.openTab('/outbox')
      await device.quiet()
    },

    async write(does, companyId, mark) {
      const person = (await device.signedIn())!
      const { name } = companies.find(({ id }) => id === companyId)!
      // All questions but the last were answered earlier, when there was room.
      if (isFull) await device.freeDisk()
      await device.leave(begun(person, companyId, name))
      if (isFull) await device.fillDisk()
      const tab = device.tabs[0]!
      await tab.bringToFront()
      await tab.goto(`${line.url}/interview-review/${companyId}`)
      await tab.waitForSelector(description)
      await tab.focus(description)
      await retype(tab, textOf(mark))
      if (does === 'submit') await submitAndReport(tab, device)
      return until(`what became of ${mark}`, async (): Promise<Fate | undefined> => {
        const record = await recordAt(person, companyId)
        const saved = markOf(record?.answers.description) === mark
        if (saved && (does === 'edit' || record?.state !== 'draft')) return does === 'edit' ? 'saved' : 'handed over'
        // The browser notices some seconds late that the storage is full: what it accepted until then is kept.
        if (isFull) return (await keepsNothing(tab, does)) ? 'not kept' : undefined
        if ((await device.signedIn()) !== person) return saved ? 'saved' : 'signed out'
        return does === 'submit' && !saved ? 'handed over' : undefined
      })
    },

    weather: change,
    async wake(tabs) {
      while (device.tabs.length < tabs) await device.openTab('/outbox')
      await device.wakeTabs()
      await device.quiet()
    },
    async wait() {
      const isPaced = ({ state, paced, notBefore }: Submission) =>
        state === 'waiting' && paced === true && notBefore > Date.now()
      await until('the time a server asked for', async () => !(await device.records()).some(isPaced))
      await device.wakeTabs()
      await device.quiet()
    },
    killPage: reopen,
    async killWhileSending() {
      const before = weather
      await change('calm')
      const arrived = line.arrived(post)
      const release = line.holdReplies(post)
      await device.wakeTabs()
      await device.wakeWorker()
      await until('a request, or nothing to send', async () => line.arrived(post) > arrived || !(await canGo()))
      await device.killWorker()
      await device.killTabs()
      release()
      await change(before)
      await reopen()
    },
    async killServer() {
      await device.wakeTabs()
      await site.kill()
      await site.start()
    },
    async fillDisk() {
      isFull = true
      await device.fillDisk()
    },
    async calm() {
      await change('calm')
      await reopen()
    },

    async settle(person) {
      await device.signIn(person === null ? null : sessions.get(person)!)
      const mine = async () => (await device.records()).filter(({ owner }) => owner === person && person !== null)
      await until(`nothing of ${person} on its way`, async () =>
        (await mine()).every(({ state }) => state === 'draft' || state === 'refused'),
      )
      const visible = (await device.records()).filter(({ owner }) => owner === person || owner === null)
      const expected = visible
        .map(({ state, companyName }) => `${t(`outbox:${sections[state]}`)}: ${companyName}`)
        .sort()
      const shownNow = () => shownIn(device.tabs[0]!)
      await until('the outbox as it is', async () => String(await shownNow()) === String(expected), 10).catch(() => {})
      const own = await mine()
      return {
        own: own.map(({ companyId, state, answers }) => ({
          ...{ company: companyId, state, mark: markOf(answers.description) },
        })),
        shown: await shownNow(),
        expected,
      }
    },
    async published(company) {
      const reply = await fetch(`${site.url}/api/companies/${company}/interviews`)
      const { data } = (await reply.json()) as { data: { interviews: { description: string }[] } }
      return data.interviews.map((one) => markOf(one.description)).filter((mark) => mark > 0)
    },
    async contributed(person, company) {
      const headers = { Authorization: `Bearer ${sessions.get(person)!.token}` }
      const found: number[] = []
      for (let page: string | null = ''; page !== null; ) {
        const reply = await fetch(`${site.url}/api/profile/contributions${page}`, { headers })
        const { data } = (await reply.json()) as { data: Contributions }
        const here = data.contributions.filter((one) => one.company.id === company)
        found.push(...here.map(({ answers }) => markOf(answers.description)).filter((mark) => mark > 0))
        page = data.next === null ? null : `?after=${data.next}`
      }
      return found
    },
  }
}

type Contributions = {
  contributions: { company: { id: number }; answers: Record<string, unknown> }[]
  next: string | null
}

/** Returns a draft with every answer but the description. */
function begun(owner: string, companyId: number, companyName: string): Submission {
  const chance = { now: Date.now(), uuid: () => crypto.randomUUID() }
  const asked = new Set(interviewPageReview.fields.map(({ name }) => name))
  const answers = Object.entries(sampleAnswers('interview', { employer_name: companyName, description: '' }))
  const given = Object.fromEntries(answers.filter(([name]) => asked.has(name) || name === 'review_type'))
  return editDraft(createDraft({ owner, type: 'interview', companyId, companyName }, chance), given, 1, chance)
}

/** Submits the form, and waits until the page has shown the outcome. */
async function submitAndReport(tab: Page, device: BrowserDevice): Promise<void> {
  const form = new URL(tab.url()).pathname
  await tab.$eval('main form', (shown) => (shown as HTMLFormElement).requestSubmit())
  await until('what became of the review', async () => {
    const said = await tab.evaluate(
      (path) =>
        location.pathname !== path ||
        document.querySelector('[aria-modal="true"]') !== null ||
        document.querySelector('[data-toast="error"]') !== null,
      form,
    )
    return said || (await device.signedIn()) === null
  })
}

/** Returns whether the page says that it keeps nothing; one that has navigated elsewhere has said it before. */
const keepsNothing = async (tab: Page, does: 'edit' | 'submit') =>
  does === 'submit' || isRead(tab, t('forms:saved.none'))

/** Returns the rows of the outbox without those already sent, as a person reads them. */
const shownIn = (tab: Page): Promise<string[]> =>
  tab.evaluate((sent) => {
    const rows = [...document.querySelectorAll('main section')].flatMap((section) => {
      const title = section.querySelector('h2')?.firstChild?.textContent ?? ''
      const names = [...section.querySelectorAll('li')].map((row) => row.querySelector('div bdi')?.textContent ?? '')
      return title === sent ? [] : names.map((name) => `${title}: ${name}`)
    })
    return rows.sort()
  }, t('outbox:sent'))
