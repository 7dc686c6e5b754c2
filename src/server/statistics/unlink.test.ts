import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleAnswers } from '../../../tests/support/answers/sample-reviews.ts'
import { reviewKinds } from '../../contract/reviews/reviews.ts'
import { tallyForCompany, tallyForCountry } from './counted.ts'
import { shuffleAnswers } from './unlink.ts'

const month = '2026-10'
const one = fc.record({
  department: fc.integer({ min: 1, max: 8 }),
  joblevel: fc.integer({ min: 1, max: 5 }),
  jobtitle: fc.integer({ min: 1, max: 6 }),
  cities: fc.integer({ min: 1, max: 6 }),
  education: fc.integer({ min: 1, max: 4 }),
  salary: fc.integer({ min: 10, max: 99_999 }),
  per_duration: fc.constantFrom('year', 'month', 'hour'),
  currency_id: fc.constantFrom(1, 2),
  gender: fc.constantFrom('male', 'female'),
  annual_raise: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
  cash_bonus: fc.option(fc.integer({ min: 10, max: 99_999 }), { nil: undefined }),
  cash_bonus_duration: fc.constantFrom('year', 'month'),
  sales_commission: fc.option(fc.integer({ min: 10, max: 99_999 }), { nil: undefined }),
  sales_commission_duration: fc.constantFrom('year', 'month'),
  housing_allowance: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }),
  managers_performance: fc.integer({ min: 1, max: 10 }),
  ceo_rate: fc.integer({ min: 1, max: 10 }),
  training: fc.constantFrom(0, 1),
})
const writer = fc.record({
  gender: fc.constantFrom('male' as const, 'female' as const, undefined),
  age: fc.constantFrom(1, 2, undefined),
  experience: fc.constantFrom(1, 2, 3),
  nation: fc.constantFrom('saudi' as const, 'arab' as const, undefined),
})

const reviewsOf = (kind: (typeof reviewKinds)[number]) =>
  fc.array(
    fc
      .tuple(one, fc.option(writer))
      .map(([answers, who]) => ({ answers: { ...sampleAnswers(kind), ...answers }, writer: who })),
    { maxLength: 30 },
  )

test.each(reviewKinds)('every count of a release over reviews of %s stays what it is', (kind) => {
  const sum = (reviews: readonly { answers: object; writer: object | null }[]) => {
    const counts: Record<string, number> = {}
    for (const review of reviews) {
      const settled = { kind, month, answers: {}, writer: null, settled: review as never }
      for (const { measure, bucket, n = 1 } of [...tallyForCompany(settled), ...tallyForCountry(settled)]) {
        const cell = `${measure} ${bucket}`
        counts[cell] = (counts[cell] ?? 0) + n
      }
    }
    return Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== 0))
  }
  fc.assert(
    fc.property(reviewsOf(kind), fc.infiniteStream(fc.nat()), (reviews, numbers) => {
      const draw = (below: number) => (numbers.next().value as number) % below
      expect(sum(shuffleAnswers(kind, reviews, draw))).toEqual(sum(reviews))
    }),
  )
})

test('nothing but what is counted stays, and no exact amount', () => {
  const [review] = shuffleAnswers(
    'company',
    [
      {
        answers: sampleAnswers('company', { jobtitle: 7, is_former: 1, last_year: 2024 }),
        writer: { nation: 'saudi', age: 2 },
      },
    ],
    () => 0,
  )
  expect(Object.keys(review!.answers).sort()).toEqual(['cities', 'department', 'education'])
  expect(review!.writer).toEqual({ age: 2 })
  const [salary] = shuffleAnswers(
    'salary',
    [{ answers: sampleAnswers('salary', { salary: 12_345, housing_allowance: 2345 }), writer: null }],
    () => 0,
  )
  expect(salary!.answers.salary).not.toBe(12_345)
  expect(salary!.answers).not.toHaveProperty('department')
  expect(salary!.answers).not.toHaveProperty('housing_allowance')
})

test('answers of one review are parted from each other', () => {
  const reviews = Array.from({ length: 20 }, (_, n) => ({
    answers: sampleAnswers('company', { department: n + 1, cities: n + 1 }),
    writer: null,
  }))
  let seed = 7
  const mixed = shuffleAnswers('company', reviews, (below) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  })
  expect(mixed.filter(({ answers }) => answers.department === answers.cities).length).toBeLessThan(6)
})
