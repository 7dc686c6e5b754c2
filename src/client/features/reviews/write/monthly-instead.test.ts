import { expect, test } from 'vitest'
import { monthlyInstead } from './monthly-instead.ts'

test('V-059: a yearly salary of six digits is offered as a monthly one', () => {
  expect(monthlyInstead('year', '150000')).toBe(12_500)
  expect(monthlyInstead('year', '١٥٠٠٠٠')).toBe(12_500)
  expect(monthlyInstead('year', 1_199_988)).toBe(99_999)
})

test('V-059: nothing is offered for what fits, is no number, is paid otherwise, or fits no month either', () => {
  expect(monthlyInstead('year', 99_999)).toBeUndefined()
  expect(monthlyInstead('year', 'much')).toBeUndefined()
  expect(monthlyInstead('month', 150_000)).toBeUndefined()
  expect(monthlyInstead('year', 1_300_000)).toBeUndefined()
  expect(monthlyInstead(undefined, undefined)).toBeUndefined()
})
