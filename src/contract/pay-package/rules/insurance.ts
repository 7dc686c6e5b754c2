import type { Dated } from './dated.ts'
import type { SourceName } from './sources.ts'

/** Rates are in hundredths of a percent: 975 is 9.75 %. */
export type BranchName = 'annuities' | 'unemployment' | 'hazards'
export type Branch = { name: BranchName; worker: number; employer: number; sources: readonly SourceName[] }

/** What is paid to social insurance, and the limits of the monthly wage it is taken from, in halalas. */
export type InsuranceRule = Dated & { floor: number; ceiling: number; branches: readonly Branch[] }

/** Who a person is to social insurance: a Saudi insured before 3 July 2024 or since, or neither Saudi nor of the Gulf. */
export type Insured = 'old' | 'new' | 'foreign'

const limits = { floor: 1_500_00, ceiling: 45_000_00 }
const unemployment: Branch = { name: 'unemployment', worker: 75, employer: 75, sources: ['unemployment'] }
const hazards: Branch = { name: 'hazards', worker: 0, employer: 200, sources: ['coverage'] }
const buildAnnuities = (rate: number, ...sources: SourceName[]): Branch => ({
  name: 'annuities',
  worker: rate,
  employer: rate,
  sources,
})

/** A period of the Social Insurance Law of 2024, whose rate of annuities rises with each. */
const buildStep = (from: string, to: string | undefined, rate: number): InsuranceRule => ({
  from,
  ...(to && { to }),
  ...limits,
  branches: [buildAnnuities(rate, 'newInsurance', 'steps'), unemployment, hazards],
})

export const insuranceRules: Record<Insured, readonly InsuranceRule[]> = {
  old: [{ from: '2022-01-01', ...limits, branches: [buildAnnuities(900, 'coverage'), unemployment, hazards] }],
  new: [
    buildStep('2024-07-03', '2025-06-30', 900),
    buildStep('2025-07-01', '2026-06-30', 950),
    buildStep('2026-07-01', '2027-06-30', 1000),
    buildStep('2027-07-01', '2028-06-30', 1050),
    buildStep('2028-07-01', undefined, 1100),
  ],
  // The sources do not agree on the floor of people who are not Saudi: below it nothing is computed.
  foreign: [{ from: '2022-01-01', ...limits, branches: [hazards] }],
}
