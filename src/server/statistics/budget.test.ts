import { expect, test } from 'vitest'
import { offersBenefits } from '../../contract/reviews/benefit.ts'
import { advantageBound, ledger, mostOfOneNumber, spentBy } from '../../contract/statistics/budget.ts'
import { lookups } from '../lookups/lists.ts'

test('the ledger counts as many benefits as the list has', () => {
  expect(offersBenefits).toBe(lookups.benefits.length)
})

test('what a contribution spends in all is what the decision says, and no single number spends more than 2', () => {
  const spent = Object.fromEntries(ledger().map(({ kind }) => [kind, Math.round(spentBy(kind) * 100) / 100]))
  expect(spent).toMatchObject({
    salary: 10.9,
    environment: 8.25,
    benefit: 7.25,
    leadership: 6.75,
    company: 5.7,
    careerpath: 5.5,
    study: 2.5,
  })
  expect(mostOfOneNumber()).toBe(2)
  expect(advantageBound(1)).toBeCloseTo((Math.E - 1) / (Math.E + 1), 12)
})
