import type { RawAnswers } from '../form/form.ts'
import { riyal } from '../lookups/known-ids.ts'
import { payRules } from '../statistics/rules.ts'

/** Returns the basic pay of a salary review in riyals a month; null in another currency, which is not counted. */
export function computeMonthlyPay(answers: RawAnswers): number | null {
  const { salary, per_duration, currency_id } = answers
  if (typeof salary !== 'number' || currency_id !== riyal) return null
  switch (per_duration) {
    case 'year':
      return salary / 12
    case 'month':
      return salary
    case 'hour':
      return salary * payRules.hoursOfMonth
    default:
      return null
  }
}
