import { describe, expect, it } from 'vitest'
import ar from '../../../../locales/ar/culture.json'
import en from '../../../../locales/en/culture.json'
import { asReleased } from '../../../../tests/support/answers/as-released.ts'
import type { CultureScore } from '../../../contract/companies/culture.schema.ts'
import { cultureQuestions } from '../../../contract/companies/culture.ts'
import { cultureReview } from '../../../contract/reviews/culture.ts'
import { createFormat } from '../../i18n/format.ts'
import type { Say } from '../../i18n/use-say.ts'
import {
  computeCultureShares,
  describeCulture,
  formatTypical,
  formatWithin,
  measureLength,
  sortCulture,
} from './culture-figures.ts'

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

  it('has the answers on a scale from the highest, then the others as the form asks them', () => {
    const asked = [
      score('average_working_hours', 'hours', 46),
      score('fair_pay', 'scale', 5.1),
      score('inducement', 'choice', null, { day: 1 }),
      score('training', 'yes', 0.8),
    ]
    expect(sortCulture(asked).map(({ name }) => name)).toEqual([
      'training',
      'fair_pay',
      'average_working_hours',
      'inducement',
    ])
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

describe('what is typical of the industry beside an answer', () => {
  const say: Say = (key, values) => {
    const words = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], en)
    return String(words).replaceAll(/{{(\w+)}}/g, (_, name) => String(values?.[name]))
  }
  const format = createFormat('english')
  const compared = (name: string, measure: CultureScore['measure'], value: number | null, shares = {}) => ({
    measure,
    typical: score(name, measure, value, shares),
  })

  it('names the industry, with the number as its scale has it', () => {
    expect(formatTypical(compared('fair_pay', 'scale', 6.94), 'Logistics', say, format)).toBe('Logistics 6.9')
    expect(formatTypical(compared('training', 'yes', 0.74), 'Logistics', say, format)).toBe('Logistics 74%')
    expect(formatTypical(compared('training', 'yes', 0.74), null, say, format)).toBe('All companies 74%')
    const choice = compared('inducement', 'choice', null, { week: 0.4, year: 0.6 })
    expect(formatTypical(choice, 'Logistics', say, format)).toBe('Logistics: 60% every year, 40% every week')
  })

  it('is left out where too few companies tell it, and where an earlier server answered', () => {
    expect(formatTypical({ measure: 'yes', typical: null }, 'Logistics', say, format)).toBeUndefined()
    expect(formatTypical({ measure: 'yes' }, undefined, say, format)).toBeUndefined()
  })
})
