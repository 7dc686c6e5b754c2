import { type Lng, languages } from '../../i18n/languages.ts'

/** A moment as people say it: `Today, 10:42`, else `14 Oct 2026, 10:42`. Both times in ms. */
export function momentOf(at: number, now: number, lng: Lng): string {
  const { intl } = languages[lng]
  const clock = new Intl.DateTimeFormat(intl, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString()
  const day = sameDay
    ? new Intl.RelativeTimeFormat(intl, { numeric: 'auto' }).format(0, 'day')
    : new Intl.DateTimeFormat(intl, { dateStyle: 'medium' }).format(at)
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}${lng === 'arabic' ? '\u060C' : ','} ${clock}`
}
