import { expect, test } from 'vitest'
import { buildAreaPath, parseAreaCompany, type RepresentedCompany } from './area-path.ts'

const first: RepresentedCompany = { id: 3, name: 'Rimal', role: 'admin' }
const second: RepresentedCompany = { id: 8, name: 'Qafila', role: 'editor' }

test('an address names a company only to a person who speaks for another one than the first', () => {
  expect(buildAreaPath('reviews', first, [first])).toBe('/employer/reviews')
  expect(buildAreaPath('', first, [first, second])).toBe('/employer')
  expect(buildAreaPath('reviews', second, [first, second])).toBe('/employer/reviews/8')
  expect(buildAreaPath('', second, [first, second])).toBe('/employer/all/8')
})

test('the company of an address is one the person speaks for, or none', () => {
  expect(parseAreaCompany([first, second], undefined)).toBe(first)
  expect(parseAreaCompany([first, second], '8')).toBe(second)
  expect(parseAreaCompany([first, second], '9')).toBeUndefined()
  expect(parseAreaCompany([], undefined)).toBeUndefined()
})
