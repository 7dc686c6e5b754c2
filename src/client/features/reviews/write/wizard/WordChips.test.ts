import { expect, test } from 'vitest'
import ar from '../../../../../../locales/ar/reviews.json'
import en from '../../../../../../locales/en/reviews.json'
import { check } from '../../../../../contract/form/check.ts'
import { companyReview } from '../../../../../contract/reviews/company.ts'
import { shuffle } from './WordChips.tsx'

test('every word to tap is one the form takes', () => {
  for (const { words } of [en, ar])
    for (const name of ['good_word', 'bad_word'] as const)
      for (const word of words[name]) {
        const checked = check(companyReview, { [name]: word })
        expect(checked.ok ? [] : checked.problems.filter(({ path }) => path === name)).toEqual([])
      }
})

test('five of the words are offered, in an order of each visit', () => {
  const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const order = (...given: number[]) => shuffle(words, () => given.shift() ?? 0)
  expect(order(7, 6, 5, 4, 3, 2, 1)).toEqual(['g', 'f', 'e', 'd', 'c'])
  expect(order(1, 2, 3, 4, 5, 6, 7)).toEqual(['a', 'b', 'c', 'd', 'e'])
})
