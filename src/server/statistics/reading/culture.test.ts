import { expect, test } from 'vitest'
import { cultureQuestions } from '../../../contract/companies/culture.ts'
import { toldFrom } from '../../../contract/statistics/rules.ts'
import benefits from '../../lookups/lists/benefits.json'
import { all, buildOfferedMeasure, buildPeopleMeasure, listSums, unit } from '../answer-sums.ts'
import { asReleasedSums } from '../guard.ts'
import { computeCultureScore, computeSharesOfSums } from './culture.ts'

const ids = benefits.map(({ id }) => String(id))

/** Builds one release whose noise is 0, with this number of people and as many of them with each answer. */
function released(kind: 'careerpath' | 'environment' | 'leadership' | 'benefit', people: number) {
  const cells = listSums(kind, ids)
  const answers = (measure: string) => cells.filter((cell) => cell.measure === measure).length
  const sums = cells.map(({ measure, bucket }) => {
    const several = kind === 'benefit' ? 3 : answers(measure)
    const part = measure === buildPeopleMeasure(kind) ? 1 : bucket === all ? 0 : 2 / several - 1
    return [`${measure}\n${bucket}`, part * people * unit] as const
  })
  return asReleasedSums(kind, new Map(sums), cells.length, 1)
}

test('the number of people that the methodology names is enough for every answer about the culture', () => {
  const told = (people: number) =>
    (['careerpath', 'environment', 'leadership'] as const).flatMap((set) =>
      cultureQuestions[set]
        .filter(({ name }) => name !== 'rate_ceo')
        .map((question) => computeCultureScore(question, set, released(set, people))),
    )
  expect(told(toldFrom.culture)).not.toContain(null)
  expect(told(toldFrom.culture - 10)).toContain(null)
})

test('and what is said of single benefits', () => {
  const told = (people: number) =>
    ids.map((id) => computeSharesOfSums(released('benefit', people), buildOfferedMeasure(id), ['1', '2'], '0'))
  expect(told(toldFrom.benefits)).not.toContain(null)
  expect(told(toldFrom.benefits - 10).every((one) => one === null)).toBe(true)
})
