import { expect, test } from 'vitest'
import {
  buildFilterAddress,
  getNarrowing,
  parseReviewFilter,
  type ShownReviews,
  toReviewQuery,
} from './review-filter.ts'

test('C-002: a filter and its address are the same', () => {
  const path = '/company/7/reviews'
  const filters: ShownReviews[] = [
    {},
    { stars: [2] },
    { stars: [1, 2, 5] },
    { who: 'former', sort: 'helpful' },
    { stars: [5], who: 'current', sort: 'lowest' },
    { q: 'late nights & pay', language: 'en', answered: 'no' },
    { q: 'تأخر الراتب', department: 7, language: 'ar', answered: 'yes' },
    { good: 'Growth', bad: 'مرهقة' },
    { aspect: 'leave', who: 'former' },
  ]
  for (const filter of filters)
    expect(parseReviewFilter(new URL(buildFilterAddress(path, filter), 'http://x').search)).toEqual(filter)
  expect(buildFilterAddress(path, { sort: 'newest' })).toBe(path)
  expect(buildFilterAddress(path, { q: '', stars: [] })).toBe(path)
})

test('an address made up by hand filters by what it gets right', () => {
  expect(parseReviewFilter('?stars=9&who=me&sort=lowest&page=3')).toEqual({ sort: 'lowest' })
  expect(parseReviewFilter('?stars=2,9,1,x&department=-1&language=fr&answered=maybe&q=%20&aspect=lunch')).toEqual({
    stars: [1, 2],
  })
})

test('an order leaves no review out, and a call is asked with stars as they are written', () => {
  expect(getNarrowing({ sort: 'helpful' })).toEqual({})
  expect(getNarrowing({ sort: 'helpful', q: 'pay' })).toEqual({ q: 'pay' })
  expect(toReviewQuery({ stars: [1, 2], sort: 'newest' })).toEqual({ stars: '1,2' })
})
