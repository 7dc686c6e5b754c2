import type { Day } from '../rules/dated.ts'
import type { Calendar } from './calendar.ts'
import type { Halalas } from './money.ts'

/** `gulf`: of another state of the Gulf, insured by the rules of that state. */
export const nationalities = ['saudi', 'gulf', 'other'] as const
export type Nationality = (typeof nationalities)[number]
export const contractKinds = ['open', 'fixed'] as const
export type ContractKind = (typeof contractKinds)[number]

/** What is paid for work, a month unless it says otherwise, and who is paid. */
export type PayPackage = {
  basic: Halalas
  housing: Halalas
  transport: Halalas
  other: Halalas
  /** A year. */
  bonus: Halalas
  /** Whether the contract promises the bonus, so that a twelfth of it is part of the wage (article 2). */
  bonusPromised: boolean
  /** Hours of a week, and the days they are worked on. */
  weeklyHours: number
  weekDays: number
  nationality: Nationality
  /** For a Saudi: whether first insured since 3 July 2024. */
  newlyInsured: boolean
  contract: ContractKind
  /** Days of leave a year by the contract; the law may give more. */
  leaveDays: number
  joined: Day
  /** The calendar by which the contract counts years. */
  calendar: Calendar
}

/** Returns what is paid each month. */
export const sumMonth = ({ basic, housing, transport, other }: PayPackage): Halalas =>
  basic + housing + transport + other

/**
 * Returns the actual wage of a month (article 2): basic pay, all allowances, and a promised bonus. The award, leave,
 * notice and overtime are taken from it.
 */
export const sumWage = (pay: PayPackage): Halalas =>
  sumMonth(pay) + (pay.bonusPromised ? Math.round(pay.bonus / 12) : 0)
