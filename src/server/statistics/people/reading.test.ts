import { expect, test } from 'vitest'
import { computeRatingInterval } from '../rating.ts'
import { computeLastYear, computeTrend, toQuarter } from './reading.ts'

test('a month lies in its quarter', () => {
  expect(['2026-01', '2026-03', '2026-04', '2026-09', '2026-10', '2026-12'].map(toQuarter)).toEqual([
    '2026-Q1',
    '2026-Q1',
    '2026-Q2',
    '2026-Q3',
    '2026-Q4',
    '2026-Q4',
  ])
})

test('the trend is the average of each quarter with a rating, oldest first', () => {
  const months = new Map([
    ['2026-10 5', 2],
    ['2025-12 1', 1],
    ['2026-12 2', 1],
    ['2025-11 4', 3],
  ])
  expect(computeTrend(months)).toEqual([
    { quarter: '2025-Q4', ratings: 4, average: 13 / 4 },
    { quarter: '2026-Q4', ratings: 3, average: 4 },
  ])
})

test('the last year is the twelve months up to the last one with a rating, with its own interval', () => {
  const months = new Map([
    ['2025-10 1', 40],
    ['2025-11 5', 3],
    ['2026-10 4', 6],
    ['2026-11 3', 0],
  ])
  const year = computeLastYear(months)!
  expect(year).toMatchObject({ last_month: '2026-10', count: 9, average: (3 * 5 + 6 * 4) / 9 })
  expect(year).toMatchObject(computeRatingInterval([1, 2, 3, 4, 5].map((star) => [star, { 4: 6, 5: 3 }[star] ?? 0]))!)
  expect(computeLastYear(new Map([['2026-10 4', 0]]))).toBeNull()
})
