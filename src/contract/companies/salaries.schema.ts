import { array, type Infer, nullable, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { Lean, Pay, PayBar, PayPart, PayParts, payShape } from '../salaries/pay.schema.ts'
import { defineRowsUnder, defineTable } from '../table.ts'

/** What a company pays, as last released. */
export const SalaryStatistics = type({
  /** Null where too few people have shared a salary. */
  pay: nullable(Pay),
  bars: array(PayBar),
  level: PayParts,
  /** The pay of the wider crowd, where the company has none to tell. */
  wider: nullable(type({ on: Lean.schema.on, ...payShape })),
})
export type SalaryStatistics = Infer<typeof SalaryStatistics>

export const getSalaries = defineShapes({
  params: { id: Id },
  response: SalaryStatistics,
  tables: {
    pay: defineTable(
      type({ ...payShape, about: nullable(Lean.schema.about), on: nullable(Lean.schema.on) }),
      ({ pay }: SalaryStatistics) =>
        pay ? [{ ...pay, about: pay.leans?.about ?? null, on: pay.leans?.on ?? null }] : [],
    ),
    bars: defineRowsUnder('bars', PayBar),
    level: defineTable(PayPart, ({ level }: SalaryStatistics) => level.parts),
  },
})
