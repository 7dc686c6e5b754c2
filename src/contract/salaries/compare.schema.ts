import { array, boolean, type Infer, nullable, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { Pay, PayAverages, PayBar, PayParts, payShape } from './pay.schema.ts'

/** Parts of the pay that not everybody gets, over those who do: amounts per year, the commission per month. */
export const Extras = type({
  cash_bonus: nullable(Pay),
  profit_sharing: nullable(Pay),
  sales_commission: nullable(Pay),
  /** The annual raise in percent. */
  annual_raise: nullable(Pay),
})
export type Extras = Infer<typeof Extras>

/** The pay of a job level with its distribution. */
export const PayLevel = type({ id: string(), name: nullable(string()), ...payShape, bars: array(PayBar) })
export type PayLevel = Infer<typeof PayLevel>

/**
 * What a company pays, for a person to compare their own pay with. It is the same for everybody: which level is theirs
 * and where they stand is computed on their device.
 */
export const Comparison = type({
  pay: nullable(Pay),
  bars: array(PayBar),
  levels: type({ parts: array(PayLevel), rest: boolean() }),
  /** The pay in the whole country: a company has too few people of each part. */
  country: type({ department: PayParts, nation: PayAverages, gender: PayParts }),
})
export type Comparison = Infer<typeof Comparison>

export const getComparison = defineShapes({ params: { id: Id }, response: Comparison })

export const getExtraPay = defineShapes({ response: Extras })
