import { type Lng, languages } from './languages.ts'

/**
 * Numbers, money, months and ages in the reader's language: Latin digits and the Gregorian calendar in both
 * (design: one digit style per language everywhere).
 */
export interface Format {
  /** `number(14500)` is `14,500`. */
  number(value: number, fractionDigits?: number): string
  /** One decimal always, as ratings are shown: `4.0`. */
  rating(value: number): string
  /** `atLeast(45)` is `45+`. */
  atLeast(value: number): string
  /** A share 0..1 as `44%`. */
  percent(share: number): string
  /** `SAR 14,500`, `14,500 ريال`. */
  money(riyals: number): string
  /** `2026-10` or a full ISO date to `October 2026`. */
  month(iso: string): string
  /** `2026-10-05` to `5 October 2026`. */
  day(iso: string): string
  /** Time since an ISO moment: `2 days ago`; never in the future, whatever the device's clock says. */
  age(iso: string, now: Date): string
}

const steps = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** Answers what `make` makes of a key, made when first asked for. */
function kept<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

export function createFormat(lng: Lng): Format {
  const { intl } = languages[lng]
  // A browser takes longer to make one of these than to draw most pages, so each is made when it is first needed.
  const numbers = kept(
    (digits: number) => new Intl.NumberFormat(intl, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
  const dates = kept((of: 'month' | 'day') => {
    const parts = { month: { month: 'long', year: 'numeric' }, day: { dateStyle: 'long' } } as const
    return new Intl.DateTimeFormat(intl, { ...parts[of], timeZone: 'UTC' })
  })
  const ages = kept((numeric: 'auto') => new Intl.RelativeTimeFormat(intl, { numeric }))

  const number: Format['number'] = (value, fractionDigits = 0) => numbers(fractionDigits).format(value)

  /** A number with a sign keeps its own direction between Arabic words. */
  const isolated = (text: string) => (lng === 'arabic' ? `\u2066${text}\u2069` : text)

  return {
    number,
    rating: (value) => number(value, 1),
    atLeast: (value) => isolated(`${number(value)}+`),
    // After Arabic letters a bare percent sign would jump to the other side of its number.
    percent: (share) => isolated(`${number(share * 100)}%`),
    // An amount and its currency stay on one line.
    money: (riyals) => (lng === 'arabic' ? `${number(riyals)}\u00A0ريال` : `SAR\u00A0${number(riyals)}`),
    month: (iso) => dates('month').format(new Date(`${iso.slice(0, 7)}-01T00:00:00Z`)),
    day: (iso) => dates('day').format(new Date(`${iso}T00:00:00Z`)),
    age: (iso, now) => {
      const seconds = Math.max(0, (now.getTime() - Date.parse(iso)) / 1000)
      const step = steps.find((one) => seconds >= one.seconds)
      return step
        ? ages('auto').format(-Math.floor(seconds / step.seconds), step.unit)
        : ages('auto').format(0, 'second')
    },
  }
}
