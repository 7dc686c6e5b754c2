import { expect, it } from 'vitest'
import { describeBesideAllTime, describeTrend, hasTrend, mayHaveTrend } from './trend-figures.ts'

const quarter = (name: string, ratings: number, average: number) => ({ quarter: name, ratings, average })

it('the last four quarters stand beside the four before them, each rating counting once', () => {
  const trend = [
    quarter('2024-Q1', 100, 1),
    quarter('2024-Q4', 5, 3),
    quarter('2025-Q4', 5, 4),
    quarter('2026-Q1', 1, 1),
    quarter('2026-Q4', 9, 5),
  ]
  expect(describeTrend(trend)).toEqual({ kind: 'up', now: 4.6, before: 4 })
  expect(describeTrend([quarter('2025-Q4', 5, 4), quarter('2026-Q4', 9, 4.05)])).toMatchObject({ kind: 'same' })
  expect(describeTrend([quarter('2025-Q4', 5, 4), quarter('2026-Q4', 9, 3)])).toMatchObject({ kind: 'down' })
})

it('too few ratings say nothing', () => {
  expect(describeTrend([quarter('2025-Q4', 4, 4), quarter('2026-Q4', 9, 3)])).toBeNull()
  expect(hasTrend([quarter('2026-Q3', 2, 4), quarter('2026-Q4', 2, 4)])).toBe(false)
  expect(hasTrend([quarter('2026-Q4', 20, 4)])).toBe(false)
  expect(hasTrend([quarter('2026-Q3', 2, 4), quarter('2026-Q4', 3, 4)])).toBe(true)
})

it('a trend is waited for only where one can be', () => {
  expect(mayHaveTrend({ count: 5, first_month: '2026-06', last_month: '2026-07' })).toBe(true)
  expect(mayHaveTrend({ count: 4, first_month: '2026-06', last_month: '2026-07' })).toBe(false)
  expect(mayHaveTrend({ count: 9, first_month: '2026-07', last_month: '2026-09' })).toBe(false)
  expect(mayHaveTrend({ count: 0, first_month: null, last_month: null })).toBe(false)
})

it('the last year stands beside all time where both say something of their own', () => {
  const all = { average: 3.5, lower: 3, upper: 4, count: 20 }
  const year = { last_month: '2026-10', average: 4, lower: 3.6, upper: 4.3, count: 5 }
  expect(describeBesideAllTime(year, all)).toEqual({ year, all })
  expect(describeBesideAllTime({ ...year, count: 4 }, all)).toBeNull()
  expect(describeBesideAllTime({ ...year, count: 20 }, all)).toBeNull()
  expect(describeBesideAllTime(null, all)).toBeNull()
})
