import type { Language } from './words.ts'

/** Formats `2026-10` as a month in words, `October 2026`. */
export const formatMonth = (language: Language, month: string): string =>
  formatIn(language, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`))

/** Formats `2026-10-31` as a day in words, `31 October 2026`, in the calendar and the digits of the site. */
export function formatDay(language: Language, day: string): string {
  return formatIn(language, { dateStyle: 'long' }).format(new Date(`${day}T00:00:00Z`))
}

function formatIn(language: Language, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const region = language === 'en' ? 'en-GB' : language
  return new Intl.DateTimeFormat(`${region}-u-nu-latn-ca-gregory`, { ...parts, timeZone: 'UTC' })
}
