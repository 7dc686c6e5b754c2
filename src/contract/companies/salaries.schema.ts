import { array, type Infer, nullable, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { Pay, PayBar, PayPart, PayParts, payShape } from '../salaries/pay.schema.ts'
import { defineRowsUnder, defineTable } from '../table.ts'

/** What a company pays, as last released. */
export const SalaryStatistics = type({
  /** Null where too few people have shared a salary. */
  pay: nullable(Pay),
  bars: array(PayBar),
  level: PayParts,
})
export type SalaryStatistics = Infer<typeof SalaryStatistics>

export const getSalaries = defineShapes({
  params: { id: Id },
  response: SalaryStatistics,
  tables: {
    pay: defineTable(type(payShape), ({ pay }: SalaryStatistics) => (pay ? [pay] : [])),
    bars: defineRowsUnder('bars', PayBar),
    level: defineTable(PayPart, ({ level }: SalaryStatistics) => level.parts),
  },
})
