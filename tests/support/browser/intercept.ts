import type { HTTPRequest, Page } from 'puppeteer'
import { until } from '../wait.ts'

const probe = '/robots.txt?intercepted'

/**
 * Lets `handle` answer, abort or continue every request of a page that is open. Returns once requests of the page arrive
 * here: the browser enables this a moment after it says so, and under load what the page sends meanwhile passes by.
 */
export async function intercept(page: Page, handle: (request: HTTPRequest) => unknown): Promise<void> {
  let arrives = false
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (!request.url().endsWith(probe)) return void handle(request)
    arrives = true
    void request.respond({ status: 204 })
  })
  await until('requests to be intercepted', async () => {
    await page.evaluate((path) => fetch(path).then(() => undefined), probe)
    return arrives
  })
}
