import { describe, expect, test } from 'vitest'
import { asReleased } from '../../../../tests/support/answers/as-released.ts'
import type { PayBar } from '../../../contract/salaries/pay.schema.ts'
import { buildDots, computePlace, type Dots } from './dots.ts'

const barsOf = (...bars: [from: number | null, to: number | null, people: number][]) =>
  bars.map(([from, to, people]) => asReleased<PayBar>({ from, to, people }))
const some = barsOf([null, 6200, 20], [6200, 9600, 30], [9600, 12_200, 40], [12_200, 16_300, 30], [16_300, null, 20])
const inAll = ({ columns }: Dots) => columns.flatMap(({ dots }) => dots).reduce((sum, one) => sum + one, 0)

describe('people as dots', () => {
  test('stand in columns of one round width between two open ends', () => {
    const { columns, width } = buildDots(some)!
    expect(width).toBe(2000)
    expect(columns.map(({ from, to }) => [from, to])).toEqual([
      [null, 8000],
      [8000, 10_000],
      [10_000, 12_000],
      [12_000, 14_000],
      [14_000, 16_000],
      [16_000, null],
    ])
  })

  test('are all people that are told and no more, half of them the middle half', () => {
    const dots = buildDots(some)!
    expect(dots.people).toBe(10)
    expect(inAll(dots)).toBe(14)
    const middle = dots.columns.reduce((sum, { dots: [, inside] }) => sum + inside, 0)
    expect(Math.abs(middle - 7)).toBeLessThanOrEqual(1)
  })

  test('stand for more people where they would pile up', () => {
    const many = buildDots(some.map((bar) => asReleased<PayBar>({ ...bar, people: bar.people * 20 })))!
    expect(many.people).toBe(100)
    expect(Math.max(...many.columns.map(({ dots: [a, b, c] }) => a + b + c))).toBeLessThanOrEqual(9)
    expect(inAll(many) * many.people).toBe(2800)
  })

  test.each([
    ['fewer than three bars', barsOf([null, 9000, 40], [9000, null, 40])],
    ['none', []],
  ])('there are none of %s', (_, bars) => {
    expect(buildDots(bars)).toBeNull()
  })

  test('bars close together still have two ends', () => {
    const { columns } = buildDots(barsOf([null, 9610, 40], [9610, 9690, 40], [9690, null, 40]))!
    expect(columns).toHaveLength(2)
  })
})

test('an amount stands in the column it belongs to, and never outside the picture', () => {
  const dots = buildDots(some)!
  expect(computePlace(dots, 8000)).toBeCloseTo(1 / 6, 9)
  expect(computePlace(dots, 11_000)).toBeCloseTo(2.5 / 6, 9)
  for (const amount of [10, 99_999_999]) {
    expect(computePlace(dots, amount)).toBeGreaterThan(0)
    expect(computePlace(dots, amount)).toBeLessThan(1)
  }
})
