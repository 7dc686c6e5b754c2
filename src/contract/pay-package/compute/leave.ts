import { type Day, findRule } from '../rules/dated.ts'
import { leaveRules, monthDays } from '../rules/labour.ts'
import type { SourceName } from '../rules/sources.ts'
import { computePart, type Halalas } from './money.ts'
import { type PayPackage, sumWage } from './pay-package.ts'
import { countService } from './service.ts'

/** Annual leave on a day, and what unused leave is worth when work ends. */
export type Leave = {
  /** Days a year: by the law or, where it gives more, by the contract. */
  days: number
  legal: number
  /** Days earned in the year of service that is not complete, in hundredths. */
  earned: number
  dayWage: Halalas
  /** The days that were asked for, in hundredths, and what they are worth. */
  unused: number
  worth: Halalas
  sources: readonly SourceName[]
}

/**
 * Computes the leave on the last day of work. `unused` are days in hundredths; without them, those earned in the year
 * of service that is not complete.
 */
export function computeLeave(pay: PayPackage, last: Day, unused?: number): Leave | undefined {
  const rule = findRule(leaveRules, last)
  const service = countService(pay.joined, last, pay.calendar)
  if (!rule || !service) return undefined
  const legal = service.years >= rule.laterAfter ? rule.laterDays : rule.days
  const days = Math.max(legal, pay.leaveDays)
  const earned = computePart(days * 100, service.days, service.of)
  const wage = sumWage(pay)
  const counted = unused ?? earned
  return {
    ...{ days, legal, earned, unused: counted, sources: rule.sources },
    dayWage: computePart(wage, 1, monthDays),
    worth: computePart(wage, counted, monthDays * 100),
  }
}
