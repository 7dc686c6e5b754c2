import { array, boolean, type Infer, integer, nullable, object, string, type } from 'superstruct'

/**
 * What is told of the pay of some people, in riyals a month rounded to hundreds (decision: pay is told in fives). `people`
 * is a multiple of five: at least so many. `median` is the average of the five or six people in the middle, null where
 * one of them is too large a part of it; `low` and `high`, between which the middle half earns, and `from` and `to`,
 * between which the true median most likely lies (95 %), are told of 20 people or more.
 */
export const payShape = {
  people: integer(),
  median: nullable(integer()),
  low: nullable(integer()),
  high: nullable(integer()),
  from: nullable(integer()),
  to: nullable(integer()),
}
export const Pay = object(payShape)
export type Pay = Infer<typeof Pay>

/** One bar: people who earn from `from` up to under `to`, at least 5. The first has no `from`, the last no `to`. */
export const PayBar = type({ from: nullable(integer()), to: nullable(integer()), people: integer() })
export type PayBar = Infer<typeof PayBar>

/** The pay of one part of a breakdown. `name` is null where the client has the words for the id. */
export const PayPart = type({ id: string(), name: nullable(string()), ...payShape })
export type PayPart = Infer<typeof PayPart>

/** The parts that may be shown, in the order of their list; `rest`: somebody is in none of them. */
export const PayParts = type({ parts: array(PayPart), rest: boolean() })
export type PayParts = Infer<typeof PayParts>

/** The same with the average pay of each part (spec 2, comparison result: nationality average). */
export const PayAverage = type({ id: string(), name: nullable(string()), ...payShape, average: nullable(integer()) })
export type PayAverage = Infer<typeof PayAverage>
export const PayAverages = type({ parts: array(PayAverage), rest: boolean() })
export type PayAverages = Infer<typeof PayAverages>

/** Groups of nationalities pay is told by; each is a word of the client. */
export const nationGroups = ['saudi', 'gulf', 'arab', 'other'] as const
