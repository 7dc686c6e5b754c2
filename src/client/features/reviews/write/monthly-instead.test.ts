import { expect, test } from 'vitest'
import { suggestMonthly } from './monthly-instead.ts'

test('V-059: a yearly salary of six digits is offered as a monthly one', () => {
  expect(suggestMonthly('year', '150000')).toBe(12_500)
  expect(suggestMonthly('year', '١٥٠٠٠٠')).toBe(12_500)
  expect(suggestMonthly('year', 1_199_988)).toBe(99_999)
})

test('V-059: nothing is suggested for a usual amount, no number, another period, or an amount that fits no month', () => {
  expect(suggestMonthly('year', 99_999)).toBeUndefined()
  expect(suggestMonthly('year', 'much')).toBeUndefined()
  expect(suggestMonthly('month', 150_000)).toBeUndefined()
  expect(suggestMonthly('year', 1_300_000)).toBeUndefined()
  expect(suggestMonthly(undefined, undefined)).toBeUndefined()
})
