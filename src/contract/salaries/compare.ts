import { defineEndpoint } from '../endpoint.ts'
import { date, lookup, score, whole, year, yesNo } from '../form/fields.ts'
import { type AnswersOf, defineForm } from '../form/form.ts'
import type * as shapes from './compare.schema.ts'

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

const compare = { method: 'POST', form: compareForm } as const

/** POST /companies/:id/compare: the answers are not stored. 422 with problems by field. */
export const compareSalary = defineEndpoint<typeof shapes.compareSalary>()({
  ...compare,
  path: '/companies/:id/compare',
  access: 'public',
})
/** POST /companies/:id/compare/all: the same with every chart, for signed-in people (spec 6). */
export const compareFully = defineEndpoint<typeof shapes.compareFully>()({
  ...compare,
  path: '/companies/:id/compare/all',
  access: 'member',
  whose: 'anybody',
})
