import { array, type Infer, nullable, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { date, lookup, score, whole, year, yesNo } from '../form/fields.ts'
import { type AnswersOf, defineForm } from '../form/form.ts'
import { Id } from '../params.ts'
import { Pay, PayAverages, PayBar, PayPart, PayParts } from './pay.ts'

/**
 * What a person compares (spec 5, compare salary): all of it required. Pay as in a salary review, per month; the bonus
 * per year, which may be 0; `start` is the day they began at the company.
 */
export const compareForm = defineForm('compare', [
  whole('total_pay', { min: 10, max: 99_999, problem: 'salary_range', unit: 'sar' }),
  whole('bonus', { min: 0, max: 9_999_999, problem: 'not_positive', unit: 'sar' }),
  score('annual_leave', 'days'),
  lookup('joblevel', 'joblevels'),
  yesNo('is_former', { initial: 0 }),
  year('year'),
  date('start', { past: true }),
  lookup('nationality', 'nationalities'),
  lookup('education', 'qualifications'),
  lookup('specilization', 'specilizations', { of: 'education' }),
])
export type CompareAnswers = AnswersOf<typeof compareForm>

/** Parts of the pay that not everybody gets, over those who do: amounts per year, the commission per month. */
export const Extras = type({
  cash_bonus: nullable(Pay),
  profit_sharing: nullable(Pay),
  sales_commission: nullable(Pay),
  /** The annual raise in percent. */
  annual_raise: nullable(Pay),
})
export type Extras = Infer<typeof Extras>

/** What a company pays, for a person to compare their own pay with. Where they stand is computed on their device. */
export const Comparison = type({
  pay: nullable(Pay),
  bars: array(PayBar),
  /** The pay of the person's own job level; null where too few people have it. */
  own: nullable(PayPart),
  ownBars: array(PayBar),
  level: PayParts,
  /** The pay in the whole country: a company has too few people of each part. */
  country: type({
    department: PayParts,
    nation: PayAverages,
    gender: PayParts,
    /** Null for a visitor, whose charts are limited (spec 6). */
    extras: nullable(Extras),
  }),
})
export type Comparison = Infer<typeof Comparison>

const compare = { method: 'POST', params: { id: Id }, form: compareForm, response: Comparison } as const

/** POST /companies/:id/compare: the answers are not stored. 422 with problems by field. */
export const compareSalary = defineEndpoint({ ...compare, path: '/companies/:id/compare', access: 'public' })
/** POST /companies/:id/compare/all: the same with every chart, for signed-in people (spec 6). */
export const compareFully = defineEndpoint({
  ...compare,
  path: '/companies/:id/compare/all',
  access: 'member',
  whose: 'anybody',
})
