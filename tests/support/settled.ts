import type { Page } from 'puppeteer'
import { untilPage } from './wait.ts'

/** Goes somewhere and waits until the screen is there: a heading, nothing loading, fonts and pictures in. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await settled(page)
}

/** Goes where a link inside the app leads, without loading the page anew. */
export const goInside = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

/** Waits until nothing on the screen is loading any more, and the client has taken over what the server has drawn. */
export async function settled(page: Page): Promise<void> {
  await untilPage(
    page,
    'a settled screen',
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('[aria-busy="true"]') === null &&
      document.querySelector('[data-drawn]') === null &&
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
}
