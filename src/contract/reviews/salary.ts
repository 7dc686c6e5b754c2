import {
  acceptTerms,
  amount,
  choice,
  lookup,
  onlyIf,
  optional,
  rare,
  score,
  step,
  whole,
  yesNo,
} from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { saudiArabia } from '../lookups/known-ids.ts'
import { defineRoleStep, personStep } from './common.ts'

/** Defines the period of an amount: every amount has one of its own, a year or a month, also optional. */
const definePeriod = <N extends string>(name: N) => optional(choice(name, ['year', 'month'], { look: 'segments' }))

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
    ]),
    choice('gender', ['male', 'female'], { look: 'segments' }),
    lookup('country_id', 'countries', { initial: saudiArabia }),
    lookup('city_id', 'cities', { of: 'country_id' }),
    acceptTerms(),
  ]),
])
