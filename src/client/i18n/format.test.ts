import { describe, expect, it } from 'vitest'
import { createFormat } from './format.ts'

const en = createFormat('english')
const ar = createFormat('arabic')

describe('numbers keep Latin digits in both languages', () => {
  it('H-035: money is in riyals', () => {
    expect(en.money(14500)).toBe('SAR\u00A014,500')
    expect(ar.money(14500)).toBe('14,500\u00A0ريال')
  })
  it('L-009: ratings carry one decimal', () => {
    expect(en.rating(4)).toBe('4.0')
    expect(ar.rating(4.25)).toMatch(/^4\.[23]$/)
    expect(en.rating(4.14)).toBe('4.1')
  })
  it('shares are whole percents', () => {
    expect(en.percent(0.444)).toBe('44%')
    expect(ar.percent(0.444)).toBe('\u206644%\u2069')
  })
})

describe('dates are Gregorian', () => {
  it('a month is named with its year', () => {
    expect(en.month('2026-10')).toBe('October 2026')
    expect(ar.month('2026-10-14T09:00:00Z')).toBe('أكتوبر 2026')
    expect(en.month('2026-08')).toBe('August 2026')
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
