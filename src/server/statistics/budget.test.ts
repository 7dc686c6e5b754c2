import { expect, test } from 'vitest'
import { offersBenefits } from '../../contract/reviews/benefit.ts'
import {
  buildLedger,
  computeAdvantageBound,
  computeSpent,
  computeSpentInYear,
  groupLedgerByKind,
  ledgerParts,
} from '../../contract/statistics/budget.ts'
import { lookups } from '../lookups/lists.ts'
import { computeEpsilonTogether, listSums } from './answer-sums.ts'

test('each benefit of the list is answered', () => {
  expect(offersBenefits).toBe(lookups.benefits.length)
})

test('what a contribution spends in all is what the decision says, whether it were another one or none', () => {
  const spent = Object.fromEntries(buildLedger().map(({ kind }) => [kind, computeSpent(kind)]))
  expect(
    Object.fromEntries(Object.entries(spent).map(([kind, { most }]) => [kind, Math.round(most * 100) / 100])),
  ).toEqual({
    salary: 3.8,
    environment: 2,
    benefit: 2,
    leadership: 2.8,
    company: 2.1,
    careerpath: 1.6,
    interview: undefined,
    study: 0.7,
  })
  for (const { otherwise, absent, most } of Object.values(spent)) {
    expect(most).toBe(Math.max(otherwise, absent))
    expect(most).toBeLessThanOrEqual(4)
  }
  expect(computeAdvantageBound(1)).toBeCloseTo((Math.E - 1) / (Math.E + 1), 12)
})

test('the published table of budgets is the one that noise uses, and says what is spent for good', () => {
  const told = groupLedgerByKind()
  expect(told.map(({ kind }) => kind).sort()).toEqual(
    ['benefit', 'careerpath', 'company', 'environment', 'leadership', 'salary', 'study'].sort(),
  )
  for (const { kind, parts, most, inYear, lifetime } of told) {
    const sum = parts.reduce((all, { epsilon }) => all + epsilon, 0)
    expect(sum).toBeCloseTo(
      buildLedger()
        .filter((line) => line.kind === kind)
        .reduce((all, { epsilon }) => all + epsilon, 0) / 1000,
      9,
    )
    expect(inYear).toBe(kind === 'study' ? 2 : 1)
    expect(lifetime).toBeCloseTo(3 * inYear * most, 9)
  }
})

test('what one person spends in a year is the sum of all they are counted in, as the decision says', () => {
  const { absent, otherwise, most, forGood } = computeSpentInYear()
  // Salary, company, leadership, environment, benefits, career path, and two studies.
  expect(otherwise).toBeCloseTo(3.8 + 2.1 + 2.8 + 2 + 2 + 1.6 + 2 * 0.7, 9)
  // When a release comes about tells nothing, so that a person who is not there moves each counter by half as much.
  expect(absent).toBeCloseTo(otherwise / 2, 9)
  expect(most).toBe(otherwise)
  expect(forGood).toBeCloseTo(3 * most, 9)
})

test('every line of the ledger is of a part that has a name, and every kind told together has a budget', () => {
  for (const { part, epsilon } of buildLedger()) {
    expect(ledgerParts).toContain(part)
    expect(epsilon).toBeGreaterThan(0)
  }
  for (const kind of ['careerpath', 'environment', 'leadership', 'benefit'] as const) {
    expect(listSums(kind, ['1']).length).toBeGreaterThan(2)
    expect(computeEpsilonTogether(kind)).toBeGreaterThan(0)
  }
})
