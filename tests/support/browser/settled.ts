import type { Page } from 'puppeteer'
import { describePage, until } from '../wait.ts'

/** Opens an address and waits until the screen is complete: a heading, nothing loading, fonts and pictures loaded. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' }).catch(describePage(page))
  await settled(page)
}

/** Navigates as a link inside the app does, without a reload. */
export const goInside = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

/** Waits until nothing on the screen is loading and the client has hydrated what the server has rendered. */
export async function settled(page: Page): Promise<void> {
  let missing = ''
  const ask = async () => {
    missing = await page.evaluate(() => {
      if (document.querySelector('h1') === null) return `no heading: ${document.body.textContent?.slice(0, 200)}`
      const busy = document.querySelector('[aria-busy="true"]')
      if (busy) return `busy: ${busy.outerHTML.slice(0, 200)}`
      if (document.querySelector('[data-drawn]') !== null) return 'as the server has drawn it'
      if (document.fonts.status !== 'loaded') return `fonts: ${document.fonts.status}`
      const late = [...document.images].find((image) => !image.complete && image.loading !== 'lazy')
      return late ? `picture: ${late.src}` : ''
    })
    return missing === ''
  }
  await until('a settled screen', ask).catch((error: Error) => {
    throw new Error(`${error.message}; ${missing}`)
  })
}
