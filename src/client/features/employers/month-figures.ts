import type { MonthRating } from '../../../contract/employers/analytics.schema.ts'

/** How many months the chart shows; the table has all of them. */
export const monthsShown = 12

export type ShownMonth = { month: string; ratings: number; average: number | null }

const computeMonthIndex = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const toMonth = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`

/** Lists the months up to the last one with a review, oldest first, including those without any. */
export function listLastMonths(months: readonly MonthRating[]): ShownMonth[] {
  const last = months.at(-1)
  if (!last) return []
  const known = new Map(months.map((one) => [one.month, one]))
  return Array.from({ length: monthsShown }, (_, place) => {
    const month = toMonth(computeMonthIndex(last.month) - monthsShown + 1 + place)
    return known.get(month) ?? { month, ratings: 0, average: null }
  })
}
