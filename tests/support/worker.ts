import type { Page } from 'puppeteer'
import { untilPage } from './wait.ts'

/** Waits until the page's service worker controls it, so that the site opens without a network from now on. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await untilPage(page, 'a service worker in control', () => navigator.serviceWorker.controller?.state === 'activated')
}
