import type { Browser, Page } from 'puppeteer'
import { companyTabs } from '../../src/client/features/companies/page/company-tabs.ts'
import { type Language, openPage } from '../support/browser/browser.ts'
import { drawer, drawerButton } from '../support/browser/drawer.ts'
import { tabTo } from '../support/browser/keyboard.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { fillStep1, fillStep2, stepShown, submitStep } from '../support/browser/wizard.ts'
import { signInPage } from '../support/site/sign-in.ts'
import type { Site } from '../support/site/site.ts'
import { cls, type Interaction, inp, takeVitals, watchVitals } from './vitals.ts'

/** The factor by which the measured machine is slower than this one. */
const slower = 4
/**
 * A page may be larger than the window of a headless browser (800 by 600), but what is outside is never painted: an
 * interaction there would seem to last until the page is scrolled. So the window holds every page of these stories.
 */
export const windowFlags = ['--window-size=1400,1000']
/** The time between two keys of a person who types fast, in ms. */
const pause = 80
/** The time between seeing the effect of a press and the next press, for a person in a hurry, in ms. */
const look = 500
/** The time from hovering over an element to the press, and the duration of the press, in ms. */
const press = 100
const within = (ms: number) => new Promise((done) => setTimeout(done, ms))
/** Waits until the page has settled, and for the time a person takes to look at it. */
const seen = async (page: Page) => {
  await settled(page)
  await within(look)
}
/**
 * Presses as a hand does: puppeteer's own click moves, presses and releases within a millisecond, which no finger can.
 */
const pressOn = async (page: Page, selector: string) => {
  await page.hover(selector)
  await within(press)
  await page.click(selector, { delay: press })
}
const sentences: Record<Language, string> = {
  english: 'People are kind here and the work is clear, but decisions take months.',
  arabic: 'الزملاء متعاونون والعمل واضح لكن القرارات تتأخر أشهرًا ولا أحد يشرح السبب.',
}

type Story = {
  what: string
  path: string
  width?: number
  signedIn?: true
  /** Brings the page to the start of the story; what happens on the way is not counted. */
  before?: (page: Page) => Promise<void>
  act: (page: Page, language: Language) => Promise<void>
}
export type Felt = {
  what: string
  language: Language
  count: number
  worst?: Interaction
  shift: number
  moved: string
}

const field = (name: string) => `[data-field="${name}"] :is(input, textarea)`
/** Types key by key, Arabic letters included, which puppeteer's own keyboard pastes. */
const typeInto = async (page: Page, selector: string, text: string) => {
  await page.waitForSelector(selector)
  await seen(page)
  await pressOn(page, selector)
  const session = await page.createCDPSession()
  for (const key of text) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
    await within(pause)
  }
  await session.detach()
}
const openedList = (name: string) => `[data-field="${name}"] [role="option"]`
/** Waits until a list has closed with an answer, and looks at it. */
const taken = async (page: Page, name: string) => {
  await page.waitForSelector(openedList(name), { hidden: true })
  const answered = await page.$eval(field(name), (box) => (box as HTMLInputElement).value !== '')
  if (!answered) throw new Error(`${name} was not answered`)
  await seen(page)
}
/** Looks at an open list and selects its first item with two keys. */
const takeByKeys = async (page: Page, name: string) => {
  await page.waitForSelector(openedList(name))
  await seen(page)
  await page.keyboard.press('ArrowDown')
  await within(pause)
  await page.keyboard.press('Enter')
  await taken(page, name)
}
/** Chooses from a list with the keyboard: focuses it, opens it, looks and selects. */
const chooseByKeys = async (page: Page, name: string) => {
  await tabTo(page, field(name))
  await within(pause)
  await page.keyboard.press('ArrowDown')
  await takeByKeys(page, name)
}
/** Chooses with the pointer: presses the field, looks, presses an item. */
const chooseByPointer = async (page: Page, name: string) => {
  await pressOn(page, field(name))
  await page.waitForSelector(openedList(name))
  await seen(page)
  await pressOn(page, openedList(name))
  await taken(page, name)
}
const toLastStep = async (page: Page) => {
  await fillStep1(page)
  await submitStep(page)
  await fillStep2(page)
  await submitStep(page)
  await stepShown(page, 'pros')
}

const stories: Story[] = [
  {
    what: 'wizard: typing',
    path: '/rateCompany?type=company&id=1',
    signedIn: true,
    before: toLastStep,
    act: async (page, language) => {
      for (const name of ['pros', 'cons', 'good_word']) await typeInto(page, field(name), sentences[language])
    },
  },
  {
    what: 'wizard: choosing from lists',
    path: '/rateCompany?type=company&id=1',
    signedIn: true,
    before: (page) => stepShown(page, 'employment_status').then(() => undefined),
    act: async (page, language) => {
      await chooseByKeys(page, 'employment_status')
      await chooseByPointer(page, 'department')
      await typeInto(page, field('joblevel'), language === 'arabic' ? 'مد' : 'ma')
      await takeByKeys(page, 'joblevel')
      await chooseByPointer(page, 'jobtitle')
    },
  },
  {
    what: 'home: the search box',
    path: '/',
    act: async (page, language) => {
      await typeInto(page, 'main [role="combobox"]', language === 'arabic' ? 'شركة الرياض' : 'al riyadh co')
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    what: 'registration: typing',
    path: '/auth/register',
    act: async (page, language) => {
      await typeInto(page, field('company'), language === 'arabic' ? 'مؤسسة لا يعرفها أحد' : 'A company nobody knows')
      await page.keyboard.press('Escape')
      for (const name of ['department', 'jobtitle', 'city_id']) await chooseByKeys(page, name)
      await submitStep(page)
      await typeInto(page, field('salary'), '12500')
      await typeInto(page, field('bonus'), '9000')
      await tabTo(page, '[data-field="share_salary"] input')
      await page.keyboard.press('Space')
      await submitStep(page)
      await typeInto(page, field('name'), language === 'arabic' ? 'نورة العتيبي' : 'Noura Alotaibi')
      await typeInto(page, field('email'), 'noura@example.com')
    },
  },
  {
    what: 'login: typing',
    path: '/auth/login',
    act: async (page) => {
      await typeInto(page, field('email'), 'noura@example.com')
      await typeInto(page, field('password'), 'a long password')
    },
  },
  {
    what: 'company: every tab',
    path: '/company/1/overview',
    act: async (page) => {
      // The current tab comes last: pressing it first changes nothing, and no frame follows that could be timed.
      for (const tab of [...companyTabs.filter((one) => one !== 'rate' && one !== 'overview'), 'overview']) {
        await pressOn(page, `main nav a[href^="/company/1/${tab}"]`)
        await seen(page)
      }
    },
  },
  {
    what: 'phone: the menu',
    path: '/',
    width: 360,
    act: async (page) => {
      for (let time = 0; time < 3; time += 1) {
        await pressOn(page, drawerButton)
        await page.waitForSelector(drawer, { visible: true })
        await seen(page)
        await page.keyboard.press('Escape')
        await page.waitForSelector(drawer, { hidden: true })
        await seen(page)
      }
    },
  },
  {
    what: 'the account menu',
    path: '/',
    signedIn: true,
    act: async (page) => {
      for (let time = 0; time < 3; time += 1) {
        await pressOn(page, 'header [aria-haspopup="menu"]')
        await page.waitForSelector('[role="menu"]')
        await seen(page)
        await page.keyboard.press('Escape')
        await seen(page)
      }
    },
  },
]

/**
 * Measures what people notice on a processor `slower` times as slow: INP of each story, and the layout shift from its
 * first load on. Each story runs `times` times; its median INP counts, and its worst shift.
 */
export async function* interactions(
  browser: Browser,
  site: Site,
  { wanted = '', times = 3 }: { wanted?: string; times?: number },
): AsyncGenerator<Felt> {
  for (const story of stories.filter(({ what }) => what.includes(wanted)))
    for (const language of ['english', 'arabic'] as const) {
      const lived: Felt[] = []
      while (lived.length < times) lived.push(await feel(browser, site, story, language))
      lived.sort((a, b) => (a.worst?.duration ?? 0) - (b.worst?.duration ?? 0))
      const { shift, moved } = lived.reduce((most, one) => (one.shift > most.shift ? one : most))
      yield { ...lived[Math.floor(times / 2)]!, shift, moved }
    }
}

/** Throws where a page is larger than its window, so that nothing is measured that is never painted. */
async function mustFit(page: Page): Promise<void> {
  const session = await page.createCDPSession()
  const { bounds } = await session.send('Browser.getWindowForTarget')
  await session.detach()
  const { width, height } = page.viewport()!
  if (width > bounds.width! || height > bounds.height!)
    throw new Error(`a page of ${width} by ${height} in a window of ${bounds.width} by ${bounds.height}`)
}

async function feel(browser: Browser, site: Site, story: Story, language: Language): Promise<Felt> {
  const { page } = await openPage(browser, { language, width: story.width ?? 1280 })
  await watchVitals(page)
  page.setDefaultTimeout(60_000)
  if (story.signedIn) await signInPage(page, site)
  // A page in the background is not painted, so its interactions would never end.
  await page.bringToFront()
  await mustFit(page)
  await page.emulateCPUThrottling(slower)
  await visit(page, site.url + story.path)
  await story.before?.(page)
  await seen(page)
  const loading = await takeVitals(page)
  await story.act(page, language)
  await settled(page)
  const acting = await takeVitals(page)
  await page.browserContext().close()
  const shifts = [...loading.shifts, ...acting.shifts]
  const largest = shifts.reduce((most, one) => (one.value > most.value ? one : most), { at: 0, value: 0, moved: '' })
  return {
    what: story.what,
    language,
    count: acting.count,
    worst: inp(acting),
    shift: cls(shifts),
    moved: largest.moved,
  }
}
