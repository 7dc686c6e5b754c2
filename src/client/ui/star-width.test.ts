import { expect, it } from 'vitest'
import { roundToQuarter, splitIntoStars } from './star-width.ts'

it('stars are drawn in quarter steps', () => {
  expect(roundToQuarter(4.1)).toBe(4)
  expect(roundToQuarter(4.13)).toBe(4.25)
  expect(roundToQuarter(3.9)).toBe(4)
  expect(roundToQuarter(-1)).toBe(0)
  expect(roundToQuarter(7)).toBe(5)
})

it('a rating is whole stars, and the filled part of the next one', () => {
  expect(splitIntoStars(0)).toEqual({ whole: 0, part: 0 })
  expect(splitIntoStars(4)).toEqual({ whole: 4, part: 0 })
  expect(splitIntoStars(3.7)).toEqual({ whole: 3, part: 0.75 })
  expect(splitIntoStars(4.97)).toEqual({ whole: 5, part: 0 })
})
