import { expect, test } from 'vitest'
import { buildBrowsePath, parseBrowseState } from './browse-state.ts'

test('what is chosen stands in the address, what is usual does not', () => {
  expect(buildBrowsePath({ sort: 'reviews' })).toBe('/companies')
  expect(buildBrowsePath({ city: 2, industry: 7, size: 3, sort: 'rating' })).toBe(
    '/companies?city=2&industry=7&size=3&sort=rating',
  )
  expect(parseBrowseState('city=2&industry=7&size=3&sort=rating')).toEqual({
    city: 2,
    industry: 7,
    size: 3,
    sort: 'rating',
  })
})

test('an address somebody made up asks for what it can', () => {
  expect(parseBrowseState('')).toEqual({ sort: 'reviews' })
  expect(parseBrowseState('city=Riyadh&industry=-4&size=1.5&sort=money&page=7')).toEqual({ sort: 'reviews' })
})
