import { expect, test } from 'vitest'
import { asReleased } from '../../../../../tests/support/answers/as-released.ts'
import type { ReleasedPay } from '../../../../contract/salaries/browse.schema.ts'
import { listPeriods } from './released-periods.ts'

const pay = (month: string, median: number | null) =>
  asReleased<ReleasedPay>({ month, median, people: 120, p25: null, p75: null, lower: 9000, upper: 11_000 })

test('each year as its last release tells it, newest first', () => {
  const { by, periods } = listPeriods([
    pay('2028-02', 10_400),
    pay('2028-01', 10_300),
    pay('2027-12', 10_200),
    pay('2026-11', null),
  ])
  expect(by).toBe('year')
  expect(periods.map(({ period, median }) => [period, median])).toEqual([
    ['2028', 10_400],
    ['2027', 10_200],
    ['2026', null],
  ])
})

test('months while all releases are of one year', () => {
  const { by, periods } = listPeriods([pay('2026-12', 10_200), pay('2026-11', 10_000)])
  expect([by, periods.map(({ period }) => period)]).toEqual(['month', ['2026-12', '2026-11']])
})

test('nothing where no release has told of it', () => {
  expect(listPeriods([]).periods).toEqual([])
})
