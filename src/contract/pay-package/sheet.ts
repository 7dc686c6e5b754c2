import { isDay } from '../form/days.ts'
import { calendars } from './compute/calendar.ts'
import { maxHalalas } from './compute/money.ts'
import { contractKinds, nationalities, type PayPackage } from './compute/pay-package.ts'
import type { Day } from './rules/dated.ts'
import { type Reason, reasons } from './rules/labour.ts'

/** A package as a person fills it in; a day that is not chosen is empty. */
export type Sheet = PayPackage & {
  name: string
  joined: Day | ''
  last: Day | ''
  reason: Reason
  /** In hundredths of a day; null: those earned in the current year of service. */
  unused: number | null
  overtime: number
  /** Which allowances are still the usual part of basic pay, since no one has changed them. */
  guessed: { housing: boolean; transport: boolean }
}

export const emptySheet: Sheet = {
  name: '',
  ...{ basic: 0, housing: 0, transport: 0, other: 0, bonus: 0, bonusPromised: false },
  ...{ weeklyHours: 48, weekDays: 6, nationality: 'saudi', newlyInsured: false, contract: 'open' },
  ...{ leaveDays: 21, joined: '', calendar: 'gregorian' },
  ...{ last: '', reason: 'ended', unused: null, overtime: 0, guessed: { housing: true, transport: true } },
}

/** The usual allowances as parts of basic pay: a quarter for housing, a tenth for transport. */
export const usualParts = { housing: 4, transport: 10 } as const

/** Returns the sheet with another basic pay, and with the allowances that are still a part of it. */
export const changeBasic = (sheet: Sheet, basic: number): Sheet => ({
  ...sheet,
  basic,
  housing: sheet.guessed.housing ? Math.round(basic / usualParts.housing) : sheet.housing,
  transport: sheet.guessed.transport ? Math.round(basic / usualParts.transport) : sheet.transport,
})

/** Returns the sheet with this pay a month, in riyals: basic pay and the usual allowances, which it is the sum of. */
export const changeTotal = (sheet: Sheet, riyals: number): Sheet =>
  changeBasic(
    { ...sheet, other: 0, guessed: { housing: true, transport: true } },
    Math.round((riyals * 100) / (1 + 1 / usualParts.housing + 1 / usualParts.transport)),
  )

const isAmount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxHalalas
const isFlag = (value: unknown) => typeof value === 'boolean'
const isNumberUpTo = (max: number) => (value: unknown) => typeof value === 'number' && value >= 0 && value <= max
const isOneOf = (list: readonly unknown[]) => (value: unknown) => list.includes(value)
const isDayOrEmpty = (value: unknown) => value === '' || isDay(value)

/** What each field may hold. */
const checks: Record<keyof Sheet, (value: unknown) => boolean> = {
  name: (value) => typeof value === 'string' && value.length <= 60,
  ...{ basic: isAmount, housing: isAmount, transport: isAmount, other: isAmount, bonus: isAmount },
  ...{ bonusPromised: isFlag, newlyInsured: isFlag, weeklyHours: isNumberUpTo(168) },
  weekDays: isOneOf([1, 2, 3, 4, 5, 6, 7]),
  ...{ nationality: isOneOf(nationalities), contract: isOneOf(contractKinds), calendar: isOneOf(calendars) },
  ...{ leaveDays: isNumberUpTo(365), joined: isDayOrEmpty, last: isDayOrEmpty, reason: isOneOf(reasons) },
  unused: (value) => value === null || isNumberUpTo(100_000)(value),
  overtime: isNumberUpTo(744),
  guessed: (value) =>
    typeof value === 'object' &&
    value !== null &&
    ['housing', 'transport'].every((key) => isFlag(Reflect.get(value, key))),
}

/** Reads a sheet that a device has kept: a field that is missing or no longer valid is as in an empty sheet. */
export function readSheet(kept: unknown): Sheet {
  if (typeof kept !== 'object' || kept === null) return emptySheet
  const entries = Object.entries(checks).filter(([key, isValid]) => isValid(Reflect.get(kept, key)))
  return { ...emptySheet, ...Object.fromEntries(entries.map(([key]) => [key, Reflect.get(kept, key)])) }
}
