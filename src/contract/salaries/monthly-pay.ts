import type { RawAnswers } from '../form/form.ts'
import { riyal } from '../lookups/known-ids.ts'
import { payRules } from '../statistics/rules.ts'

/** How many of each period there are in a month. */
const perMonth: Readonly<Record<string, number>> = { year: 1 / 12, month: 1, hour: payRules.hoursOfMonth }

/**
 * Returns the basic pay of a salary review in riyals a month; null when it is not counted: in another currency, or
 * when a month of it would be outside the limits of a monthly pay, as 99,999 an hour is.
 */
export function computeMonthlyPay(answers: RawAnswers): number | null {
  const { salary, per_duration, currency_id } = answers
  const times = perMonth[String(per_duration)]
  if (typeof salary !== 'number' || currency_id !== riyal || times === undefined) return null
  const pay = salary * times
  return pay >= payRules.least && pay <= payRules.most ? pay : null
}
