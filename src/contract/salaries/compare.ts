import { array, type Infer, nullable, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { date, lookup, score, whole, year, yesNo } from '../form/fields.ts'
import { type AnswersOf, defineForm } from '../form/form.ts'
import { Id } from '../params.ts'
import { Pay, PayAverages, PayBar, PayPart, PayParts } from './pay.ts'

/**
 * What somebody compares (spec 5, compare salary): all of it required. Pay as in a salary review, a month; the bonus of a
 * year, which may be none; `start` is the day they began at the company.
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

/** Parts of the pay that not everybody gets, told of those who do: amounts of a year, the commission of a month. */
export const Extras = type({
  cash_bonus: nullable(Pay),
  profit_sharing: nullable(Pay),
  sales_commission: nullable(Pay),
  /** In percent. */
  annual_raise: nullable(Pay),
})
export type Extras = Infer<typeof Extras>

/** What a company pays, beside which somebody's own pay is held. Where they stand is found on their device. */
export const Comparison = type({
  pay: nullable(Pay),
  bars: array(PayBar),
  /** Their own job level; null where too few have it to tell. */
  own: nullable(PayPart),
  ownBars: array(PayBar),
  level: PayParts,
  /** Of the whole country: a company has too few of each to tell. */
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

/** POST /companies/:id/compare: nothing of the answers is kept. 422 with problems beside the fields. */
export const compareSalary = defineEndpoint({ ...compare, path: '/companies/:id/compare', access: 'public' })
/** POST /companies/:id/compare/all: the same with every chart, for signed-in people (spec 6). */
export const compareFully = defineEndpoint({
  ...compare,
  path: '/companies/:id/compare/all',
  access: 'member',
  whose: 'anybody',
})
