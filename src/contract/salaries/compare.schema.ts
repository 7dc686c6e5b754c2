import { array, type Infer, nullable, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { Pay, PayAverages, PayBar, PayPart, PayParts } from './pay.schema.ts'

/** Parts of the pay that not everybody gets, over those who do: amounts per year, the commission per month. */
export const Extras = type({
  cash_bonus: nullable(Pay),
  profit_sharing: nullable(Pay),
  sales_commission: nullable(Pay),
  /** The annual raise in percent. */
  annual_raise: nullable(Pay),
})
export type Extras = Infer<typeof Extras>

/** What a company pays, for a person to compare their own pay with. Where they stand is computed on their device. */
export const Comparison = type({
  pay: nullable(Pay),
  bars: array(PayBar),
  /** The pay of the person's own job level; null where too few people have it. */
  own: nullable(PayPart),
  ownBars: array(PayBar),
  level: PayParts,
  /** The pay in the whole country: a company has too few people of each part. */
  country: type({
    department: PayParts,
    nation: PayAverages,
    gender: PayParts,
    /** Null for a visitor, whose charts are limited (spec 6). */
    extras: nullable(Extras),
  }),
})
export type Comparison = Infer<typeof Comparison>

const compare = { params: { id: Id }, response: Comparison } as const

export const compareSalary = defineShapes(compare)

export const compareFully = defineShapes(compare)
