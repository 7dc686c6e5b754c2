import type { Page } from 'puppeteer'
import { companyTabs } from '../../src/client/features/companies/page/company-tabs.ts'
import type { Language } from '../../tests/support/browser/browser.ts'
import { drawer, drawerButton } from '../../tests/support/browser/drawer.ts'
import { tabTo } from '../../tests/support/browser/keyboard.ts'
import { settled } from '../../tests/support/browser/settled.ts'
import { fillStep1, fillStep2, stepShown, submitStep } from '../../tests/support/browser/wizard.ts'

/** The time between two keys of a person who types fast, in ms. */
const pause = 80
/** The time between seeing the effect of a press and the next press, for a person in a hurry, in ms. */
const look = 500
/** The time from hovering over an element to the press, and the duration of the press, in ms. */
const press = 100
const within = (ms: number) => new Promise((done) => setTimeout(done, ms))
/** Waits until the page has settled, and for the time a person takes to look at it. */
export const seen = async (page: Page) => {
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

export type Story = {
  what: string
  path: string
  width?: number
  signedIn?: true
  /** Brings the page to the start of the story; what happens on the way is not counted. */
  before?: (page: Page) => Promise<void>
  act: (page: Page, language: Language) => Promise<void>
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

export const stories: readonly Story[] = [
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
    what: 'company: the seal',
    path: '/company/1/overview',
    act: async (page) => {
      for (let time = 0; time < 3; time += 1) {
        await pressOn(page, 'main h1 [role="img"][tabindex]')
        await seen(page)
        await pressOn(page, 'main h1')
        await seen(page)
      }
    },
  },
  {
    what: 'questions: opening answers',
    path: '/faq',
    act: async (page) => {
      for (const one of (await page.$$('main summary')).slice(0, 6)) {
        await one.hover()
        await within(press)
        await one.click({ delay: press })
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
