import type { Day } from '../rules/dated.ts'
import { addMonths } from './calendar.ts'
import { type Contributions, computeContributions, findInsured } from './insurance.ts'
import type { Halalas } from './money.ts'
import { type PayPackage, sumMonth } from './pay-package.ts'

/** Pay of a month; `net` is null where the contributions are not known. */
export type MonthPay = { gross: Halalas; net: Halalas | null; contributions: Contributions | undefined }

/** Computes the pay of the month a day is in. */
export function computeMonth(pay: PayPackage, day: Day): MonthPay {
  const gross = sumMonth(pay)
  const contributions = computeContributions(pay, day)
  // Nothing is taken from the wage of a person who is not Saudi, no matter what the employer pays.
  const worker = findInsured(pay) === 'foreign' ? 0 : contributions?.worker
  return { gross, net: worker === undefined ? null : gross - worker, contributions }
}

/** Sums the pay of a number of months, the first with a day in it, each by the rule of that month, and the bonuses. */
export function sumMonths(pay: PayPackage, first: Day, months: number): { gross: Halalas; net: Halalas | null } {
  const bonus = Math.round((pay.bonus * months) / 12)
  let net: number | null = bonus
  for (let month = 0; month < months; month++) {
    const paid = computeMonth(pay, month === 0 ? first : addMonths(first, month)).net
    net = net === null || paid === null ? null : net + paid
  }
  return { gross: sumMonth(pay) * months + bonus, net }
}
