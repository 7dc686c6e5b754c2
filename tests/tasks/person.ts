import type { Browser, ElementHandle, KeyInput, Page } from 'puppeteer'
import { type Language, openPage } from '../support/browser/browser.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { people, signInPage } from '../support/site/sign-in.ts'
import type { Site } from '../support/site/site.ts'
import { until } from '../support/wait.ts'
import { measurePlace, windowSize } from './passed.ts'

/** What a person did: taps, choices, fields typed into and keys, and the windows they had to pass to get to them. */
export type Counted = { actions: number; screens: number }

/** What can be pressed, by what a screen reader calls it. */
export const named = (name: string, role?: string) =>
  `::-p-aria([name="${name.replaceAll('"', '\\"')}"]${role ? `[role="${role}"]` : ''})`

/** A form's field, and the options of its list. */
export const inField = (name: string, part = ':is(input, textarea, select)') => `[data-field="${name}"] ${part}`
export const firstOption = (name: string) => inField(name, '[role="option"]')

type Who = {
  site: Site
  browser: Browser
  language: Language
  as?: keyof typeof people
  worker?: boolean
  wide?: boolean
}

/** Somebody on a phone who does everything through here, so that nothing they do goes uncounted. */
export type Person = Awaited<ReturnType<typeof openPerson>>

export async function openPerson({ site, browser, language, as, worker = false, wide = false }: Who) {
  const { page } = await openPage(browser, { language, ...windowSize, ...(wide && { width: 1280 }), worker })
  if (as) await signInPage(page, site, people[as])
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
    await tap(element)
  }

  return {
    page,
    site,
    language,
    t: wordsIn(language),
    /** Where a task begins, which is no part of it. */
    start: (path: string) => visit(page, site.url + path),
    settled: () => settled(page),
    /** One tap. */
    press,
    /** One field typed into, in place of what stood there; one that opens a list when it is tapped costs that tap too. */
    async type(target: string, text: string) {
      const element = await reach(target)
      if ((await element.evaluate((one) => one.getAttribute('role'))) === 'combobox') actions += 1
      actions += 1
      await tap(element)
      await element.evaluate((one) => (one as HTMLInputElement).select())
      await page.keyboard.sendCharacter(text)
    },
    /** From the platform's own list: a tap that opens it, and the choice. */
    async choose(target: string, value: string) {
      const element = await reach(target)
      actions += 2
      await element.select(value)
    },
    /** From a list of ours: a tap that opens it, and a tap on the first item that is offered. */
    async take(field: string) {
      await press(inField(field, 'input'))
      await press(firstOption(field))
    },
    /** A file from the device: a tap, and the choice. */
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
    /** Looks for something; that it is there ends a task, and how far down it stands counts. */
    see: async (target: string) => void (await reach(target)),
    read: async (words: string) => void (await reach(`main ::-p-text(${words})`)),
    counted: (): Counted => ({
      actions,
      screens: [...depths.values()].reduce((sum, depth) => sum + depth, 0) / windowSize.height,
    }),
    leave: () => page.browserContext().close(),
  }
}

/** The first element that matches, is drawn, and can be used. */
async function findShown(page: Page, target: string): Promise<ElementHandle<Element> | undefined> {
  for (const element of await page.$$(target)) {
    const isShown = await element.evaluate((one) => {
      const { width, height } = one.getBoundingClientRect()
      return one.checkVisibility({ visibilityProperty: true }) && width * height > 0 && !one.matches(':disabled')
    })
    if (isShown) return element
  }
}

async function tap(element: ElementHandle<Element>): Promise<void> {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await element.tap()
}
