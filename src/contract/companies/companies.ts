import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './companies.schema.ts'

export const getCompanyProfile = defineEndpoint<typeof shapes.getCompanyProfile>()({
  method: 'GET',
  path: '/companies/:id/profile',
  access: 'public',
  cache: 'public',
})

/**
 * The orders of companies: most reviewed first; best rated first, by the lower end of the confidence interval; or by
 * name in the language of the call.
 */
export const companyOrders = ['reviews', 'rating', 'name'] as const
export type CompanyOrder = (typeof companyOrders)[number]

/** The lowest average stars companies can be filtered by. */
export const minStars = [4, 3] as const

/** The total given for any longer list; nothing is counted further. */
export const countedAtMost = 1001

/**
 * GET /companies: approved companies that match a filter, page after page: `after` is the `next` of the page before.
 * `total` comes with the first page only and says how many there are, `countedAtMost` for more than a thousand.
 */
export const listCompanies = defineEndpoint<typeof shapes.listCompanies>()({
  method: 'GET',
  path: '/companies',
  access: 'public',
  cache: 'public',
})

/** GET /companies/:id/competitors: the approved competitors of a company, in the order they were named. */
export const listCompetitors = defineEndpoint<typeof shapes.listCompetitors>()({
  method: 'GET',
  path: '/companies/:id/competitors',
  access: 'public',
  cache: 'public',
})

/**
 * GET /companies/search?q=: companies whose name in either language matches, best match first, at most 50; or those of
 * them that match a filter, in another order.
 */
export const searchCompanies = defineEndpoint<typeof shapes.searchCompanies>()({
  method: 'GET',
  path: '/companies/search',
  access: 'public',
})

/** How many companies the home page begins with. */
export const featuredCompanies = 6

/** How many employers the page of an industry or a city begins with. */
export const employersAtFirst = 20

/** How many reviews the overview of a company shows. */
export const latestReviews = 3

/** GET /companies/:id/reviews: newest first unless `sort` says otherwise, all of them unless filtered. */
export const listReviews = defineEndpoint<typeof shapes.listReviews>()({
  method: 'GET',
  path: '/companies/:id/reviews',
  access: 'public',
  cache: 'public',
})
