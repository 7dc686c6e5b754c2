import { expect, test } from 'vitest'
import { addressOf, filterIn } from './review-filter.ts'

test('a filter and its address are the same', () => {
  const path = '/company/7/reviews'
  for (const filter of [
    {},
    { stars: '2' },
    { who: 'former', sort: 'helpful' },
    { stars: '5', who: 'current', sort: 'lowest' },
  ] as const)
    expect(filterIn(new URL(addressOf(path, filter), 'http://x').search)).toEqual(filter)
  expect(addressOf(path, { sort: 'newest' })).toBe(path)
})

test('an address made up by hand filters by what it gets right', () => {
  expect(filterIn('?stars=9&who=me&sort=lowest&page=3')).toEqual({ sort: 'lowest' })
})
