/** The offset of Saudi Arabia's clock, in milliseconds: three hours ahead of UTC all year. */
const offset = 3 * 60 * 60 * 1000

/** Returns the month in Saudi Arabia, as `2026-10`: all a review keeps of when it was written. */
export function toMonth(now: Date): string {
  return new Date(now.getTime() + offset).toISOString().slice(0, 7)
}

export function toYear(now: Date): number {
  return Number(toMonth(now).slice(0, 4))
}

/** Returns the day in Saudi Arabia `days` after today, as `2026-10-31`. */
export function getDayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + offset + days * 86_400_000).toISOString().slice(0, 10)
}

/** Returns the day a number of days after another. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the number of days from one day to another. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Returns the moment at which the current day began in Saudi Arabia. */
export const getDayBegun = (now: Date): Date => new Date(Date.parse(getDayAfter(now, 0)) - offset)

/**
 * Returns the first day of the month that begins `days` days after today or later: it does not reveal the day it was
 * counted from.
 */
export function getMonthAfter(now: Date, days: number): string {
  const [year, month] = getDayAfter(now, days - 1)
    .split('-')
    .map(Number)
  return new Date(Date.UTC(year!, month!, 1)).toISOString().slice(0, 10)
}

/** Returns the month (`2026-10`) that lies a number of months before another. */
export function getMonthBefore(month: string, months: number): string {
  const [year, of] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, of! - 1 - months, 1)).toISOString().slice(0, 7)
}
