import { expect, test } from 'vitest'
import { sampleCompany } from '../../../../../tests/support/answers/sample-company.ts'
import { getStage, isEarly } from './early.ts'

const rated = (count: number) => {
  const { rating } = sampleCompany()
  return sampleCompany({ rating: { ...rating, count }, pay: null, recommended: null })
}

test.each([
  [0, 'none'],
  [1, 'one'],
  [3, 'few'],
  [4, 'few'],
  [5, 'some'],
  [9, 'some'],
] as const)('a company with %i ratings is before its reviews, at the stage %s', (count, stage) => {
  expect(isEarly(rated(count))).toBe(true)
  expect(getStage(count)).toBe(stage)
})

test('one with ten ratings is not, nor one whose pay or culture is told', () => {
  const { pay, recommended } = sampleCompany()
  expect(isEarly(rated(10))).toBe(false)
  expect(isEarly({ ...rated(3), pay })).toBe(false)
  expect(isEarly({ ...rated(3), recommended })).toBe(false)
})
