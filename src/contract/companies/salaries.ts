import { array, type Infer, integer, nullable, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Pay, PayAverages, PayBar, PayPart, PayParts } from '../salaries/pay.ts'
import { published } from '../statistics/published.ts'

/** A job title whose pay is told, and of about how many people. */
export const SalaryTitle = type({ id: integer(), name: string(), people: published() })
export type SalaryTitle = Infer<typeof SalaryTitle>

/** What a company pays, as last released. */
export const SalaryStatistics = type({
  /** Null where too few have shared a salary to tell. */
  pay: nullable(Pay),
  bars: array(PayBar),
  level: PayParts,
  department: PayParts,
  experience: PayParts,
  gender: PayParts,
  nation: PayAverages,
  /** Titles with enough people, most people first; what they earn is open to whoever shared a salary. */
  titles: array(SalaryTitle),
})
export type SalaryStatistics = Infer<typeof SalaryStatistics>

/** GET /companies/:id/salaries (spec 2, company page: salaries). */
export const getSalaries = endpoint({
  method: 'GET',
  path: '/companies/:id/salaries',
  access: 'public',
  response: SalaryStatistics,
  cache: 'public',
})

/**
 * GET /companies/:id/salaries/titles: what the company pays by job title, for whoever shared a salary (spec 6, design:
 * give to get); 409 `salary_not_shared` for the others. The parts' ids are those of the titles.
 */
export const getTitleSalaries = endpoint({
  method: 'GET',
  path: '/companies/:id/salaries/titles',
  whose: 'contributor',
  access: 'member',
  response: array(PayPart),
})
