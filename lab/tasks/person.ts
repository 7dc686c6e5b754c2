import type { Browser, ElementHandle, KeyInput, Page } from 'puppeteer'
import { type Language, openPage } from '../../tests/support/browser/browser.ts'
import { settled, visit } from '../../tests/support/browser/settled.ts'
import { wordsIn } from '../../tests/support/project/words.ts'
import { people, signInPage } from '../../tests/support/site/sign-in.ts'
import type { Site } from '../../tests/support/site/site.ts'
import { until } from '../../tests/support/wait.ts'
import { measurePlace, windowSize } from './passed.ts'

/**
 * What a person did: the number of taps, choices, fields typed into and keys, and of the windows they had to scroll
 * past.
 */
export type Counted = { actions: number; screens: number }

/** Selects what can be pressed by its accessible name. */
export const named = (name: string, role?: string) =>
  `::-p-aria([name="${name.replaceAll('"', '\\"')}"]${role ? `[role="${role}"]` : ''})`

/** Selects a field of a form, and the first option of its list. */
export const inField = (name: string, part = ':is(input, textarea, select)') => `[data-field="${name}"] ${part}`
export const firstOption = (name: string) => inField(name, '[role="option"]')

type Who = {
  site: Site
  browser: Browser
  language: Language
  as?: keyof typeof people | 'newcomer'
  worker?: boolean
  wide?: boolean
}

/** The account that the task of signing up makes: it knows a company, a department, a job title and a city. */
export const newcomerOf = (language: Language) => ({
  email: `tasks-${language}@example.com`,
  password: 'quiet-orange-lamp-19',
})

/** A person on a phone, all of whose actions go through here, so that none is uncounted. */
export type Person = Awaited<ReturnType<typeof openPerson>>

export async function openPerson({ site, browser, language, as, worker = false, wide = false }: Who) {
  const { page } = await openPage(browser, { language, ...windowSize, ...(wide && { width: 1280 }), worker })
  if (as) await signInPage(page, site, as === 'newcomer' ? newcomerOf(language) : people[as])
  const depths = new Map<string, number>()
  let actions = 0

  const find = (target: string) => until(`${target} to be seen`, () => findShown(page, target), 30)
  const reach = async (target: string) => {
    const element = await find(target)
    const { screen, depth } = await measurePlace(element)
    depths.set(screen, Math.max(depths.get(screen) ?? 0, depth))
    return element
  }
  const press = async (target: string) => {
    const element = await reach(target)
    actions += 1
    await tap(page, element)
  }

  return {
    page,
    site,
    language,
    t: wordsIn(language),
    /** Opens the start of a task, which does not count. */
    start: (path: string) => visit(page, site.url + path),
    settled: () => settled(page),
    /** One tap. */
    press,
    /** Types into one field, replacing its content; a field that opens a list when it is tapped costs that tap too. */
    async type(target: string, text: string) {
      const element = await reach(target)
      if ((await element.evaluate((one) => one.getAttribute('role'))) === 'combobox') actions += 1
      actions += 1
      await tap(page, element)
      await element.evaluate((one) => (one as HTMLInputElement).select())
      await page.keyboard.sendCharacter(text)
    },
    /** Chooses from a native list: a tap that opens it, and the choice. */
    async choose(target: string, value: string) {
      const element = await reach(target)
      actions += 2
      await element.select(value)
    },
    /** Chooses from a list of the site: a tap that opens it, and a tap on the first item. */
    async take(field: string) {
      await press(inField(field, 'input'))
      await press(firstOption(field))
    },
    /** Attaches a file from the device: a tap, and the choice. */
    async attach(target: string, path: string) {
      const input = await until(target, () => page.$(target))
      actions += 2
      await (input as ElementHandle<HTMLInputElement>).uploadFile(path)
    },
    /** One key. */
    async key(key: KeyInput) {
      actions += 1
      await page.keyboard.press(key)
    },
    /** Opens the link of a mail: one tap. */
    async follow(path: string) {
      actions += 1
      await visit(page, site.url + path)
    },
    /** Waits for an element, the last step of a task; how far down it is counts. */
    see: async (target: string) => void (await reach(target)),
    read: async (words: string) => void (await reach(`main ::-p-text(${words})`)),
    counted: (): Counted => ({
      actions,
      screens: [...depths.values()].reduce((sum, depth) => sum + depth, 0) / windowSize.height,
    }),
    leave: () => page.browserContext().close(),
  }
}

/** Finds the first element that matches, is rendered, and can be used. */
async function findShown(page: Page, target: string): Promise<ElementHandle<Element> | undefined> {
  for (const element of await page.$$(target)) {
    const isShown = await element.evaluate((one) => {
      const { width, height } = one.getBoundingClientRect()
      return one.checkVisibility({ visibilityProperty: true }) && width * height > 0 && !one.matches(':disabled')
    })
    if (isShown) return element
  }
}

/** For how many frames an element stays in its place before it is tapped. */
const framesStill = 10

/** Taps an element once nothing that is on its way can push it from under the finger any more. */
async function tap(page: Page, element: ElementHandle<Element>): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 100 })
  await element.evaluate(async (one, frames) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' })
    // What has arrived may still be rendered.
    for (
      let [top, still] = [Number.NaN, 0];
      still < frames;
      still = one.getBoundingClientRect().top === top ? still + 1 : 0
    ) {
      top = one.getBoundingClientRect().top
      await new Promise((done) => requestAnimationFrame(done))
    }
  }, framesStill)
  await element.tap()
}
