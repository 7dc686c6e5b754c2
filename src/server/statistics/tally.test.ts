import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reviewKinds } from '../../contract/reviews/reviews.ts'
import { computeMonthlyPay } from '../../contract/salaries/monthly-pay.ts'
import { payRules } from '../../contract/statistics/rules.ts'
import { listSums, unit } from './answer-sums.ts'
import { getEpsilon } from './metrics.ts'
import { findBand, payBands } from './pay.ts'
import { buildExtraMeasure } from './pay-measures.ts'
import { tallyNationalPay } from './pay-tally.ts'
import { computeTally, isOpen } from './tally.ts'

const person = { department: 3, joblevel: 2, jobtitle: 40, employment_status: 1, cities: 7, education: 1, is_former: 1 }
const lines = (...of: Parameters<typeof computeTally>) =>
  computeTally(...of).map(({ measure, bucket }) => `${measure}=${bucket}`)

describe('what a review is counted in', () => {
  test('a company review: stars, month, words, people', () => {
    const answers = { ...person, rate: 4, pros: 'Fair', cons: 'Far', good_word: 'وِدّيّة', bad_word: 'Slow' }
    expect(lines('company', answers, '2026-10')).toEqual([
      'count=company',
      'company.department=3',
      'company.cities=7',
      'company.education=1',
      'company.rate=4',
      'company.good_word=وديه',
      'company.good_word.وديه=وِدّيّة',
      'company.bad_word=slow',
      'company.bad_word.slow=Slow',
      'company.month=2026-10 4',
    ])
  })

  test('a salary review: pay per job title, level and gender', () => {
    const answers = { ...person, salary: 9000, per_duration: 'month', currency_id: 1, gender: 'female', get_bonus: 0 }
    const bin = findBand(payBands, 9000)
    expect(lines('salary', answers, '2026-10')).toEqual(
      expect.arrayContaining([`salary.pay=${bin}`, `salary.joblevel.2=${bin}`]),
    )
  })

  test('a culture review: every question of its set', () => {
    const answers = { ...person, culturetype: 'careerpath', training: 1, carear_clarity: 0 }
    expect(lines('careerpath', answers, '2026-10')).toEqual(
      expect.arrayContaining(['careerpath.people=all', 'careerpath.training=all', 'careerpath.carear_clarity=all']),
    )
    expect(lines('leadership', { ceo_rate: 9 }, '2026-10')).toContain('leadership.ceo_rate=9')
    const added = (...of: Parameters<typeof computeTally>) =>
      Object.fromEntries(computeTally(...of).map(({ measure, bucket, n }) => [`${measure}.${bucket}`, n]))
    expect(added('careerpath', { training: 1, carear_clarity: 0 }, '2026-10')).toMatchObject({
      ...{ 'careerpath.people.all': unit, 'careerpath.training.all': unit, 'careerpath.carear_clarity.all': -unit },
    })
    expect(
      added('environment', { average_working_hours: 45, happines: 10, job_entertainment: 2 }, '2026-10'),
    ).toMatchObject({
      ...{ 'environment.average_working_hours.all': 0, 'environment.happines.all': unit },
      ...{ 'environment.job_entertainment.0': -unit, 'environment.job_entertainment.2': unit },
    })
  })

  test('a benefits and an interview review', () => {
    const offered = [
      { benefit_id: 1, offered: 1 },
      { benefit_id: 2, offered: 0 },
    ]
    expect(lines('benefit', { benefits: offered, rate: 'positive' }, '2026-10')).toEqual(
      expect.arrayContaining(['benefit.offered.1=1', 'benefit.offered.2=2', 'benefit.rate=positive']),
    )
    const interview = { difficulty: 'easy', get_offer: 'yes', get_by: 'recruiter', duration: 2, duration_type: 'week' }
    expect(lines('interview', { ...interview, stages: [101, 201] }, '2026-10')).toEqual(
      expect.arrayContaining(['interview.difficulty=easy', 'interview.get_offer=yes', 'interview.get_by=recruiter']),
    )
  })
})

test('spellings of one word are counted together', () => {
  const counted = (good_word: string) =>
    lines('company', { good_word }, '2026-10').find((line) => /good_word=/.test(line))
  expect(new Set(['وِدّيّة', 'وديه', 'وديـة'].map(counted)).size).toBe(1)
  expect(new Set(['Work_Life', 'work-life'].map(counted)).size).toBe(1)
  expect(counted('رائع')).not.toBe(counted('ممتع'))
})

describe('pay', () => {
  test('is riyals a month, no matter what its period', () => {
    const pay = (salary: number, per_duration: string) => computeMonthlyPay({ salary, per_duration, currency_id: 1 })
    expect(pay(96_000, 'year')).toBe(8000)
    expect(pay(8000, 'month')).toBe(8000)
    expect(pay(50, 'hour')).toBe(50 * payRules.hoursOfMonth)
    expect(computeMonthlyPay({ salary: 8000, per_duration: 'month', currency_id: 2 })).toBeNull()
    expect([pay(99_999, 'month'), pay(480, 'hour')]).toEqual([99_999, 480 * payRules.hoursOfMonth])
  })

  test('is not counted where a month of it is beyond any pay, as 99,999 an hour or 10 a year', () => {
    const pay = (salary: number, per_duration: string) => computeMonthlyPay({ salary, per_duration, currency_id: 1 })
    expect([pay(99_999, 'hour'), pay(500, 'hour'), pay(10, 'year')]).toEqual([null, null, null])
  })

  test('with a bonus beyond any pay of a year is counted without the bonus', () => {
    const extras = (cash_bonus: number, cash_bonus_duration: string) =>
      tallyNationalPay('salary', {
        ...{ salary: 8000, per_duration: 'month', currency_id: 1, jobtitle: 40 },
        ...{ cash_bonus, cash_bonus_duration },
      }).filter(({ measure }) => measure === buildExtraMeasure('cash_bonus')).length
    expect([extras(20_000, 'year'), extras(2000, 'month')]).toEqual([1, 1])
    expect([extras(99_999_999, 'year'), extras(200_000, 'month')]).toEqual([0, 0])
  })

  test('lies in its band, no matter what it is; what is less or more than all bands lies at their ends', () => {
    const { lowest, highest, wider } = payRules
    fc.assert(
      fc.property(fc.integer({ min: lowest, max: highest - 1 }), (amount) => {
        const band = findBand(payBands, amount)
        expect(Math.exp(payBands.edges[band]!)).toBeLessThanOrEqual(amount + 1e-6)
        expect(amount).toBeLessThan(Math.exp(payBands.edges[band]!) * (1 + wider) + 1e-6)
      }),
    )
    expect([1, 99_999_999].map((amount) => findBand(payBands, amount))).toEqual([0, payBands.edges.length - 2])
  })
})

test('counters of releases are never public before, and a field without a declared way of counting is not counted', () => {
  const every = { ...person, rate: 3, salary: 9000, per_duration: 'month', currency_id: 1, gender: 'male', ceo_rate: 4 }
  const told = reviewKinds.flatMap((kind) => computeTally(kind, every, '2026-10', { gender: 'male', age: 1 }))
  const together = new Set(reviewKinds.flatMap((kind) => listSums(kind, ['1']).map(({ measure }) => measure)))
  for (const { measure } of told) {
    if (isOpen(measure)) continue
    expect(together.has(measure) || getEpsilon(measure) > 0, measure).toBe(true)
  }
  expect(told.map(({ measure }) => measure)).not.toContain('company.joblevel')
  for (const measure of [
    'salary.pay',
    'company.gender',
    'company.department',
    'leadership.ceo_rate',
    'benefit.offered.1',
  ])
    expect(isOpen(measure), measure).toBe(false)
  for (const measure of ['company.rate', 'company.month', 'company.good_word.fair', 'interview.rate', 'count'])
    expect(isOpen(measure), measure).toBe(true)
})
