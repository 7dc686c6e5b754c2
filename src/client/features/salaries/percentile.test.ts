import { expect, test } from 'vitest'
import { asReleased } from '../../../../tests/support/answers/as-released.ts'
import type { PayBar } from '../../../contract/salaries/pay.schema.ts'
import { computePercentile } from './percentile.ts'

const bars = asReleased<PayBar[]>([
  { from: null, to: 8000, people: 100 },
  { from: 8000, to: 16_000, people: 200 },
  { from: 16_000, to: 32_000, people: 100 },
  { from: 32_000, to: null, people: 100 },
])
const at = (amount: number, people = 500) => computePercentile(amount, people, bars)

test('a place is told by the people in the bars below, and evenly by proportion within one', () => {
  expect(at(8000)).toEqual({ kind: 'about', place: 20, below: 20 })
  expect(at(8000 * Math.SQRT2)).toEqual({ kind: 'about', place: 40, below: 40 })
  expect(at(15_999)).toMatchObject({ place: 60 })
  expect(at(16_000 * Math.SQRT2)).toMatchObject({ place: 70 })
})

test('of the open end of a range only the number of people is shown', () => {
  expect(at(10)).toEqual({ kind: 'lowest', place: 20, below: 0 })
  expect(at(7999)).toEqual(at(10))
  expect(at(32_000)).toEqual({ kind: 'highest', place: 20, below: 80 })
  expect(at(9_999_999)).toEqual(at(32_000))
})

test('never finer than chance allows: in fives from 385 people on, in tens from 97 on, else not at all', () => {
  const near = 8000 * 2 ** 0.12
  expect(at(near, 385)).toMatchObject({ place: 25 })
  expect(at(near, 384)).toMatchObject({ place: 20 })
  expect(at(near, 97)).toMatchObject({ place: 20 })
  expect(at(near, 96)).toBeNull()
})

test('no percentile is 0 or 100, and fewer than three bars give none', () => {
  const steep = asReleased<PayBar[]>([
    { from: null, to: 8000, people: 1 },
    { from: 8000, to: 16_000, people: 998 },
    { from: 16_000, to: null, people: 1 },
  ])
  expect(computePercentile(8000, 1000, steep)).toMatchObject({ place: 5 })
  expect(computePercentile(15_999, 1000, steep)).toMatchObject({ place: 95 })
  expect(computePercentile(9000, 1000, bars.slice(0, 2))).toBeNull()
})
