import type { Page } from 'puppeteer'

/**
 * Draws what the browser leaves out until it comes near (`later.ts`): it is taken to be as high as such things usually
 * are, so to who asks for its inside all the same, its foot lies over what follows, which nobody sees.
 */
export const drawWhole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
