import { defineEndpoint } from '../endpoint.ts'
import { date, lookup, score, whole, year, yesNo } from '../form/fields.ts'
import { type AnswersOf, defineForm } from '../form/form.ts'
import type * as shapes from './compare.schema.ts'

/**
 * What a person compares (spec 5, compare salary): all of it required. Pay as in a salary review, per month; the bonus
 * per year, which may be 0; `start` is the day they began at the company. The answers stay on the device: no call sends
 * them.
 */
export const compareForm = defineForm('compare', [
  whole('total_pay', { min: 10, max: 99_999, problem: 'salary_range', unit: 'sar' }),
  whole('bonus', { min: 0, max: 9_999_999, problem: 'not_positive', unit: 'sar' }),
  score('annual_leave', 'days'),
  lookup('joblevel', 'joblevels'),
  yesNo('is_former', { initial: 1 }),
  year('year'),
  date('start', { past: true }),
  lookup('nationality', 'nationalities'),
  lookup('education', 'qualifications'),
  lookup('specilization', 'specilizations', { of: 'education' }),
])
export type CompareAnswers = AnswersOf<typeof compareForm>

/** GET /companies/:id/comparison: what a person compares with, the same for everybody (spec 2, comparison result). */
export const getComparison = defineEndpoint<typeof shapes.getComparison>()({
  method: 'GET',
  path: '/companies/:id/comparison',
  access: 'public',
  cache: 'public',
})
/** GET /extra-pay: bonus, raise and the like in the whole country, for signed-in people (spec 6). */
export const getExtraPay = defineEndpoint<typeof shapes.getExtraPay>()({
  method: 'GET',
  path: '/extra-pay',
  access: 'member',
  whose: 'anybody',
})
