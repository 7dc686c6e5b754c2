import { array, type Infer, nullable, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { Id } from '../params.ts'
import { Pay, PayBar, PayPart, PayParts, payShape } from '../salaries/pay.ts'
import { defineRowsUnder, defineTable } from '../table.ts'

/** What a company pays, as last released. */
export const SalaryStatistics = type({
  /** Null where too few people have shared a salary. */
  pay: nullable(Pay),
  bars: array(PayBar),
  level: PayParts,
})
export type SalaryStatistics = Infer<typeof SalaryStatistics>

/** GET /companies/:id/salaries (spec 2, company page: salaries). */
export const getSalaries = defineEndpoint({
  method: 'GET',
  path: '/companies/:id/salaries',
  params: { id: Id },
  access: 'public',
  response: SalaryStatistics,
  tables: {
    pay: defineTable(type(payShape), ({ pay }: SalaryStatistics) => (pay ? [pay] : [])),
    bars: defineRowsUnder('bars', PayBar),
    level: defineTable(PayPart, ({ level }: SalaryStatistics) => level.parts),
  },
  cache: 'public',
})
