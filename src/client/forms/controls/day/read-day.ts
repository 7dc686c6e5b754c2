import { toLatinDigits } from '../../../../contract/form/clean.ts'
import { isDay } from '../../../../contract/form/days.ts'

/** Day, month and year with anything between them, or the eight digits alone. */
const written = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$|^(\d{2})(\d{2})(\d{4})$/

/**
 * What somebody typed into a date to `YYYY-MM-DD`: `5/10/2026`, `05.10.2026`, `٥-١٠-٢٠٢٦`, `05102026`, or that form itself.
 * Anything else stays as typed, to be refused with a word about it.
 */
export function readDay(typed: string): string {
  const text = toLatinDigits(typed)
    .replace(/[\u200E\u200F\u061C\u2066-\u2069]/g, '')
    .trim()
  if (isDay(text)) return text
  const [, day, month, year, ...together] = written.exec(text) ?? []
  const [d, m, y] = day ? [day, month, year] : together
  const iso = `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`
  return isDay(iso) ? iso : text
}

/** A day as it stands in its field, `05/10/2026`; what is no day stays as it is. */
export const writeDay = (value: string): string => (isDay(value) ? value.split('-').reverse().join('/') : value)

/** The day of a calendar's local `Date` as `YYYY-MM-DD`, and back. */
export const toIsoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

export function toDate(iso: string): Date {
  const [year, month, day] = iso.split('-').map(Number)
  return new Date(year!, month! - 1, day)
}
