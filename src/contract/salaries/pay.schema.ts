import { array, boolean, enums, type Infer, nullable, object, optional, string, type } from 'superstruct'
import { definePublished } from '../statistics/published.ts'

/**
 * What is published of the pay of some people, in riyals a month rounded to hundreds, all of it computed from noisy
 * counters (decision: numbers are released with noise). `people` is a multiple of ten: about how many. `lower` and
 * `upper` are the bounds of the 95 % confidence interval of the median, noise included; `median` is published where
 * noise moves it little enough, and so are the quartiles `p25` and `p75`, between which the middle half earns.
 */
export const payShape = {
  people: definePublished(),
  median: nullable(definePublished()),
  p25: nullable(definePublished()),
  p75: nullable(definePublished()),
  lower: definePublished(),
  upper: definePublished(),
}
/**
 * The wider crowd that pay of few people leans on, and the most likely median; `lower` and `upper` are then its 95 %
 * interval given that crowd.
 */
export const Lean = type({ about: definePublished(), on: enums(['industry', 'country', 'department']) })
export const Pay = object({ ...payShape, leans: optional(Lean) })
export type Pay = Infer<typeof Pay>

/**
 * One bar of a histogram: about how many people earn an amount from `from` up to under `to`. These are the edges of the
 * bar, no interval of anything estimated. The first bar has no `from`, the last no `to`.
 */
export const PayBar = type({
  from: nullable(definePublished()),
  to: nullable(definePublished()),
  people: definePublished(),
})
export type PayBar = Infer<typeof PayBar>

/** The pay of one part of a breakdown. `name` is null where the client has the words for the id. */
export const PayPart = type({ id: string(), name: nullable(string()), ...payShape })
export type PayPart = Infer<typeof PayPart>

/** The parts with enough people, in the order of their list; `rest`: whether there are others. */
export const PayParts = type({ parts: array(PayPart), rest: boolean() })
export type PayParts = Infer<typeof PayParts>

/** The pay of a part with its average (spec 2, comparison result: nationality average). */
export const PayAverage = type({
  id: string(),
  name: nullable(string()),
  ...payShape,
  average: nullable(definePublished()),
})
export type PayAverage = Infer<typeof PayAverage>
export const PayAverages = type({ parts: array(PayAverage), rest: boolean() })
export type PayAverages = Infer<typeof PayAverages>
