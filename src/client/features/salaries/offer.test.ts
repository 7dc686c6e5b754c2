import { expect, test } from 'vitest'
import { judgeOffer } from './offer.ts'

const pay = { median: 9900, lower: 9200, upper: 10_600, p25: 7600, p75: 12_300 }
const few = { median: null, lower: 6900, upper: 9100, p25: null, p75: null }

test.each([
  [7000, pay, 'low', -2900],
  [7600, pay, 'fair', -2300],
  [9200, pay, 'middle', -700],
  [10_600, pay, 'middle', 700],
  [11_500, pay, 'good', 1600],
  [12_300, pay, 'good', 2400],
  [12_400, pay, 'high', 2500],
  [6000, few, 'under', -1900],
  [8000, few, 'middle', 100],
  [9200, few, 'over', 1300],
  [8100, { ...few, leans: { about: 8100, on: 'industry' } as never }, 'middle', 0],
] as const)('an offer of %i is judged by what is published: %j', (amount, told, verdict, apart) => {
  expect(judgeOffer(amount, told)).toEqual({ verdict, apart })
})
