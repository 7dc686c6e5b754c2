import type { Page } from 'puppeteer'
import { drawer, drawerButton } from '../../tests/support/browser/drawer.ts'
import { modal } from '../../tests/support/browser/modal.ts'
import { stepShown } from '../../tests/support/browser/wizard.ts'
import type { Scene } from '../../tests/support/screens/scenes.ts'

const wizard = '/rateCompany?type=company&id=1'
const word = 'Responsibilities'

/** Returns an action that presses a button and waits for a modal, or for what else it opens. */
const openModal =
  (button: string, opened = modal) =>
  async (page: Page) => {
    await page.click(button)
    await page.waitForSelector(opened, { visible: true })
  }

/** Types more than fits into the large field of the interview's page. */
const writeLong = async (page: Page) => {
  await page.click('[data-field="description"] textarea')
  await page.keyboard.sendCharacter(`${word.repeat(12)} ${'كلام طويل عن المقابلة وما بعدها. '.repeat(30)}`)
}

/** Returns an action that goes on to the step with the last of these fields: the profile fills in the steps before. */
const goToStep =
  (...fields: string[]) =>
  async (page: Page) => {
    for (const field of fields) {
      await page.waitForSelector('main form [data-field]')
      await page.$eval('main form', (form) => (form as HTMLFormElement).requestSubmit())
      await stepShown(page, field)
    }
  }

/** Takes the device offline while the screen is open. */
const loseNetwork = (page: Page) => page.setOfflineMode(true)

/** Opens the drawer on a phone, and elsewhere the menu of the signed-in person. */
const openMenu = async (page: Page) => {
  if (await (await page.$(drawerButton))?.isVisible()) return openModal(drawerButton, drawer)(page)
  await page.click('header [aria-haspopup="menu"]')
  await page.waitForSelector('[role="menuitem"]')
}

/** Opens a searchable list of the form. */
const openList = async (page: Page) => {
  await page.click('[data-field="department"] [role="combobox"]')
  await page.waitForSelector('[role="option"]')
}

const loading = (name: string, path: string, signedIn?: Scene['signedIn']): Scene => ({
  ...{ name: `loading-${name}`, path, calls: 'slow', signedIn },
})
const failed = (name: string, path: string, signedIn?: Scene['signedIn']): Scene => ({
  ...{ name: `failed-${name}`, path, calls: 'failing', signedIn },
})
const cut = (name: string, path: string, signedIn?: Scene['signedIn']): Scene => ({
  ...{ name: `cut-${name}`, path, calls: 'cut', signedIn },
})

/** The companies of the demonstration with so many reviews. */
const early = { 0: 197, 1: 193, 3: 194, 5: 195, 9: 196 }
const tabs = ['overview', 'reviews', 'salaries', 'interviews', 'competitors', 'culture', 'questions', 'compare']
/** Every tab of a company before its reviews, at each of its five stages. */
const earlyTabs = Object.entries(early).flatMap(([reviews, id]) =>
  tabs.map((tab): Scene => ({ name: `early-${reviews}-${tab}`, path: `/company/${id}/${tab}` })),
)

/**
 * Notable states of which only `npm run screens` takes pictures: `npm test` covers each of them in a separate test, or
 * in a unit test of its component.
 */
export const states: Scene[] = [
  ...earlyTabs,
  loading('companies', '/companies'),
  loading('search', '/search?q=al'),
  loading('reviews', '/company/1/reviews'),
  loading('salaries', '/salaries'),
  loading('awards', '/awards'),
  loading('studies', '/studies'),
  loading('wizard', wizard, 'member'),
  loading('profile', '/user/myprofile/experience', 'member'),
  loading('moderation', '/moderation/report', 'moderator'),
  failed('companies', '/companies'),
  failed('search', '/search?q=al'),
  failed('reviews', '/company/1/reviews'),
  failed('salaries', '/salaries'),
  failed('wizard', wizard, 'member'),
  cut('companies', '/companies'),
  cut('compare', '/compare/1'),
  cut('salaries', '/salaries'),
  { name: 'wizard-2', path: wizard, signedIn: 'member', act: goToStep('education') },
  { name: 'wizard-3', path: wizard, signedIn: 'member', act: goToStep('education', 'pros') },
  { name: 'admin-today', path: '/admin/today', signedIn: 'moderator' },
  { name: 'offline-home', path: '/', act: loseNetwork },
  { name: 'offline-wizard', path: wizard, signedIn: 'member', act: loseNetwork },
  { name: 'long-query', path: `/search?q=${word.repeat(12)}` },
  { name: 'long-words', path: '/interview-review/1', signedIn: 'member', act: writeLong },
  { name: 'menu-open', path: '/', signedIn: 'member', anew: true, act: openMenu },
  { name: 'list-open', path: '/auth/register', anew: true, act: openList },
  {
    name: 'modal-share',
    path: '/company/1/overview',
    act: openModal('main div[data-print="no"] > div > button:last-of-type'),
  },
]
