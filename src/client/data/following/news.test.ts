import { describe, expect, it } from 'vitest'
import { countNews, type Followed, listNews, type Numbers } from './news.ts'

const seen: Numbers = { reviews: 3, rate: 4, pay: null }
const followed = (now: Numbers | null, before: Numbers | null = seen): Followed => ({
  ...{ kind: 'company', id: 7, name_en: 'Rimal', name_ar: 'رمال', logo: null, seen: before, now },
})

describe('what is new', () => {
  it('are more reviews, another rating and another pay', () => {
    expect(listNews(followed({ reviews: 5, rate: 4.2, pay: 12_300 }))).toEqual([
      { is: 'reviews', count: 2 },
      { is: 'rate', now: 4.2, before: 4 },
      { is: 'pay', now: 12_300, before: null },
    ])
  })

  it.each([
    ['nothing has changed', seen, seen],
    ['there are fewer', { ...seen, reviews: 1 }, seen],
    ['a number is gone', { ...seen, rate: null }, seen],
    ['the site has not answered yet', null, seen],
    ['nothing was seen yet', { ...seen, reviews: 9 }, null],
  ])('is nothing where %s', (_, now, before) => {
    expect(listNews(followed(now, before))).toEqual([])
  })

  it('is counted by company and job title, not by number', () => {
    expect(countNews([followed({ reviews: 5, rate: 4.2, pay: 1 }), followed(seen), followed(null)])).toBe(1)
  })
})
