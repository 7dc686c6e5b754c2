import type { Day } from '../rules/dated.ts'

export const calendars = ['gregorian', 'hijri'] as const
export type Calendar = (typeof calendars)[number]
export type DayParts = { year: number; month: number; day: number }

const msOfDay = 86_400_000
/** The day of the first Hijri year, counted from 1970. */
const hijriEpoch = -492_148
const hijriYear = 354.36708
const hijriMonth = 29.530588

/** Returns the number of a day since 1970. */
export const countDay = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / msOfDay

/** Returns the day with that number since 1970. */
export const formatDay = (number: number): Day => new Date(number * msOfDay).toISOString().split('T')[0]!

export const addDays = (day: Day, days: number): Day => formatDay(countDay(day) + days)

let hijriFormat: Intl.DateTimeFormat | undefined

/** Returns the Hijri date of a day by the calendar of Umm al-Qura. */
export function toHijri(day: Day): DayParts {
  hijriFormat ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    timeZone: 'UTC',
  })
  const parts = hijriFormat.formatToParts(new Date(`${day}T00:00:00Z`))
  const find = (type: string) => Number(/\d+/.exec(parts.find((part) => part.type === type)?.value ?? '')?.[0])
  return { year: find('year'), month: find('month'), day: find('day') }
}

/** Returns the first day of a Hijri month, as a number since 1970. */
function findHijriMonth(year: number, month: number): number {
  // The middle of the month is far enough from both ends that an estimate of some days meets the month itself.
  let guess = Math.round(hijriEpoch + (year - 1) * hijriYear + (month - 1) * hijriMonth + 14)
  for (;;) {
    const found = toHijri(formatDay(guess))
    const months = (year - found.year) * 12 + month - found.month
    if (months === 0) return guess - found.day + 1
    guess += Math.sign(months) * 15
  }
}

/** Returns the day of a Hijri date; a 30th that the month does not have is the first of the next. */
export const fromHijri = ({ year, month, day }: DayParts): Day => formatDay(findHijriMonth(year, month) + day - 1)

/** Whether a Hijri date exists in the calendar of Umm al-Qura, years 1300 to 1600. */
export function isHijriDay(parts: DayParts): boolean {
  const { year, month, day } = parts
  if (![year, month, day].every(Number.isInteger) || year < 1300 || year > 1599) return false
  if (month < 1 || month > 12 || day < 1 || day > 30) return false
  return toHijri(fromHijri(parts)).day === day
}

/** Returns the same date some years later; a date that this year lacks (29 February, 30 Safar) is the day after. */
export function addYears(day: Day, years: number, calendar: Calendar): Day {
  if (calendar === 'hijri') {
    const parts = toHijri(day)
    return fromHijri({ ...parts, year: parts.year + years })
  }
  const [year, month, date] = day.split('-').map(Number)
  return formatDay(Date.UTC(year! + years, month! - 1, date!) / msOfDay)
}

/** Returns the first day of the month some months after that of a day. */
export function addMonths(day: Day, months: number): Day {
  const [year, month] = day.split('-').map(Number)
  return formatDay(Date.UTC(year!, month! - 1 + months, 1) / msOfDay)
}
