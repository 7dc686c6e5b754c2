import { computeHours, computeNetHour } from './compute/hours.ts'
import { computeLeave } from './compute/leave.ts'
import type { Halalas } from './compute/money.ts'
import { computeMonth, sumMonths } from './compute/net.ts'
import { sumMonth } from './compute/pay-package.ts'
import { computeYears } from './compute/years.ts'
import type { Day } from './rules/dated.ts'
import type { Sheet } from './sheet.ts'

/** What one package brings, side by side with others; null where it is not computed. */
export type Compared = {
  sheet: Sheet
  net: Halalas | null
  gross: Halalas
  insurance: Halalas | null
  netOfYears: Halalas | null
  ended: Halalas | null
  resigned: Halalas | null
  leave: number | null
  netHour: Halalas | null
  hour: Halalas | null
}

/** Computes what a package brings over some years from today on, or from its later day of joining. */
export function computeCompared(sheet: Sheet, today: Day, years: number): Compared {
  const joined = sheet.joined || today
  const from = joined > today ? joined : today
  const pay = { ...sheet, joined }
  const month = computeMonth(pay, from)
  const all = computeYears(pay, from, years)
  const year = sumMonths(pay, from, 12).net
  return {
    sheet,
    net: month.net,
    gross: sumMonth(pay),
    insurance: month.net === null ? null : month.gross - month.net,
    netOfYears: all?.net ?? null,
    ended: all?.ended ?? null,
    resigned: all?.resigned ?? null,
    leave: computeLeave(pay, from)?.days ?? null,
    netHour: year === null ? null : (computeNetHour(year, pay.weeklyHours) ?? null),
    hour: computeHours(pay, 0, from)?.hour ?? null,
  }
}

/** A number of which more is better for a person. */
export type Measure = 'net' | 'netOfYears' | 'ended' | 'resigned' | 'leave' | 'netHour'

/** Returns the place of the package with most of a measure; undefined where two have the same, or one is not computed. */
export function findBest(compared: readonly Compared[], measure: Measure): number | undefined {
  const values = compared.map((one) => one[measure])
  if (values.length < 2 || values.some((value) => value === null)) return undefined
  const most = Math.max(...values.map(Number))
  const places = values.flatMap((value, place) => (value === most ? [place] : []))
  return places.length === 1 ? places[0] : undefined
}

/** A difference that is said in words; places are those of the packages. */
export type Difference =
  | { kind: 'net' | 'years' | 'hour'; more: number; less: number; amount: Halalas }
  | { kind: 'same' }
  | { kind: 'other' | 'bonus'; more: number; amount: Halalas }

/** Lists what a person has to know of the differences: pay a month, over the years, an hour, and what may end. */
export function listDifferences(compared: readonly Compared[]): Difference[] {
  const compareBy = (kind: 'net' | 'years' | 'hour', of: (one: Compared) => Halalas | null): Difference[] => {
    const sorted = compared
      .flatMap((one, place) => [{ place, value: of(one) }])
      .sort((a, b) => Number(b.value) - Number(a.value))
    const [most, next] = sorted
    if (!most || !next || sorted.some(({ value }) => value === null)) return []
    const amount = Number(most.value) - Number(next.value)
    if (amount > 0) return [{ kind, more: most.place, less: next.place, amount }]
    return kind === 'net' ? [{ kind: 'same' }] : []
  }
  const sum = ({ netOfYears, resigned }: Compared) =>
    netOfYears === null || resigned === null ? null : netOfYears + resigned
  return [
    ...compareBy('net', ({ net }) => net),
    ...compareBy('years', sum),
    ...compareBy('hour', ({ netHour }) => netHour),
    ...compared.flatMap(({ sheet }, more) => [
      ...(sheet.other > 0 ? [{ kind: 'other' as const, more, amount: sheet.other }] : []),
      ...(sheet.bonus > 0 && !sheet.bonusPromised ? [{ kind: 'bonus' as const, more, amount: sheet.bonus }] : []),
    ]),
  ]
}
