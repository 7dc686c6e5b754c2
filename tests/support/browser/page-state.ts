import type { HTTPRequest, Page } from 'puppeteer'

const open = new WeakMap<Page, Set<HTTPRequest>>()
const faultsOf = new WeakMap<Page, readonly string[]>()

/** Tracks the pending requests of a page, for messages that say why it does not go on. */
export function trackRequests(page: Page): void {
  const requests = new Set<HTTPRequest>()
  open.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Remembers the list in which a page's faults are collected, for the same purpose. */
export const rememberFaults = (page: Page, faults: readonly string[]): void => void faultsOf.set(page, faults)

/** Returns the addresses a page has requested without a response so far. */
export const openRequests = (page: Page): string[] => [...(open.get(page) ?? [])].map((request) => request.url())

/** Returns what has gone wrong on a page so far. */
export const faultsSoFar = (page: Page): readonly string[] => faultsOf.get(page) ?? []
