import { riyal } from '../../../contract/lookups/known-ids.ts'
import type { Contribution } from '../../../contract/profile/profile.ts'

/** What somebody earns by what they shared themselves: where, as what, how much a month in riyals, and the month they said so. */
export type SharedPay = {
  company: Contribution['company']
  jobtitle: number
  amount: number
  month: string
}

/**
 * The last salary among a person's own contributions, which only they can read; undefined where none stands, or it is in
 * another currency or by the hour, which is held beside nothing here.
 */
export function getSharedPay(contributions: readonly Contribution[]): SharedPay | undefined {
  for (const { kind, state, company, month, answers } of contributions) {
    if (kind !== 'salary' || (state !== 'waiting' && state !== 'published')) continue
    const { salary, per_duration, currency_id, jobtitle } = answers
    if (typeof salary !== 'number' || currency_id !== riyal || per_duration === 'hour') continue
    const amount = per_duration === 'year' ? Math.round(salary / 12) : salary
    return { company, jobtitle: Number(jobtitle), amount, month }
  }
  return undefined
}
