import { array, type Infer, integer, nullable, object, optional, pick, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { Id, PageSize } from '../params.ts'
import { definePublished } from '../statistics/published.ts'
import { defineRowsUnder } from '../table.ts'
import { Pay, PayBar, PayPart } from './pay.ts'

/** A job title in every company together: what everyone may read. */
export const TitleSummary = type({
  id: integer(),
  name: string(),
  department: nullable(string()),
  people: definePublished(),
  median: nullable(definePublished()),
  from: definePublished(),
  to: definePublished(),
})
export type TitleSummary = Infer<typeof TitleSummary>

/**
 * GET /salaries?q=&department=: job titles with enough salaries in the whole country, most people first; only those
 * whose name in either language matches `q`, or of one department. `after` is the `next` of the page before. With the
 * first page come the departments, highest median first.
 */
export const browseSalaries = defineEndpoint({
  method: 'GET',
  path: '/salaries',
  access: 'public',
  query: object({
    q: optional(string()),
    department: optional(Id),
    after: optional(Id),
    limit: optional(PageSize),
  }),
  response: type({ titles: array(TitleSummary), departments: array(PayPart), next: nullable(string()) }),
  tables: { titles: defineRowsUnder('titles', TitleSummary), departments: defineRowsUnder('departments', PayPart) },
  cache: 'public',
})

const PaySummary = pick(TitleSummary, ['people', 'median', 'from', 'to'])

/**
 * The page of a job title as everyone may read it: what it is paid and who earns what (`half`, `bars`), what its department
 * and everybody are paid, and titles of its department. `pay` is null while there is too little to tell.
 */
export const TitlePage = type({
  id: integer(),
  name: string(),
  name_en: string(),
  department: nullable(type({ id: integer(), name: string() })),
  pay: nullable(PaySummary),
  /** Between which the middle half earns, where noise moves both ends little enough. */
  half: nullable(type({ low: definePublished(), high: definePublished() })),
  bars: array(PayBar),
  /** All titles of its department together. */
  beside: nullable(PaySummary),
  country: nullable(PaySummary),
  /** At most `similarTitles`, most people first. */
  similar: array(TitleSummary),
})
export type TitlePage = Infer<typeof TitlePage>
export const similarTitles = 8

/** GET /salaries/:id/summary (a job title). */
export const getTitlePage = defineEndpoint({
  method: 'GET',
  path: '/salaries/:id/summary',
  params: { id: Id },
  access: 'public',
  response: TitlePage,
  cache: 'public',
  tables: { similar: defineRowsUnder('similar', TitleSummary) },
})

/**
 * What a job title is paid in the whole country, and the ladder it stands on: the titles of its department with enough
 * salaries, itself among them, lowest median first.
 */
export const TitleSalaries = type({
  id: integer(),
  name: string(),
  pay: nullable(Pay),
  bars: array(PayBar),
  ladder: array(PayPart),
})
export type TitleSalaries = Infer<typeof TitleSalaries>

/** GET /salaries/:id (a job title), for whoever shared a salary (spec 6); 409 `salary_not_shared` for the others. */
export const getTitle = defineEndpoint({
  method: 'GET',
  path: '/salaries/:id',
  params: { id: Id },
  whose: 'contributor',
  problems: ['salary_not_shared'],
  access: 'member',
  response: TitleSalaries,
})
