/**
 * Returns the locale with the calendar of Umm al-Qura in the digits and words of `intl`, a locale of `languages.ts`.
 */
const toHijriLocale = (intl: string) => intl.replace('ca-gregory', 'ca-islamic-umalqura')

const parseDay = (iso: string) => new Date(`${iso}T00:00:00Z`)

/** Formats `2026-10-05` as `24 Rabiʻ II 1448 AH`. */
export const formatHijriDay = (iso: string, intl: string): string =>
  new Intl.DateTimeFormat(toHijriLocale(intl), { dateStyle: 'long', timeZone: 'UTC' }).format(parseDay(iso))

/** Formats the Hijri months that overlap a Gregorian one: `2026-10` as `Rabiʻ II – Jumada I 1448 AH`. */
export function formatHijriMonth(iso: string, intl: string): string {
  const first = parseDay(`${iso}-01`)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0))
  const whole = new Intl.DateTimeFormat(toHijriLocale(intl), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(toHijriLocale(intl), { month: 'long', timeZone: 'UTC' })
  const findYear = (day: Date) => whole.formatToParts(day).find(({ type }) => type === 'year')?.value
  const [from, to] = [first, last].map((day) => whole.format(day))
  if (from === to) return to!
  return `${findYear(first) === findYear(last) ? month.format(first) : from} – ${to}`
}
