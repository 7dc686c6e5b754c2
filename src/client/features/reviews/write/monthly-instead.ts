import { clean } from '../../../../contract/form/clean.ts'
import { salaryReview } from '../../../../contract/reviews/salary.ts'

const salary = salaryReview.fields.find((field) => field.name === 'salary')!

/**
 * Returns the monthly amount to offer where a yearly one is too long for a salary; undefined where there is nothing to
 * offer.
 */
export function suggestMonthly(period: unknown, entered: unknown): number | undefined {
  const yearly = clean(salary, entered)
  if (period !== 'year' || typeof yearly !== 'number' || salary.kind !== 'whole' || yearly <= salary.max)
    return undefined
  const monthly = Math.round(yearly / 12)
  return monthly <= salary.max ? monthly : undefined
}
