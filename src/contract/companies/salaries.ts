import { array, type Infer, integer, nullable, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'

/** Basic pay in riyals a month, rounded to hundreds: the median, and between what the middle half earns. */
export const Pay = type({ people: integer(), median: integer(), low: integer(), high: integer() })
export type Pay = Infer<typeof Pay>

/** One bar: people who earn from `from` up to under `to`, at least 5. The first has no `from`, the last no `to`. */
export const PayBar = type({ from: nullable(integer()), to: nullable(integer()), people: integer() })
export type PayBar = Infer<typeof PayBar>

export const PayOfLevel = type({
  id: integer(),
  name: string(),
  people: integer(),
  median: integer(),
  low: integer(),
  high: integer(),
})
export type PayOfLevel = Infer<typeof PayOfLevel>

/** What a company pays, through the privacy guard: nothing under 5 people, released in steps of at least 5. */
export const SalaryStatistics = type({
  pay: nullable(Pay),
  bars: array(PayBar),
  /** Job levels in the order of their list, each of at least 5 people. */
  levels: array(PayOfLevel),
  /** How many people of `pay` no level shows: none or at least 5. */
  other: integer(),
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
