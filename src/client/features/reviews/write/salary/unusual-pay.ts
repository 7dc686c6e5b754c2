import { clean } from '../../../../../contract/form/clean.ts'
import type { RawAnswers } from '../../../../../contract/form/form.ts'
import { riyal } from '../../../../../contract/lookups/known-ids.ts'
import { salaryReview } from '../../../../../contract/reviews/salary.ts'
import { computeMonthlyPay } from '../../../../../contract/salaries/monthly-pay.ts'

const salary = salaryReview.fields.find((field) => field.name === 'salary')!

/** What a month of work usually pays, in riyals; an amount that comes to less or more is asked about. */
const usual = { least: 800, most: 80_000 }

/**
 * Whether an amount is far from usual pay for its period, as 9,000 an hour or 45 a month. Never of another currency,
 * whose amounts nobody compares, and of what the form refuses anyway.
 */
export function isUnusualPay({ currency_id, per_duration, salary: entered }: RawAnswers): boolean {
  const amount = clean(salary, entered)
  if (typeof amount !== 'number' || salary.kind !== 'whole' || amount < salary.min || amount > salary.max) return false
  if (currency_id !== riyal || !per_duration) return false
  const monthly = computeMonthlyPay({ currency_id, per_duration, salary: amount })
  return monthly === null || monthly < usual.least || monthly > usual.most
}
