/** A day, `YYYY-MM-DD`. */
export type Day = string

/** A rule that holds from a day on; `to` is its last day, absent while it holds. */
export type Dated = { from: Day; to?: Day }

/** Returns the rule that holds on a day; undefined where none of the list does. */
export const findRule = <Rule extends Dated>(rules: readonly Rule[], day: Day): Rule | undefined =>
  rules.find(({ from, to }) => from <= day && (to === undefined || day <= to))
