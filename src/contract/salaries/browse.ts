import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './browse.schema.ts'

/**
 * GET /salaries?q=&department=: job titles with enough salaries in the whole country, most people first; only those
 * whose name in either language matches `q`, or those of one department. `after` is the `next` of the page before. The
 * first page also brings the departments, highest median first.
 */
export const browseSalaries = defineEndpoint<typeof shapes.browseSalaries>()({
  method: 'GET',
  path: '/salaries',
  access: 'public',
  cache: 'public',
})

/**
 * GET /salaries/titles?q=&department=: every job title, those with pay of their own first, most people first; the others
 * with the pay of a wider crowd, named as such. A title that is asked for by name is there, whether its pay is told or
 * not; `nearest` where no title is called so. Pages and departments as in `browseSalaries`.
 */
export const listTitles = defineEndpoint<typeof shapes.listTitles>()({
  method: 'GET',
  path: '/salaries/titles',
  access: 'public',
  cache: 'public',
})
export const similarTitles = 8
/** The most releases that are read of one title: of ten years. */
export const maxReleasedPay = 120

/** GET /salaries/:id/summary (`id` of a job title). */
export const getTitlePage = defineEndpoint<typeof shapes.getTitlePage>()({
  method: 'GET',
  path: '/salaries/:id/summary',
  access: 'public',
  cache: 'public',
})

/**
 * GET /salaries/:id (`id` of a job title), for people who have shared a salary (spec 6); 409 `salary_not_shared` for
 * others.
 */
export const getTitle = defineEndpoint<typeof shapes.getTitle>()({
  method: 'GET',
  path: '/salaries/:id',
  whose: 'contributor',
  access: 'member',
})
