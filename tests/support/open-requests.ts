import type { HTTPRequest, Page } from 'puppeteer'

const open = new WeakMap<Page, Set<HTTPRequest>>()

/** Keeps in mind which of a page's requests have had no answer yet, for whoever has to tell why it does not go on. */
export function keepOpenRequests(page: Page): void {
  const requests = new Set<HTTPRequest>()
  open.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** The addresses a page has asked for and had no answer from. */
export const openRequests = (page: Page): string[] => [...(open.get(page) ?? [])].map((request) => request.url())
