import type { Page } from 'puppeteer'

/** The part of a window's title bar that its own buttons leave free, in CSS pixels. */
export type TitleBar = { x: number; width: number; height: number }

/** Windows and Linux have the buttons on the right, macOS on the left, no matter what the language. */
export const titleBars: Record<string, (window: number) => TitleBar> = {
  'on the right': (window) => ({ x: 0, width: window - 140, height: 33 }),
  'on the left': (window) => ({ x: 80, width: window - 80, height: 28 }),
}

/**
 * Shows the page as in an installed window whose title bar is the page's own bar. No headless Chromium has such
 * windows; so the built rules for them are applied by hand with the numbers filled in, as the browser's developer tools
 * do.
 */
export const asTitleBar = (page: Page, bar: TitleBar): Promise<void> =>
  page.evaluate((numbers) => {
    const found = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .filter((text) => /titlebar-area|window-controls-overlay/.test(text))
      .map((text) =>
        text
          .replace(
            /env\(titlebar-area-(x|width|height)(?:,[^()]*)?\)/g,
            (_, name: keyof TitleBar) => `${numbers[name]}px`,
          )
          .replace(/\(display-mode: ?window-controls-overlay\)/g, 'all'),
      )
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(found.join('\n'))
    document.adoptedStyleSheets = [sheet]
  }, bar)

/**
 * Returns the names of elements in the page's bar that lie outside the free part, and of those a click would not reach.
 */
export const outsideTitleBar = (page: Page, { x, width }: TitleBar) =>
  page.$$eval(
    'header :is(a, button, input)',
    (all, { from, to }) => {
      const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }))
      const covered = shown.filter((one) => {
        const { left, right } = one.getBoundingClientRect()
        return left < from || right > to
      })
      const dragged = shown.filter((one) => getComputedStyle(one).getPropertyValue('app-region') !== 'no-drag')
      const [under, dead] = [covered, dragged].map((some) =>
        some.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? one.tagName),
      )
      return { covered: under, dragged: dead }
    },
    { from: x, to: x + width },
  )
