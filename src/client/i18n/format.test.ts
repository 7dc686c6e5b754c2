import { describe, expect, it } from 'vitest'
import { createFormat } from './format.ts'
import { languages } from './languages.ts'

const en = createFormat('english')
const ar = createFormat('arabic')

describe('numbers keep Latin digits in both languages', () => {
  it('H-035: money is in riyals', () => {
    expect(en.money(14500)).toBe('SAR\u00A014,500')
    expect(ar.money(14500)).toBe('14,500\u00A0ريال')
  })
  it('a range names its currency once, where a reader of the language looks for it', () => {
    expect(en.moneyRange(4500, 5700)).toEqual({ from: 'SAR\u00A04,500', to: '5,700' })
    expect(ar.moneyRange(4500, 5700)).toEqual({ from: '4,500', to: '5,700\u00A0ريال' })
  })
  it('L-009: ratings carry one decimal', () => {
    expect(en.rating(4)).toBe('4.0')
    for (const format of [en, ar])
      expect([4.14, 4.16, 4.25, 4.949, 4.96].map(format.rating)).toEqual(['4.1', '4.2', '4.3', '4.9', '5.0'])
  })
  it('L-009: so does how far one has moved, up without a sign and down with one', () => {
    expect([0.5, 0.04, 0, -0.04, -0.3].map(en.rating)).toEqual(['0.5', '0.0', '0.0', '0.0', '-0.3'])
    expect([0.5, -0.04, -0.3].map(ar.rating)).toEqual(['0.5', '0.0', '\u200E-0.3'])
  })
  it.each(['english', 'arabic'] as const)('%s: what the platform says of any number, without its formatters', (lng) => {
    const halves = [0.5, 1.5, 2.5, 4.05, 4.35, 1.005, 999.95, 1234.56, 999_999.5]
    const others = [0, 7, 12, 999, 1000, 14_500, 123_456_789, 1e-9, 5.5e-17, 0.1 + 0.2, 4.1875]
    const drawn = Array.from({ length: 500 }, (_, at) => ((at * 7919) % 100_003) / [1, 3, 7, 100, 1000][at % 5]!)
    for (const digits of [0, 1, 2]) {
      const platform = new Intl.NumberFormat(languages[lng].intl, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      for (const value of [...halves, ...others, ...drawn].flatMap((one) => [one, -one])) {
        // The platform writes a negative number that rounds to zero with a minus.
        const nothing = Math.abs(value) < 0.5 / 10 ** digits
        const expected = platform.format(nothing ? 0 : value)
        expect(createFormat(lng).number(value, digits), `${value}, ${digits} decimals`).toBe(expected)
      }
    }
  })
  it('shares are whole percents', () => {
    expect(en.percent(0.444)).toBe('44%')
    expect(ar.percent(0.444)).toBe('\u206644%\u2069')
  })
})

describe('dates are Gregorian', () => {
  it('a day stands before its month', () => {
    expect(en.day('2026-10-21')).toBe('21 October 2026')
    expect(ar.day('2026-10-21')).toBe('21 أكتوبر 2026')
  })
  it('a month is named with its year', () => {
    expect(en.month('2026-10')).toBe('October 2026')
    expect(ar.month('2026-10-14T09:00:00Z')).toBe('أكتوبر 2026')
    expect(en.month('2026-08')).toBe('August 2026')
    expect(en.month('2026-Q4')).toBe('Q4 2026')
    expect(ar.month('2026-Q1')).toBe('الربع الأول من 2026')
    expect(en.month('2026')).toBe('2026')
  })
  it.each(['english', 'arabic'] as const)('%s: the names the platform has for the months', (lng) => {
    const platform = new Intl.DateTimeFormat(languages[lng].intl, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    for (let month = 1; month <= 12; month += 1) {
      const iso = `2026-${String(month).padStart(2, '0')}`
      expect(createFormat(lng).month(iso)).toBe(platform.format(new Date(`${iso}-01T00:00:00Z`)))
    }
  })
  it('an age is in the largest whole unit', () => {
    const now = new Date('2026-10-14T12:00:00Z')
    expect(en.age('2026-10-12T11:00:00Z', now)).toBe('2 days ago')
    expect(ar.age('2026-10-12T11:00:00Z', now)).toBe('أول أمس')
    expect(en.age('2026-10-14T11:59:40Z', now)).toBe('now')
    expect(ar.age('2026-10-04T12:00:00Z', now)).toMatch(/^[^٠-٩]+$/)
  })
  it('an age is never negative, even on a wrong clock', () => {
    const now = new Date('2026-10-14T12:00:00Z')
    expect(en.age('2026-10-16T12:00:00Z', now)).toBe('now')
  })
})
