import { array, type Infer, nullable, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Id } from '../params.ts'
import { Pay, PayBar, PayParts } from '../salaries/pay.ts'

/** What a company pays, as last released. */
export const SalaryStatistics = type({
  /** Null where too few have shared a salary to tell. */
  pay: nullable(Pay),
  bars: array(PayBar),
  level: PayParts,
})
export type SalaryStatistics = Infer<typeof SalaryStatistics>

/** GET /companies/:id/salaries (spec 2, company page: salaries). */
export const getSalaries = endpoint({
  method: 'GET',
  path: '/companies/:id/salaries',
  params: { id: Id },
  access: 'public',
  response: SalaryStatistics,
  cache: 'public',
})
