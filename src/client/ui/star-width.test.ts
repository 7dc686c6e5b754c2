import { expect, it } from 'vitest'
import { filledPercent, quarterSteps } from './star-width.ts'

it('stars are drawn in quarter steps', () => {
  expect(quarterSteps(4.1)).toBe(4)
  expect(quarterSteps(4.13)).toBe(4.25)
  expect(quarterSteps(3.9)).toBe(4)
  expect(quarterSteps(-1)).toBe(0)
  expect(quarterSteps(7)).toBe(5)
})

it('the filled width ends inside the star it belongs to, not in a gap', () => {
  expect(filledPercent(0)).toBe(0)
  expect(filledPercent(5)).toBe(100)
  expect(filledPercent(4)).toBeCloseTo(81.48, 1)
  expect(filledPercent(4.5)).toBeCloseTo(90.74, 1)
})
