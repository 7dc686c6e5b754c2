import { isDay } from '../../../../contract/form/days.ts'
import { toLatinDigits } from '../../../../contract/form/digits.ts'
import { toPlain } from '../../../../contract/form/invisible.ts'
import { dropDirections } from '../../../../contract/form/turning.ts'

/** Matches day, month and year with any separators, or the eight digits alone. */
const written = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$|^(\d{2})(\d{2})(\d{4})$/

/**
 * Converts what someone typed into a date to `YYYY-MM-DD`: `5/10/2026`, `05.10.2026`, `٥-١٠-٢٠٢٦`, `05102026`, or that
 * form itself. Any other text is unchanged, to be refused with a message.
 */
export function readDay(typed: string): string {
  const text = toLatinDigits(toPlain(dropDirections(typed))).trim()
  if (isDay(text)) return text
  const [, day, month, year, ...together] = written.exec(text) ?? []
  const [d, m, y] = day ? [day, month, year] : together
  const iso = `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`
  return isDay(iso) ? iso : text
}

/** Returns a day as its field shows it, `05/10/2026`; any other text is unchanged. */
export const writeDay = (value: string): string => (isDay(value) ? value.split('-').reverse().join('/') : value)

/** Converts the local `Date` of a calendar to `YYYY-MM-DD`, and back. */
export const toIsoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

export function toDate(iso: string): Date {
  const [year, month, day] = iso.split('-').map(Number)
  return new Date(year!, month! - 1, day)
}
