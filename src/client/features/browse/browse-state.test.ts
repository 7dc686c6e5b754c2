import { expect, test } from 'vitest'
import { buildBrowsePath, isNarrowing, parseBrowseState } from './browse-state.ts'

test('the address has what was chosen, but no default', () => {
  expect(buildBrowsePath({})).toBe('/companies')
  const state = { city: 2, industry: 7, size: 3, stars: 4, sort: 'rating' } as const
  expect(buildBrowsePath(state)).toBe('/companies?city=2&industry=7&size=3&stars=4&sort=rating')
  expect(parseBrowseState('city=2&industry=7&size=3&stars=4&sort=rating')).toEqual(state)
  expect(buildBrowsePath({ stars: undefined, sort: 'name' }, '/search?q=a%20b')).toBe('/search?q=a+b&sort=name')
})

test('a made-up address asks for what it can', () => {
  expect(parseBrowseState('')).toEqual({})
  expect(parseBrowseState('city=Riyadh&industry=-4&size=1.5&stars=5&sort=money&page=7')).toEqual({})
})

test('sorting is not a filter; every other choice is one', () => {
  expect(
    [{}, { sort: 'name' }, { city: undefined, stars: undefined }].map((state) => isNarrowing(state as never)),
  ).toEqual([false, false, false])
  expect([{ city: 1 }, { stars: 3, sort: 'name' }].map((state) => isNarrowing(state as never))).toEqual([true, true])
})
