import { expect, test } from 'vitest'
import { suggestMonthly } from './monthly-instead.ts'

test('V-059: a yearly salary of six digits is offered as a monthly one', () => {
  expect(suggestMonthly('year', '150000')).toBe(12_500)
  expect(suggestMonthly('year', '١٥٠٠٠٠')).toBe(12_500)
  expect(suggestMonthly('year', 1_199_988)).toBe(99_999)
})

test('V-059: nothing is offered for what fits, is no number, is paid otherwise, or fits no month either', () => {
  expect(suggestMonthly('year', 99_999)).toBeUndefined()
  expect(suggestMonthly('year', 'much')).toBeUndefined()
  expect(suggestMonthly('month', 150_000)).toBeUndefined()
  expect(suggestMonthly('year', 1_300_000)).toBeUndefined()
  expect(suggestMonthly(undefined, undefined)).toBeUndefined()
})
