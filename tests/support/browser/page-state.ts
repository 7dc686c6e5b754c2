import type { HTTPRequest, Page } from 'puppeteer'

const open = new WeakMap<Page, Set<HTTPRequest>>()
const faultsOf = new WeakMap<Page, readonly string[]>()

/** Keeps in mind which of a page's requests have had no answer yet, for whoever has to tell why it does not go on. */
export function keepOpenRequests(page: Page): void {
  const requests = new Set<HTTPRequest>()
  open.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Keeps in mind where a page's faults are collected, for the same. */
export const keepFaults = (page: Page, faults: readonly string[]): void => void faultsOf.set(page, faults)

/** The addresses a page has asked for and had no answer from. */
export const openRequests = (page: Page): string[] => [...(open.get(page) ?? [])].map((request) => request.url())

/** What has gone wrong on a page so far. */
export const faultsSoFar = (page: Page): readonly string[] => faultsOf.get(page) ?? []
