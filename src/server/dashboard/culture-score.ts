import type { CultureScore } from '../../contract/companies/culture.schema.ts'
import type { Dashboard } from '../../contract/statistics/dashboard.schema.ts'
import { combineCounts } from '../statistics/guard.ts'

export type AnsweredQuestion = Pick<CultureScore, 'measure' | 'value' | 'people'>

/**
 * Computes one number for the culture: the average, from 0 to 10, of the questions that have a better and a worse
 * answer, each counting once: a share of yes as tenths, an average of 1 to 10 as it is. `people` is how many answered
 * the question with the most answers. Null when none is published.
 */
export function computeCultureScore(questions: readonly AnsweredQuestion[]): Dashboard['culture'] {
  const scores = questions.flatMap(({ measure, value }) => {
    if (value === null) return []
    if (measure === 'yes') return [combineCounts([value], ([share = 0]) => share * 10)]
    return measure === 'scale' ? [value] : []
  })
  if (scores.length === 0) return null
  return {
    score: combineCounts(scores, (all) => all.reduce((sum, one) => sum + one, 0) / all.length),
    people: combineCounts(
      questions.map(({ people }) => people),
      (all) => Math.max(...all),
    ),
  }
}
