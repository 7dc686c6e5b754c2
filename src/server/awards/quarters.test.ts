import { expect, test } from 'vitest'
import { getAwardWindow, getLastFinishedQuarter, getLastMonth, listQuartersBetween } from './quarters.ts'

test('a quarter is finished once its last month is over', () => {
  expect(['2026-09', '2026-10', '2026-12', '2027-01', '2027-03'].map(getLastFinishedQuarter)).toEqual([
    '2026-Q2',
    '2026-Q3',
    '2026-Q3',
    '2026-Q4',
    '2026-Q4',
  ])
})

test('the reviews of the twelve months up to the end of the quarter count', () => {
  expect(getAwardWindow('2026-Q3')).toEqual({ from: '2025-10', to: '2026-09' })
  expect(getAwardWindow('2026-Q4')).toEqual({ from: '2026-01', to: '2026-12' })
  expect(getLastMonth('2026-Q1')).toBe('2026-03')
})

test('quarters follow one another across years', () => {
  expect(listQuartersBetween('2025-Q3', '2026-Q2')).toEqual(['2025-Q3', '2025-Q4', '2026-Q1', '2026-Q2'])
})
