import type { Page } from 'puppeteer'

/** By how much the page is wider than its window, in px: something sticks out or does not wrap. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
