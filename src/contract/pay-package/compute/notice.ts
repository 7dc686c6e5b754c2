import { type Day, findRule } from '../rules/dated.ts'
import { monthDays, noticeRules, resignationRules } from '../rules/labour.ts'
import type { SourceName } from '../rules/sources.ts'
import { addDays } from './calendar.ts'
import { computePart, type Halalas } from './money.ts'
import { type PayPackage, sumWage } from './pay-package.ts'

/** The notice of one side: its days, the day it ends where it is given on the day asked for, and what is paid instead. */
export type Notice = { days: number; until: Day; instead: Halalas }
export type Notices = { worker: Notice; employer: Notice; sources: readonly SourceName[] }

/** Computes the notice of a contract without a term that is given on a day; undefined for a contract with a term. */
export function computeNotice(pay: PayPackage, given: Day): Notices | undefined {
  const rule = pay.contract === 'open' ? findRule(noticeRules, given) : undefined
  if (!rule) return undefined
  const wage = sumWage(pay)
  const build = (days: number): Notice => ({
    days,
    until: addDays(given, days),
    instead: computePart(wage, days, monthDays),
  })
  return { worker: build(rule.worker), employer: build(rule.employer), sources: rule.sources }
}

/** Returns when a contract with a term ends by a resignation that is handed in on a day, at the latest without an answer. */
export function computeResignation(pay: PayPackage, given: Day) {
  const rule = pay.contract === 'fixed' ? findRule(resignationRules, given) : undefined
  return rule && { ...rule, until: addDays(given, rule.answer) }
}
