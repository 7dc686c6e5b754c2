/**
 * The addresses of the client's pages (spec 2, route table), a part of the path that is given as `:name`, one that may be
 * missing as `:name?`. The client's own table has a screen for each; the server answers every other address with 404.
 */
export const pagePaths = [
  '/',
  '/auth/register',
  '/auth/login',
  '/auth/forgotPassword',
  '/password/reset/:token',
  '/auth/verify/:token',
  '/write-review/:id',
  '/interview-review/:id',
  '/company/:id/:tab?',
  '/rateCompany',
  '/user/add_info',
  '/search',
  '/for-employers/register',
  '/for-employers',
  '/studies/:id?',
  '/salaries',
  '/awards',
  '/companies',
  '/add-Company',
  '/compare/:id',
  '/compareResult',
  '/update/company/:id',
  '/user/myprofile/:section?',
  '/user/dashboard',
  '/employer/:section?/:company?',
  '/outbox',
  '/moderation/log',
  '/moderation/:part?',
  '/appeal/:token',
  '/privacy-policy',
  '/terms',
  '/about-us',
  '/press',
  '/methodology',
  '/developers',
  '/faq',
] as const
export type PagePath = (typeof pagePaths)[number]

/** What of an address's query the pages that a visitor may begin with read; whatever else stands there changes nothing. */
const queriesOf: Partial<Record<PagePath, readonly string[]>> = {
  '/company/:id/:tab?': ['stars', 'who', 'sort', 'tag', 'write'],
  '/companies': ['city', 'industry', 'size', 'sort'],
  '/search': ['q'],
  '/salaries': ['q', 'department', 'title'],
  '/rateCompany': ['type', 'id'],
}

/** The part of a query that a page reads, each name once, in one order: `?b=2&a=1&a=3&x` is `?a=1&b=2`. */
export function knownQuery(page: PagePath, search: string): string {
  const given = new URLSearchParams(search)
  const known = new URLSearchParams()
  for (const name of ['lang', ...(queriesOf[page] ?? [])]) {
    const value = given.get(name)
    if (value) known.set(name, value)
  }
  return known.size > 0 ? `?${known}` : ''
}

/** Whether a query that a page reads is more than its language. */
export const asksMore = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => name !== 'lang')

/** A page to draw for somebody who was never here. */
export type PageAsked = {
  path: string
  /** With its question mark, or empty. */
  search: string
  language: 'en' | 'ar'
  /** The answers that travel with the page, by `readKey`. */
  reads: Readonly<Record<string, unknown>>
}

/**
 * The HTML of a page's content, the files of strings it is written with (`home` of `locales/<language>/home.json`), and
 * the answers its parts asked for, by `readKey`, those that travel among them.
 */
export type DrawnPage = { html: string; strings: readonly string[]; asked: readonly string[] }

/** Rejects when a part of the page cannot be drawn without a browser. */
export type DrawPage = (page: PageAsked) => Promise<DrawnPage>
