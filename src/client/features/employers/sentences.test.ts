import { expect, test } from 'vitest'
import { describeChange } from './sentences.ts'

const month = (month: string, ratings: number, average: number) => ({ month, ratings, average })

test('three months are held against the three before: how many reviews, and how they rate', () => {
  const months = [month('2026-05', 4, 4), month('2026-07', 4, 3), month('2026-08', 2, 2), month('2026-10', 10, 2.5)]
  expect(describeChange(months)).toEqual({
    now: { reviews: 12, average: 29 / 12 },
    before: { reviews: 8, average: 3.5 },
    ...{ count: 'more', rating: 'down' },
  })
})

test('a change of less than a fifth of a star is none', () => {
  expect(describeChange([month('2026-05', 5, 3), month('2026-08', 5, 3.1)])).toMatchObject({
    ...{ count: 'same', rating: 'same' },
  })
})

test('nothing is said where three months have no review', () => {
  expect(describeChange([])).toBeUndefined()
  expect(describeChange([month('2026-08', 5, 3.1)])).toBeUndefined()
})
