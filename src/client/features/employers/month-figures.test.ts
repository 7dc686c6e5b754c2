import { expect, test } from 'vitest'
import { listLastMonths, monthsShown } from './month-figures.ts'

test('the last twelve months, over the turn of a year, with those in which nobody wrote', () => {
  const shown = listLastMonths([
    { month: '2025-01', ratings: 9, average: 2 },
    { month: '2025-12', ratings: 2, average: 4.5 },
    { month: '2026-03', ratings: 1, average: 5 },
  ])
  expect(shown).toHaveLength(monthsShown)
  expect(shown[0]).toEqual({ month: '2025-04', ratings: 0, average: null })
  expect(shown[8]).toEqual({ month: '2025-12', ratings: 2, average: 4.5 })
  expect(shown[9]!.month).toBe('2026-01')
  expect(shown.at(-1)).toEqual({ month: '2026-03', ratings: 1, average: 5 })
})

test('without a review there is no month to show', () => {
  expect(listLastMonths([])).toEqual([])
})
