import { getRiyadhYear } from '../../../../contract/form/days.ts'
import { months } from '../../../i18n/format.ts'
import type { Lng } from '../../../i18n/languages.ts'

/**
 * Lists the years from `ahead` years after the current one to `back` years before, newest first (spec 9, year lists).
 */
export function listYearsBack(now: Date, back: number, ahead = 0): number[] {
  const last = getRiyadhYear(now) + ahead
  return Array.from({ length: back + ahead + 1 }, (_, at) => last - at)
}

/**
 * Lists the names of the specification's month list: April twice and no August, the eighth entry being labelled April
 * while its value is 8 (spec 9, kept as specified; L-020 to L-022). Months shown back to readers have their real names.
 */
export function listMonthNames(lng: Lng): { value: number; label: string }[] {
  return months[lng].map((_, at, all) => ({ value: at + 1, label: all[at === 7 ? 3 : at]! }))
}
