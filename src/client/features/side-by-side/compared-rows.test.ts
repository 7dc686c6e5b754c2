import { expect, test } from 'vitest'
import { asReleased } from '../../../../tests/support/answers/as-released.ts'
import {
  buildBenefitRows,
  buildCultureRows,
  buildLevelRows,
  buildRow,
  countShare,
  hasSomethingToTell,
} from './compared-rows.ts'
import type { ComparedCompany } from './use-compared.ts'

const score = (name: string, value: number | null) => ({
  ...{ name, measure: 'scale' as const, people: 60, value, lower: null, upper: null, shares: {} },
})
const pay = { people: 60, median: null, p25: null, p75: null, lower: 8000, upper: 9000 }
const level = (id: string) => ({ id, name: `level ${id}`, ...pay })
const offer = (id: number, yes: number) => ({ id, name: `benefit ${id}`, people: 160, yes, no: 1 - yes, unsure: 0 })
const companies = asReleased<ComparedCompany[]>([
  {
    id: 1,
    salaries: { pay, bars: [], level: { parts: [level('4'), level('2')], rest: true }, wider: null },
    culture: [
      { set: 'environment', questions: [score('happines', 7.4), score('work_creativity', null)] },
      { set: 'leadership', questions: [score('trust_leadership', 6)] },
    ],
    benefits: { count: 9, rate: {}, offers: [offer(3, 0.4), offer(5, 0.9)] },
  },
  {
    id: 2,
    salaries: { pay: null, bars: [], level: { parts: [], rest: false }, wider: null },
    culture: [],
    benefits: { count: 1, rate: {}, offers: [] },
  },
  { id: 3 },
])

test('answers of too few people and answers that were not read look different', () => {
  const row = buildRow(companies, 'all', ({ salaries }) => salaries?.pay)
  expect(row.told).toEqual([pay, 'few', 'unread'])
  expect(hasSomethingToTell(row)).toBe(true)
  expect(hasSomethingToTell({ ...row, told: ['few', 'unread'] })).toBe(false)
})

test('job levels are those that some company tells', () => {
  expect(buildLevelRows(companies).map(({ id }) => id)).toEqual(['4', '2'])
  expect(buildLevelRows(companies.slice(1))).toEqual([])
})

test('questions of the culture stand under their set, and only where something is told', () => {
  expect(buildCultureRows(companies).map(({ key, told }) => [key, told[0] === 'few', told[1], told[2]])).toEqual([
    ['environment.happines', false, 'few', 'unread'],
    ['leadership.trust_leadership', false, 'few', 'unread'],
  ])
})

test('benefits begin with what most people say is offered', () => {
  expect(buildBenefitRows(companies).map(({ name, told }) => [name, told[1]])).toEqual([
    ['benefit 5', 'few'],
    ['benefit 3', 'few'],
  ])
})

test('a share is one of all answers, and there is none where nobody answered', () => {
  expect(countShare({ yes: 3, no: 5, decline: 2 }, ['yes', 'decline'])).toEqual({ part: 5, all: 10 })
  expect(countShare({}, ['yes'])).toBeNull()
})
