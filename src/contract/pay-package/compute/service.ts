import type { Day } from '../rules/dated.ts'
import { addDays, addYears, type Calendar, countDay } from './calendar.ts'

/** Time at work: whole years, and the days of the year that is not complete with the days that year has. */
export type Service = { years: number; days: number; of: number }

/**
 * Counts the service from the day of joining to the last day of work, both included; undefined where the last day is
 * before the first. Article 84 gives a part of a year its part of the award and does not say how days are counted:
 * here by the days of that year.
 */
export function countService(joined: Day, last: Day, calendar: Calendar): Service | undefined {
  const end = addDays(last, 1)
  if (end <= joined) return undefined
  let years = Math.max(0, Math.floor((countDay(end) - countDay(joined)) / 367))
  while (addYears(joined, years + 1, calendar) <= end) years++
  const start = countDay(addYears(joined, years, calendar))
  return { years, days: countDay(end) - start, of: countDay(addYears(joined, years + 1, calendar)) - start }
}
