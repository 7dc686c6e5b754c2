import type { Page } from 'puppeteer'
import { faultsSoFar, openRequests } from './browser/page-state.ts'

/**
 * Polls until the answer is neither null, undefined nor false; throws with `what` after `seconds`. Never waits longer.
 */
export async function until<T>(what: string, ask: () => Promise<T> | T, seconds = 300): Promise<NonNullable<T>> {
  const end = Date.now() + seconds * 1000
  let last: unknown
  while (Date.now() < end) {
    try {
      const answer = await ask()
      if (answer !== null && answer !== undefined && answer !== false) return answer as NonNullable<T>
      last = answer
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`waited ${seconds} s for ${what}; last seen: ${last}`)
}

/**
 * Polls in the page until `ask` is true there. Puppeteer's own waitForFunction compiles its function inside the page,
 * which the site's content security policy rightly refuses.
 */
export async function untilPage(page: Page, what: string, ask: (given: string) => boolean, given = ''): Promise<void> {
  await until(what, () => page.evaluate(ask, given)).catch(describePage(page))
}

/** Adds to an error what the page shows, and which requests it waits for. */
export const describePage = (page: Page) => async (error: Error) => {
  throw new Error(`${error.message}\n${await told(page)}`)
}

/** Describes what a page shows whose wait has failed, and what the page itself waits for. */
async function told(page: Page): Promise<string> {
  const shown = () => {
    const asked = performance.getEntriesByType('resource').map((one) => one as PerformanceResourceTiming)
    return JSON.stringify({
      at: location.href,
      session: localStorage.getItem('persist:root') !== null,
      root: { ...document.getElementById('root')?.dataset },
      main: document.querySelector('main')?.textContent?.slice(0, 600) ?? document.body.textContent?.slice(0, 300),
      calls: asked
        .filter(({ name }) => name.includes('/api/'))
        .map(({ name, responseStatus, startTime, duration }) =>
          [new URL(name).pathname, responseStatus, Math.round(startTime), Math.round(duration)].join(' '),
        ),
    })
  }
  return `the page: ${await page.evaluate(shown).catch((error: Error) => error.message)}; open requests: ${openRequests(page).join(', ') || 'none'}; faults: ${faultsSoFar(page).join(', ') || 'none'}`
}

/** Waits until the page is at this path, by any kind of navigation. */
export const atPath = (page: Page, path: string) =>
  untilPage(page, `the page at ${path}`, (there) => location.pathname === there, path)

/** Waits until these words are in the text of the page, which people read; text in its scripts does not count. */
export const says = (page: Page, words: string) =>
  until(`the words "${words}"`, () => isRead(page, words)).catch(describePage(page))

/** Returns whether these words are in the text of the page. */
export const isRead = (page: Page, words: string): Promise<boolean> =>
  page.evaluate((text) => {
    const parts = [...document.body.childNodes].filter(({ nodeName }) => nodeName !== 'SCRIPT')
    return parts.some(({ textContent }) => textContent?.includes(text))
  }, words)
