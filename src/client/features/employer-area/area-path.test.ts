import { expect, test } from 'vitest'
import { areaPath, companyIn, type Represented } from './area-path.ts'

const first: Represented = { id: 3, name: 'Rimal', role: 'admin' }
const second: Represented = { id: 8, name: 'Qafila', role: 'editor' }

test('an address names a company only to whoever speaks for another one than the first', () => {
  expect(areaPath('reviews', first, [first])).toBe('/employer/reviews')
  expect(areaPath('', first, [first, second])).toBe('/employer')
  expect(areaPath('reviews', second, [first, second])).toBe('/employer/reviews/8')
  expect(areaPath('', second, [first, second])).toBe('/employer/all/8')
})

test('the company of an address is one the person speaks for, or none', () => {
  expect(companyIn([first, second], undefined)).toBe(first)
  expect(companyIn([first, second], '8')).toBe(second)
  expect(companyIn([first, second], '9')).toBeUndefined()
  expect(companyIn([], undefined)).toBeUndefined()
})
