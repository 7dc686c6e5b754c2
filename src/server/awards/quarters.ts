import { awardRules } from '../../contract/statistics/rules.ts'

/** Quarters as `2026-Q3`, months as `2026-09`. */
const pad = (month: number) => String(month).padStart(2, '0')
const formatMonth = (index: number) => `${Math.floor(index / 12)}-${pad((index % 12) + 1)}`
const countMonths = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** Returns the quarter that ended before this month. */
export function getLastFinishedQuarter(month: string): string {
  const ended = Math.floor(countMonths(month) / 3) * 3 - 1
  return `${Math.floor(ended / 12)}-Q${Math.floor((ended % 12) / 3) + 1}`
}

/** Returns the last month of a quarter. */
export const getLastMonth = (quarter: string): string => `${quarter.slice(0, 4)}-${pad(Number(quarter.slice(-1)) * 3)}`

/** Returns the months whose reviews count for a quarter's awards, both included. */
export function getAwardWindow(quarter: string): { from: string; to: string } {
  const to = getLastMonth(quarter)
  return { from: formatMonth(countMonths(to) - awardRules.months + 1), to }
}

/** Lists the quarters from one to another, both included. */
export function listQuartersBetween(first: string, last: string): string[] {
  const countQuarters = (quarter: string) => Number(quarter.slice(0, 4)) * 4 + Number(quarter.slice(-1)) - 1
  return Array.from({ length: countQuarters(last) - countQuarters(first) + 1 }, (_, step) => {
    const at = countQuarters(first) + step
    return `${Math.floor(at / 4)}-Q${(at % 4) + 1}`
  })
}
