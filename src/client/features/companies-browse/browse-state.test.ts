import { expect, test } from 'vitest'
import { browsePath, browseStateOf } from './browse-state.ts'

test('what is chosen stands in the address, what is usual does not', () => {
  expect(browsePath({ sort: 'reviews' })).toBe('/companies')
  expect(browsePath({ city: 2, industry: 7, size: 3, sort: 'rating' })).toBe(
    '/companies?city=2&industry=7&size=3&sort=rating',
  )
  expect(browseStateOf('city=2&industry=7&size=3&sort=rating')).toEqual({
    city: 2,
    industry: 7,
    size: 3,
    sort: 'rating',
  })
})

test('an address somebody made up asks for what it can', () => {
  expect(browseStateOf('')).toEqual({ sort: 'reviews' })
  expect(browseStateOf('city=Riyadh&industry=-4&size=1.5&sort=money&page=7')).toEqual({ sort: 'reviews' })
})
