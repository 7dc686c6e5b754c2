import type { Contribution } from '../../../contract/profile/profile.ts'
import { computeMonthlyPay } from '../../../contract/salaries/monthly-pay.ts'

/** What somebody earns by what they shared themselves: where, as what, how much a month in riyals, and the month they said so. */
export type SharedPay = {
  company: Contribution['company']
  jobtitle: number
  amount: number
  month: string
}

/**
 * The last salary among a person's own contributions, which only they can read; undefined where none stands, or it is in
 * another currency, which is held beside nothing here.
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
