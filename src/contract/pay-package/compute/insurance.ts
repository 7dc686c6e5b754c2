import { type Day, findRule } from '../rules/dated.ts'
import { type BranchName, type Insured, insuranceRules } from '../rules/insurance.ts'
import type { SourceName } from '../rules/sources.ts'
import { computePart, type Halalas } from './money.ts'
import type { PayPackage } from './pay-package.ts'

/** What one branch of social insurance takes a month; rates in hundredths of a percent. */
export type Contribution = {
  name: BranchName
  worker: Halalas
  employer: Halalas
  workerRate: number
  employerRate: number
  sources: readonly SourceName[]
}
/** The contributions of a month, and the wage they are taken from. */
export type Contributions = {
  base: Halalas
  /** Whether the wage was raised to the lowest or cut to the highest amount. */
  limited: 'floor' | 'ceiling' | null
  worker: Halalas
  employer: Halalas
  branches: readonly Contribution[]
}

/** Returns by which rules a person is insured; undefined for citizens of the Gulf, whose state decides. */
export const findInsured = ({ nationality, newlyInsured }: PayPackage): Insured | undefined => {
  if (nationality === 'gulf') return undefined
  return nationality === 'other' ? 'foreign' : newlyInsured ? 'new' : 'old'
}

/**
 * Computes the contributions of the month a day is in; undefined where no rule with a source holds on that day or for
 * that person.
 */
export function computeContributions(pay: PayPackage, day: Day): Contributions | undefined {
  const insured = findInsured(pay)
  const rule = insured && findRule(insuranceRules[insured], day)
  const paid = pay.basic + pay.housing
  if (!rule || (insured === 'foreign' && paid < rule.floor)) return undefined
  const base = Math.min(rule.ceiling, Math.max(rule.floor, paid))
  const branches = rule.branches.map(({ name, worker, employer, sources }) => ({
    name,
    worker: computePart(base, worker, 10_000),
    employer: computePart(base, employer, 10_000),
    workerRate: worker,
    employerRate: employer,
    sources,
  }))
  return {
    base,
    limited: base > paid ? 'floor' : base < paid ? 'ceiling' : null,
    worker: branches.reduce((sum, { worker }) => sum + worker, 0),
    employer: branches.reduce((sum, { employer }) => sum + employer, 0),
    branches,
  }
}
