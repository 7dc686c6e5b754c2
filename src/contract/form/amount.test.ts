import { describe, expect, test } from 'vitest'
import { check } from './check.ts'
import { whole } from './fields.ts'
import { defineForm } from './form.ts'

const form = defineForm('pay', [whole('salary', { min: 10, max: 99_999, problem: 'salary_range', unit: 'sar' })])
const read = (salary: string) => {
  const checked = check(form, { salary })
  return checked.ok ? checked.answers.salary : checked.problems[0]?.code
}

describe('an amount of riyals as people write and paste it', () => {
  test.each([
    '12500',
    '12,500',
    '12,500.00',
    '12500.00',
    '12500.0',
    '12.500,00',
    '12500,00',
    '12 500',
    '12\u00A0500',
    '12\u202F500',
    '12\u2007500',
    '12\u2009500',
    '12 500,00',
    "12'500",
    '12’500.00',
    '١٢٥٠٠',
    '١٢٬٥٠٠',
    '١٢،٥٠٠',
    '١٢٬٥٠٠٫٠٠',
    '١٢٥٠٠٫٠٠',
    '۱۲٬۵۰۰',
    '۱۲۵۰۰',
    '१२,५००',
    '১২৫০০',
    '１２，５００'.replace('，', ','),
    '𝟏𝟐𝟓𝟎𝟎',
    '\u200E12,500',
    '12500\u200F',
    '\u206612,500\u2069',
    '\u202A12,500\u202C',
    '\uFEFF12\u200B500',
    '\t12500\u2028',
    'SAR 12,500',
    '12,500 SAR',
    'SR12500',
    'S.R. 12,500',
    '12500 ريال',
    '١٢٬٥٠٠ ريال سعودي',
    '12500ر.س',
    '12,500 ر.س.',
    'ر.س 12,500',
    '﷼ 12,500',
    '\u20C1 12,500',
    '12,500\u20C1',
    '12500 riyals',
    '12500/-',
    '12.5k',
    '12.5 K SAR',
    '١٢٫٥ ألف ريال',
    '12,500.',
  ])('%j', (typed) => {
    expect(read(typed)).toBe(12_500)
  })

  test('thousands alone', () => {
    expect([read('12k'), read('12 ألف'), read('١٢ الف'), read('9 آلاف')]).toEqual([12_000, 12_000, 12_000, 9000])
  })
})

describe('text that could be two amounts, or is not in whole riyals, is refused with a reason', () => {
  test.each([
    '12.500',
    '١٢٫٥٠٠',
    '12,5',
    '12,50',
    '12,00',
    '12,500,00',
    '1,2500',
    '12 5 00',
    '$12,500',
    '12500 USD',
    '€12500',
    '12500 درهم',
    '5000-6000',
    '12,500 14,000',
    '~12500',
    '1e4',
    '\u202E00521\u202C',
  ])('%j', (typed) => {
    expect(read(typed)).toBe('amount_unclear')
  })

  test.each(['7', '123456', '12500.50', '٩٠٠٠٫٥', '-500', 'ten', '0'])('%j is outside what is asked for', (typed) => {
    expect(read(typed)).toBe('salary_range')
  })
})

test('a count has no currency and no thousands', () => {
  const years = defineForm('years', [whole('years', { min: 0, max: 100, problem: 'score_range', unit: 'years' })])
  expect(check(years, { years: '\u200E١٢\u00A0' })).toEqual({ ok: true, answers: { years: 12 } })
  expect(check(years, { years: '12 SAR' }).ok).toBe(false)
})
