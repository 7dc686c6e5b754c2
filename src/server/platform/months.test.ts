import { describe, expect, test } from 'vitest'
import { getDayAfter, getMonthAfter, toMonth, toYear } from './months.ts'

describe('the calendar', () => {
  test('is that of Saudi Arabia', () => {
    expect(toMonth(new Date('2026-12-31T20:59:59Z'))).toBe('2026-12')
    expect(toMonth(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01')
    expect(toYear(new Date('2026-12-31T20:59:59Z'))).toBe(2026)
    expect(toYear(new Date('2026-12-31T21:00:00Z'))).toBe(2027)
    expect(getDayAfter(new Date('2026-10-01T10:00:00Z'), 30)).toBe('2026-10-31')
    // What is kept for at least 30 days is kept until a month begins.
    expect(getMonthAfter(new Date('2026-10-01T10:00:00Z'), 30)).toBe('2026-11-01')
    expect(getMonthAfter(new Date('2026-10-02T10:00:00Z'), 30)).toBe('2026-11-01')
    expect(getMonthAfter(new Date('2026-10-03T10:00:00Z'), 30)).toBe('2026-12-01')
    expect(getMonthAfter(new Date('2026-12-03T10:00:00Z'), 30)).toBe('2027-02-01')
  })
})
