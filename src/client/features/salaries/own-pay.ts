import type { Contribution } from '../../../contract/profile/profile.schema.ts'
import { computeMonthlyPay } from '../../../contract/salaries/monthly-pay.ts'

/**
 * A person's pay by what they shared themselves: the company, the job title, the amount a month in riyals, and the
 * month they shared it.
 */
export type SharedPay = {
  company: Contribution['company']
  jobtitle: number
  amount: number
  month: string
}

/**
 * Returns the last salary among a person's own contributions, which only they can read; undefined where there is none,
 * or it is in another currency, which is compared with nothing here.
 */
export function getSharedPay(contributions: readonly Contribution[]): SharedPay | undefined {
  const isStandingSalary = ({ kind, state }: Contribution) =>
    kind === 'salary' && (state === 'waiting' || state === 'published')
  const last = contributions.find(isStandingSalary)
  const amount = last && computeMonthlyPay(last.answers)
  if (!amount) return undefined
  const { company, month, answers } = last
  return { company, jobtitle: Number(answers.jobtitle), amount: Math.round(amount), month }
}
