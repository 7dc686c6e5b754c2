import type { RawAnswers } from '../../contract/form/form.ts'
import { payRules } from '../../contract/statistics/rules.ts'

/** The currency all pay is counted in (spec 9): Saudi riyal, the first of the currency list. */
export const riyal = 1

/** The basic pay of a salary review as riyals a month; null in another currency, which is not counted. */
export function monthlyPay(answers: RawAnswers): number | null {
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

/** Ranges of pay are log-spaced bins (`payRules`). This is the width of one on the logarithm. */
export const binWidth = Math.log(1 + payRules.wider)

export function payBin(monthly: number): number {
  return Math.floor(Math.log(Math.max(monthly, 1)) / binWidth)
}

/** The pay in the middle (geometrically) of a bin, in riyals a month. */
export function payOfBin(bin: number): number {
  return Math.exp((bin + 0.5) * binWidth)
}

/** Where a bin begins, in riyals a month. */
export function lowestOfBin(bin: number): number {
  return Math.exp(bin * binWidth)
}
