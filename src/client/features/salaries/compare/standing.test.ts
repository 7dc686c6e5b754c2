import { expect, test } from 'vitest'
import { asReleased } from '../../../../../tests/support/answers/as-released.ts'
import type { Pay } from '../../../../contract/salaries/pay.schema.ts'
import { computeStanding, leaveByLaw } from './standing.ts'

const pay = asReleased<Pay>({ people: 40, median: 10_000, p25: 8000, p75: 13_000, lower: 9500, upper: 10_500 })

test('C-010: a person’s place is described by the quarters, and near the median as the median', () => {
  const at = (amount: number) => computeStanding(amount, pay)
  expect([5000, 8000, 9700, 9900, 10_200, 10_300, 12_999, 13_000].map(at)).toEqual([
    ...['lowest', 'second', 'second', 'middle', 'middle', 'third', 'third', 'highest'],
  ])
})

test('with a median alone it is a half, and without one nothing', () => {
  const few = { ...pay, p25: null, p75: null }
  expect([9000, 10_000, 11_000].map((amount) => computeStanding(amount, few))).toEqual(['lower', 'middle', 'higher'])
  expect(computeStanding(9000, { ...few, median: null })).toBeNull()
})

test('C-012: the law gives 21 days, and 30 from the fifth anniversary on', () => {
  expect(leaveByLaw('2021-11-22', new Date('2026-11-21T12:00:00Z'))).toBe(21)
  expect(leaveByLaw('2021-11-21', new Date('2026-11-21T12:00:00Z'))).toBe(30)
})
