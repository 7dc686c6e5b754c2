import ar from '../../../locales/ar/calendar.json'
import en from '../../../locales/en/calendar.json'
import { formatArabicNumber, formatArabicNumbers } from './digits.ts'
import { DEFAULT_DISPLAY, type Display } from './display.ts'
import { formatHijriDay, formatHijriMonth } from './hijri.ts'
import { type Lng, languages } from './languages.ts'

/**
 * Formats numbers, money, months and ages in the reader's language: Latin digits and the Gregorian calendar in both,
 * unless the reader has chosen otherwise (`display.ts`); one digit style everywhere.
 */
export interface Format {
  /** `number(14500)` is `14,500`. */
  number(value: number, fractionDigits?: number): string
  /** A year, a page or a step, without separators: `2026`. */
  digits(value: number | string): string
  /** A text with numbers that is no name, such as the size of a company, with its numbers in the chosen digits. */
  written(text: string): string
  /** How far off a number may be: `within('700')` is `± 700`, with the sign on the same side in Arabic. */
  within(amount: string): string
  /** Always with one decimal, as ratings are shown: `4.0`. */
  rating(value: number): string
  /** `atLeast(45)` is `45+`. */
  atLeast(value: number): string
  /** A share 0..1 as `44%`. */
  percent(share: number): string
  /** `SAR 14,500`, `14,500 ريال`. */
  money(riyals: number, fractionDigits?: number): string
  /** The ends of a range, with the currency named once: `SAR 4,500` and `5,700`, `4,500` and `5,700 ريال`. */
  moneyRange(from: number, to: number): { from: string; to: string }
  /** `PNG, JPG`; in Arabic with the Arabic comma. */
  list(parts: readonly string[]): string
  /**
   * Formats `2026-10` or a full ISO date as `October 2026`, `2026-Q4` as `Q4 2026`; a year is unchanged. With both
   * calendars the Hijri months that overlap a month follow it.
   */
  month(iso: string): string
  /** Formats `2026-10-05` as `5 October 2026`; with both calendars as `5 October 2026 (24 Rabiʻ II 1448 AH)`. */
  day(iso: string): string
  /** A number of hours or minutes, `5 minutes`. */
  time(count: number, unit: 'hour' | 'minute'): string
  /** The time since an ISO moment: `2 days ago`; never in the future, no matter what the device's clock says. */
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

/** Memoises `make`: its value is made when first asked for. */
function memoise<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * The sign of the riyal: the ligature of the letters of "riyal", drawn as the new sign by a font of our own
 * (`fonts.css`), so that it is read out and copied as what it means (decision 89).
 */
export const riyalSign = '\uFDFC'

/** The names of the months, January first. */
export const months: Record<Lng, readonly string[]> = { english: en.months, arabic: ar.months }
const quarters: Record<Lng, readonly string[]> = { english: en.quarters, arabic: ar.quarters }

/** Rounds to that many decimals, a half upwards as in school: `4.35` is `4.4`, which `toFixed` alone would not give. */
function roundTo(value: number, digits: number): string {
  const shifted = Number(`${value}e${digits}`)
  // Very small and very large numbers are written with an exponent already.
  const whole = Math.round(Number.isNaN(shifted) ? value * 10 ** digits : shifted)
  return (whole / 10 ** digits).toFixed(digits)
}

/**
 * Creates the formats of a language. Numbers and months, which nearly every page shows, are formatted here rather than
 * by `Intl`: a browser takes some 30 ms to create its first formatter, longer than to render most of a page. Rarer
 * formats use `Intl`.
 */
export function createFormat(lng: Lng, display: Display = DEFAULT_DISPLAY): Format {
  const indic = lng === 'arabic' && display.digits === 'arabic'
  const intl = indic ? languages[lng].intl.replace('nu-latn', 'nu-arab') : languages[lng].intl
  const toChosenDigits = (text: string) => (indic ? formatArabicNumber(text) : text)
  const getDayFormat = memoise(() => new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' }))
  const getAgeFormat = memoise(() => new Intl.RelativeTimeFormat(intl, { numeric: 'auto' }))
  // Between Arabic letters a bare minus would be placed on the other side of its number.
  const minus = lng === 'arabic' ? (indic ? '\u061C-' : '\u200E-') : '-'

  const formatNumber: Format['number'] = (value, fractionDigits = 0) => {
    const text = roundTo(Math.abs(value), fractionDigits)
    const [whole = '', ...decimals] = text.split('.')
    const sign = value < 0 && Number(text) !== 0 ? minus : ''
    return sign + toChosenDigits([whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.'))
  }

  // An amount and its currency stay on one line.
  const formatMoney: Format['money'] = (riyals, digits) =>
    lng === 'arabic'
      ? `${formatNumber(riyals, digits)}\u00A0${display.currency === 'sign' ? riyalSign : 'ريال'}`
      : `${display.currency === 'sign' ? `\u2067${riyalSign}\u2069` : 'SAR'}\u00A0${formatNumber(riyals, digits)}`

  /**
   * Isolates a number with a sign, so that it keeps its own direction between Arabic words; Arabic-Indic numbers have
   * the direction of Arabic.
   */
  const isolate = (text: string) => (lng === 'arabic' && !indic ? `\u2066${text}\u2069` : text)
  const addHijri = (gregorian: string, hijri: () => string) =>
    display.calendar === 'both' ? `${gregorian} (${hijri()})` : gregorian

  return {
    number: formatNumber,
    digits: (value) => toChosenDigits(String(value)),
    written: (text) => (indic && /\p{Script=Arabic}/u.test(text) ? formatArabicNumbers(text) : text),
    within: (amount) => isolate(`±\u00A0${amount}`),
    rating: (value) => formatNumber(value, 1),
    atLeast: (value) => isolate(`${formatNumber(value)}+${indic ? '\u061C' : ''}`),
    // After Arabic letters a bare percent sign would be placed on the other side of its number.
    percent: (share) => isolate(`${formatNumber(share * 100)}${toChosenDigits('%')}`),
    money: formatMoney,
    moneyRange: (from, to) =>
      lng === 'arabic'
        ? { from: formatNumber(from), to: formatMoney(to) }
        : { from: formatMoney(from), to: formatNumber(to) },
    list: (parts) => parts.join(lng === 'arabic' ? '، ' : ', '),
    month: (iso) => {
      const [year = '', period = ''] = [iso.slice(0, 4), iso.slice(5, 7)]
      if (period === '') return toChosenDigits(year)
      if (period.startsWith('Q')) return `${quarters[lng][Number(period[1]) - 1]} ${toChosenDigits(year)}`
      return addHijri(`${months[lng][Number(period) - 1]} ${toChosenDigits(year)}`, () =>
        formatHijriMonth(iso.slice(0, 7), intl),
      )
    },
    day: (iso) => addHijri(getDayFormat().format(new Date(`${iso}T00:00:00Z`)), () => formatHijriDay(iso, intl)),
    time: (count, unit) => new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    age: (iso, now) => {
      const seconds = Math.max(0, (now.getTime() - Date.parse(iso)) / 1000)
      const step = steps.find((one) => seconds >= one.seconds)
      return step
        ? getAgeFormat().format(-Math.floor(seconds / step.seconds), step.unit)
        : getAgeFormat().format(0, 'second')
    },
  }
}
