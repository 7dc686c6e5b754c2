import { expect, test } from 'vitest'
import { cultureScoreOf } from './culture-score.ts'

test('R-036: each question with a better and a worse answer counts once, yes as tenths', () => {
  expect(
    cultureScoreOf([
      { measure: 'yes', value: 0.8, people: 6 },
      { measure: 'scale', value: 6, people: 40 },
      { measure: 'hours', value: 48, people: 40 },
      { measure: 'choice', value: null, people: 41 },
    ]),
  ).toEqual({ score: 7, people: 41 })
  expect(cultureScoreOf([])).toBeNull()
  expect(cultureScoreOf([{ measure: 'hours', value: 48, people: 40 }])).toBeNull()
})
