import type { Language } from './words.ts'

/** `2026-10-31` as a day in words, `31 October 2026`: the calendar and the digits of the site. */
export function dayIn(language: Language, day: string): string {
  const region = language === 'en' ? 'en-GB' : language
  const format = new Intl.DateTimeFormat(`${region}-u-nu-latn-ca-gregory`, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
