import { expect, test } from 'vitest'
import { asReleased } from '../../../tests/support/answers/as-released.ts'
import { type AnsweredQuestion, computeCultureScore } from './culture-score.ts'

const scored = (...questions: { measure: AnsweredQuestion['measure']; value: number | null; people: number }[]) =>
  computeCultureScore(questions.map((one) => asReleased<AnsweredQuestion>(one)))

test('R-036: each question with a better and a worse answer counts once, yes as tenths', () => {
  expect(
    scored(
      { measure: 'yes', value: 0.8, people: 6 },
      { measure: 'scale', value: 6, people: 40 },
      { measure: 'hours', value: 48, people: 40 },
      { measure: 'choice', value: null, people: 41 },
    ),
  ).toEqual({ score: 7, people: 41 })
  expect(scored()).toBeNull()
  expect(scored({ measure: 'hours', value: 48, people: 40 })).toBeNull()
})
