import { describe, expect, it } from 'vitest'
import ar from '../../../../locales/ar/culture.json'
import en from '../../../../locales/en/culture.json'
import { asReleased } from '../../../../tests/support/answers/as-released.ts'
import type { CultureScore } from '../../../contract/companies/culture.schema.ts'
import { cultureQuestions } from '../../../contract/companies/culture.ts'
import { cultureReview } from '../../../contract/reviews/culture.ts'
import { computeCultureShares, describeCulture, formatWithin, measureLength } from './culture-figures.ts'

const score = (name: string, measure: CultureScore['measure'], value: number | null, shares = {}) =>
  asReleased<CultureScore>({ name, measure, people: 50, value, lower: value, upper: value, shares })

describe('what is said of a set of questions', () => {
  it('names the highest and the lowest, shares and scales together, and leaves hours and choices out', () => {
    const found = describeCulture([
      score('fair_pay', 'scale', 5.1),
      score('training', 'yes', 0.8),
      score('average_working_hours', 'hours', 46),
      score('inducement', 'choice', null, { day: 1 }),
    ])
    expect([found?.best.name, found?.worst.name]).toEqual(['training', 'fair_pay'])
    expect(describeCulture([score('average_working_hours', 'hours', 46)])).toBeNull()
    expect(measureLength(score('average_working_hours', 'hours', 46))).toBeUndefined()
  })

  it('orders the shares of a choice from the largest', () => {
    expect(
      computeCultureShares(score('inducement', 'choice', null, { day: 0.2, year: 0.8 })).map(({ answer }) => answer),
    ).toEqual(['year', 'day'])
  })
})

it.each([en, ar])('every question and every answer of a choice has words', (strings) => {
  const names = Object.values(cultureQuestions).flatMap((questions) => questions.map(({ name }) => name))
  expect(names.filter((name) => !(name in strings.questions))).toEqual([])
  const choices = Object.values(cultureQuestions)
    .flat()
    .filter(({ measure }) => measure === 'choice')
    .flatMap(({ name }) => {
      const field = cultureReview.fields.find((one) => one.name === name)
      return field && 'options' in field ? field.options.map(String) : []
    })
  expect(choices.filter((choice) => !(choice in strings.choices))).toEqual([])
})

it('a heading within a sentence has no capital, unless it is an abbreviation; Arabic has none', () => {
  expect(['Fair pay', 'The IT team', 'IT', 'الأجواء العامة'].map(formatWithin)).toEqual([
    'fair pay',
    'the IT team',
    'IT',
    'الأجواء العامة',
  ])
})
