import type { BenefitOffer } from '../../../contract/companies/benefits.ts'

/** The benefits most people say are offered first; of equal ones the one more people answered, then the list's order. */
export function compareShares(offers: readonly BenefitOffer[]): BenefitOffer[] {
  return [...offers].sort((a, b) => b.yes - a.yes || b.people - a.people)
}
