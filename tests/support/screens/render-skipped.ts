import type { Page } from 'puppeteer'

/**
 * Renders what the browser skips until it comes near (`later.ts`): a skipped element has an estimated height, so for
 * axe, which examines its content all the same, its end covers what follows, although nobody sees it so.
 */
export const renderSkipped = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
