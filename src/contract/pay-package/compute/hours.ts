import { type Day, findRule } from '../rules/dated.ts'
import { maxWeeklyHours, monthDays, overtimeRules } from '../rules/labour.ts'
import type { SourceName } from '../rules/sources.ts'
import { computePart, type Halalas } from './money.ts'
import { type PayPackage, sumWage } from './pay-package.ts'

/** What hours are worth. */
export type HoursWorth = {
  /** Hours of a day of work. */
  daily: number
  /** The wage of one hour, of which the law takes overtime. */
  hour: Halalas
  /** One hour of overtime. */
  overtimeHour: Halalas
  /** The overtime that was asked for. */
  overtime: Halalas
  /** Whether that much every month is more than a year allows. */
  tooMany: boolean
  /** Whether the week is longer than the law allows. */
  longWeek: boolean
  sources: readonly SourceName[]
}

/**
 * Computes the worth of an hour and of overtime on a day; hours are in steps of a quarter. A month is 30 days of as
 * many hours as a day of work has. Undefined where no rule holds or no hours are known.
 */
export function computeHours(pay: PayPackage, overtimeHours: number, day: Day): HoursWorth | undefined {
  const rule = findRule(overtimeRules, day)
  const { weeklyHours, weekDays } = pay
  if (!rule || weeklyHours <= 0 || weekDays <= 0) return undefined
  const [part, of] = rule.basicShare
  const quarters = Math.round(weeklyHours * 4)
  const wage = sumWage(pay)
  /** Returns what some quarters of hours earn of a monthly amount, which is counted `of` times. */
  const computeEarned = (amount: Halalas, hours: number) =>
    computePart(amount, Math.round(hours * 4) * weekDays, of * monthDays * quarters)
  const raised = of * wage + part * pay.basic
  return {
    daily: weeklyHours / weekDays,
    hour: computeEarned(of * wage, 1),
    overtimeHour: computeEarned(raised, 1),
    overtime: computeEarned(raised, overtimeHours),
    tooMany: overtimeHours * 12 > rule.mostHoursOfYear,
    longWeek: weeklyHours > maxWeeklyHours,
    sources: rule.sources,
  }
}

/** Returns what an hour that is worked leaves in the account: a year's net pay over the hours of 52 weeks. */
export const computeNetHour = (netOfYear: Halalas, weeklyHours: number): Halalas | undefined =>
  weeklyHours > 0 ? computePart(netOfYear, 4, 52 * Math.round(weeklyHours * 4)) : undefined
