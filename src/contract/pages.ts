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
  '/faq',
] as const
export type PagePath = (typeof pagePaths)[number]

/** A page to draw for somebody who was never here. */
export type PageAsked = {
  path: string
  /** With its question mark, or empty. */
  search: string
  language: 'en' | 'ar'
  /** The answers that travel with the page, by `readKey`. */
  reads: Readonly<Record<string, unknown>>
}

/** The HTML of a page's content, and the files of strings it is written with (`home` of `locales/<language>/home.json`). */
export type DrawnPage = { html: string; strings: readonly string[] }

/** Rejects when a part of the page cannot be drawn without a browser. */
export type DrawPage = (page: PageAsked) => Promise<DrawnPage>
