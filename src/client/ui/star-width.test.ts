import { expect, it } from 'vitest'
import { computeFilledPercent, roundToQuarter } from './star-width.ts'

it('stars are drawn in quarter steps', () => {
  expect(roundToQuarter(4.1)).toBe(4)
  expect(roundToQuarter(4.13)).toBe(4.25)
  expect(roundToQuarter(3.9)).toBe(4)
  expect(roundToQuarter(-1)).toBe(0)
  expect(roundToQuarter(7)).toBe(5)
})

it('the filled width ends inside the star it belongs to, not in a gap', () => {
  expect(computeFilledPercent(0)).toBe(0)
  expect(computeFilledPercent(5)).toBe(100)
  expect(computeFilledPercent(4)).toBeCloseTo(81.48, 1)
  expect(computeFilledPercent(4.5)).toBeCloseTo(90.74, 1)
})
