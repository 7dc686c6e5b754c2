import type { Field } from '../form/field.ts'
import {
  acceptTerms,
  amount,
  choice,
  lookup,
  onlyIf,
  optional,
  partsOf,
  rare,
  score,
  step,
  whole,
  yesNo,
} from '../form/fields.ts'
import { defineForm, type Form } from '../form/form.ts'
import { riyal, saudiArabia } from '../lookups/known-ids.ts'
import { defineRoleStep, personStep } from './common.ts'

/** Defines the period of an amount: every amount has one of its own, a year or a month, also optional. */
const definePeriod = <N extends string>(name: N) => optional(choice(name, ['year', 'month'], { look: 'segments' }))

/**
 * The allowances that are part of the salary, in its period. The specification does not have them: they are optional,
 * after its own fields, and no release counts them (decision 151).
 */
export const allowanceNames = ['housing_allowance', 'transport_allowance', 'other_allowances'] as const

/** Salary review (spec 3, spec 5). The salary has 2 to 5 digits for every pay period. */
export const salaryReview = defineForm('salary', [
  ...defineRoleStep('salary'),
  ...personStep,
  ...step(3, [
    lookup('currency_id', 'curriencies'),
    choice('per_duration', ['year', 'month', 'hour'], { look: 'segments' }),
    score('experience_years', 'years'),
    whole('salary', { min: 10, max: 99_999, problem: 'salary_range', unit: 'sar' }),
    whole('annual_raise', { min: 1, max: 99, problem: 'raise_range', unit: 'percent' }),
    yesNo('get_bonus'),
    ...onlyIf('get_bonus', 1, [
      amount('cash_bonus'),
      definePeriod('cash_bonus_duration'),
      amount('stock_bonus'),
      definePeriod('stock_bonus_duration'),
    ]),
    ...rare([
      amount('profit_sharing'),
      definePeriod('profit_sharing_duration'),
      amount('sales_commission'),
      definePeriod('sales_commission_duration'),
      amount('tips_gratuities'),
      definePeriod('tips_gratuities_duration'),
      ...partsOf('salary', allowanceNames, 'allowances_range'),
    ]),
    choice('gender', ['male', 'female'], { look: 'segments' }),
    lookup('country_id', 'countries', { initial: saudiArabia }),
    lookup('city_id', 'cities', { of: 'country_id' }),
    acceptTerms(),
  ]),
])

/** What the five questions ask, after the company. The title fills the department, which is not asked for. */
const quickNames = ['review_type', 'employer_name', 'jobtitle', 'department', 'joblevel', 'experience_years', 'salary']
/** What makes the salary more exact, behind one press. */
const moreNames = [
  ...allowanceNames,
  ...['currency_id', 'country_id', 'city_id', 'gender', 'annual_raise', 'get_bonus', 'cash_bonus'],
  ...['cash_bonus_duration', 'stock_bonus', 'stock_bonus_duration', 'profit_sharing', 'profit_sharing_duration'],
  ...['sales_commission', 'sales_commission_duration', 'tips_gratuities', 'tips_gratuities_duration'],
]
const initials: Readonly<Record<string, string | number>> = { currency_id: riyal, per_duration: 'month' }

const getField = (name: string): Field => {
  const field = salaryReview.fields.find((one) => one.name === name)!
  return { ...field, step: 1, ...(initials[name] !== undefined && { initial: initials[name] }) }
}

/**
 * The same review in five questions on a page of its own: company, title, level, years and pay. What it leaves out or
 * behind one press is not required; the wizard asks for all of it (spec 5).
 */
export const quickSalaryReview: Form = {
  id: salaryReview.id,
  fields: [
    ...quickNames.map(getField).map((field) => (field.name === 'department' ? optional(field) : field)),
    getField('per_duration'),
    ...rare(moreNames.map(getField)),
    getField('accept_terms'),
  ],
}
