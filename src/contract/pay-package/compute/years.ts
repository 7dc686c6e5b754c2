import type { Day } from '../rules/dated.ts'
import { computeAward } from './award.ts'
import { addDays, addYears } from './calendar.ts'
import type { Halalas } from './money.ts'
import { sumMonths } from './net.ts'
import type { PayPackage } from './pay-package.ts'

/** What some years bring: pay by the rule of each month, and the award at their end, by either ending. */
export type YearsPay = {
  gross: Halalas
  net: Halalas | null
  ended: Halalas
  resigned: Halalas
}

/**
 * Computes what whole years from a day bring, with the same pay for all of them; the award counts from the day of
 * joining. Undefined where no rule holds on the last day.
 */
export function computeYears(pay: PayPackage, from: Day, years: number): YearsPay | undefined {
  const last = addDays(addYears(from, years, 'gregorian'), -1)
  const ended = computeAward(pay, last, 'ended')
  const resigned = computeAward(pay, last, 'resigned')
  if (!ended || !resigned) return undefined
  return { ...sumMonths(pay, from, years * 12), ended: ended.due, resigned: resigned.due }
}
